import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ProviderQueues } from '../use-cases/provider-queues.js';
import { ReleaseReservations } from '../use-cases/release-reservations.js';

/**
 * Releases money that is reserved for cancelled or paid orders, also if it was reserved after the cancellation or the
 * payment.
 */
@Injectable()
export class UnneededReservationsListener {
  constructor(
    private readonly releaseReservations: ReleaseReservations,
    private readonly queues: ProviderQueues,
  ) {}

  @ServerEventListener('OrderStatusChanged')
  async cancelled({ id, data }: ServerEvent<'OrderStatusChanged'>): Promise<void> {
    if (data.to === 'cancelled') await this.release(id, data.order_id);
  }

  @ServerEventListener('PaymentAuthorized')
  async authorized({ id, data }: ServerEvent<'PaymentAuthorized'>): Promise<void> {
    await this.release(id, data.order_id);
  }

  @ServerEventListener('PaymentCaptured')
  async captured({ id, data }: ServerEvent<'PaymentCaptured'>): Promise<void> {
    await this.release(id, data.order_id);
  }

  private async release(eventId: string, orderId: number): Promise<void> {
    for (const method of await this.releaseReservations.begin(orderId))
      await this.queues.send(jobId(eventId, method), { order_id: orderId, method });
  }
}

/** UUID of the job for an event. It depends on the method too, because methods of one provider share a queue. */
const jobId = (eventId: string, method: string): string =>
  createHash('sha256').update(`${eventId} ${method}`).digest('hex').slice(0, 32);
