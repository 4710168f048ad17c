import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError, type Money } from '#kernel';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { BegunRefund, Refund, RefundOutcome, WantedGoods } from '../../payment/index.js';
import { RefundLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import type { Originator } from '../domain/originator.js';
import { settlementErrors } from '../settlement.errors.js';
import { SettleRefund } from './settle-refund.js';
import { goodsAmount, TakeGoods } from './take-goods.js';

const TURNS = 20;
const TURN_MS = 50;

export interface RefundOrderRequest {
  /** Null: the price of the goods, or everything that is not refunded yet. */
  readonly amount: Money | null;
  /** Pieces and shipping costs to return; null: an amount. */
  readonly goods: WantedGoods | null;
  /** Whether the customer is informed by mail. */
  readonly notify: boolean;
  readonly reason: string;
  /** The version that was read; a changed order is refused. */
  readonly version?: number;
  /** UUID of the request with an Idempotency-Key. A repeat finds its refunds and makes no others. */
  readonly intent: string | null;
}

/**
 * Refunds an order: stores the refunds, calls the gateways outside the transaction, and stores the outcomes. Refunds of
 * offline payments are only recorded.
 * @throws order_not_found, nothing_to_refund, refund_exceeds_held, refund_in_progress, refund_failed, stale_version, 422
 * at `amount`, `lines` or `shipping`
 */
@Injectable()
export class MakeRefund {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly refunds: RefundLedger,
    private readonly settleRefund: SettleRefund,
    private readonly takeGoods: TakeGoods,
  ) {}

  async run(
    orderId: number,
    request: RefundOrderRequest,
    by: Originator,
  ): Promise<{ order: OrderRecord; refunds: Refund[] }> {
    const { pending, earlier } = await this.waitWhileBusy(() =>
      this.db.transaction(async (tx) => {
        const locked = await this.orders.lock(tx, orderId);
        const begun = await this.begin(tx, locked, request, by);
        if (begun.earlier) return begun;
        mustBeCurrent(request.version, locked.version);
        // The version is incremented, so that a client with the previous version is refused while the gateway is
        // working.
        await this.orders.change(tx, locked, {});
        return begun;
      }),
    );
    if (earlier) answersAgain();
    const known = (earlier ?? []).filter(({ id }) => !pending.some((one) => one.id === id));
    const refunds: Refund[] = known.filter(({ status }) => status !== 'failed');
    const refused: Array<Pick<RefundOutcome, 'error'>> = known
      .filter(({ status }) => status === 'failed')
      .map(() => ({ error: null }));
    let order = (await this.orders.find(orderId))!;
    for (const one of pending) {
      const settled = await this.settleRefund.ask(one, by);
      order = settled.order;
      refunds.push(settled.refund);
      if (settled.outcome.outcome === 'failed') refused.push(settled.outcome);
    }
    // The error is thrown after all gateways were called, so that no refund is still running when the client gets it.
    if (refused[0]) throw settlementErrors.refund_failed({ reason: refused[0].error ?? '' });
    return { order, refunds };
  }

  private async begin(
    tx: Transaction,
    order: OrderRecord,
    { amount, goods, reason, version, intent, notify }: RefundOrderRequest,
    { actor }: Originator,
  ): Promise<BegunRefund> {
    const request = { orderId: order.id, reason, actor, intent, notify };
    if (goods === null) return this.refunds.begin(tx, { ...request, amount, goods });
    const again = await this.refunds.repeatOf(tx, request, goods);
    if (again) return again;
    mustBeCurrent(version, order.version);
    const taken = await this.takeGoods.run(tx, order, goods);
    return this.refunds.begin(tx, { ...request, amount: goodsAmount(taken), goods: taken });
  }

  /** Waits for another refund of the same amount, whose outcome is usually known within a moment. */
  private async waitWhileBusy<T>(begin: () => Promise<T>): Promise<T> {
    for (let turn = 1; ; turn++) {
      try {
        return await begin();
      } catch (error) {
        if (turn === TURNS || !(error instanceof DomainError) || error.code !== 'refund_in_progress') throw error;
        await pause(TURN_MS + Math.random() * TURN_MS);
      }
    }
  }
}
