import type { Money } from '#kernel';

/** An attempt whose outcome is not known yet: a row of `payment` with status `pending`. */
export interface PendingPayment {
  readonly id: number;
  readonly orderId: number;
  readonly method: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly transactionId: string | null;
  /** URL of the provider's page where the customer pays; null for none. */
  readonly redirectUrl: string | null;
  /** Whether the amount is reserved; a part of a reservation may be captured. */
  readonly isReserved: boolean;
}

/** A payment or refund that is due for a status check; `last` marks the final attempt. */
export interface Claimed<T> {
  readonly pending: T;
  readonly last: boolean;
}

/**
 * What differs between an answer "paid" or "reserved" and the attempt. `not_named`: the attempt was redirected, and the
 * answer has no amount.
 */
export const CONTRADICTIONS = ['amount', 'currency', 'order', 'not_named'] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** A gateway's answer. `pending`: the outcome is unknown, also after a thrown error or the time limit. */
export interface CallOutcome {
  readonly outcome: 'captured' | 'authorized' | 'redirect' | 'offline' | 'pending' | 'declined';
  readonly transactionId: string | null;
  /** Message for the customer, in the order's language. */
  readonly message: string;
  /** Why the payment was declined, for the customer; otherwise null. */
  readonly error: string | null;
  /** The amount that the provider captured or reserved; null if the answer names none. */
  readonly amount: Money | null;
  /** URL of the provider's page where the customer pays; null unless the outcome is `redirect`. */
  readonly redirectUrl: string | null;
  /**
   * What differs between the answer and the attempt; null if nothing differs. With a contradiction nothing is recorded,
   * and an administrator decides.
   */
  readonly contradiction: Contradiction | null;
}
