import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { OrderFigures } from '../../order/index.js';
import { BankFigures } from '../../reconciliation/index.js';
import { BriefCache } from './brief-cache.js';

const CACHED_MS = 1_000;

export interface OpenWork {
  /** Number of orders that are new, paid but not in processing yet, or ready to be shipped or picked up. */
  readonly ordersToHandle: number;
  readonly paymentsToVerify: number;
  /** Bank transactions that need a decision. */
  readonly transactionsToReview: number;
}

/** Three counts, read from indexes only. All administrators share one read per second. */
@Injectable()
export class CountOpenWork {
  private readonly cached = new BriefCache<OpenWork>(CACHED_MS, () => this.clock.now().getTime());

  constructor(
    private readonly orders: OrderFigures,
    private readonly transactions: BankFigures,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  run(): Promise<OpenWork> {
    return this.cached.get('', () => this.read());
  }

  private async read(): Promise<OpenWork> {
    const [{ pending, paidNotShipped, readyForShipment }, money, { waiting }] = await Promise.all([
      this.orders.work(),
      this.orders.moneyToVerify(),
      this.transactions.toReview(),
    ]);
    return {
      ordersToHandle: pending + paidNotShipped + readyForShipment,
      paymentsToVerify: money.reduce((all, { count }) => all + count, 0),
      transactionsToReview: waiting,
    };
  }
}
