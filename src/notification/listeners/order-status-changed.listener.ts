import { Injectable } from '@nestjs/common';
import type { Actor, ServerEvent } from '#contracts';
import { DocumentFacade } from '../../document/index.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { OrderPresenter } from '../../order-view/index.js';
import { isOfShop, OrderPost, statusData } from '../order-post.js';

const NOTIFIED = new Set(['processing', 'ready_for_shipment', 'shipped', 'completed', 'cancelled']);

/**
 * Sends bank details or a link to pay each time an order starts to await payment, the confirmation of the payment, and
 * notifications that an administrator requested. A reinstated order gets one mail: its bank details, or that it is
 * active again.
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
    const { from, to, note, notify } = data;
    if (to === 'cancelled') await this.withdrawRequests(data.order_id);
    if (!notify) return;
    // The emails link the documents, and the listener that issues them may run later, so they are issued here.
    if (to === 'awaiting_payment') await this.documents.issueAutomatically(data.order_id, data.payment_method);
    if (to === 'cancelled') await this.documents.creditAutomatically(data.order_id, data.payment_method);
    const asksToPay = to === 'awaiting_payment' ? await this.orders.facts(data.order_id) : null;
    const isReinstated = from === 'cancelled';
    const asksByDetails = asksToPay?.hasBankDetails && !(isReinstated && asksToPay.paidAt);
    if (asksByDetails) await this.post.post('bank_details', data, actor, `bank_details:${id}`);
    if (to === 'paid')
      await this.post.post(
        'payment_received',
        data,
        actor,
        `payment_received:${data.order_id}:${await this.completion(data.order_id, id)}`,
      );
    if (isReinstated && !asksByDetails)
      await this.post.post('order_status', data, actor, `order_status:${id}`, { to: 'reinstated' });
    const asksByLink = !isReinstated && asksToPay?.isPaidOnline && !asksToPay.paidAt && isOfShop(actor);
    if (NOTIFIED.has(to) || asksByLink)
      await this.post.post('order_status', data, actor, `order_status:${id}`, statusData(to, note, isOfShop(actor)));
  }

  /**
   * Also confirms payments that do not change the status (processing, shipped, …), once per completed payment, and each
   * one that leaves a balance due.
   */
  @ServerEventListener('PaymentCaptured')
  async captured({ data, actor }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    if (!data.notify) return;
    if (data.payment_status === 'partially_paid') return this.capturedInPart(data, actor);
    if (data.payment_status !== 'paid' && data.payment_status !== 'overpaid') return;
    const order = await this.orders.facts(data.order_id);
    // A payment that makes the order paid is confirmed when the change of its status is handled.
    if (!order?.paidAt || (order.status === 'paid' && data.status !== 'paid')) return;
    await this.post.post('payment_received', data, actor, `payment_received:${data.order_id}:${order.paidAt}`);
  }

  /** A partial capture at a provider is the shop's decision: the buyer owes nothing more. */
  private async capturedInPart(data: ServerEvent<'PaymentCaptured'>['data'], actor: Actor): Promise<void> {
    const order = await this.orders.facts(data.order_id);
    if (!order || order.paidAt !== null || order.isPaidOnline || order.status === 'cancelled') return;
    const received = { received: data.amount };
    await this.post.post('payment_partial', data, actor, `payment_partial:${data.payment_id}`, received);
  }

  /** One mail for each reminder, because its event is stored once. */
  @ServerEventListener('PaymentReminded')
  async reminded({ id, data, actor }: ServerEvent<'PaymentReminded'>): Promise<void> {
    await this.post.post('payment_reminder', data, actor, `payment_reminder:${id}`);
  }

  /**
   * Sends the bank details again. An order that already awaited payment before the reversal does not change its status,
   * so no other event sends them.
   */
  @ServerEventListener('PaymentReversed')
  async reversed({ id, data, actor }: ServerEvent<'PaymentReversed'>): Promise<void> {
    if (!data.notify || data.status !== 'awaiting_payment') return;
    const order = await this.orders.facts(data.order_id);
    if (order?.hasBankDetails) await this.post.post('bank_details', data, actor, `bank_details:${id}`);
  }

  /** Reads the status again, because the event may be handled after the order was reinstated. */
  private async withdrawRequests(orderId: number): Promise<void> {
    if ((await this.orders.facts(orderId))?.status === 'cancelled') await this.post.withdrawRequests(orderId);
  }

  /** Identifies a completed payment: by its time, or by the event that reported it. */
  private async completion(orderId: number, eventId: string): Promise<string> {
    return (await this.orders.facts(orderId))?.paidAt ?? eventId;
  }
}
