import { createHmac, randomBytes } from 'node:crypto';
import { limitsOf } from './session-limits.js';

const SHAPE = /^g([0-9a-z]{1,9})-[\w-]{32}$/;

/** Names a session by its birth, in seconds since 1970, and 192 random bits. express-session signs it in the cookie. */
export const newSessionId = (now: Date): string =>
  `g${Math.floor(now.getTime() / 1000).toString(36)}-${randomBytes(24).toString('base64url')}`;

/** The secret of a session that need not be stored: whoever knows the id (its owner's cookie) and the key finds it again. */
export const secretOf = (sid: string, key: string): string =>
  createHmac('sha256', key).update(`session ${sid}`).digest('base64url');

/** When such a session was made, in milliseconds since 1970; null for an id of another kind, and for one that is too old. */
export function bornAt(sid: string, now: Date): number | null {
  const seconds = SHAPE.exec(sid)?.[1];
  if (seconds === undefined) return null;
  const born = parseInt(seconds, 36) * 1000;
  return born > now.getTime() - limitsOf({}).absolute ? born : null;
}
