import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { OrderFacade } from '../../order/index.js';
import type { CallOutcome, PendingPayment } from '../../payment/index.js';
import { CallGateway } from '../../payment/ledger.js';
import { payableOrder } from '../domain/payable-order.js';
import { SettlePayment, type SettledPayment } from './settle-payment.js';

/** What the gateway said, and what it led to. */
export interface AskedPayment extends SettledPayment {
  readonly outcome: CallOutcome;
}

/**
 * Asks the gateway what became of a payment, and settles it by the answer: for the job that asks by the clock, for
 * customers who come back from the provider's page, and for the provider's messages.
 */
@Injectable()
export class AskPayment {
  constructor(
    private readonly orders: OrderFacade,
    private readonly gateways: CallGateway,
    private readonly settlePayment: SettlePayment,
  ) {}

  /** null: it is not known. */
  async run(attempt: PendingPayment, actor: Actor): Promise<AskedPayment | null> {
    const order = await this.orders.find(attempt.orderId);
    const outcome = order && (await this.gateways.status(payableOrder(order), attempt));
    if (!outcome) return null;
    return { ...(await this.settlePayment.run(attempt, outcome, actor)), outcome };
  }

  /** The customer has left the provider's page for good. Money that arrives all the same is counted. */
  abandon(attempt: PendingPayment, outcome: CallOutcome, actor: Actor): Promise<SettledPayment> {
    return this.settlePayment.run(attempt, { ...outcome, outcome: 'declined', error: null }, actor);
  }
}
