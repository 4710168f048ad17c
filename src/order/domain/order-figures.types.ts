import type { Money } from '#kernel';

/** Orders that need work. */
export interface OrderWork {
  /** Whether there has ever been an order. */
  readonly any: boolean;
  readonly pending: number;
  readonly processing: number;
  readonly readyForShipment: number;
  readonly paidNotShipped: number;
  /** Cancelled, with money that is not given back. */
  readonly refundsDue: number;
  /** Transfers that their buyers say are made, and that are not confirmed yet. */
  readonly paymentsReported: number;
}

/** Money to verify in one currency. */
export interface MoneyToVerify {
  readonly count: number;
  readonly open: Money;
  readonly overdue: number;
  readonly overdueOpen: Money;
}

/** A day in the shop's time zone. */
export interface SalesDay {
  /** `2026-11-21`. */
  readonly day: string;
  readonly orders: number;
  readonly turnover: Money;
  /** Of the turnover, what has been received and not given back. */
  readonly paid: Money;
}

export interface ToVerifyFilter {
  /** Reference, number, name, e-mail, phone, or an amount in minor units. */
  readonly q: string | null;
  readonly amount: Money | null;
  readonly overdue: boolean;
  readonly limit: number;
  readonly offset: number;
}
