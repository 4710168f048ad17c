import { equalSecrets } from '#kernel';
import { hasRole, hasScope, type Caller, type Scope } from '../../platform/access/caller.js';
import { insufficientScope } from '../../platform/access/insufficient-rights.js';
import { grantOf } from '../../identity/index.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { orderErrors } from '../order.errors.js';
import type { OrderRecord } from './order-record.js';
import type { OrderStatus } from './order-status.js';

/**
 * The order is the caller's own: its customer, the guest who made it, or a caller who holds its key, or whose session
 * was opened with it (decisions §3, §8, §18).
 */
export function isOwn(caller: Caller, order: OrderRecord): boolean {
  if (caller.kind === 'customer' && order.customerId !== null && order.customerId === caller.customerId) return true;
  const holders = [caller.ownerKey, caller.guestOwnerKey];
  if (caller.kind !== 'integration' && order.guestOwnerKey !== null && holders.includes(order.guestOwnerKey))
    return true;
  if (caller.orderKey !== null && equalSecrets(caller.orderKey, order.key)) return true;
  return (
    caller.orderGrants !== undefined &&
    caller.orderGrants.length > 0 &&
    caller.orderGrants.includes(grantOf(order.id, order.key))
  );
}

/** Whether the caller may read the order: as its owner, or by a scope. */
export const mayRead = (caller: Caller, order: OrderRecord): boolean =>
  isOwn(caller, order) || hasScope(caller, 'orders:read') || hasScope(caller, 'orders:write');

/**
 * An order that the caller may not read is answered as if it did not exist; a token learns which scope it lacks,
 * whether or not the order exists.
 * @throws order_not_found, insufficient_scope
 */
export function mustRead(caller: Caller, order: OrderRecord | null): OrderRecord {
  if (order && isOwn(caller, order)) return order;
  if (!hasScope(caller, 'orders:read') && !hasScope(caller, 'orders:write')) throw refusal(caller, 'orders:read');
  return found(order);
}

/** May act on the order as its owner or on the owner's behalf. @throws order_not_found, insufficient_scope */
export function mustOwn(caller: Caller, order: OrderRecord | null): OrderRecord {
  if (order && isOwn(caller, order)) return order;
  if (!hasScope(caller, 'orders:write')) throw refusal(caller, 'orders:write');
  return found(order);
}

/**
 * As mustOwn; a guest who sends no key at all is asked to log in. @throws unauthenticated, order_not_found,
 * insufficient_scope
 */
export function mustOwnOrLogIn(caller: Caller, order: OrderRecord | null): OrderRecord {
  const provesNothing = caller.kind === 'guest' && caller.orderKey === null;
  if (provesNothing && !(order && isOwn(caller, order))) throw commonErrors.unauthenticated();
  return mustOwn(caller, order);
}

function found(order: OrderRecord | null): OrderRecord {
  if (!order) throw orderErrors.order_not_found();
  return order;
}

/**
 * A caller who works on orders without the right to verify payments (support, a token with `orders:write` alone) does
 * not touch money: no move to `paid`, and no cancelling of what has been paid, which makes a refund due. What else may
 * be moved is the transition table's to say, and an owner's cancelling has its own rule.
 */
export function mayMove(caller: Caller, order: OrderRecord, to: OrderStatus): boolean {
  const touchesMoney = to === 'paid' || (to === 'cancelled' && !order.paid.equals(order.refunded));
  return !touchesMoney || !hasScope(caller, 'orders:write') || hasScope(caller, 'payments:verify');
}

/** @throws manager_needed; insufficient_scope for a token */
export function mustBeAllowedToMove(caller: Caller, order: OrderRecord, to: OrderStatus): void {
  if (!mayMove(caller, order, to)) throw insufficientScope(caller, 'payments:verify');
}

const refusal = (caller: Caller, needed: Scope): Error =>
  caller.kind === 'customer' || caller.kind === 'guest'
    ? orderErrors.order_not_found()
    : insufficientScope(caller, needed);

/** Work of administrators and integrations: forbidden for the owner; for all others the order does not exist. */
export function mustAdminister(caller: Caller, order: OrderRecord | null, scope: Scope): OrderRecord {
  if (order && hasScope(caller, scope)) return order;
  if (order && isOwn(caller, order)) throw commonErrors.forbidden();
  throw orderErrors.order_not_found();
}

/** For what has no scope of its own. */
export function mustManage(caller: Caller, order: OrderRecord | null): OrderRecord {
  if (order && hasRole(caller, 'manager')) return order;
  if (order && isOwn(caller, order)) throw commonErrors.forbidden();
  throw orderErrors.order_not_found();
}
