import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { DocumentFacade } from '../../document/index.js';
import { OrderPost } from '../order-post.js';

/** Sends one email for each refund, also if it returns several payments. */
@Injectable()
export class RefundCompletedListener {
  constructor(
    private readonly post: OrderPost,
    private readonly documents: DocumentFacade,
  ) {}

  @ServerEventListener('RefundCompleted')
  async completed({ data, actor }: ServerEvent<'RefundCompleted'>): Promise<void> {
    if (!data.notify) return;
    const { request } = data;
    // The email links the credit note, and the listener that issues it may run later, so it is issued here.
    await this.documents.creditAutomatically(data.order_id, data.payment_method);
    await this.post.post('refund', data, actor, `refund:${request}`, { request });
  }
}
