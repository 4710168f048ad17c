import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { CreditAutomatically } from '../use-cases/credit-automatically.js';
import { IssueAutomatically } from '../use-cases/issue-automatically.js';
import { RefreshInvoice } from '../use-cases/refresh-invoice.js';

/**
 * Issues the invoice when an order starts to await payment, and another one when a reinstated order is paid again.
 * Updates the invoice when the order is edited or cancelled, and issues credit notes for refunds and cancellations. A
 * repeated event changes nothing.
 */
@Injectable()
export class OrderChangesListener {
  constructor(
    private readonly issue: IssueAutomatically,
    private readonly refresh: RefreshInvoice,
    private readonly credit: CreditAutomatically,
  ) {}

  @ServerEventListener('OrderStatusChanged')
  async moved({ data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to === 'awaiting_payment') await this.issue.run(data.order_id, data.payment_method);
    if (data.to === 'paid') await this.issue.again(data.order_id, data.payment_method);
    if (data.to === 'awaiting_payment' || data.to === 'paid')
      await this.credit.afterIssue(data.order_id, data.payment_method);
    if (data.to !== 'cancelled') return;
    await this.refresh.run(data.order_id);
    await this.credit.run(data.order_id, data.payment_method);
  }

  @ServerEventListener('PaymentRefunded')
  async refunded({ data }: ServerEvent<'PaymentRefunded'>): Promise<void> {
    await this.credit.run(data.order_id, data.payment_method);
  }

  /** Handles a refund of goods after its last payment was returned or refused; a refusal has no `PaymentRefunded`. */
  @ServerEventListener('RefundCompleted')
  async completed({ data }: ServerEvent<'RefundCompleted'>): Promise<void> {
    await this.credit.run(data.order_id, data.payment_method);
  }

  @ServerEventListener('OrderUpdated')
  async edited({ data }: ServerEvent<'OrderUpdated'>): Promise<void> {
    await this.refresh.run(data.order_id);
    if (data.status === 'awaiting_payment') await this.issue.run(data.order_id, data.payment_method);
  }
}
