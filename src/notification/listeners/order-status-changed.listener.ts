import { Injectable } from '@nestjs/common';
import { isLanguage } from '#kernel';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ShopSettings } from '../../settings/index.js';
import { InvoiceSource } from '../invoice-source.js';
import { isOfShop, OrderPost } from '../order-post.js';
import { OrderSource } from '../order-source.js';

const TOLD = new Set(['processing', 'ready_for_shipment', 'shipped', 'completed', 'cancelled']);

/** Bank details each time an order comes to wait for its money; the payment's confirmation; and news, when they are to be told. */
@Injectable()
export class OrderStatusChangedListener {
  constructor(
    private readonly orders: OrderSource,
    private readonly invoices: InvoiceSource,
    private readonly post: OrderPost,
    private readonly shop: ShopSettings,
  ) {}

  @ServerEventListener('OrderStatusChanged')
  async changed({ id, data, actor }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    const { to, note, notify } = data;
    if (!notify) return;
    if (to === 'awaiting_payment' && (await this.load(data))?.bankDetails) {
      await this.invoices.issueAutomatically(data.order_id, data.payment_method);
      await this.post.post('bank_details', data, actor, `bank_details:${id}`);
    }
    if (to === 'paid')
      await this.post.post(
        'payment_received',
        data,
        actor,
        `payment_received:${data.order_id}:${await this.completion(data, id)}`,
      );
    if (TOLD.has(to))
      await this.post.post('order_status', data, actor, `order_status:${id}`, {
        to,
        note: note ?? '',
        note_by: isOfShop(actor) ? 'shop' : 'buyer',
      });
  }

  /** Money that comes in while the status stays (processing, shipped, …) is confirmed too, once per completed payment. */
  @ServerEventListener('PaymentCaptured')
  async captured({ data, actor }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    if (!data.notify) return;
    if (data.payment_status !== 'paid' && data.payment_status !== 'overpaid') return;
    const order = await this.load(data);
    if (!order?.paidAt || order.status.key === 'paid') return;
    await this.post.post('payment_received', data, actor, `payment_received:${data.order_id}:${order.paidAt}`);
  }

  /** What names one completed payment: its moment, or the event that told of it. */
  private async completion(data: ServerEvent<'OrderStatusChanged'>['data'], eventId: string): Promise<string> {
    return (await this.load(data))?.paidAt ?? eventId;
  }

  private load(data: { order_id: number; language: string }) {
    return this.orders.load(data.order_id, isLanguage(data.language) ? data.language : this.shop.language);
  }
}
