import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { orderEventData, OrderFacade, type OrderRecord } from '../../order/index.js';
import type { CallOutcome, Payment, PendingPayment } from '../../payment/index.js';
import { AttemptLedger } from '../../payment/ledger.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Originator } from '../domain/originator.js';
import { isReservationUnneeded } from '../domain/payable-order.js';
import { ReceivePayment } from './receive-payment.js';

export interface SettledPayment {
  readonly order: OrderRecord;
  readonly payment: Payment;
  /** Whether the outcome is new and changed the payment. */
  readonly changed: boolean;
}

/** Actions of the activity log by the new status of a payment. */
const ACTIONS: Readonly<Partial<Record<Payment['status'], string>>> = {
  authorized: 'payment.authorized',
  releasing: 'payment.authorized',
  captured: 'payment.captured',
  voided: 'payment.voided',
};

/**
 * Stores the gateway's outcome of an attempt and updates the order, once for repeated outcomes. Money for a cancelled
 * order is recorded as well and becomes due for a refund.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderFacade,
    private readonly attempts: AttemptLedger,
    private readonly receivePayment: ReceivePayment,
    private readonly audit: AuditLog,
  ) {}

  run(attempt: PendingPayment, outcome: CallOutcome, by: Originator): Promise<SettledPayment> {
    return this.db.transaction(async (tx) => {
      const locked = await this.orders.lock(tx, attempt.orderId);
      const { payment, changed, contradicted } = await this.attempts.finish(
        tx,
        attempt,
        outcome,
        isReservationUnneeded(locked),
      );
      if (contradicted) await this.noteContradiction(tx, locked, payment, by.actor);
      const order = changed ? await this.apply(tx, locked, payment, by) : locked;
      return { order, payment, changed };
    });
  }

  /** Applies a payment's new status to its locked order: books captured money, adds reservations to the history. */
  async apply(tx: Transaction, order: OrderRecord, payment: Payment, by: Originator): Promise<OrderRecord> {
    const { method, amount, transactionId } = payment;
    const { actor } = by;
    const action = ACTIONS[payment.status];
    if (action) await this.record(tx, order.id, action, payment, by);
    switch (payment.status) {
      case 'captured': {
        const onceCovered = order.status === 'pending' ? 'processing' : 'paid';
        const booking = { method, amount, actor, note: null, reference: transactionId };
        return this.receivePayment.applyToOrder(tx, order, payment, booking, onceCovered);
      }
      case 'authorized':
      case 'releasing':
      case 'voided':
        return this.noteReservation(tx, order, payment, actor);
      default:
        return order;
    }
  }

  /** Adds an entry to the activity log. */
  record(
    tx: Transaction,
    orderId: number,
    action: string,
    { id, method, amount }: Pick<Payment, 'id' | 'method' | 'amount'>,
    { caller, actor, cause }: Originator,
  ): Promise<void> {
    const after = { payment_id: id, method, amount: amount.toNumber(), cause };
    return this.audit.record(tx, { caller, actor, action, subjectType: 'order', subjectId: orderId, after });
  }

  /** Adds a history entry that money was reserved or released; the order's sums do not change. */
  private async noteReservation(
    tx: Transaction,
    order: OrderRecord,
    payment: Payment,
    actor: Originator['actor'],
  ): Promise<OrderRecord> {
    const { id, method, amount } = payment;
    const facts = { payment_id: id, method, amount: amount.toNumber() };
    const isNew = payment.status !== 'voided';
    await this.orders.addHistoryEntry(tx, order.id, actor, {
      kind: isNew ? 'payment_authorized' : 'payment_voided',
      changes: facts,
    });
    tx.publish(isNew ? 'PaymentAuthorized' : 'PaymentVoided', actor, { ...orderEventData(order), ...facts });
    return this.orders.change(tx, order, {});
  }

  private noteContradiction(
    tx: Transaction,
    order: OrderRecord,
    payment: Payment,
    actor: Originator['actor'],
  ): Promise<unknown> {
    return this.orders.addHistoryEntry(tx, order.id, actor, {
      kind: 'payment_contradiction',
      changes: { payment_id: payment.id, method: payment.method, contradiction: payment.contradiction ?? undefined },
    });
  }
}
