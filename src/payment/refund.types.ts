import type { Actor } from '#contracts';
import type { Money } from '#kernel';

/** A refund to be made; `amount` null gives back everything that is not given back yet. */
export interface RefundRequest {
  readonly orderId: number;
  readonly amount: Money | null;
  readonly reason: string | null;
  readonly actor: Actor;
  /** UUID of the request with an Idempotency-Key that made it. */
  readonly intent: string | null;
}

/** What was begun for a request. */
export interface BegunRefund {
  /** Parts whose outcome is not known: their gateways are to be called. */
  readonly pending: readonly PendingRefund[];
  /** The rows of an earlier request with the same intent; null when this one has begun it. */
  readonly earlier: readonly Refund[] | null;
}

/** A row of `refund` in status `pending`, with what its gateway needs. */
export interface PendingRefund {
  readonly id: number;
  readonly orderId: number;
  readonly paymentId: number | null;
  readonly method: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  /** Of the payment that is given back; null when it was booked by hand. */
  readonly transactionId: string | null;
  readonly reason: string | null;
}

/**
 * `recorded`: to be paid out by hand. `pending`: the gateway's answer is not known; a repeat asks again with the same
 * key.
 */
export interface RefundOutcome {
  readonly outcome: 'refunded' | 'recorded' | 'pending' | 'failed';
  readonly refundId: string | null;
  readonly error: string | null;
}

/** Money given back for a payment, or an attempt to. */
export interface Refund {
  readonly id: number;
  readonly method: string;
  readonly amount: Money;
  readonly status: 'pending' | 'recorded' | 'refunded' | 'failed';
  /** The gateway's id of the refund. */
  readonly refundId: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
}
