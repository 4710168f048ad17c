import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { IssueAutomatically } from '../use-cases/issue-automatically.js';
import { RefreshInvoice } from '../use-cases/refresh-invoice.js';

/**
 * The invoice of an order that is edited or cancelled; a repeated event changes nothing. That of an order that comes to
 * wait for its money is issued before the mail that links it, by the listener that sends it.
 */
@Injectable()
export class OrderChangesListener {
  constructor(
    private readonly issue: IssueAutomatically,
    private readonly refresh: RefreshInvoice,
  ) {}

  @ServerEventListener('OrderStatusChanged')
  async moved({ data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to === 'cancelled') await this.refresh.run(data.order_id);
  }

  @ServerEventListener('OrderUpdated')
  async edited({ data }: ServerEvent<'OrderUpdated'>): Promise<void> {
    await this.refresh.run(data.order_id);
    if (data.status === 'awaiting_payment') await this.issue.run(data.order_id, data.payment_method);
  }
}
