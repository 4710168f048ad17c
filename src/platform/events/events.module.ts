import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { EventReceipts as EventReceiptsContract } from '#contracts';
import { JobsModule } from '../jobs/jobs.module.js';
import { EventDelivery } from './event-delivery.js';
import { EventReceipts } from './event-receipts.js';
import { OutboxPruning } from './outbox-pruning.js';
import { OutboxRelay } from './outbox-relay.js';
import { ReliableListeners } from './reliable-listeners.js';

/** Server events: jobs read them from the outbox and deliver them to the listeners. */
@Global()
@Module({
  imports: [JobsModule, DiscoveryModule, EventEmitterModule.forRoot({ maxListeners: 0 })],
  providers: [
    OutboxRelay,
    EventDelivery,
    EventReceipts,
    { provide: EventReceiptsContract, useExisting: EventReceipts },
    OutboxPruning,
    ReliableListeners,
  ],
  exports: [EventReceipts, EventReceiptsContract, OutboxRelay, EventDelivery],
})
export class EventsModule {}
