import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import { OrderMoney } from '../../order/order-money.js';
import { PaymentFacade, type PendingRefund, type Refund, type RefundOutcome } from '../../payment/index.js';
import { CallGateway, RefundLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import { byShop, type Originator } from '../domain/originator.js';

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
    private readonly orderMoney: OrderMoney,
    private readonly methods: PaymentFacade,
    private readonly refunds: RefundLedger,
    private readonly gateways: CallGateway,
    private readonly audit: AuditLog,
  ) {}

  run(pending: PendingRefund, outcome: RefundOutcome, by: Originator): Promise<SettledRefund> {
    const { actor, caller } = by;
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, pending.orderId);
      const { refund, changed } = await this.refunds.finish(tx, pending, outcome);
      if (!changed || !['refunded', 'recorded'].includes(refund.status)) return { order, refund };
      const { reason } = pending;
      const after = await this.orderMoney.change(tx, order, { refunded: order.refunded.add(pending.amount) });
      const amount = refund.amount.toNumber();
      const facts = { refund_id: refund.id, method: refund.method, amount, status: refund.status };
      await this.orders.addHistoryEntry(tx, order.id, actor, { kind: 'refund', note: reason, changes: facts });
      await this.audit.record(tx, {
        caller,
        actor,
        action: 'payment.refunded',
        subjectType: 'order',
        subjectId: String(order.id),
        after: { ...facts, reason },
      });
      tx.publish('PaymentRefunded', actor, {
        ...orderEventData(after),
        refund_id: refund.id,
        amount,
        method: refund.method,
        payment_status: after.paymentStatus,
      });
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
