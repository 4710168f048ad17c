import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import {
  mustAdminister,
  mustAllow,
  OrderFacade,
  ORDER_STATUSES,
  readStatus,
  type OrderRecord,
  type OrderStatus,
} from '../../order/index.js';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, hasScope, type Caller } from '../../platform/access/caller.js';
import { insufficientScope } from '../../platform/access/insufficient-rights.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { CancelOrder } from './cancel-order.js';
import { StatusDefaults, type StatusDefault } from './status-defaults.js';
import { VerifyPayment } from './verify-payment.js';

export interface StatusInput {
  readonly status: string;
  readonly note: string | null;
  readonly paymentNote: string | null;
  /** Whether the customer gets an email; undefined: see `StatusDefaults`. */
  readonly notify?: boolean;
  /** Tracking number of the shipped parcel. */
  readonly trackingNumber?: string;
  /** The version that was read; an outdated one is refused. */
  readonly version?: number;
}

/**
 * Moves an order to a status: `paid` records a payment of the whole balance due, and `cancelled` cancels the order. If
 * the order already has the status, nothing changes.
 * @throws order_not_found, illegal_transition, already_paid, money_reserved, insufficient_scope, stale_version, 422 for
 * an unknown status
 */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly verifyPayment: VerifyPayment,
    private readonly cancelOrder: CancelOrder,
    private readonly audit: AuditLog,
    private readonly defaults: StatusDefaults,
  ) {}

  async run(caller: Caller, orderId: number, input: StatusInput): Promise<OrderRecord> {
    return (await this.attempt(caller, orderId, input)).order;
  }

  /** Like `run`; `moved` is false if the order already had the status. */
  async attempt(caller: Caller, orderId: number, input: StatusInput): Promise<{ order: OrderRecord; moved: boolean }> {
    const to = readStatus(input.status);
    if (!to)
      throw new FieldErrors({ status: [{ key: 'validation.unknownStatus', args: { a0: ORDER_STATUSES.join(', ') } }] });
    // The defaults are read before the order is locked.
    const defaults = await this.defaults.of(to);
    return this.db.transaction(async (tx) => {
      const order = mustAdminister(caller, await this.orders.lock(tx, orderId), 'orders:write');
      mustBeCurrent(input.version, order.version);
      if (order.status === to) return { order, moved: false };
      return { order: await this.move(tx, caller, order, { ...input, to, defaults }), moved: true };
    });
  }

  private async move(
    tx: Transaction,
    caller: Caller,
    order: OrderRecord,
    input: StatusInput & { readonly to: OrderStatus; readonly defaults: StatusDefault },
  ): Promise<OrderRecord> {
    const { to, note, defaults } = input;
    const notify = input.notify ?? defaults.notify(order);
    const dueAt = defaults.dueAt(order);
    if (to === 'cancelled') return this.cancelOrder.inTransaction(tx, caller, order, note, notify);
    if (to === 'paid') {
      mustAllow(order, to);
      if (!hasScope(caller, 'payments:verify')) throw insufficientScope(caller, 'payments:verify');
      const verification = {
        amount: null,
        receivedAt: null,
        reference: null,
        note: input.paymentNote ?? note,
        notify,
        intent: null,
      };
      return (await this.verifyPayment.inTransaction(tx, caller, order, verification)).order;
    }
    const changes = {
      ...(dueAt !== undefined && { paymentDueAt: dueAt }),
      ...(input.trackingNumber && { trackingNumber: input.trackingNumber }),
    };
    const moved = await this.orders.move(tx, order, { to, actor: actorOf(caller), note, notify, changes });
    await this.audit.record(tx, {
      caller,
      action: 'order.status_changed',
      subjectType: 'order',
      subjectId: String(order.id),
      before: { status: order.status },
      after: { status: to, note },
    });
    return moved;
  }
}
