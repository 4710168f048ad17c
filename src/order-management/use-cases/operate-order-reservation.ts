import { Injectable } from '@nestjs/common';
import { mustAdminister, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { ReservationOperation } from '../../payment/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { OperateReservation, settlementErrors } from '../../settlement/index.js';

export interface OperationInput {
  readonly kind: ReservationOperation;
  /** Amount of a capture as sent, in the order's currency; null for all that is reserved. */
  readonly amount: number | null;
  /** The version that was read; an older one is refused. */
  readonly version?: number;
}

/** Result of a capture or a release. The shop repeats an operation whose outcome is unknown. */
export interface OperatedOrder {
  readonly order: OrderRecord;
  readonly isKnown: boolean;
}

/**
 * An administrator captures or releases the reserved money of an order.
 * @throws order_not_found, nothing_reserved, payment_in_progress, operation_not_offered, operation_refused,
 *   stale_version, 422 at `amount`
 */
@Injectable()
export class OperateOrderReservation {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reservations: OperateReservation,
  ) {}

  async run(caller: Caller, orderId: number, { kind, amount, version }: OperationInput): Promise<OperatedOrder> {
    const operation = await this.db.transaction(async (tx) => {
      const locked = mustAdminister(caller, await this.orders.lock(tx, orderId), 'payments:verify');
      mustBeCurrent(version, locked.version);
      return this.reservations.begin(tx, locked, { kind, amount: orderAmount(locked, amount), actor: actorOf(caller) });
    });
    const { order, outcome } = await this.reservations.run(operation, caller);
    if (outcome.outcome === 'refused') throw settlementErrors.operation_refused({ reason: outcome.error ?? '' });
    return { order, isKnown: outcome.outcome === 'done' };
  }
}
