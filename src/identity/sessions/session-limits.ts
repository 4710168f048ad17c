import type { SessionData } from 'express-session';
import '../../platform/access/session-data.js';

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
