import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { PaymentReminders, type OrderRecord, type PaymentReminder } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShopSettings } from '../../settings/index.js';
import { isDue, type PaymentStep } from '../domain/payment-step.js';
import { FindWatchedOrders, type FoundOrders, type WatchedFilter } from './find-watched-orders.js';
import { ReadClockAccounts, type ClockAccount } from './read-clock-accounts.js';
import { ReadClockRules, type ClockMethod, type ClockRules } from './read-clock-rules.js';
import { ReadPaymentSteps, type MissingDays } from './read-payment-steps.js';

/** The next step of an order, with the details that the panel shows. */
export interface WatchedStep extends PaymentStep {
  /** Whether the next run takes the step. */
  readonly isDue: boolean;
  /** Position of the reminder among those of the method, from 1; null: a cancellation, or a reminder no longer set. */
  readonly number: number | null;
  /**
   * The days that bank statements must cover before the step is taken; null if the step does not wait for a statement.
   */
  readonly missing: MissingDays | null;
}

/** An order that the clock watches. */
export interface WatchedOrder {
  readonly order: OrderRecord;
  /** Translated title of the payment method; its key if the method was deleted. */
  readonly paymentTitle: string;
  /** Null if nothing will happen. */
  readonly next: WatchedStep | null;
  readonly reminders: readonly PaymentReminder[];
}

/** A payment method with the rules of the payment clock. */
export interface WatchedMethod extends Pick<ClockMethod, 'key' | 'reminders' | 'cancelAfter'> {
  readonly title: string;
}

export interface WatchedOrders {
  readonly orders: readonly WatchedOrder[];
  readonly total: number;
  readonly accounts: readonly ClockAccount[];
  readonly methods: readonly WatchedMethod[];
  /** Days after which an order that was never confirmed is cancelled; null: never. */
  readonly cancelUnconfirmedAfter: number | null;
}

/** Unpaid orders, and what the payment clock does next with each. */
@Injectable()
export class ListPaymentClock {
  constructor(
    private readonly readRules: ReadClockRules,
    private readonly findWatched: FindWatchedOrders,
    private readonly reminders: PaymentReminders,
    private readonly steps: ReadPaymentSteps,
    private readonly accounts: ReadClockAccounts,
    private readonly payments: PaymentFacade,
    private readonly shop: ShopSettings,
  ) {}

  async run({ language }: Caller, filter: WatchedFilter): Promise<WatchedOrders> {
    const rules = await this.readRules.run();
    const { orders, total } = await this.findWatched.run(rules, filter);
    const [reminders, accounts, titles] = await Promise.all([
      this.reminders.ofMany(orders.map(({ order }) => order.id)),
      this.accounts.run(rules),
      this.payments.titles(),
    ]);
    const titleOf = (key: string): string => pick(titles.get(key), language, this.shop.language) || key;
    return {
      orders: orders.map(({ order, step }) => ({
        order,
        paymentTitle: titleOf(order.paymentMethod),
        next: this.shown(rules, { order, step }),
        reminders: reminders.get(order.id) ?? [],
      })),
      total,
      accounts,
      methods: [...rules.methods.values()].map((method) => ({ ...method, title: titleOf(method.key) })),
      cancelUnconfirmedAfter: rules.cancelUnconfirmedAfter,
    };
  }

  private shown(rules: ClockRules, { order, step }: FoundOrders['orders'][number]): WatchedStep | null {
    if (!step) return null;
    const reminders = rules.methods.get(order.paymentMethod)?.reminders ?? [];
    return {
      ...step,
      isDue: isDue(step, this.steps.today()),
      number: step.reminder === null ? null : reminders.indexOf(step.reminder) + 1 || null,
      missing: step.waitsFor === 'statement' ? this.steps.missingDays(rules, order) : null,
    };
  }
}
