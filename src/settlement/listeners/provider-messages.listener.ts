import { Injectable } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ProviderQueues } from '../use-cases/provider-queues.js';

/** Puts each stored message of a provider into the provider's queue. */
@Injectable()
export class ProviderMessagesListener {
  constructor(private readonly queues: ProviderQueues) {}

  @ServerEventListener('PaymentMessageReceived')
  received({ id, data }: ServerEvent<'PaymentMessageReceived'>): Promise<void> {
    return this.queues.send(id, data);
  }
}
