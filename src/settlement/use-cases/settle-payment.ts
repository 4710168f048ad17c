import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { CallOutcome, PendingPayment } from '../../payment/index.js';
import { CallGateway, PaymentLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import { payableOrder } from '../domain/payable-order.js';
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
    private readonly payments: PaymentLedger,
    private readonly gateways: CallGateway,
    private readonly receivePayment: ReceivePayment,
  ) {}

  run(attempt: PendingPayment, outcome: CallOutcome, actor: Actor): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, attempt.orderId);
      const { payment, changed: settled } = await this.payments.finish(tx, attempt, outcome);
      if (!settled || outcome.outcome !== 'captured') return locked;
      const booking = {
        method: attempt.method,
        amount: payment.amount,
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

  /** Asks the gateway what became of an attempt, and stores the outcome; null if it is not known. Takes no money. */
  async ask(attempt: PendingPayment, actor: Actor): Promise<CallOutcome | null> {
    const order = await this.orders.find(attempt.orderId);
    const outcome = order && (await this.gateways.status(payableOrder(order), attempt));
    if (outcome) await this.run(attempt, outcome, actor);
    return outcome;
  }
}
