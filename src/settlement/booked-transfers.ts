import type { Transaction } from '../platform/database/transaction.js';

export interface MovedPayment {
  readonly from: number;
  readonly to: number;
  readonly toOrder: number;
}

/** Bank transactions that were booked as payments; the reconciliation module implements it. */
export abstract class BookedTransfers {
  /**
   * Assigns the bank transaction of a payment, if it has one, to the payment that takes its place on another order.
   * Both orders are locked.
   */
  abstract follow(tx: Transaction, moved: MovedPayment): Promise<void>;
}
