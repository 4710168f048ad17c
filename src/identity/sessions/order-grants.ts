import { sha256Hex } from '#kernel';
import type { Request } from 'express';
import '../../platform/access/session-data.js';

/** Orders that one session can open by a link; the oldest leave. */
const MOST = 50;

/** What a session keeps of an order's key: it opens this order while the key is the same, and is no key itself. */
export const grantOf = (orderId: number, key: string): string => `${orderId}.${sha256Hex(key).slice(0, 32)}`;

/** The session may open the order from now on. Callers have checked that the key is the order's. */
export function rememberGrant({ session }: Request, orderId: number, key: string): void {
  const grant = grantOf(orderId, key);
  const others = (session.orderGrants ?? []).filter((one) => one !== grant);
  session.orderGrants = [...others, grant].slice(-MOST);
}
