import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import { OrderMoney } from '../../order/order-money.js';
import type { Refund, RefundedGoods } from '../../payment/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../domain/originator.js';

/** Adds a refund that was made to the refunded sum, the history and the activity log of its locked order. */
@Injectable()
export class CountRefund {
  constructor(
    private readonly orders: OrderFacade,
    private readonly orderMoney: OrderMoney,
    private readonly audit: AuditLog,
  ) {}

  async run(tx: Transaction, order: OrderRecord, refund: Refund, by: Originator): Promise<OrderRecord> {
    const { actor, caller } = by;
    const { reason, goods } = refund;
    const after = await this.orderMoney.change(tx, order, { refunded: order.refunded.add(refund.amount) });
    const amount = refund.amount.toNumber();
    const facts = { refund_id: refund.id, method: refund.method, amount, status: refund.status };
    const changes = { ...facts, ...(goods && goodsFacts(goods)) };
    await this.orders.addHistoryEntry(tx, order.id, actor, { kind: 'refund', note: reason, changes });
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
    return after;
  }
}

const goodsFacts = ({ lines, shipping }: RefundedGoods) => ({
  lines: lines.map(({ orderItemId, quantity }) => ({ order_item_id: orderItemId, quantity })),
  ...(shipping.isPositive() && { shipping: shipping.toNumber() }),
});
