import type { Limit } from './rate-limiter.js';

const MINUTES = 60;

/** Limits that stay on whatever RATE_LIMIT says; each counts calls of one client to one kind of operation. */
export const LIMITS = {
  'fast-order': { limit: 10, seconds: 10 * MINUTES },
  register: { limit: 20, seconds: 60 * MINUTES },
  forgot: { limit: 10, seconds: 15 * MINUTES },
  reset: { limit: 10, seconds: 15 * MINUTES },
  'password-change': { limit: 10, seconds: 15 * MINUTES },
} as const satisfies Record<string, Limit>;

export type ThrottledKind = keyof typeof LIMITS;
