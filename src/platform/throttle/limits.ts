import type { Limit } from './rate-limiter.js';

const MINUTES = 60;

/**
 * Limits that apply independently of RATE_LIMIT. Each counts the calls of one client, and of one customer's account, to
 * one kind of operation.
 */
export const LIMITS = {
  'fast-order': { limit: 10, seconds: 10 * MINUTES },
  'order-lookup': { limit: 20, seconds: 15 * MINUTES },
  'report-payment': { limit: 20, seconds: 15 * MINUTES },
  register: { limit: 20, seconds: 60 * MINUTES },
  forgot: { limit: 10, seconds: 15 * MINUTES },
  reset: { limit: 10, seconds: 15 * MINUTES },
  'verify-email': { limit: 10, seconds: 15 * MINUTES },
  'verify-resend': { limit: 10, seconds: 60 * MINUTES },
  'change-email': { limit: 10, seconds: 60 * MINUTES },
  'test-mail': { limit: 10, seconds: 10 * MINUTES },
  'password-change': { limit: 10, seconds: 15 * MINUTES },
  'stock-alert': { limit: 20, seconds: 10 * MINUTES },
  export: { limit: 10, seconds: 60 * MINUTES },
  'payment-return': { limit: 30, seconds: MINUTES },
  'payment-message': { limit: 600, seconds: MINUTES },
  'second-factor': { limit: 20, seconds: 15 * MINUTES },
} as const satisfies Record<string, Limit>;

/**
 * Limits of a customer's account from all networks; off with RATE_LIMIT=0, because they limit writes. Checkout: well
 * above 50, the number of times that the client of an impatient buyer may send one order.
 */
export const ACCOUNT_LIMITS = { checkout: { limit: 60, seconds: 60 } } as const satisfies Record<string, Limit>;

/** Refused calls do not count: they have no effect, and a buyer who mistypes a number can try again. */
export const COUNTS_SUCCESSES: ReadonlySet<ThrottledKind> = new Set(['fast-order']);

export type ThrottledKind = keyof typeof LIMITS;
export type AccountThrottledKind = keyof typeof ACCOUNT_LIMITS;
