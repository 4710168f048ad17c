import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/outbox/server-event-listener.decorator.js';
import { IssueAutomatically } from '../use-cases/issue-automatically.js';

/** The invoice of an order that comes to wait for its money. An event heard again finds it: an order has one. */
@Injectable()
export class OrderAwaitsPaymentListener {
  constructor(private readonly issue: IssueAutomatically) {}

  @ServerEventListener('OrderStatusChanged')
  async changed({ data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to === 'awaiting_payment') await this.issue.run(data.order_id, data.payment_method);
  }
}
