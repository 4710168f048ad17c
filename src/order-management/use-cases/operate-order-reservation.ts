import { Injectable } from '@nestjs/common';
import { mustAdminister, orderAmount, OrderFacade, type OrderRecord } from '../../order/index.js';
import { paymentErrors, type ReservationOperation } from '../../payment/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { BeginOperation, byCaller, FinishOperation, settlementErrors } from '../../settlement/index.js';

export interface OperationInput {
  readonly kind: ReservationOperation;
  /** Amount to capture, in the order's currency; null for the open amount, at most the reserved amount. */
  readonly amount: number | null;
  /** The version that was read; an outdated one is refused. */
  readonly version?: number;
  /** UUID of the request with an Idempotency-Key. A repeat finishes the operation of the first request. */
  readonly intent: string | null;
  /** The payment to release; null for the reservation of the order. */
  readonly paymentId: number | null;
}

/** Result of a capture or a release. The shop repeats an operation whose outcome is unknown. */
export interface OperatedOrder {
  readonly order: OrderRecord;
  readonly isKnown: boolean;
}

/**
 * An administrator captures or releases the reserved money of an order.
 * @throws order_not_found, nothing_reserved, nothing_to_capture, payment_in_progress, operation_not_offered,
 * operation_refused, stale_version, 422 at `amount`
 */
@Injectable()
export class OperateOrderReservation {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly beginOperation: BeginOperation,
    private readonly finishOperation: FinishOperation,
  ) {}

  async run(caller: Caller, orderId: number, input: OperationInput): Promise<OperatedOrder> {
    const { amount, ...wanted } = input;
    const offer = await this.beginOperation.offer(orderId, wanted);
    const { locked, operation } = await this.db.transaction(async (tx) => {
      const locked = mustAdminister(caller, await this.orders.lock(tx, orderId), 'payments:verify');
      const request = { ...wanted, amount: orderAmount(locked, amount), actor: actorOf(caller) };
      return { locked, operation: await this.beginOperation.begin(tx, locked, request, offer) };
    });
    if (!operation) return { order: locked, isKnown: true };
    const { order, outcome } = await this.finishOperation.run(operation, byCaller(caller));
    if (outcome.outcome === 'not_offered') throw paymentErrors.operation_not_offered();
    if (outcome.outcome === 'refused') throw settlementErrors.operation_refused({ reason: outcome.error ?? '' });
    return { order, isKnown: outcome.outcome === 'done' };
  }
}
