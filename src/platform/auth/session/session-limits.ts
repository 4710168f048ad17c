import type { SessionData } from 'express-session';
import './session-data.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Milliseconds without a request, and in all, after which a session is over. A guest's holds a cart and no rights, and is seldom stored: it may rest. */
const LIMITS = {
  guest: { idle: 30 * DAY, absolute: 30 * DAY },
  customer: { idle: DAY, absolute: 30 * DAY },
  administrator: { idle: 8 * HOUR, absolute: 12 * HOUR },
} as const;

export function limitsOf({ role }: Pick<SessionData, 'role'>): { idle: number; absolute: number } {
  if (!role) return LIMITS.guest;
  return role === 'customer' ? LIMITS.customer : LIMITS.administrator;
}

/** When a session that is used at `now` is over, both in milliseconds since 1970. */
export function expiryOf(session: Pick<SessionData, 'role'>, createdAt: number, now: number): number {
  const { idle, absolute } = limitsOf(session);
  return Math.min(now + idle, createdAt + absolute);
}
