import { Injectable } from '@nestjs/common';
import { OrderFacade, type OrderRecord } from '../../order/index.js';
import type { OperationOutcome, Payment, PendingOperation } from '../../payment/index.js';
import { CallReservation, ReservationLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../domain/originator.js';
import { isReservationUnneeded } from '../domain/payable-order.js';
import { AskPayment } from './ask-payment.js';
import { STATUS_AFTER } from './begin-operation.js';
import { SettlePayment } from './settle-payment.js';

/** The order after an operation, and the gateway's answer. */
export interface FinishedOperation {
  readonly order: OrderRecord;
  readonly outcome: OperationOutcome;
}

/**
 * Executes a stored capture or release of reserved money by a call of the gateway outside the transaction. The outcome
 * is stored and counted once, even if the call is repeated.
 */
@Injectable()
export class FinishOperation {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly reservations: ReservationLedger,
    private readonly gateways: CallReservation,
    private readonly askPayment: AskPayment,
    private readonly settlePayment: SettlePayment,
  ) {}

  /**
   * Queries the payment's status before a repeat and after a refusal, because the provider may have executed an
   * operation whose answer was lost, and may refuse to repeat it.
   */
  async run(operation: PendingOperation, by: Originator): Promise<FinishedOperation> {
    const before = operation.isRepeated ? await this.alreadyKnown(operation, by) : null;
    if (before) return before;
    const outcome = await this.gateways.run(operation);
    const after = outcome.outcome === 'refused' ? await this.alreadyKnown(operation, by) : null;
    if (after) return after;
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, operation.reservation.orderId);
      const finished = await this.reservations.finish(tx, operation, outcome, isReservationUnneeded(locked));
      if (!finished) return { order: locked, outcome };
      if (outcome.outcome === 'done')
        return { order: await this.settlePayment.apply(tx, locked, finished.payment, by), outcome };
      if (finished.isNew) await this.noteRefusal(tx, finished.payment, operation, outcome, by);
      return { order: locked, outcome };
    });
  }

  private noteRefusal(
    tx: Transaction,
    { id, method }: Payment,
    { reservation, kind, amount }: PendingOperation,
    { error }: OperationOutcome,
    { actor }: Originator,
  ): Promise<unknown> {
    return this.orders.addHistoryEntry(tx, reservation.orderId, actor, {
      kind: `payment_${kind}_refused`,
      note: error,
      changes: { payment_id: id, method, amount: amount.toNumber() },
    });
  }

  /** Null while the amount is reserved, or if the provider does not answer. */
  private async alreadyKnown(
    { reservation, kind }: PendingOperation,
    by: Originator,
  ): Promise<FinishedOperation | null> {
    const asked = await this.askPayment.run(reservation, by);
    if (asked?.payment.status !== 'captured' && asked?.payment.status !== 'voided') return null;
    const outcome = asked.payment.status === STATUS_AFTER[kind] ? 'done' : 'refused';
    return { order: asked.order, outcome: { outcome, transactionId: null, error: null } };
  }
}
