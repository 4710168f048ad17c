import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { UnpaidOrders, type OrderRecord } from '../../order/index.js';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { latestDaysAgo } from '../domain/calendar-day.js';
import { isDue } from '../domain/payment-step.js';
import { AdvanceUnpaid, type Advanced } from './advance-unpaid.js';
import { ReadClockRules, type ClockRules } from './read-clock-rules.js';
import { ReadPaymentSteps } from './read-payment-steps.js';

/** Result of a run, by number of orders. */
export interface PaymentClockRound {
  /** Orders whose customers were reminded. */
  readonly reminded: number;
  /** Orders that were not paid in time: `cancel_after` of their payment method. */
  readonly cancelled: number;
  /** Orders that nobody has confirmed within the time of the shop's setting `cancel_unconfirmed_after`. */
  readonly cancelled_unconfirmed: number;
  /** Orders whose reminder or cancellation is due and waits for a bank statement. */
  readonly waiting_for_statement: number;
  /** Keys of methods that are set to follow bank statements, although the shop gets none for their accounts. */
  readonly without_statements: readonly string[];
  /** Orders that failed with a logged error; the next run tries again. */
  readonly failed: number;
}

type Counts = Record<Exclude<Advanced, 'left'> | 'waiting_for_statement', number>;

/** Time limit of a run, enough for tens of thousands of orders. */
const TIMEOUT_SECONDS = 1800;

/** Reminds customers, and cancels unpaid orders: each hour, and by `npm run job -- payment-clock`. */
@Injectable()
export class PaymentClock implements OnModuleInit, OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly readRules: ReadClockRules,
    private readonly unpaid: UnpaidOrders,
    private readonly steps: ReadPaymentSteps,
    private readonly advance: AdvanceUnpaid,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define('payment-clock', '7 * * * *', () => this.run(), { timeout: TIMEOUT_SECONDS });
  }

  /** When the server stops, the run advances no further orders; the next run continues. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  async run(): Promise<PaymentClockRound> {
    const rules = await this.readRules.run();
    const counts: Counts = { reminded: 0, cancelled: 0, cancelled_unconfirmed: 0, waiting_for_statement: 0, failed: 0 };
    const now = this.clock.now();
    const plain: string[] = [];
    for (const { key, reminders, cancelAfter, account, hasStatements } of rules.methods.values()) {
      const first = Math.min(reminders[0] ?? Infinity, cancelAfter ?? Infinity);
      await this.all(this.unpaid.awaiting(key, latestDaysAgo(first, now)), rules, counts);
      if (account !== null && !hasStatements) plain.push(key);
    }
    const { cancelUnconfirmedAfter: days } = rules;
    if (days !== null) await this.all(this.unpaid.unconfirmed(latestDaysAgo(days, now)), rules, counts);
    const { failed, ...done } = counts;
    return { ...done, without_statements: plain, failed };
  }

  private async all(found: AsyncGenerator<OrderRecord[]>, rules: ClockRules, counts: Counts): Promise<void> {
    const today = this.steps.today();
    for await (const orders of found) {
      const steps = await this.steps.run(rules, orders);
      for (const { id } of orders) {
        const step = steps.get(id) ?? null;
        if (step?.waitsFor === 'statement' && step.on <= today) counts.waiting_for_statement++;
        if (!step?.postpones && !isDue(step, today)) continue;
        if (this.stopping) return;
        const outcome = await this.advance.run(id, rules);
        if (outcome !== 'left') counts[outcome]++;
      }
    }
  }
}
