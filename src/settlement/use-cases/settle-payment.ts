import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade, type CallOutcome, type PendingPayment } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import { ReceivePayment } from './receive-payment.js';

/**
 * Stores the gateway's outcome of an attempt and moves the order on; once, however often the outcome arrives. Money for
 * an order that was cancelled meanwhile is counted all the same: it is due to be given back.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly receivePayment: ReceivePayment,
  ) {}

  run(attempt: PendingPayment, outcome: CallOutcome, actor: Actor): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, attempt.orderId);
      const { payment, changed: settled } = await this.payments.finish(tx, attempt, outcome);
      if (!settled || outcome.outcome !== 'captured') return locked;
      const booking = {
        method: attempt.method,
        amount: attempt.amount,
        actor,
        note: null,
        reference: outcome.transactionId,
      };
      return this.receivePayment.applyToOrder(
        tx,
        locked,
        payment,
        booking,
        locked.status === 'pending' ? 'processing' : 'paid',
      );
    });
  }
}
