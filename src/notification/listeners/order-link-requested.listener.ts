import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { OrderPost } from '../order-post.js';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

const KIND = 'order_link';

/**
 * Mails an order's link to its buyer. A request shortly after another one, or while a mail waits for the hourly limit
 * of its address, sends no second mail: otherwise strangers could fill the queue in which mails about orders wait.
 */
@Injectable()
export class OrderLinkRequestedListener {
  constructor(
    private readonly post: OrderPost,
    private readonly mailbox: Mailbox,
  ) {}

  @ServerEventListener('OrderLinkRequested')
  async requested({ data, actor, occurred_at }: ServerEvent<'OrderLinkRequested'>): Promise<void> {
    if (await this.mailbox.isWaiting(KIND, data.order_id)) return;
    const period = Math.floor(Date.parse(occurred_at) / FIVE_MINUTES_MS);
    await this.post.post(KIND, data, actor, `${KIND}:${data.order_id}:${period}`);
  }
}
