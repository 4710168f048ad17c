import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { DocumentFacade } from '../../document/index.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { OrderPresenter } from '../../order-view/index.js';
import { isOfShop, OrderPost } from '../order-post.js';

const NOTIFIED = new Set(['processing', 'ready_for_shipment', 'shipped', 'completed', 'cancelled']);

/**
 * Sends bank details or a link to pay each time an order starts to await payment, the confirmation of the payment, and
 * notifications that an administrator requested.
 */
@Injectable()
export class OrderStatusChangedListener {
  constructor(
    private readonly orders: OrderPresenter,
    private readonly documents: DocumentFacade,
    private readonly post: OrderPost,
  ) {}

  @ServerEventListener('OrderStatusChanged')
  async changed({ id, data, actor }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    const { to, note, notify } = data;
    if (to === 'cancelled') await this.post.withdrawRequests(data.order_id);
    if (!notify) return;
    // issued here because the mail links the invoice, and the listener of documents may run later
    if (to === 'awaiting_payment') await this.documents.issueAutomatically(data.order_id, data.payment_method);
    const asksToPay = to === 'awaiting_payment' ? await this.orders.facts(data.order_id) : null;
    if (asksToPay?.hasBankDetails) await this.post.post('bank_details', data, actor, `bank_details:${id}`);
    if (to === 'paid')
      await this.post.post(
        'payment_received',
        data,
        actor,
        `payment_received:${data.order_id}:${await this.completion(data.order_id, id)}`,
      );
    const asksByLink = asksToPay?.isPaidOnline && !asksToPay.paidAt && isOfShop(actor);
    if (NOTIFIED.has(to) || asksByLink)
      await this.post.post('order_status', data, actor, `order_status:${id}`, {
        to,
        note: note ?? '',
        note_by: isOfShop(actor) ? 'shop' : 'buyer',
      });
  }

  /** Also confirms payments that do not change the status (processing, shipped, …), once per completed payment. */
  @ServerEventListener('PaymentCaptured')
  async captured({ data, actor }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    if (!data.notify) return;
    if (data.payment_status !== 'paid' && data.payment_status !== 'overpaid') return;
    const order = await this.orders.facts(data.order_id);
    if (!order?.paidAt || order.status === 'paid') return;
    await this.post.post('payment_received', data, actor, `payment_received:${data.order_id}:${order.paidAt}`);
  }

  /** Identifies a completed payment: by its time, or by the event that reported it. */
  private async completion(orderId: number, eventId: string): Promise<string> {
    return (await this.orders.facts(orderId))?.paidAt ?? eventId;
  }
}
