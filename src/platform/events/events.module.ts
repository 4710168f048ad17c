import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { JobsModule } from '../jobs/jobs.module.js';
import { EventDelivery } from './event-delivery.js';
import { EventReceipts } from './event-receipts.js';
import { OutboxPruning } from './outbox-pruning.js';
import { OutboxRelay } from './outbox-relay.js';
import { ReliableListeners } from './reliable-listeners.js';

/** Server events: from their rows, by jobs, to the listeners. */
@Global()
@Module({
  imports: [JobsModule, DiscoveryModule, EventEmitterModule.forRoot({ maxListeners: 0 })],
  providers: [OutboxRelay, EventDelivery, EventReceipts, OutboxPruning, ReliableListeners],
  exports: [EventReceipts, OutboxRelay, EventDelivery],
})
export class EventsModule {}
