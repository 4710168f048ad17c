import type { Language, Money, TaxClass, TaxPart } from '#kernel';
import type { OrderData } from '#contracts';
import type { OrderStatus } from './order-status.js';

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
  /** Part of `tax`. */
  readonly shippingTax: Money;
  /** The parts of the shipping cost by tax rate; empty if the delivery is not taxed. */
  readonly shippingTaxes: readonly TaxPart[];
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
  /** Tax class when the line was ordered; determines the tax rate if the country changes. */
  readonly taxClass: TaxClass;
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
  /** Part of `tax`. */
  readonly shippingTax: Money;
  /** The parts of the shipping cost by tax rate; empty if the delivery is not taxed. */
  readonly shippingTaxes: readonly TaxPart[];
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
