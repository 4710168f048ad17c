import { Injectable } from '@nestjs/common';
import {
  mustOwn,
  orderEventData,
  OrderFacade,
  PAYMENT_REPORTED,
  sinceReopened,
  waitsForTransfer,
  type OrderRecord,
} from '../../order/index.js';
import { PaymentFacade } from '../../payment/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { payableOrder, settlementErrors } from '../../settlement/index.js';

/**
 * The buyer reports that the transfer was sent. The report appears in the order's history; no status changes, and
 * nothing is recorded as paid. Repeats change nothing.
 */
@Injectable()
export class ReportPayment {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderFacade,
    private readonly payments: PaymentFacade,
  ) {}

  /** @throws order_not_found, insufficient_scope, not_payable if no transfer is expected */
  async run(caller: Caller, orderId: number): Promise<OrderRecord> {
    const order = mustOwn(caller, await this.orders.find(orderId));
    const method = await this.payments.known(order.paymentMethod);
    const byTransfer = method !== null && this.payments.bankDetails(method, payableOrder(order)) !== null;
    return this.database.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, order.id);
      const history = sinceReopened(await this.orders.history(order.id, tx));
      if (history.some(({ kind }) => kind === PAYMENT_REPORTED)) return locked;
      if (!byTransfer || locked.paymentMethod !== order.paymentMethod || !waitsForTransfer(locked))
        throw settlementErrors.not_payable({ status: locked.status });
      const actor = actorOf(caller);
      await this.orders.addHistoryEntry(tx, order.id, actor, { kind: PAYMENT_REPORTED });
      tx.publish('PaymentReported', actor, orderEventData(locked));
      return locked;
    });
  }
}
