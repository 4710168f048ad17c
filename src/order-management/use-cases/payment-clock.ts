import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { PaymentFacade } from '../../payment/index.js';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { ShopSettings } from '../../settings/index.js';
import { CancelUnpaid, type Cancelled } from './cancel-unpaid.js';

/** Result of a run, by number of orders. */
export interface PaymentClockRound {
  /** Orders that were not paid in time: `cancel_after` of their payment method. */
  readonly cancelled: number;
  /** Orders that were never confirmed: `cancel_unconfirmed_after` of the shop. */
  readonly cancelled_unconfirmed: number;
  /** Orders that failed with a logged error; the next run tries again. */
  readonly failed: number;
}

/** Time limit of a run, enough for tens of thousands of orders. */
const TIMEOUT_SECONDS = 1800;

/** Cancels unpaid orders after their deadlines: each hour, and by `npm run job -- payment-clock`. */
@Injectable()
export class PaymentClock implements OnModuleInit, OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly payments: PaymentFacade,
    private readonly shop: ShopSettings,
    private readonly cancelUnpaid: CancelUnpaid,
  ) {}

  onModuleInit(): void {
    this.jobs.define('payment-clock', '7 * * * *', () => this.run(), { timeout: TIMEOUT_SECONDS });
  }

  /** A server that stops cancels no further orders; the next run does. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  async run(): Promise<PaymentClockRound> {
    const mayContinue = (): boolean => !this.stopping;
    const rounds: Cancelled[] = [];
    for (const { key, cancelAfter } of await this.payments.allKnown()) {
      if (cancelAfter !== null) rounds.push(await this.cancelUnpaid.pastDeadline(key, cancelAfter, mayContinue));
    }
    const days = this.shop.stored.cancel_unconfirmed_after;
    const unconfirmed =
      days === null ? { cancelled: 0, failed: 0 } : await this.cancelUnpaid.unconfirmed(days, mayContinue);
    return {
      cancelled: sum(rounds, 'cancelled'),
      cancelled_unconfirmed: unconfirmed.cancelled,
      failed: sum([...rounds, unconfirmed], 'failed'),
    };
  }
}

const sum = (rounds: readonly Cancelled[], of: keyof Cancelled): number =>
  rounds.reduce((all, round) => all + round[of], 0);
