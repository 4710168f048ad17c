import { Injectable } from '@nestjs/common';
import { pick } from '#kernel';
import { PaymentReminders, UnpaidOrders, type OrderRecord, type PaymentReminder } from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { ShopSettings } from '../../settings/index.js';
import type { PaymentStep } from '../domain/payment-step.js';
import { ReadClockAccounts, type ClockAccount } from './read-clock-accounts.js';
import { ReadClockRules } from './read-clock-rules.js';
import { ReadPaymentSteps } from './read-payment-steps.js';

/** An order that the clock watches. */
export interface WatchedOrder {
  readonly order: OrderRecord;
  /** Translated title of the payment method; its key if the method was deleted. */
  readonly paymentTitle: string;
  /** Null if nothing will happen. */
  readonly next: PaymentStep | null;
  readonly reminders: readonly PaymentReminder[];
}

export interface WatchedOrders {
  readonly orders: readonly WatchedOrder[];
  readonly total: number;
  readonly accounts: readonly ClockAccount[];
}

/** Unpaid orders, and what the payment clock does next with each. */
@Injectable()
export class ListPaymentClock {
  constructor(
    private readonly readRules: ReadClockRules,
    private readonly unpaid: UnpaidOrders,
    private readonly reminders: PaymentReminders,
    private readonly steps: ReadPaymentSteps,
    private readonly accounts: ReadClockAccounts,
    private readonly payments: PaymentFacade,
    private readonly shop: ShopSettings,
  ) {}

  async run({ language }: Caller, page: { readonly limit: number; readonly offset: number }): Promise<WatchedOrders> {
    const rules = await this.readRules.run();
    const withUnconfirmed = rules.cancelUnconfirmedAfter !== null;
    const { orders, total } = await this.unpaid.watched([...rules.methods.keys()], withUnconfirmed, page);
    const [steps, reminders, accounts, titles] = await Promise.all([
      this.steps.run(rules, orders),
      this.reminders.ofMany(orders.map(({ id }) => id)),
      this.accounts.run(rules),
      this.payments.titles(),
    ]);
    const paymentTitle = (key: string): string => pick(titles.get(key), language, this.shop.language) || key;
    return {
      orders: orders.map((order) => ({
        order,
        paymentTitle: paymentTitle(order.paymentMethod),
        next: steps.get(order.id) ?? null,
        reminders: reminders.get(order.id) ?? [],
      })),
      total,
      accounts,
    };
  }
}
