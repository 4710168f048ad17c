import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { isDomainError } from '#kernel';
import { isPaid, openAmount, orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import type { Part } from '../../platform/database/part.js';
import type { TransactionEffects } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import type { Originator } from '../domain/originator.js';
import { acceptsPayment } from '../domain/payable-order.js';
import { settlementErrors } from '../settlement.errors.js';
import { PaymentDeadline } from './payment-deadline.js';
import { ReceivePayment } from './receive-payment.js';
import { SettlePayment } from './settle-payment.js';

/** True if the order already waits for payment by this method; then nothing is written or mailed. */
export const waitsBy = (order: OrderRecord, method: OfferedMethod): boolean =>
  order.paymentMethod === method.key && order.status === method.awaits;

/**
 * Makes the order wait for a payment by an offline method; if the method needs no verification, the payment is recorded
 * at once.
 * @throws not_payable, stale_version if there is nothing to pay any more
 */
@Injectable()
export class AwaitMoney {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly receivePayment: ReceivePayment,
    private readonly settlePayment: SettlePayment,
    private readonly deadline: PaymentDeadline,
  ) {}

  /**
   * @param order as it was just read
   * @param intent UUID of the request with an Idempotency-Key, stored with a payment that is recorded at once
   */
  async run(order: OrderRecord, method: OfferedMethod, by: Originator, intent: string | null): Promise<OrderRecord> {
    const { actor } = by;
    // Recording a payment needs the lock.
    if (!method.confirmsItself && acceptsPayment(order) && !isPaid(order)) {
      try {
        return (await this.db.batch((effects) => this.changing(effects, order, method, actor)))[1];
      } catch (error) {
        // The order has changed since it was read, so it is read again while it is locked.
        if (!isDomainError(error) || error.code !== 'stale_version') throw error;
      }
    }
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, order.id);
      if (waitsBy(locked, method)) return locked;
      if (!acceptsPayment(locked)) throw settlementErrors.not_payable({ status: locked.status });
      if (isPaid(locked)) throw commonErrors.stale_version();
      const [, changed] = await tx.batch(this.changing(tx, locked, method, actor));
      if (!method.confirmsItself || changed.status !== 'awaiting_payment') return changed;
      const receipt = await this.receivePayment.book(tx, changed, {
        method: method.key,
        amount: openAmount(changed),
        receivedAt: null,
        reference: null,
        note: null,
        actor,
        intent,
      });
      if (receipt.payment) await this.settlePayment.record(tx, order.id, 'payment.captured', receipt.payment, by);
      return receipt.order;
    });
  }

  /** Updates the order (locked, or unchanged since read). */
  private changing(
    effects: TransactionEffects,
    order: OrderRecord,
    method: OfferedMethod,
    actor: Actor,
  ): [Part<unknown> | null, Part<OrderRecord>] {
    const otherMethod = order.paymentMethod !== method.key;
    const hasDeadline = method.awaits === 'awaiting_payment' && method.terms > 0;
    const changes = {
      paymentMethod: method.key,
      paymentDueAt: hasDeadline ? this.deadline.after(method.terms, method) : null,
    };
    const entry = { kind: 'payment_method', changes: { from: order.paymentMethod, to: method.key } };
    const changing =
      method.awaits === order.status
        ? this.orders.changing(order, changes)
        : this.orders.moving(effects, order, { to: method.awaits, actor, changes, situation: { methodChanges: true } });
    if (otherMethod)
      effects.publish('PaymentStarted', actor, orderEventData({ ...order, ...changes, status: method.awaits }));
    return [otherMethod ? this.orders.addingHistoryEntry(order.id, actor, entry) : null, changing];
  }
}
