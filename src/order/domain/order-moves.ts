import { orderErrors } from '../order.errors.js';
import { holdsNothing, isPaid } from './order-balance.js';
import type { OrderRecord } from './order-record.js';
import { type OrderSituation, type OrderStatus, orderTransitions } from './order-status.js';

export const situationOf = (order: OrderRecord): OrderSituation => ({
  paid: isPaid(order),
  shipped: order.shippedAt !== null,
});

/** Lines and delivery can be changed while the shop holds no money for the order and nothing is shipped. */
export const isEditable = (order: OrderRecord): boolean =>
  isCorrectable(order) && holdsNothing(order) && order.status !== 'paid';

/** Addresses and note can be changed until the order is shipped; after a payment only if the total stays the same. */
export const isCorrectable = (order: OrderRecord): boolean =>
  order.shippedAt === null && !['completed', 'cancelled'].includes(order.status);

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
