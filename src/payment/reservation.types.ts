import type { Actor } from '#contracts';
import type { Money } from '#kernel';
import type { PendingPayment } from './gateway-call.types.js';

/** Operations on reserved money. */
export type ReservationOperation = 'capture' | 'void';

/** Whether the gateway that holds the reserved money of an order supports an operation. */
export interface OperationOffer {
  /** Key of the reservation's method; null if the order has none. */
  readonly method: string | null;
  readonly isOffered: boolean;
}

/** Request for an operation on an order's reserved money. */
export interface OperationRequest {
  readonly kind: ReservationOperation;
  /** Amount of a capture; null: the open amount, at most the reserved amount. */
  readonly amount: Money | null;
  readonly actor: Actor;
  /** UUID of the request with an Idempotency-Key. A repeat finds its operation and begins no other. */
  readonly intent: string | null;
  /** The payment to release; null for the reservation of the order. */
  readonly paymentId: number | null;
}

/** An operation whose outcome is not known yet, with the data that its gateway needs. */
export interface PendingOperation {
  readonly reservation: PendingPayment;
  readonly kind: ReservationOperation;
  /** The amount to capture; for a void, the reserved amount. */
  readonly amount: Money;
  readonly idempotencyKey: string;
  /** Actor who requested the operation. */
  readonly actor: Actor;
  /** Whether the gateway was called before, so that it may have executed the operation. */
  readonly isRepeated: boolean;
  /** Whether the order does not need the reservation, so that the release is repeated until it succeeds. */
  readonly isRelease: boolean;
}

/**
 * `refused`: the reservation is unchanged. `not_offered`: the gateway does not support the operation, and the
 * reservation is unchanged.
 * `pending`: the outcome is unknown, and the shop repeats the call with the same key.
 */
export interface OperationOutcome {
  readonly outcome: 'done' | 'refused' | 'not_offered' | 'pending';
  /** Null keeps the transaction id of the reservation. */
  readonly transactionId: string | null;
  /** Reason of a refusal for the administrator; otherwise null. */
  readonly error: string | null;
}
