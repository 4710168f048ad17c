import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { Money } from '#kernel';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { DecideTransactions } from '../use-cases/decide-transactions.js';

/**
 * Renews the suggestions that name an order after its money, status or lines have changed, because their reasons
 * mention them. An order whose payment was reversed is suggested again. A repeated event changes nothing.
 */
@Injectable()
export class ChangedOrdersListener {
  constructor(private readonly decideTransactions: DecideTransactions) {}

  @ServerEventListener('PaymentCaptured')
  async paid({ data }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    await this.decideTransactions.refresh([data.order_id], true);
  }

  /** A bank transaction whose last payment was reversed has no suggestions until this event. */
  @ServerEventListener('PaymentReversed')
  async reversed({ data }: ServerEvent<'PaymentReversed'>): Promise<void> {
    await this.decideTransactions.suggestReleased();
    await this.decideTransactions.refresh([data.order_id], true);
    await this.decideTransactions.searchFor(data.order_id, Money.parse(data.amount, data.currency));
  }

  @ServerEventListener('PaymentRefunded')
  async refunded({ data }: ServerEvent<'PaymentRefunded'>): Promise<void> {
    await this.decideTransactions.refresh([data.order_id], true);
  }

  /** An order becomes `paid` with its last payment, which has its own event. */
  @ServerEventListener('OrderStatusChanged')
  async moved({ data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to !== 'paid') await this.decideTransactions.refresh([data.order_id], true);
  }

  @ServerEventListener('OrderUpdated')
  async edited({ data }: ServerEvent<'OrderUpdated'>): Promise<void> {
    await this.decideTransactions.refresh([data.order_id], true);
  }
}
