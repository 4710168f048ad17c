import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { OrderPost } from '../order-post.js';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** Mails an order's link to its buyer; for requests shortly after another one the first mail is enough. */
@Injectable()
export class OrderLinkRequestedListener {
  constructor(private readonly post: OrderPost) {}

  @ServerEventListener('OrderLinkRequested')
  requested({ data, actor, occurred_at }: ServerEvent<'OrderLinkRequested'>): Promise<void> {
    const period = Math.floor(Date.parse(occurred_at) / FIVE_MINUTES_MS);
    return this.post.post('order_link', data, actor, `order_link:${data.order_id}:${period}`);
  }
}
