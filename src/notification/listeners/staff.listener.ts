import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import type { StaffMailKind } from '../staff-mails.js';
import { StaffPost } from '../staff-post.js';

/**
 * Sends emails to the staff addresses of the settings about new orders, reported payments, reported payments that are
 * overdue, and refunds that the bank has returned.
 */
@Injectable()
export class StaffListener {
  constructor(private readonly staff: StaffPost) {}

  @ServerEventListener('OrderCreated')
  created(event: ServerEvent<'OrderCreated'>): Promise<void> {
    return this.post('new_order', event);
  }

  @ServerEventListener('PaymentReported')
  reported(event: ServerEvent<'PaymentReported'>): Promise<void> {
    return this.post('payment_reported', event);
  }

  @ServerEventListener('CancellationPostponed')
  postponed(event: ServerEvent<'CancellationPostponed'>): Promise<void> {
    return this.post('cancellation_postponed', event, { until: event.data.until });
  }

  /** An email for each return, because a refund that is sent again may be returned again. */
  @ServerEventListener('RefundReturned')
  returned({ data }: ServerEvent<'RefundReturned'>): Promise<void> {
    const { order_id: orderId, refund_id: refundId, amount, reason, bank_transaction_id: transactionId } = data;
    return this.staff.post('refund_returned', orderId, { amount, reason }, `${refundId}-${transactionId}`);
  }

  private post(
    kind: StaffMailKind,
    { data }: Pick<ServerEvent<'OrderCreated' | 'PaymentReported'>, 'data'>,
    facts: Record<string, unknown> = {},
  ): Promise<void> {
    return this.staff.post(kind, data.order_id, facts);
  }
}
