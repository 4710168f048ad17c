import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import { OrderFacade, orderErrors, type OrderRecord } from '../../order/index.js';
import { AuditLog } from '../../platform/auth/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, hasScope, type Caller } from '../../platform/http/caller/caller.js';
import { commonErrors } from '../../platform/http/errors/common-errors.js';
import { checkoutErrors } from '../checkout.errors.js';
import { isOwn, mustOwn } from '../domain/order-gate.js';

/**
 * Cancels an order and puts its stock back, once. A second cancel changes nothing. An owner may do it while the order is
 * unpaid and not shipped; administrators wherever the table allows it.
 * @throws order_not_found, unauthenticated, not_cancellable, illegal_transition
 */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly catalog: CatalogFacade,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  run(caller: Caller, orderId: number, reason: string | null): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const order = await this.orders.lock(tx, orderId).catch((error: unknown) => {
        if (caller.kind === 'guest' && caller.orderKey === null) throw commonErrors.unauthenticated();
        throw error;
      });
      if (caller.kind === 'guest' && !isOwn(caller, order)) {
        throw caller.orderKey === null ? commonErrors.unauthenticated() : orderErrors.order_not_found();
      }
      mustOwn(caller, order);
      if (order.status === 'cancelled') return order;
      const open = order.paid.isZero() && order.shippedAt === null;
      if (!hasScope(caller, 'orders:write') && !open) throw checkoutErrors.not_cancellable({ allowed: [] });
      return this.within(tx, caller, order, reason);
    });
  }

  /** Inside a transaction that holds the order's lock. */
  async within(tx: Transaction, caller: Caller, order: OrderRecord, reason: string | null, notify = true): Promise<OrderRecord> {
    const actor = actorOf(caller);
    const returns = order.stockReturnedAt === null;
    const cancelled = await this.orders.move(tx, order, {
      to: 'cancelled', actor, note: reason, notify, changes: returns ? { stock_returned_at: this.clock.now() } : {},
    });
    if (returns) {
      await this.catalog.returnStock(tx, await this.orders.lines(order, tx), { reason: 'cancelled', orderId: order.id, actor });
    }
    await this.audit.record(tx, {
      caller, action: 'order.cancelled', subjectType: 'order', subjectId: String(order.id),
      before: { status: order.status }, after: { status: 'cancelled', reason },
    });
    return cancelled;
  }
}
