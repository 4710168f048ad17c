import type { Money } from '#kernel';
import type { OrderRecord } from './order-record.js';

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

/** An order with a payment to verify. */
export interface AwaitedOrder {
  readonly order: OrderRecord;
  /** When the buyer reported the payment; null: not reported since the order waits for it. */
  readonly reportedAt: Date | null;
}

export interface ToVerifyFilter {
  /** Text to search for: a reference, number, name, email or phone. */
  readonly q: string | null;
  /** Amounts, open or total, in one currency. */
  readonly amounts: readonly Money[];
  /** References and order numbers that a longer text contains; the orders that they name come first. */
  readonly references: readonly string[];
  readonly numbers: readonly number[];
  readonly overdue: boolean;
  readonly limit: number;
  readonly offset: number;
}
