import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { isPaid, orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { OfferedMethod } from '../../payment/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { acceptsPayment } from '../domain/payable-order.js';
import { settlementErrors } from '../settlement.errors.js';
import { ReceivePayment } from './receive-payment.js';

/**
 * Pays an order with a total of 0, so that no gateway is called. The order gets the status that a payment would give
 * it; with a method that is paid on delivery it stays `pending`.
 * @throws not_payable, stale_version if there is something to pay by now
 */
@Injectable()
export class PayFreeOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly receivePayment: ReceivePayment,
  ) {}

  run(orderId: number, method: OfferedMethod, actor: Actor): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, orderId);
      if (!acceptsPayment(locked)) throw settlementErrors.not_payable({ status: locked.status });
      if (!isPaid(locked)) throw commonErrors.stale_version();
      return this.inTransaction(tx, locked, method, actor);
    });
  }

  private async inTransaction(
    tx: Transaction,
    order: OrderRecord,
    method: OfferedMethod,
    actor: Actor,
  ): Promise<OrderRecord> {
    const onDelivery = method.offline && method.awaits === 'pending';
    const otherMethod = order.paymentMethod !== method.key;
    if (onDelivery && !otherMethod && order.status === 'pending') return order;
    if (otherMethod) {
      await this.orders.addHistoryEntry(tx, order.id, actor, {
        kind: 'payment_method',
        changes: { from: order.paymentMethod, to: method.key },
      });
    }
    const changes = { paymentMethod: method.key, paymentDueAt: null };
    const changed =
      !method.offline || method.awaits === order.status
        ? await this.orders.change(tx, order, changes)
        : await this.orders.move(tx, order, { to: method.awaits, actor, changes, situation: { methodChanges: true } });
    if (otherMethod) tx.publish('PaymentStarted', actor, orderEventData(changed));
    if (onDelivery) return changed;
    return this.receivePayment.withoutPayment(tx, changed, {
      to: changed.status === 'pending' ? 'processing' : 'paid',
      actor,
      note: null,
    });
  }
}
