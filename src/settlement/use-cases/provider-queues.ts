import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentFacade } from '../../payment/index.js';
import type { QueueOptions } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { HandleMessage } from './handle-message.js';

/** Of one provider. A call of its API takes up to 15 s. */
const OPTIONS: QueueOptions = { retries: 8, pause: 1, longestPause: 900, concurrency: 4, timeout: 30, poll: 1 };

interface MessageJob {
  readonly message_id: number;
}

/**
 * Jobs that handle the messages of providers. Each provider has its own queue, so that one that does not answer delays
 * neither other providers nor the listeners of events.
 */
@Injectable()
export class ProviderQueues implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: PaymentFacade,
    private readonly handleMessage: HandleMessage,
  ) {}

  onModuleInit(): void {
    for (const provider of this.payments.onlineProviders())
      this.jobs.define<MessageJob>(queueOf(provider), OPTIONS, ({ data }) => this.handleMessage.run(data.message_id));
  }

  /** @param id UUID of the job: the same id twice is one job */
  async sendMessage(id: string, messageId: number, methodKey: string): Promise<void> {
    const method = await this.payments.known(methodKey);
    // the gateway of the method was removed: no provider is called
    if (!method) return this.handleMessage.run(messageId);
    await this.jobs.send(queueOf(method.gateway.key), { message_id: messageId }, { id });
  }
}

const queueOf = (provider: string): string => `payment-provider.${provider}`;
