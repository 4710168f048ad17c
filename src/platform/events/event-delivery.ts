import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventEmitter2, EventEmitterReadinessWatcher } from '@nestjs/event-emitter';
import type { ServerEvent } from '#contracts';
import { Jobs } from '../jobs/jobs.js';

export const EVENT_QUEUE = 'event';

/**
 * Delivers each event to its listeners. If one throws, the event is delivered to all of them again later; listeners do
 * their work once per event id.
 */
@Injectable()
export class EventDelivery implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly emitter: EventEmitter2,
    private readonly listening: EventEmitterReadinessWatcher,
  ) {}

  onModuleInit(): void {
    const options = { retries: 8, pause: 1, longestPause: 900, concurrency: 16, timeout: 30, poll: 0.5 };
    this.jobs.define<ServerEvent>(EVENT_QUEUE, options, ({ data }) => this.deliver(data));
  }

  /** Every listener completes before the failure of one is reported. */
  async deliver(event: ServerEvent): Promise<void> {
    await this.listening.waitUntilReady();
    const calls = [
      ...this.emitter.listenersAny().map((listener) => async () => listener(event.type, event) as unknown),
      ...this.emitter.listeners(event.type).map((listener) => async () => listener(event) as unknown),
    ];
    const outcomes = await Promise.allSettled(calls.map((call) => call()));
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as Error);
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, failures.map((failure) => failure?.message).join('; '));
  }
}
