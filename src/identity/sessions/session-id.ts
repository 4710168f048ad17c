import { createHmac, randomBytes } from 'node:crypto';
import { limitsOf } from './session-limits.js';

const SHAPE = /^g([0-9a-z]{1,9})-[\w-]{32}$/;

/** The time of creation, in seconds since 1970, and 192 random bits. express-session signs it in the cookie. */
export const newSessionId = (now: Date): string =>
  `g${Math.floor(now.getTime() / 1000).toString(36)}-${randomBytes(24).toString('base64url')}`;

/** The CSRF secret of a session that is not stored: it follows from the id, in the cookie, and the key. */
export const secretOf = (sid: string, key: string): string =>
  createHmac('sha256', key).update(`session ${sid}`).digest('base64url');

/** When such a session was created, in milliseconds since 1970; null for an id of another form, and for one that is too old. */
export function createdAtOf(sid: string, now: Date): number | null {
  const seconds = SHAPE.exec(sid)?.[1];
  if (seconds === undefined) return null;
  const created = parseInt(seconds, 36) * 1000;
  return created > now.getTime() - limitsOf({}).absolute ? created : null;
}
