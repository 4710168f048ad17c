import type { Actor } from '#contracts';
import type { Money } from '#kernel';

/** A requested refund; `amount` null refunds everything that is not refunded yet. */
export interface RefundRequest {
  readonly orderId: number;
  readonly amount: Money | null;
  readonly reason: string | null;
  readonly actor: Actor;
  /** UUID of the request with an Idempotency-Key. */
  readonly intent: string | null;
}

/** Refunds of a request. */
export interface BegunRefund {
  /** Refunds with an unknown outcome, for which the gateways have to be called. */
  readonly pending: readonly PendingRefund[];
  /** Refunds of an earlier request with the same intent; null if this request has begun them. */
  readonly earlier: readonly Refund[] | null;
}

/** A row of `refund` with status `pending`, with the data that its gateway needs. */
export interface PendingRefund {
  readonly id: number;
  readonly orderId: number;
  readonly paymentId: number | null;
  readonly method: string;
  readonly amount: Money;
  readonly idempotencyKey: string;
  /** The gateway's id of the refunded payment; null if it was recorded by an administrator. */
  readonly transactionId: string | null;
  readonly reason: string | null;
}

/**
 * `recorded`: to be paid out by hand. `pending`: the outcome is unknown; a repeat calls the gateway with the same key.
 */
export interface RefundOutcome {
  readonly outcome: 'refunded' | 'recorded' | 'pending' | 'failed';
  readonly refundId: string | null;
  readonly error: string | null;
}

/** A refund of a payment, or an attempt to make one. */
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
