import type { Money } from '#kernel';

/** Orders that need work. */
export interface OrderWork {
  /** Whether there was ever an order. */
  readonly any: boolean;
  readonly pending: number;
  readonly processing: number;
  readonly readyForShipment: number;
  readonly paidNotShipped: number;
  /** Number of cancelled orders whose money is not fully refunded. */
  readonly refundsDue: number;
  /** Number of transfers reported by buyers and not verified yet. */
  readonly paymentsReported: number;
  /** Number of orders that were processed or shipped before their payment was reversed, with a balance due. */
  readonly paymentsReversed: number;
}

/** Payments to verify in one currency. */
export interface MoneyToVerify {
  readonly count: number;
  readonly open: Money;
  readonly overdue: number;
  readonly overdueOpen: Money;
}

/** Sales of a day in the shop's time zone. */
export interface SalesDay {
  /** `2026-11-21`. */
  readonly day: string;
  readonly orders: number;
  readonly turnover: Money;
  /** Part of the turnover that was received and not refunded. */
  readonly paid: Money;
}

export interface ToVerifyFilter {
  /** Reference, number, name, email, phone, or an amount in minor units. */
  readonly q: string | null;
  readonly amount: Money | null;
  readonly overdue: boolean;
  readonly limit: number;
  readonly offset: number;
}
