import { createHmac, randomBytes } from 'node:crypto';
import type { SessionData } from 'express-session';
import '../../platform/access/session-data.js';

const SHAPE = /^g([0-9a-z]{1,9})-[\w-]{32}$/;

/** The time of creation, in seconds since 1970, and 192 random bits. express-session signs it in the cookie. */
export const newSessionId = (now: Date): string =>
  `g${Math.floor(now.getTime() / 1000).toString(36)}-${randomBytes(24).toString('base64url')}`;

/** The CSRF secret of a session that is not stored: it follows from the id, in the cookie, and the key. */
export const secretOf = (sid: string, key: string): string =>
  createHmac('sha256', key).update(`session ${sid}`).digest('base64url');

/**
 * When such a session was created, in milliseconds since 1970; null for an id of another form, and for one that is too
 * old.
 */
export function createdAtOf(sid: string, now: Date): number | null {
  const seconds = SHAPE.exec(sid)?.[1];
  if (seconds === undefined) return null;
  const created = parseInt(seconds, 36) * 1000;
  return created > now.getTime() - limitsOf({}).absolute ? created : null;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Milliseconds without a request, and in all, after which a session is over. A guest's holds a cart and no rights, and
 * is seldom stored: it may rest. An administrator's ends sooner without a request, as the shop's settings say.
 */
const LIMITS: Readonly<
  Record<'guest' | 'customer' | 'administrator', { readonly idle?: number; readonly absolute: number }>
> = {
  guest: { idle: 30 * DAY, absolute: 30 * DAY },
  customer: { idle: DAY, absolute: 30 * DAY },
  administrator: { absolute: 12 * HOUR },
};

export function limitsOf({ role }: Pick<SessionData, 'role'>): { readonly idle?: number; readonly absolute: number } {
  if (!role) return LIMITS.guest;
  return role === 'customer' ? LIMITS.customer : LIMITS.administrator;
}

/**
 * When a session that is used at `now` is over, both in milliseconds since 1970.
 * @param administratorIdle milliseconds that an administrator's may go without a request (`administrator_idle_minutes`)
 */
export function expiryOf(
  session: Pick<SessionData, 'role'>,
  createdAt: number,
  now: number,
  administratorIdle: number,
): number {
  const { idle = administratorIdle, absolute } = limitsOf(session);
  return Math.min(now + idle, createdAt + absolute);
}
