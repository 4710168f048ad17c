import { Injectable } from '@nestjs/common';
import { UnpaidOrders, type OrderRecord } from '../../order/index.js';
import type { PaymentStep, WaitsFor } from '../domain/payment-step.js';
import type { ClockRules } from './read-clock-rules.js';
import { ReadPaymentSteps } from './read-payment-steps.js';

/** A member that is null does not restrict the result. */
export interface WatchedFilter {
  /** Next step; `none`: nothing will happen. */
  readonly step: PaymentStep['action'] | 'none' | null;
  readonly waitsFor: WaitsFor | null;
  readonly orderId: number | null;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundOrders {
  readonly orders: ReadonlyArray<{ readonly order: OrderRecord; readonly step: PaymentStep | null }>;
  readonly total: number;
}

/** Maximum number of orders whose next step is calculated for a filter. */
export const MOST_FILTERED = 5_000;
const BATCH = 1_000;

/** Finds the orders that the payment clock watches, with their next steps. */
@Injectable()
export class FindWatchedOrders {
  constructor(
    private readonly unpaid: UnpaidOrders,
    private readonly steps: ReadPaymentSteps,
  ) {}

  /**
   * The next step of an order is calculated and not stored. A filter by step therefore calculates the steps of the
   * `MOST_FILTERED` orders with the earliest deadlines.
   */
  async run(rules: ClockRules, filter: WatchedFilter): Promise<FoundOrders> {
    const { step, waitsFor, limit, offset } = filter;
    if (step === null && waitsFor === null) return this.page(rules, filter);
    const found: FoundOrders['orders'][number][] = [];
    for (let at = 0; at < MOST_FILTERED; at += BATCH) {
      const { orders, total } = await this.page(rules, { ...filter, limit: BATCH, offset: at });
      found.push(...orders.filter((one) => isWanted(one.step, filter)));
      if (at + BATCH >= total) break;
    }
    return { orders: found.slice(offset, offset + limit), total: found.length };
  }

  private async page(rules: ClockRules, { orderId, limit, offset }: WatchedFilter): Promise<FoundOrders> {
    const [methods, withUnconfirmed] = [[...rules.methods.keys()], rules.cancelUnconfirmedAfter !== null];
    const { orders, total } = await this.unpaid.watched(methods, withUnconfirmed, { limit, offset }, orderId);
    const steps = await this.steps.run(rules, orders);
    return { orders: orders.map((order) => ({ order, step: steps.get(order.id) ?? null })), total };
  }
}

const isWanted = (found: PaymentStep | null, { step, waitsFor }: WatchedFilter): boolean =>
  (step === null || (found?.action ?? 'none') === step) && (waitsFor === null || found?.waitsFor === waitsFor);
