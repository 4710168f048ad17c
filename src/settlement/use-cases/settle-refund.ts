import { Injectable } from '@nestjs/common';
import { orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import { RefundFacade, type PendingRefund, type RefundOutcome, type Refund } from '../../payment/index.js';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';

/** Stores the gateway's outcome of a refund and counts the money once, however often the outcome arrives. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly refunds: RefundFacade,
    private readonly audit: AuditLog,
  ) {}

  /** `caller` null: the shop itself. */
  run(
    pending: PendingRefund,
    outcome: RefundOutcome,
    caller: Caller | null,
  ): Promise<{ order: OrderRecord; refund: Refund }> {
    const actor = caller ? actorOf(caller) : SYSTEM_ACTOR;
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, pending.orderId);
      const { refund, changed } = await this.refunds.finish(tx, pending, outcome);
      if (!changed || !['refunded', 'recorded'].includes(refund.status)) return { order, refund };
      const { reason } = pending;
      const after = await this.orders.change(tx, order, { refunded: order.refunded.add(pending.amount) });
      const amount = refund.amount.toNumber();
      const facts = { refund_id: refund.id, method: refund.method, amount, status: refund.status };
      await this.orders.addHistoryEntry(tx, order.id, actor, { kind: 'refund', note: reason, changes: facts });
      await this.audit.record(tx, {
        caller,
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
}
