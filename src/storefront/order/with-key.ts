import type { Caller } from '../../platform/access/caller.js';

/** The caller with the order's key that a form sent, when the address has none. */
export function withKey(caller: Caller, sent: unknown): Caller {
  if (caller.orderKey !== null || typeof sent !== 'string' || sent === '') return caller;
  const { ownerKey, guestOwnerKey, guestToken } = caller;
  return { ...caller, ownerKey, guestOwnerKey, guestToken, orderKey: sent };
}
