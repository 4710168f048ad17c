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
  /** The returned goods; null: only an amount is returned. */
  readonly goods: RefundedGoods | null;
  /** Whether the customer is informed by mail. */
  readonly notify: boolean;
}

/** Pieces of an order line that a refund returns. */
export interface RefundedLine {
  readonly orderItemId: number;
  readonly quantity: number;
  /** Amount with tax. */
  readonly amount: Money;
  /** Whether the pieces return to stock. */
  readonly restock: boolean;
}

/** Pieces and shipping costs that a refund returns; their sum is its amount. */
export interface RefundedGoods {
  readonly lines: readonly RefundedLine[];
  /** Zero: no shipping costs are returned. */
  readonly shipping: Money;
}

/** Goods as stored; amounts in minor units, as text. */
export interface StoredGoods {
  readonly lines: ReadonlyArray<{
    readonly order_item_id: number;
    readonly quantity: number;
    readonly amount: string;
    readonly restock: boolean;
  }>;
  readonly shipping: string;
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
  /** Null if an earlier version made the refund. */
  readonly paymentId: number | null;
  readonly method: string;
  readonly amount: Money;
  readonly status: 'pending' | 'recorded' | 'refunded' | 'failed';
  /** The gateway's id of the refund. */
  readonly refundId: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  /** UUID that the refunds of one request share: one for each payment. Null: made by an earlier version. */
  readonly request: string | null;
  /** Goods of the whole request; null for an amount. */
  readonly goods: RefundedGoods | null;
  readonly notify: boolean;
}
