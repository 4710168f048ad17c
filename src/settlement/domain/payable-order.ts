import type { Language } from '#kernel';
import { holdsNothing, isPaid, isDeliveryUndecided, openAmount, type OrderRecord } from '../../order/index.js';
import type { PayableOrder } from '../../payment/index.js';

/** Snapshot of an order for the payment module. @param language of the gateway's answer: the order's or the caller's */
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

/** Pay is allowed for an unpaid order in `pending` or `awaiting_payment` (decisions §6). */
export const acceptsPayment = (order: OrderRecord): boolean =>
  ['pending', 'awaiting_payment'].includes(order.status) && holdsNothing(order);

/**
 * Its page and its mails say how to pay: also the rest of a transfer that came too small; not while its delivery, and
 * so its total, is to be settled. @param pickups keys of the shipping methods by which the buyer collects the goods
 */
export const waitsForMoney = (order: OrderRecord, pickups: ReadonlySet<string>): boolean =>
  !isPaid(order) &&
  !isDeliveryUndecided(order, pickups) &&
  (acceptsPayment(order) || order.status === 'awaiting_payment');

/** Money that is reserved for such an order is released: the order is cancelled or has no balance due. */
export const isReservationUnneeded = (order: OrderRecord): boolean => order.status === 'cancelled' || isPaid(order);
