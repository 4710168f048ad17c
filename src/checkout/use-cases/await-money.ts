import { Inject, Injectable } from '@nestjs/common';
import { addDays, CLOCK, type Clock } from '#kernel';
import { isPaid, openAmount, orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { checkoutErrors } from '../checkout.errors.js';
import { acceptsPayment } from '../domain/payable-order.js';
import { ReceivePayment } from './receive-payment.js';

/** The same method again: nothing changes, no second mail. */
export const waitsBy = (order: OrderRecord, method: OfferedMethod): boolean =>
  order.paymentMethod === method.key && order.status === method.awaits;

/**
 * The order waits for money by an offline method from now on; with confirmation off, the money is booked at once.
 * @throws not_payable, stale_version when there is nothing to pay by now
 */
@Injectable()
export class AwaitMoney {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly receivePayment: ReceivePayment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `intent`: UUID of the request with an Idempotency-Key, stored with a payment that is booked at once. */
  run(caller: Caller, orderId: number, method: OfferedMethod, intent: string | null): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, orderId);
      if (waitsBy(locked, method)) return locked;
      if (!acceptsPayment(locked)) throw checkoutErrors.not_payable({ status: locked.status });
      if (isPaid(locked)) throw commonErrors.stale_version();
      return this.inTransaction(tx, caller, locked, method, intent);
    });
  }

  private async inTransaction(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    method: OfferedMethod,
    intent: string | null,
  ): Promise<OrderRecord> {
    const actor = actorOf(caller);
    const otherMethod = order.paymentMethod !== method.key;
    const hasDeadline = method.awaits === 'awaiting_payment' && method.terms > 0;
    const changes = {
      paymentMethod: method.key,
      paymentDueAt: hasDeadline ? addDays(this.clock.now(), method.terms) : null,
    };
    // asked for at once: one round trip
    const [, changed] = await Promise.all([
      otherMethod &&
        this.orders.addHistoryEntry(tx, order.id, actor, {
          kind: 'payment_method',
          changes: { from: order.paymentMethod, to: method.key },
        }),
      method.awaits === order.status
        ? this.orders.change(tx, order, changes)
        : this.orders.move(tx, order, { to: method.awaits, actor, changes, situation: { methodChanges: true } }),
    ]);
    if (otherMethod) tx.publish('PaymentStarted', actor, orderEventData(changed));
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
    return receipt.order;
  }
}
