import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import type { MessageResult } from '../../payment/index.js';
import { AttemptLedger, PaymentMessages } from '../../payment/ledger.js';
import { byShop } from '../domain/originator.js';
import { AskPayment, type AskedPayment } from './ask-payment.js';

/** Time in milliseconds for the answer of a pay call to arrive and name its payment; a message may arrive earlier. */
const ANSWER_LAG_MS = 60_000;

/**
 * Handles a provider's message: queries the provider for the status of the payment that the message names. Repeated and
 * reordered messages have no further effect, because each one stores the current status.
 */
@Injectable()
export class HandleMessage {
  constructor(
    private readonly messages: PaymentMessages,
    private readonly attempts: AttemptLedger,
    private readonly askPayment: AskPayment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws if the payment or its status is unknown, so that the message is handled again later. */
  async run(id: number): Promise<void> {
    const message = await this.messages.find(id);
    if (!message) return;
    const payment = await this.attempts.namedBy(message);
    if (!payment) {
      await this.messages.handled(id, 'unknown_payment', null);
      if (this.clock.now().getTime() - message.receivedAt.getTime() < ANSWER_LAG_MS)
        throw new Error(`The payment of message ${id} is not known yet.`);
      return;
    }
    const asked = await this.askPayment.run(payment, byShop('message'));
    await this.messages.handled(id, resultOf(asked), payment);
    if (!asked) throw new Error(`The state of payment ${payment.id} is not known yet.`);
  }
}

function resultOf(asked: AskedPayment | null): MessageResult {
  if (!asked) return 'not_known';
  if (asked.outcome.contradiction) return 'contradiction';
  return asked.changed ? 'settled' : 'no_change';
}
