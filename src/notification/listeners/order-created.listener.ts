import { Injectable } from '@nestjs/common';
import type { Actor, OrderData, ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { OrderPresenter } from '../../order-view/index.js';
import { OrderPost } from '../order-post.js';

/** Sends the order confirmation once, unless a mail of the payment method replaces it. */
@Injectable()
export class OrderCreatedListener {
  constructor(
    private readonly orders: OrderPresenter,
    private readonly post: OrderPost,
  ) {}

  @ServerEventListener('OrderCreated')
  created({ data, actor }: ServerEvent<'OrderCreated'>): Promise<void> {
    return this.confirm(data, actor);
  }

  /** If the buyer changed the method, this may be the first mail about the order. */
  @ServerEventListener('PaymentStarted')
  started({ data, actor }: ServerEvent<'PaymentStarted'>): Promise<void> {
    return this.confirm(data, actor);
  }

  private async confirm(data: OrderData, actor: Actor): Promise<void> {
    if (!data.email) return;
    const order = await this.orders.facts(data.order_id);
    if (order && !order.ownMail)
      await this.post.post('order_confirmation', data, actor, `order_confirmation:${data.order_id}`);
  }
}
