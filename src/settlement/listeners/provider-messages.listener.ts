import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ProviderQueues } from '../use-cases/provider-queues.js';

/** Sends each stored message of a provider to the provider's queue. */
@Injectable()
export class ProviderMessagesListener {
  constructor(private readonly queues: ProviderQueues) {}

  @ServerEventListener('PaymentMessageReceived')
  received({ id, data }: ServerEvent<'PaymentMessageReceived'>): Promise<void> {
    return this.queues.send(id, data);
  }
}
