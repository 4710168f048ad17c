import { currencyDigits, FieldErrors, Money, type Language } from '#kernel';
import type { OrderData } from '#contracts';
import { type OrderSituation, type OrderStatus, orderTransitions } from './order-status.js';
import { orderErrors } from '../order.errors.js';

export const PAYMENT_STATUSES = ['unpaid', 'partially_paid', 'paid', 'overpaid', 'refunded'] as const;
/** Payment status, which the database derives from payments and refunds. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A postal address, with the names of the API. */
export interface Address {
  readonly name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** Only in billing addresses. */
  readonly company?: string | null;
  /** Only in billing addresses. */
  readonly vat_id?: string | null;
}

export interface Contact {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
}

/** An order as stored, with amounts as Money. */
export interface OrderRecord {
  readonly id: number;
  readonly key: string;
  /** Creditor reference, ISO 11649. */
  readonly reference: string;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly currency: string;
  readonly language: Language;
  readonly customerId: number | null;
  readonly guestOwnerKey: string | null;
  readonly contact: Contact;
  readonly subtotal: Money;
  readonly tax: Money;
  readonly shipping: Money;
  readonly total: Money;
  readonly paid: Money;
  readonly refunded: Money;
  readonly pricesIncludeTax: boolean;
  readonly paymentMethod: string;
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly note: string | null;
  readonly isQuick: boolean;
  readonly paymentNote: string | null;
  readonly paidAt: Date | null;
  readonly paymentDueAt: Date | null;
  readonly invoicePath: string | null;
  /** True if the invoice is issued when the buyer or staff request it, not automatically. */
  readonly invoiceOnRequest: boolean;
  readonly trackingNumber: string | null;
  /** Name of the carrier; null: not entered. */
  readonly carrier: string | null;
  readonly cancelReason: string | null;
  readonly cancelledAt: Date | null;
  readonly shippedAt: Date | null;
  readonly stockReturnedAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface OrderLine {
  readonly id: number;
  readonly productId: number;
  readonly variantId: number | null;
  readonly name: string;
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly price: Money;
  readonly total: Money;
  readonly tax: Money;
  /** Thousandths of a percent. */
  readonly taxRate: number;
  /** Pieces that are refunded or being refunded. */
  readonly refunded: number;
  /** Amount of these pieces with tax. */
  readonly refundedAmount: Money;
  /** Pieces that a refund returned to stock. */
  readonly restocked: number;
}

export type NewOrderLine = Omit<OrderLine, 'id' | 'refunded' | 'refundedAmount' | 'restocked'>;

/** Data of a new order; the caller, who knows catalog, tax and shipping, computes the amounts. */
export interface NewOrder {
  readonly currency: string;
  readonly language: Language;
  /** Null: `newCustomer` creates a customer. */
  readonly customerId: number | null;
  /** Statement of the customer module that creates a customer from columns of the record `o`. */
  readonly newCustomer: string;
  readonly guestOwnerKey: string | null;
  readonly contact: Contact;
  readonly lines: readonly NewOrderLine[];
  readonly subtotal: Money;
  readonly tax: Money;
  readonly shipping: Money;
  readonly total: Money;
  readonly pricesIncludeTax: boolean;
  readonly paymentMethod: string;
  readonly shippingMethod: string | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly note: string | null;
  readonly isQuick: boolean;
  readonly idempotencyRef: string | null;
}

export interface CreatedOrder {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLine[];
}

/**
 * Amount still to be paid; never below zero. Until the order was fully paid, refunded money is open again; after that a
 * refund does not reopen it. `IS_OPEN` and `OPEN_AMOUNT` are the same rule in SQL.
 */
export const openAmount = ({ total, paid, refunded, paidAt }: OrderRecord): Money => {
  const open = total.subtract(paid).add(refunded);
  return paidAt !== null || open.isNegative() ? Money.zero(total.currency) : open;
};

/**
 * An amount sent in the order's currency, which may differ from the shop's current one.
 * @param field of the body, for the error
 * @throws 422 at the field
 */
export function orderAmount({ currency }: OrderRecord, sent: number | null, field = 'amount'): Money | null {
  if (sent === null) return null;
  try {
    return Money.parse(sent, currency);
  } catch {
    throw new FieldErrors({
      [field]: [{ key: 'validation.isPositiveAmount', args: { a0: currencyDigits(currency) } }],
    });
  }
}

export const isPaid = (order: OrderRecord): boolean => openAmount(order).isZero();

/** Money of a cancelled order that is not refunded yet. */
export const refundDue = (order: OrderRecord): Money =>
  order.status === 'cancelled' ? order.paid.subtract(order.refunded) : Money.zero(order.currency);

/** Money that is held above the total of an order; a cancelled order has a `refundDue` instead. */
export const overpaidAmount = ({ total, paid, refunded, status }: OrderRecord): Money => {
  const over = paid.subtract(refunded).subtract(total);
  return status === 'cancelled' || over.isNegative() ? Money.zero(total.currency) : over;
};

/** Whether the buyer was asked for a transfer that has not fully arrived. */
export const waitsForTransfer = (order: OrderRecord): boolean => order.status === 'awaiting_payment' && !isPaid(order);

export const isOverdue = (order: OrderRecord, now: Date): boolean =>
  waitsForTransfer(order) && order.paymentDueAt !== null && order.paymentDueAt < now;

export const situationOf = (order: OrderRecord): OrderSituation => ({
  paid: isPaid(order),
  shipped: order.shippedAt !== null,
});

/** True if nothing was paid, or if a part payment was refunded in full. */
export const holdsNothing = ({ paid, refunded, paidAt }: OrderRecord): boolean =>
  paid.equals(refunded) && paidAt === null;

/** Lines and delivery can be changed while the shop holds no money for the order and nothing is shipped. */
export const isEditable = (order: OrderRecord): boolean =>
  isCorrectable(order) && holdsNothing(order) && order.status !== 'paid';

/** Addresses and note can be changed until the order is shipped; after a payment only if the total stays the same. */
export const isCorrectable = (order: OrderRecord): boolean =>
  order.shippedAt === null && !['completed', 'cancelled'].includes(order.status);

/** Data of every event of an order. */
export function orderEventData(order: OrderRecord): OrderData {
  return {
    order_id: order.id,
    reference: order.reference,
    status: order.status,
    total: order.total.toNumber(),
    currency: order.currency,
    payment_method: order.paymentMethod,
    customer_id: order.customerId,
    email: order.contact.email,
    language: order.language,
  };
}

/** @throws illegal_transition with `allowed` if the table has no transition from the order's status to `to` */
export function mustAllow(order: OrderRecord, to: OrderStatus, situation: Partial<OrderSituation> = {}): void {
  const whole = { ...situationOf(order), ...situation };
  if (orderTransitions.can(order.status, to, whole)) return;
  const allowed = nextStatuses(order, situation);
  const details = { from: order.status, to, allowed };
  throw orderErrors.illegal_transition(allowed.length > 0 ? details : { ...details, wording: 'final' });
}

/** Statuses to which an administrator can move the order now. */
export function nextStatuses(order: OrderRecord, situation: Partial<OrderSituation> = {}): OrderStatus[] {
  return orderTransitions.allowed(order.status, { ...situationOf(order), ...situation });
}
