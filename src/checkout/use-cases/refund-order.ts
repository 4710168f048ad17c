import { Injectable } from '@nestjs/common';
import type { Money } from '#kernel';
import { orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade, type PendingRefund, type RefundOutcome, type RefundView } from '../../payment/index.js';
import { AuditLog } from '../../platform/auth/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/http/caller/caller.js';
import { checkoutErrors } from '../checkout.errors.js';
import { mustBeAdministrator } from '../domain/order-gate.js';

/**
 * Gives money back: rows first, gateways asked outside the transaction, outcomes stored. Offline methods are recorded.
 * @throws order_not_found, nothing_to_refund, refund_failed, 422 at `amount`
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly audit: AuditLog,
  ) {}

  async run(caller: Caller, orderId: number, amount: Money | null, reason: string | null): Promise<{ order: OrderRecord; refunds: RefundView[] }> {
    const actor = actorOf(caller);
    const pending = await this.db.transaction(async (tx) => {
      mustBeAdministrator(caller, await this.orders.lock(tx, orderId));
      return this.payments.beginRefund(tx, { orderId, amount, reason, actor });
    });
    const refunds: RefundView[] = [];
    let order = (await this.orders.find(orderId))!;
    for (const one of pending) {
      const outcome = await this.payments.callRefund(one);
      const stored = await this.store(caller, one, outcome, reason);
      order = stored.order;
      refunds.push(stored.refund);
      if (outcome.outcome === 'failed') throw checkoutErrors.refund_failed({ reason: outcome.error ?? '' });
    }
    return { order, refunds };
  }

  private store(caller: Caller, pending: PendingRefund, outcome: RefundOutcome, reason: string | null): Promise<{ order: OrderRecord; refund: RefundView }> {
    const actor = actorOf(caller);
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, pending.orderId);
      const { refund, changed } = await this.payments.finishRefund(tx, pending, outcome);
      if (!changed || !['refunded', 'recorded'].includes(refund.status)) return { order, refund };
      const after = await this.orders.change(tx, order, { refunded: String(order.refunded.add(pending.amount).minor) });
      const facts = { refund_id: refund.id, method: refund.method, amount: refund.amount, status: refund.status };
      await this.orders.remember(tx, order.id, actor, { kind: 'refund', note: reason, changes: facts });
      await this.audit.record(tx, { caller, action: 'payment.refunded', subjectType: 'order', subjectId: String(order.id), after: { ...facts, reason } });
      tx.publish('PaymentRefunded', actor, {
        ...orderEventData(after), refund_id: refund.id, amount: refund.amount, method: refund.method, payment_status: after.paymentStatus,
      });
      return { order: after, refund };
    });
  }
}
