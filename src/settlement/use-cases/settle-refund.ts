import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Money } from '#kernel';
import { orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import {
  isMade,
  PaymentFacade,
  type PendingRefund,
  type Refund,
  type RefundGroup,
  type RefundOutcome,
} from '../../payment/index.js';
import { CallGateway, RefundLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { byShop, type Originator } from '../domain/originator.js';
import { CountRefund } from './count-refund.js';
import { SettleGoods } from './settle-goods.js';

export interface SettledRefund {
  readonly order: OrderRecord;
  readonly refund: Refund;
}

/** Stores the gateway's outcome of a refund and counts the money, once for repeated outcomes. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly methods: PaymentFacade,
    private readonly refunds: RefundLedger,
    private readonly gateways: CallGateway,
    private readonly settleGoods: SettleGoods,
    private readonly countRefund: CountRefund,
  ) {}

  run(pending: PendingRefund, outcome: RefundOutcome, by: Originator): Promise<SettledRefund> {
    const { actor } = by;
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, pending.orderId);
      const { refund, changed, before } = await this.refunds.finish(tx, pending, outcome);
      if (!changed) return { order, refund };
      const after = isMade(refund) ? await this.countRefund.run(tx, order, refund, by) : order;
      const group = await this.settleGoods.run(tx, after, { refund, before }, actor);
      if (group && !group.isPending && group.made.length > 0) publishCompleted(tx, after, group, actor);
      return { order: after, refund };
    });
  }

  /** Calls the gateway with the refund's key, which is the same for each repeat, and stores the outcome. */
  async ask(pending: PendingRefund, by: Originator): Promise<SettledRefund & { outcome: RefundOutcome }> {
    const outcome = await this.gateways.refund(pending);
    return { ...(await this.run(pending, outcome, by)), outcome };
  }

  /**
   * Repeats a call whose outcome is unknown.
   * @returns null if the gateway is not installed: its outcome stays unknown, because a payout by hand could return the
   * money twice
   */
  async repeat(pending: PendingRefund): Promise<RefundOutcome | null> {
    return (await this.methods.known(pending.method)) ? (await this.ask(pending, byShop('query'))).outcome : null;
  }
}

function publishCompleted(
  tx: Transaction,
  order: OrderRecord,
  { request, made, notify }: RefundGroup,
  actor: Actor,
): void {
  const amount = made.reduce((sum, one) => sum.add(one.amount), Money.zero(order.currency)).toNumber();
  tx.publish('RefundCompleted', actor, { ...orderEventData(order), request, amount, notify });
}
