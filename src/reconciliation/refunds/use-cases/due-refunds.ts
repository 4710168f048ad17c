import { Injectable } from '@nestjs/common';
import { PaymentFacade, type HandRefund, type HandRefunds } from '../../../payment/index.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { RefundRows } from '../data/refund-rows.js';

/** Numbers of refunds whose money is to be sent by bank transfer. */
export interface RefundsToSend {
  readonly due: number;
  /** Refunds that the bank has sent back. */
  readonly returned: number;
}

/** Refunds whose money an administrator sends by bank transfer: those of payments by a method with bank details. */
@Injectable()
export class DueRefunds implements HandRefunds {
  constructor(
    private readonly payments: PaymentFacade,
    private readonly refunds: RefundRows,
  ) {}

  async recorded(tx: Transaction, refund: HandRefund): Promise<void> {
    // The methods are cached, so that no second connection is needed while the order is locked.
    const method = await this.payments.known(refund.method);
    if (method?.gateway.bankDetails) await this.refunds.add(tx, refund);
  }

  count(): Promise<RefundsToSend> {
    return this.refunds.counts();
  }
}
