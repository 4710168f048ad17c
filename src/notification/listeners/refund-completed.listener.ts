import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { OrderPost } from '../order-post.js';

/** Sends one email for each refund, also if it returns several payments. */
@Injectable()
export class RefundCompletedListener {
  constructor(private readonly post: OrderPost) {}

  @ServerEventListener('RefundCompleted')
  async completed({ data, actor }: ServerEvent<'RefundCompleted'>): Promise<void> {
    if (!data.notify) return;
    const { request } = data;
    await this.post.post('refund', data, actor, `refund:${request}`, { request });
  }
}
