import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError, type Money } from '#kernel';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { Refund, RefundOutcome } from '../../payment/index.js';
import { RefundLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import { answersAgain } from '../../platform/database/running-intent.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import type { Originator } from '../domain/originator.js';
import { settlementErrors } from '../settlement.errors.js';
import { SettleRefund } from './settle-refund.js';

const TURNS = 20;
const TURN_MS = 50;

export interface RefundOrderRequest {
  /** Null: everything that is not refunded yet. */
  readonly amount: Money | null;
  readonly reason: string;
  /** The version that was read; a changed order is refused. */
  readonly version?: number;
  /** UUID of the request with an Idempotency-Key. A repeat finds its refunds and makes no others. */
  readonly intent: string | null;
}

/**
 * Refunds an order: stores the refunds, calls the gateways outside the transaction, and stores the outcomes. Refunds of
 * offline payments are only recorded.
 * @throws order_not_found, nothing_to_refund, refund_in_progress, refund_failed, stale_version, 422 at `amount`
 */
@Injectable()
export class MakeRefund {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly refunds: RefundLedger,
    private readonly settleRefund: SettleRefund,
  ) {}

  async run(
    orderId: number,
    { amount, reason, version, intent }: RefundOrderRequest,
    by: Originator,
  ): Promise<{ order: OrderRecord; refunds: Refund[] }> {
    const { pending, earlier } = await this.waitWhileBusy(() =>
      this.db.transaction(async (tx) => {
        const locked = await this.orders.lock(tx, orderId);
        const begun = await this.refunds.begin(tx, { orderId, amount, reason, actor: by.actor, intent });
        if (begun.earlier) return begun;
        mustBeCurrent(version, locked.version);
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
