import { Injectable } from '@nestjs/common';
import { OrderFacade } from '../../order/index.js';
import type { CallOutcome, PendingPayment } from '../../payment/index.js';
import { CallGateway } from '../../payment/ledger.js';
import type { Originator } from '../domain/originator.js';
import { payableOrder } from '../domain/payable-order.js';
import { SettlePayment, type SettledPayment } from './settle-payment.js';

/** The gateway's answer, and its effect on payment and order. */
export interface AskedPayment extends SettledPayment {
  readonly outcome: CallOutcome;
}

/**
 * Queries the gateway for the outcome of a payment, and stores it. Used by the polling job, by the return from the
 * provider's page, and for messages of the provider.
 */
@Injectable()
export class AskPayment {
  constructor(
    private readonly orders: OrderFacade,
    private readonly gateways: CallGateway,
    private readonly settlePayment: SettlePayment,
  ) {}

  /** Null if the outcome is unknown. */
  async run(attempt: PendingPayment, by: Originator): Promise<AskedPayment | null> {
    const order = await this.orders.find(attempt.orderId);
    const outcome = order && (await this.gateways.status(payableOrder(order), attempt));
    if (!outcome) return null;
    return { ...(await this.settlePayment.run(attempt, outcome, by)), outcome };
  }

  /**
   * Declines the attempt of a customer who did not pay on the provider's page. Money that arrives later is still
   * recorded.
   */
  abandon(attempt: PendingPayment, outcome: CallOutcome, by: Originator): Promise<SettledPayment> {
    return this.settlePayment.run(attempt, { ...outcome, outcome: 'declined', error: null }, by);
  }
}
