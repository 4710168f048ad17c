import { equalSecrets } from '#kernel';
import { hasRole, hasScope, type Caller, type Scope } from '../../platform/access/caller.js';
import { insufficientScope } from '../../platform/access/insufficient-rights.js';
import { grantOf } from '../../identity/index.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { orderErrors } from '../order.errors.js';
import type { OrderRecord } from './order-record.js';
import type { OrderStatus } from './order-status.js';

/**
 * Whether the order belongs to the caller: the customer or guest who placed it, or a caller with the order key or with
 * a session in which it was opened by its key.
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
 * Refuses a caller without read access as if the order did not exist. A token reads the name of the missing scope,
 * whether or not the order exists.
 * @throws order_not_found, insufficient_scope
 */
export function mustRead(caller: Caller, order: OrderRecord | null): OrderRecord {
  if (order && isOwn(caller, order)) return order;
  if (!hasScope(caller, 'orders:read') && !hasScope(caller, 'orders:write')) throw refusal(caller, 'orders:read');
  return found(order);
}

/**
 * Refuses callers who may not act on the order as its owner or on the owner's behalf.
 * @throws order_not_found, insufficient_scope
 */
export function mustOwn(caller: Caller, order: OrderRecord | null): OrderRecord {
  if (order && isOwn(caller, order)) return order;
  if (!hasScope(caller, 'orders:write')) throw refusal(caller, 'orders:write');
  return found(order);
}

/**
 * Like mustOwn, but a guest without any key is asked to log in.
 * @throws unauthenticated, order_not_found, insufficient_scope
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
 * Whether the move needs no right to verify payments. Callers who process orders without this right (support, a token
 * with only `orders:write`) must not affect money: no move to `paid`, and no cancellation of a paid order, which makes
 * a refund due. The transition table and the rules for owners apply in addition.
 */
export function mayMove(caller: Caller, order: OrderRecord, to: OrderStatus): boolean {
  const touchesMoney = to === 'paid' || (to === 'cancelled' && !order.paid.equals(order.refunded));
  return !touchesMoney || !hasScope(caller, 'orders:write') || hasScope(caller, 'payments:verify');
}

/** @throws manager_needed; insufficient_scope for a token */
export function mustBeAllowedToMove(caller: Caller, order: OrderRecord, to: OrderStatus): void {
  if (!mayMove(caller, order, to)) throw insufficientScope(caller, 'payments:verify');
}

/** Managers, and tokens that process orders, may reinstate an order; it must be cancelled and not shipped. */
export const mayReinstate = (caller: Caller, order: OrderRecord): boolean =>
  order.status === 'cancelled' && order.shippedAt === null && hasScope(caller, 'orders:write') && !isSupport(caller);

/** @throws manager_needed for an administrator with the role support */
export function mustBeAllowedToReinstate(caller: Caller): void {
  if (isSupport(caller)) throw commonErrors.manager_needed();
}

const isSupport = (caller: Caller): boolean => caller.kind === 'administrator' && !hasRole(caller, 'manager');

const refusal = (caller: Caller, needed: Scope): Error =>
  caller.kind === 'customer' || caller.kind === 'guest'
    ? orderErrors.order_not_found()
    : insufficientScope(caller, needed);

/** Refuses actions of administrators and integrations: 403 for the customer of the order, 404 for all others. */
export function mustAdminister(caller: Caller, order: OrderRecord | null, scope: Scope): OrderRecord {
  if (order && hasScope(caller, scope)) return order;
  if (order && isOwn(caller, order)) throw commonErrors.forbidden();
  throw orderErrors.order_not_found();
}

/** Refuses callers other than managers and tokens with the scope admin; for actions that have no scope of their own. */
export function mustManage(caller: Caller, order: OrderRecord | null): OrderRecord {
  if (order && hasRole(caller, 'manager')) return order;
  if (order && isOwn(caller, order)) throw commonErrors.forbidden();
  throw orderErrors.order_not_found();
}
