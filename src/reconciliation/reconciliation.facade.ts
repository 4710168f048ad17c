import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';
import type { BookedTransfers, MovedPayment } from '../settlement/index.js';
import { AllocationRows } from './data/allocation-rows.js';

/** Bank transactions for other modules. */
@Injectable()
export class ReconciliationFacade implements BookedTransfers {
  constructor(private readonly allocations: AllocationRows) {}

  follow(tx: Transaction, moved: MovedPayment): Promise<void> {
    return this.allocations.follow(tx, moved);
  }
}
