import type { Transaction } from '../platform/database/transaction.js';
import type { Originator } from './domain/originator.js';

export interface MovedPayment {
  readonly from: number;
  readonly to: number;
  readonly toOrder: number;
}

/** Bank transactions that were booked as payments; the reconciliation module implements it. */
export abstract class BookedTransfers {
  /**
   * Locks the bank transaction of a payment, if it has one. Call it before an order is locked, as the matching of bank
   * transactions does; `follow` and `release` lock it as well, but after the orders.
   */
  abstract lock(tx: Transaction, paymentId: number): Promise<void>;

  /**
   * Assigns the bank transaction of a payment, if it has one, to the payment that takes its place on another order.
   * Both orders are locked.
   */
  abstract follow(tx: Transaction, moved: MovedPayment, by: Originator): Promise<void>;

  /**
   * Detaches the bank transaction, if there is one, from a payment that was reversed. A transaction without another
   * payment waits for a decision again. The order is locked.
   */
  abstract release(tx: Transaction, paymentId: number, by: Originator): Promise<void>;
}
