import type { Money } from '#kernel';
import type { Transaction } from '../platform/database/transaction.js';

/** A refund whose money an administrator has to send. */
export interface HandRefund {
  readonly refundId: number;
  readonly orderId: number;
  readonly paymentId: number | null;
  /** Key of the method of the refunded payment. */
  readonly method: string;
  readonly amount: Money;
}

/** Refunds that are paid out by hand; the reconciliation module implements it. */
export abstract class HandRefunds {
  /** Called once for each such refund, in the transaction that stores its outcome. The order is locked. */
  abstract recorded(tx: Transaction, refund: HandRefund): Promise<void>;
}
