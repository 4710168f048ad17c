import { Injectable } from '@nestjs/common';
import { openAmount, type OrderRecord } from '../../order/index.js';
import { paymentErrors, type OfferedMethod } from '../../payment/index.js';
import { AttemptLedger } from '../../payment/ledger.js';
import type { Originator } from '../domain/originator.js';
import { AskPayment } from './ask-payment.js';

/**
 * Ends the attempt of a customer who was sent to a provider's page and now pays by another method or another amount.
 * The provider is queried first; if it has not received the money, the attempt is declined.
 */
@Injectable()
export class LeaveProviderPage {
  constructor(
    private readonly attempts: AttemptLedger,
    private readonly askPayment: AskPayment,
  ) {}

  /**
   * Returns the order after the change, or the unchanged order if the provider does not answer.
   * @throws payment_in_progress if the amount is reserved
   */
  async run(order: OrderRecord, method: OfferedMethod, by: Originator): Promise<OrderRecord> {
    const attempt = await this.attempts.openAttempt(order.id);
    if (attempt?.isReserved) throw paymentErrors.payment_in_progress();
    if (!attempt || attempt.redirectUrl === null) return order;
    if (attempt.method === method.key && attempt.amount.equals(openAmount(order))) return order;
    const asked = await this.askPayment.run(attempt, by);
    if (!asked) return order;
    if (asked.payment.status !== 'pending' || asked.payment.contradiction !== null) return asked.order;
    return (await this.askPayment.abandon(attempt, asked.outcome, by)).order;
  }
}
