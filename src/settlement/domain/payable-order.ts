import type { Language, Money } from '#kernel';
import {
  holdsNothing,
  isPaid,
  isDeliveryUndecided,
  openAmount,
  overpaidAmount,
  type OrderRecord,
} from '../../order/index.js';
import type { PayableOrder } from '../../payment/index.js';

/**
 * Converts an order for the payment module.
 * @param language of the gateway's answer: the order's or the caller's
 */
export function payableOrder(order: OrderRecord, language: Language = order.language): PayableOrder {
  const { email, firstName, lastName, phone } = order.contact;
  return {
    id: order.id,
    reference: order.reference,
    total: order.total,
    open: openAmount(order),
    status: order.status,
    language,
    paymentDueAt: order.paymentDueAt,
    customer: { email, first_name: firstName, last_name: lastName, phone },
  };
}

/** Whether the order accepts payments: unpaid, in `pending` or `awaiting_payment`. */
export const acceptsPayment = (order: OrderRecord): boolean =>
  ['pending', 'awaiting_payment'].includes(order.status) && holdsNothing(order);

/**
 * Whether the order's page and mails show how to pay, also for the rest of a partial transfer. Not while the delivery
 * is undecided, because the total is then not known.
 * @param pickups keys of the pickup methods
 */
export const waitsForMoney = (order: OrderRecord, pickups: ReadonlySet<string>): boolean =>
  !isPaid(order) &&
  !isDeliveryUndecided(order, pickups) &&
  (acceptsPayment(order) || order.status === 'awaiting_payment');

/**
 * Whether the order was processed or shipped and has a balance due: its payment was reversed, or it is paid on delivery.
 */
export const wentOnUnpaid = (order: OrderRecord): boolean =>
  ['processing', 'ready_for_shipment', 'paid', 'completed'].includes(order.status) && !isPaid(order);

/** Whether reserved money of the order is to be released: the order is cancelled or has no balance due. */
export const isReservationUnneeded = (order: OrderRecord): boolean => order.status === 'cancelled' || isPaid(order);

/**
 * Whether an order that was paid takes this amount: only if it becomes overpaid. After a full refund, an amount up to
 * the total would count as payment of a sale that was undone.
 */
export const takesOverpayment = (order: OrderRecord, amount: Money): boolean =>
  order.paidAt !== null && overpaidAmount({ ...order, paid: order.paid.add(amount) }).isPositive();
