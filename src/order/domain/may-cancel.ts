import { hasScope, type Caller } from '../../platform/access/caller.js';
import { mayMove } from './order-gate.js';
import { holdsNothing } from './order-balance.js';
import { nextStatuses } from './order-moves.js';
import type { OrderRecord } from './order-record.js';

/** Owners may cancel while the shop holds no money for the order and nothing is shipped. */
export const isOpenToItsOwner = (order: OrderRecord): boolean => holdsNothing(order) && order.shippedAt === null;

/** Whether the buyer may cancel the order, whoever looks at it. */
export const buyerMayCancel = (order: OrderRecord): boolean =>
  nextStatuses(order).includes('cancelled') && isOpenToItsOwner(order);

/** Whether the caller, who may access the order, may cancel it; the operation applies the same rule. */
export function mayCancel(caller: Caller, order: OrderRecord): boolean {
  if (!hasScope(caller, 'orders:write')) return buyerMayCancel(order);
  return nextStatuses(order).includes('cancelled') && mayMove(caller, order, 'cancelled');
}
