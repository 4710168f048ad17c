import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, DomainError, type Clock } from '#kernel';
import { CatalogFacade } from '../../catalog/index.js';
import {
  heldPieces,
  isOpenToItsOwner,
  mustBeAllowedToMove,
  mustOwnOrLogIn,
  OrderFacade,
  type OrderRecord,
} from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, hasScope, SYSTEM_ACTOR, type Caller } from '../../platform/access/caller.js';
import { orderManagementErrors } from '../order-management.errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';

export interface Cancellation {
  readonly reason: string | null;
  readonly notify: boolean;
  /** The version that was read; an outdated one is refused. */
  readonly version?: number;
}

/**
 * Cancels an order and returns its stock. Repeats change nothing. Owners may cancel while the order is unpaid and not
 * shipped; support while it is unpaid; other administrators whenever the transition table allows it.
 * @throws order_not_found, unauthenticated, insufficient_scope, manager_needed, not_cancellable, illegal_transition,
 * stale_version
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

  run(caller: Caller, orderId: number, { reason, notify, version }: Cancellation): Promise<OrderRecord> {
    return this.db.transaction(async (tx) => {
      const order = mustOwnOrLogIn(caller, await this.orders.lock(tx, orderId).catch(noneWhenUnknown));
      mustBeCurrent(version, order.version);
      if (order.status === 'cancelled') return order;
      if (!hasScope(caller, 'orders:write') && !isOpenToItsOwner(order))
        throw orderManagementErrors.not_cancellable({ allowed: [] });
      return this.inTransaction(tx, caller, order, reason, notify);
    });
  }

  /** Cancels in a transaction in which the order is locked. */
  async inTransaction(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    reason: string | null,
    notify = true,
  ): Promise<OrderRecord> {
    mustBeAllowedToMove(caller, order, 'cancelled');
    return this.cancel(tx, caller, order, reason, notify);
  }

  /**
   * Cancels on behalf of the system, without checking rights.
   * @throws illegal_transition
   */
  bySystem(tx: Transaction, order: OrderRecord, reason: string): Promise<OrderRecord> {
    return this.cancel(tx, null, order, reason, true);
  }

  private async cancel(
    tx: Transaction,
    caller: Caller | null,
    order: OrderRecord,
    reason: string | null,
    notify: boolean,
  ): Promise<OrderRecord> {
    const actor = caller ? actorOf(caller) : SYSTEM_ACTOR;
    const returns = order.stockReturnedAt === null;
    const cancelled = await this.orders.move(tx, order, {
      to: 'cancelled',
      actor,
      note: reason,
      notify,
      changes: returns ? { stockReturnedAt: this.clock.now() } : {},
    });
    if (returns) {
      const lines = heldPieces(await this.orders.lines(order, tx));
      await tx.batch([this.catalog.returningStock(tx, lines, { reason: 'cancelled', orderId: order.id, actor })]);
    }
    await this.audit.record(tx, {
      caller,
      action: 'order.cancelled',
      subjectType: 'order',
      subjectId: String(order.id),
      before: { status: order.status },
      after: { status: 'cancelled', reason },
    });
    return cancelled;
  }
}

/** Treats a missing order like one that the caller may not see, so that the access check answers both. */
function noneWhenUnknown(error: unknown): null {
  if (error instanceof DomainError && error.code === 'order_not_found') return null;
  throw error;
}
