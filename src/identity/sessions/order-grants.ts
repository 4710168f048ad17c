import { sha256Hex } from '#kernel';
import type { Request } from 'express';
import '../../platform/access/session-data.js';

/** Maximum number of orders that one session can open by links; the oldest are removed. */
const MAX_GRANTS = 50;

/**
 * The part of an order key that a session stores: it gives access while the key is unchanged, and is not a key itself.
 */
export const grantOf = (orderId: number, key: string): string => `${orderId}.${sha256Hex(key).slice(0, 32)}`;

/** Gives the session access to the order. Callers must have checked the order's key. */
export function rememberGrant({ session }: Request, orderId: number, key: string): void {
  const grant = grantOf(orderId, key);
  const others = (session.orderGrants ?? []).filter((one) => one !== grant);
  session.orderGrants = [...others, grant].slice(-MAX_GRANTS);
}
