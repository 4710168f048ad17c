import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { NoteChangedOrders } from '../use-cases/note-changed-orders.js';

/**
 * Notes an order after its money, status or lines have changed, because the reasons of suggestions mention them. A job
 * renews the suggestions. A repeated event changes nothing.
 */
@Injectable()
export class ChangedOrdersListener {
  constructor(private readonly noteChangedOrders: NoteChangedOrders) {}

  @ServerEventListener('PaymentCaptured')
  async paid({ data }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    await this.noteChangedOrders.run(data.order_id);
  }

  /** A bank transaction whose last payment was reversed has no suggestions until the job has run. */
  @ServerEventListener('PaymentReversed')
  async reversed({ data }: ServerEvent<'PaymentReversed'>): Promise<void> {
    await this.noteChangedOrders.run(data.order_id);
  }

  @ServerEventListener('PaymentRefunded')
  async refunded({ data }: ServerEvent<'PaymentRefunded'>): Promise<void> {
    await this.noteChangedOrders.run(data.order_id);
  }

  /** An order becomes `paid` with its last payment, which has its own event. */
  @ServerEventListener('OrderStatusChanged')
  async moved({ data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to !== 'paid') await this.noteChangedOrders.run(data.order_id);
  }

  @ServerEventListener('OrderUpdated')
  async edited({ data }: ServerEvent<'OrderUpdated'>): Promise<void> {
    await this.noteChangedOrders.run(data.order_id);
  }
}
