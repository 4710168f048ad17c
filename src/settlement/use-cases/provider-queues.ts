import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentFacade } from '../../payment/index.js';
import type { QueueOptions } from '../../platform/jobs/job.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { HandleMessage } from './handle-message.js';
import { ReleaseReservations } from './release-reservations.js';

/** Options of a provider's queue. A call of its API takes up to 15 s. */
const OPTIONS: QueueOptions = { retries: 8, pause: 1, longestPause: 900, concurrency: 4, timeout: 60, poll: 1 };

/** Key of the payment method, with a message to handle or an order whose reserved money is to be released. */
export type ProviderJob = { readonly method: string } & (
  { readonly message_id: number } | { readonly order_id: number }
);

/**
 * Jobs that call payment providers. Each provider has its own queue, so that one that does not answer delays neither
 * other providers nor the listeners of events.
 */
@Injectable()
export class ProviderQueues implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: PaymentFacade,
    private readonly handleMessage: HandleMessage,
    private readonly releaseReservations: ReleaseReservations,
  ) {}

  onModuleInit(): void {
    for (const provider of this.payments.onlineProviders())
      this.jobs.define<ProviderJob>(queueOf(provider), OPTIONS, ({ data }) => this.run(data));
  }

  /** @param id UUID of the job: sending the same id twice creates one job */
  async send(id: string, job: ProviderJob): Promise<void> {
    const method = await this.payments.known(job.method);
    // The method's gateway was removed, so that no provider is called.
    if (!method) return this.run(job);
    await this.jobs.send(queueOf(method.gateway.key), job, { id });
  }

  private run(job: ProviderJob): Promise<void> {
    if ('message_id' in job) return this.handleMessage.run(job.message_id);
    return this.releaseReservations.run(job.order_id, job.method);
  }
}

const queueOf = (provider: string): string => `payment-provider.${provider}`;
