import { orderErrors } from '../order.errors.js';
import { situationOf, type OrderRecord } from './order-record.js';
import { orderTransitions, type OrderSituation, type OrderStatus } from './order-status.js';

/** @throws illegal_transition with `allowed`, when the table does not lead from the order's status to `to` */
export function mustAllow(order: OrderRecord, to: OrderStatus, situation: Partial<OrderSituation> = {}): void {
  const whole = { ...situationOf(order), ...situation };
  if (orderTransitions.can(order.status, to, whole)) return;
  const allowed = nextStatuses(order, situation);
  const details = { from: order.status, to, allowed };
  throw orderErrors.illegal_transition(allowed.length > 0 ? details : { ...details, wording: 'final' });
}

/** Where an administrator may move the order now. */
export function nextStatuses(order: OrderRecord, situation: Partial<OrderSituation> = {}): OrderStatus[] {
  return orderTransitions.allowed(order.status, { ...situationOf(order), ...situation });
}
