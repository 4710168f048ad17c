import { Inject, Injectable } from '@nestjs/common';
import { addDays, CLOCK, type Clock } from '#kernel';
import { isPaid, openAmount, orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import { PaymentFacade, type BankDetails, type CallOutcome, type OfferedMethod, type PayableOrder } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/http/caller/caller.js';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { checkoutErrors } from '../checkout.errors.js';
import { mustOwn } from '../domain/order-gate.js';
import { acceptsPayment, payableOrder } from '../domain/payable-order.js';
import { PayFreeOrder } from './pay-free-order.js';
import { ReceivePayment } from './receive-payment.js';
import { SettlePayment } from './settle-payment.js';

export interface PayAnswer {
  readonly order: OrderRecord;
  /** Localized, from the gateway; the shop's own when there is nothing to pay. */
  readonly message: string;
  readonly bankDetails: BankDetails | null;
}

/**
 * Pays an order by a method. The gateway is called outside any transaction; what it said is stored under the order's lock.
 * @throws order_not_found, unknown_payment_method, not_payable, payment_declined
 */
@Injectable()
export class PayOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
    private readonly receivePayment: ReceivePayment,
    private readonly settlePayment: SettlePayment,
    private readonly payFreeOrder: PayFreeOrder,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(caller: Caller, methodKey: string | number, orderId: number, data: Record<string, string> = {}): Promise<PayAnswer> {
    const method = await this.payments.offered(methodKey);
    return this.pay(caller, mustOwn(caller, await this.orders.find(orderId)), method, data);
  }

  /** For a caller whose right to the order is known. */
  async pay(caller: Caller, order: OrderRecord, method: OfferedMethod, data: Record<string, string> = {}): Promise<PayAnswer> {
    if (!acceptsPayment(order)) throw checkoutErrors.not_payable({ status: order.status });
    if (isPaid(order)) return { ...(await this.payFreeOrder.run(caller, order.id, method)), bankDetails: null };
    return method.offline ? this.offline(caller, order, method, data) : this.online(caller, order, method, data);
  }

  private async offline(caller: Caller, order: OrderRecord, method: OfferedMethod, data: Record<string, string>): Promise<PayAnswer> {
    const outcome = await this.payments.call(toldTo(caller, order), method, null, data);
    if (outcome.outcome === 'declined') throw checkoutErrors.payment_declined({ reason: outcome.error ?? outcome.message });
    if (waitsBy(order, method)) return this.answer(order, method, outcome);
    const changed = await this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, order.id);
      if (waitsBy(locked, method)) return locked;
      if (!acceptsPayment(locked)) throw checkoutErrors.not_payable({ status: locked.status });
      if (isPaid(locked)) throw commonErrors.stale_version();
      return this.awaitMoney(tx, caller, locked, method);
    });
    return this.answer(changed, method, outcome);
  }

  /** The order waits for money by this method from now on. */
  private async awaitMoney(tx: Transaction, caller: Caller, order: OrderRecord, method: OfferedMethod): Promise<OrderRecord> {
    const actor = actorOf(caller);
    const otherMethod = order.paymentMethod !== method.key;
    const hasDeadline = method.awaits === 'awaiting_payment' && method.terms > 0;
    const changes = { payment_method: method.key, payment_due_at: hasDeadline ? addDays(this.clock.now(), method.terms) : null };
    if (otherMethod) {
      await this.orders.remember(tx, order.id, actor, { kind: 'payment_method', changes: { from: order.paymentMethod, to: method.key } });
    }
    const changed = method.awaits === order.status
      ? await this.orders.change(tx, order, changes)
      : await this.orders.move(tx, order, { to: method.awaits, actor, changes, situation: { methodChanges: true } });
    if (otherMethod) tx.publish('PaymentStarted', actor, orderEventData(changed));
    if (!method.confirmsItself || changed.status !== 'awaiting_payment') return changed;
    const receipt = await this.receivePayment.book(tx, changed, {
      method: method.key, amount: openAmount(changed), receivedAt: null, reference: null, note: null, actor,
    });
    return receipt.order;
  }

  private async online(caller: Caller, order: OrderRecord, method: OfferedMethod, data: Record<string, string>): Promise<PayAnswer> {
    const actor = actorOf(caller);
    const attempt = await this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, order.id);
      if (!acceptsPayment(locked) || isPaid(locked)) throw checkoutErrors.not_payable({ status: locked.status });
      if (locked.paymentMethod !== method.key) await this.orders.change(tx, locked, { payment_method: method.key });
      return this.payments.begin(tx, payableOrder(locked), method, actor);
    });
    const outcome = await this.payments.call(toldTo(caller, order), method, attempt, data);
    const changed = await this.settlePayment.run(attempt, outcome, actor);
    if (outcome.outcome === 'declined') throw checkoutErrors.payment_declined({ reason: outcome.error ?? outcome.message });
    return this.answer(changed, method, outcome);
  }

  private answer(order: OrderRecord, method: OfferedMethod, outcome: CallOutcome): PayAnswer {
    return { order, message: outcome.message, bankDetails: this.payments.bankDetails(method, payableOrder(order)) };
  }
}

/** The gateway answers whoever calls, in that reader's language; the order keeps its own. */
const toldTo = (caller: Caller, order: OrderRecord): PayableOrder => ({ ...payableOrder(order), language: caller.language });

/** The same method again: nothing changes, no second mail. */
const waitsBy = (order: OrderRecord, method: OfferedMethod): boolean =>
  order.paymentMethod === method.key && order.status === method.awaits;
