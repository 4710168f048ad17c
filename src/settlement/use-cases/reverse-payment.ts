import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { isPaid, orderEventData, OrderFacade, PAYMENT_REVERSED, type OrderRecord } from '../../order/index.js';
import { OrderMoney } from '../../order/order-money.js';
import { PaymentFacade, type Payment } from '../../payment/index.js';
import { PaymentLedger } from '../../payment/ledger.js';
import type { Part } from '../../platform/database/part.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../domain/originator.js';
import { PaymentDeadline } from './payment-deadline.js';

export interface Reversal {
  /** Reason for the history of the order and the activity log. */
  readonly reason: string;
  /** Whether the buyer gets the payment details again, if the order awaits payment afterwards. */
  readonly notify: boolean;
  /** Id of the order to which the payment is moved, for the history. */
  readonly movedTo?: number;
}

export interface ReversedPayment {
  readonly order: OrderRecord;
  readonly payment: Payment;
}

/**
 * Reverses a payment that was recorded by hand or from a bank statement. It stays in the ledger as `reversed`, and its
 * bank reference can be recorded again. A `paid` order that is not shipped and now has a balance due awaits payment
 * again, with a new deadline; an order that was processed or shipped keeps its status. The lock of the order decides
 * between concurrent reversals, refunds and changes of status.
 */
@Injectable()
export class ReversePayment {
  constructor(
    private readonly orders: OrderFacade,
    private readonly orderMoney: OrderMoney,
    private readonly payments: PaymentLedger,
    private readonly methods: PaymentFacade,
    private readonly audit: AuditLog,
    private readonly deadline: PaymentDeadline,
  ) {}

  /**
   * @param order locked
   * @throws not_found if the order has no such payment, payment_at_provider, payment_not_live if it is not captured or
   * was refunded, also in part
   */
  async run(
    tx: Transaction,
    order: OrderRecord,
    paymentId: number,
    { reason, notify, movedTo }: Reversal,
    by: Originator,
  ): Promise<ReversedPayment> {
    const { actor, caller } = by;
    const payment = await this.payments.reverse(tx, order.id, paymentId);
    const { id, method, amount, reference } = payment;
    const facts = { payment_id: id, method, amount: amount.toNumber(), reference };
    const changes = movedTo === undefined ? facts : { ...facts, to_order_id: movedTo };
    const entry = { kind: PAYMENT_REVERSED, note: reason, changes };
    const changing = await this.changing(tx, order, payment, notify, by);
    const [, changed] = await tx.batch([this.orders.addingHistoryEntry(order.id, actor, entry), changing]);
    await this.audit.record(tx, {
      caller,
      actor,
      action: 'payment.reversed',
      subjectType: 'order',
      subjectId: order.id,
      before: { status: order.status, payment_status: order.paymentStatus },
      after: { status: changed.status, payment_status: changed.paymentStatus, ...facts, reason },
    });
    tx.publish('PaymentReversed', actor, {
      ...orderEventData(changed),
      // This is the status before the reversal; a change of the status has its own event.
      status: order.status,
      payment_id: id,
      amount: amount.toNumber(),
      method,
      payment_status: changed.paymentStatus,
      notify,
    });
    return { order: changed, payment };
  }

  private async changing(
    tx: Transaction,
    order: OrderRecord,
    { amount }: Payment,
    notify: boolean,
    { actor }: Originator,
  ): Promise<Part<OrderRecord>> {
    const paid = order.paid.subtract(amount);
    const uncovered = { ...order, paid, paidAt: null };
    if (order.paidAt === null || isPaid(uncovered)) return this.orderMoney.changing(order, { paid });
    const changes = { paid, paidAt: null, paymentNote: null };
    if (order.status !== 'paid' || order.shippedAt !== null) return this.orderMoney.changing(order, changes);
    // The methods are cached, so that no second connection is needed while the order is locked.
    const method = await this.methods.known(order.paymentMethod);
    return this.orderMoney.moving(tx, order, {
      to: 'awaiting_payment',
      actor,
      notify,
      changes: { ...changes, paymentDueAt: this.deadline.of(uncovered, method) },
      situation: { paymentReversed: true },
    });
  }
}
