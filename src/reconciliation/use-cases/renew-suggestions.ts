import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ChangedOrders } from '../data/changed-orders.js';
import { DecideTransactions } from './decide-transactions.js';
import { NoteChangedOrders, RENEWAL_QUEUE } from './note-changed-orders.js';

/** Number of orders of one query. */
const STEP = 500;
/** Maximum number of attempts if suggestions are written at the same time. */
const ATTEMPTS = 5;
/** Delay in milliseconds while an import makes suggestions, which may be made with the former data of the orders. */
const PAUSE_MS = 5000;

/**
 * Job: renews the suggestions that name changed orders. An order stays noted until its suggestions are renewed, so a
 * server that is killed loses none.
 */
@Injectable()
export class RenewSuggestions implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly changedOrders: ChangedOrders,
    private readonly decideTransactions: DecideTransactions,
    private readonly noteChangedOrders: NoteChangedOrders,
  ) {}

  onModuleInit(): void {
    const options = { retries: 3, deadLetter: false, concurrency: 1, timeout: 280, poll: 1, oneWaiting: true };
    this.jobs.define(RENEWAL_QUEUE, options, () => this.run());
  }

  /**
   * If an import has been matching for more than two minutes, the suggestions are renewed, but the orders stay noted:
   * the import may have read them before they changed. The job of `MatchLeftOver` renews them again.
   * @throws Error if suggestions are written at the same time again and again; the orders stay noted
   */
  async run(): Promise<void> {
    const importing = await this.changedOrders.importing();
    if (importing === 'recently') return this.noteChangedOrders.request(new Date(Date.now() + PAUSE_MS));
    await this.decideTransactions.suggestReleased();
    for (let last: string | undefined; ;) {
      const orders = await this.changedOrders.noted(STEP, last);
      if (orders.length === 0) return;
      await this.renew(orders.map(({ id }) => id));
      if (importing === 'no') await this.changedOrders.remove(orders);
      last = orders.at(-1)!.note;
    }
  }

  private async renew(orderIds: readonly number[]): Promise<void> {
    for (let attempt = 1; !(await this.decideTransactions.refresh(orderIds)); attempt++)
      if (attempt === ATTEMPTS) throw new Error('Other suggestions were written at the same time.');
  }
}
