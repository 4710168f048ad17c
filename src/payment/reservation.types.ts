import type { Actor } from '#contracts';
import type { Money } from '#kernel';

/** Operations on reserved money. */
export type ReservationOperation = 'capture' | 'void';

/** Request for an operation on an order's reserved money. */
export interface OperationRequest {
  readonly kind: ReservationOperation;
  /** Amount of a capture; null for all that is reserved. */
  readonly amount: Money | null;
  readonly actor: Actor;
}

/** An operation whose outcome is not known yet, with the data that its gateway needs. */
export interface PendingOperation {
  readonly paymentId: number;
  readonly orderId: number;
  readonly method: string;
  readonly kind: ReservationOperation;
  /** The amount to capture; for a void, the reserved amount. */
  readonly amount: Money;
  readonly idempotencyKey: string;
  readonly transactionId: string | null;
  /** Who requested the operation. */
  readonly actor: Actor;
}

/**
 * `refused`: the reservation is unchanged. `pending`: the outcome is not known, and the shop repeats the call with the
 * same key.
 */
export interface OperationOutcome {
  readonly outcome: 'done' | 'refused' | 'pending';
  /** null keeps the transaction id of the reservation. */
  readonly transactionId: string | null;
  /** Reason of a refusal for the administrator; null otherwise. */
  readonly error: string | null;
}
