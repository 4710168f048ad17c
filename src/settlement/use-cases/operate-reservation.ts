import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import {
  paymentErrors,
  type Claimed,
  type OperationOutcome,
  type OperationRequest,
  type Payment,
  type PendingOperation,
} from '../../payment/index.js';
import { CallReservation, ReservationLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { SettlePayment } from './settle-payment.js';

/** The order after an operation, and the answer of the gateway. */
export interface OperatedReservation {
  readonly order: OrderRecord;
  readonly outcome: OperationOutcome;
}

/**
 * Captures or releases reserved money. The operation is stored first, and its gateway is called outside the
 * transaction. The outcome is stored and counted once, however often the call is repeated.
 */
@Injectable()
export class OperateReservation {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reservations: ReservationLedger,
    private readonly gateways: CallReservation,
    private readonly settlePayment: SettlePayment,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Begins a capture or a void of the locked order's reservation. If the same operation has no outcome yet, it is
   * repeated, with the same idempotency key.
   * @throws nothing_reserved, payment_in_progress (another operation has no outcome yet), operation_not_offered, 422 at
   * `amount` if it is more than is reserved
   */
  async begin(tx: Transaction, order: OrderRecord, request: OperationRequest): Promise<PendingOperation> {
    const operation = await this.reservations.begin(tx, order.id, request);
    if (!(await this.gateways.isOffered(operation.method, request.kind))) throw paymentErrors.operation_not_offered();
    // raises the version, so that a client with the older version is refused while the gateway is working
    await this.orders.change(tx, order, {});
    return operation;
  }

  /**
   * At most `most` operations that are due to be repeated. No other caller, on any instance, gets them before their
   * next time.
   */
  claim(most: number): Promise<Array<Claimed<PendingOperation>>> {
    return this.reservations.claim(most);
  }

  /** @param caller null: the shop itself */
  async run(operation: PendingOperation, caller: Caller | null): Promise<OperatedReservation> {
    const outcome = await this.gateways.run(operation);
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, operation.orderId);
      const payment = await this.reservations.finish(tx, operation, outcome);
      if (!payment || outcome.outcome === 'refused') return { order: locked, outcome };
      return { order: await this.count(tx, locked, payment, operation, caller), outcome };
    });
  }

  private async count(
    tx: Transaction,
    order: OrderRecord,
    payment: Payment,
    { actor, kind }: PendingOperation,
    caller: Caller | null,
  ): Promise<OrderRecord> {
    const { id, method, amount } = payment;
    await this.audit.record(tx, {
      caller,
      action: kind === 'capture' ? 'payment.captured' : 'payment.voided',
      subjectType: 'order',
      subjectId: order.id,
      after: { payment_id: id, method, amount: amount.toNumber() },
    });
    return this.settlePayment.apply(tx, order, payment, actor);
  }
}
