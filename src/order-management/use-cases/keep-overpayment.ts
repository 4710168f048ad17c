import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { isOverpaymentKept, mustAdminister, OrderFacade, OVERPAYMENT_KEPT, overpaidAmount } from '../../order/index.js';
import { paymentErrors } from '../../payment/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';

/**
 * Records that the shop keeps what the buyer paid above the total, so that the order no longer asks for a decision. The
 * payments do not change: the amount can still be refunded or moved. A decision that is still valid is not recorded
 * again, so that a repeat or a second administrator changes nothing.
 */
@Injectable()
export class KeepOverpayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly audit: AuditLog,
  ) {}

  /** @throws order_not_found, stale_version, nothing_to_refund if the order is not overpaid */
  async run(caller: Caller, orderId: number, version?: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'orders:write');
      mustBeCurrent(version, order.version);
      const kept = overpaidAmount(order);
      if (kept.isZero()) throw paymentErrors.nothing_to_refund();
      if (isOverpaymentKept(order, await this.orders.history(order.id, tx))) return;
      const changes = { amount: kept.toNumber() };
      await this.orders.addHistoryEntry(tx, order.id, actorOf(caller), { kind: OVERPAYMENT_KEPT, changes });
      await this.audit.record(tx, {
        caller,
        action: 'order.overpayment_kept',
        subjectType: 'order',
        subjectId: String(order.id),
        after: changes,
      });
    });
  }
}
