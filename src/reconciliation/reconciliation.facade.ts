import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import type { BookedTransfers, MovedPayment, Originator } from '../settlement/index.js';
import { FollowPayments } from './use-cases/follow-payments.js';

/** Bank transactions for other modules. */
@Injectable()
export class ReconciliationFacade implements BookedTransfers {
  constructor(private readonly followPayments: FollowPayments) {}

  lock(tx: Transaction, paymentId: number): Promise<void> {
    return this.followPayments.lock(tx, paymentId);
  }

  follow(tx: Transaction, moved: MovedPayment, by: Originator): Promise<void> {
    return this.followPayments.move(tx, moved, by);
  }

  release(tx: Transaction, paymentId: number, by: Originator): Promise<void> {
    return this.followPayments.release(tx, paymentId, by);
  }
}
