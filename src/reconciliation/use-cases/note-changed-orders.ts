import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ChangedOrders } from '../data/changed-orders.js';

/** Queue of the job that renews suggestions. */
export const RENEWAL_QUEUE = 'renew-suggestions';

/** Notes changed orders, and requests that the suggestions that name them be renewed. */
@Injectable()
export class NoteChangedOrders {
  private readonly changed = new Set<number>();
  private noting: Promise<void> | null = null;

  constructor(
    private readonly changedOrders: ChangedOrders,
    private readonly jobs: Jobs,
  ) {}

  /** Orders that change at the same time are noted together. */
  run(orderId: number): Promise<void> {
    this.changed.add(orderId);
    this.noting ??= this.note();
    return this.noting;
  }

  /** Requests the job, unless one waits already. */
  async request(startAfter?: Date): Promise<void> {
    await this.jobs.send(RENEWAL_QUEUE, {}, { singletonKey: RENEWAL_QUEUE, ...(startAfter && { startAfter }) });
  }

  private async note(): Promise<void> {
    await nextTurn();
    const ids = [...this.changed];
    this.changed.clear();
    this.noting = null;
    if (await this.changedOrders.note(ids)) await this.request();
  }
}
