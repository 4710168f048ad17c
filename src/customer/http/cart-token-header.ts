import type { Response } from 'express';
import type { Caller } from '../../platform/access/caller.js';

/** A guest without cookies needs the token to come back to what it holds. */
export function setCartTokenHeader(response: Response, caller: Caller): void {
  if (caller.guestToken !== null) response.setHeader('X-Cart-Token', caller.guestToken);
}
