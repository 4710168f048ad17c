import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '#contracts';
import { CLOCK, type Clock } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { AttemptRows } from '../data/attempt-rows.js';
import { pendingPayment, toPayment, type PaymentRow } from '../data/payment-row.js';
import { PaymentRows } from '../data/payment-rows.js';
import { paymentErrors } from '../payment.errors.js';
import type { CallOutcome, Claimed, PendingPayment } from '../gateway-call.types.js';
import type { StoredMessage } from '../message.types.js';
import type {
  BookedReference,
  Booking,
  OfferedMethod,
  PayableOrder,
  Payment,
  PaymentActivity,
} from '../payment.types.js';
import type { Refund } from '../refund.types.js';
import { RefundRows } from '../data/refund-rows.js';
import { toRefund } from './refund-ledger.js';

/** A payment with its stored status. */
export interface LastAttempt {
  readonly attempt: PendingPayment;
  readonly status: Payment['status'];
}

/** The result of storing an outcome. */
export interface FinishedPayment {
  readonly payment: Payment;
  /** Whether the outcome is new. */
  readonly changed: boolean;
  /** Whether the gateway's answer contradicts the attempt, and no earlier answer did. */
  readonly contradicted: boolean;
}

/**
 * The payments of orders. The ledger does not know orders: callers hold the lock of the order, change its status and
 * update its sums (`paid`, `refunded`). The unique indexes hold even if callers do not.
 */
@Injectable()
export class PaymentLedger {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly rows: PaymentRows,
    private readonly attempts: AttemptRows,
    private readonly refunds: RefundRows,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates the pending payment of an attempt with an online gateway, or returns the existing one, so that the gateway
   * gets the same idempotency key.
   * @throws payment_in_progress if the existing payment is by another method, or is authorized
   */
  async begin(
    tx: Transaction,
    order: PayableOrder,
    method: OfferedMethod,
    actor: Actor,
    intent: string | null,
  ): Promise<PendingPayment> {
    const made = await this.attempts.insertPending(tx, order, method.key, actor, intent);
    const row = made ?? (await this.attempts.takePending(tx, order.id));
    if (row?.method !== method.key) throw paymentErrors.payment_in_progress();
    return pendingPayment(row);
  }

  /**
   * Stores the outcome of an attempt. `changed` is false if the attempt already had an outcome: then only a
   * contradiction is stored. A reservation gets the status `releasing` if the order does not need it.
   */
  async finish(
    tx: Transaction,
    attempt: PendingPayment,
    outcome: CallOutcome,
    isUnneeded: boolean,
  ): Promise<FinishedPayment> {
    const before = outcome.contradiction ? await this.attempts.find(tx, attempt.id) : null;
    const status = storedStatus(attempt, outcome);
    const settled = await this.attempts.settle(tx, attempt.id, {
      status,
      transactionId: outcome.transactionId,
      error: outcome.error,
      receivedAt: status === 'captured' ? this.clock.now() : null,
      amount: status === 'captured' ? (outcome.amount?.minor.toString() ?? null) : null,
      redirectUrl: outcome.redirectUrl,
      contradiction: outcome.contradiction,
      isUnneeded,
    });
    if (settled)
      return {
        payment: toPayment(settled),
        changed: status !== 'pending',
        contradicted: before !== null && before.contradiction !== outcome.contradiction,
      };
    const row = await this.attempts.find(tx, attempt.id);
    if (!row) throw paymentErrors.payment_in_progress();
    const isStillReserved = status === 'authorized' && row.status === 'releasing';
    if (status !== 'pending' && row.status !== status && !isStillReserved) {
      this.logger.error(
        { payment_id: row.id, stored: row.status, said: status },
        'A gateway contradicts its earlier answer.',
      );
    }
    const { contradiction } = outcome;
    // An earlier contradiction is kept if the answer neither contradicts nor confirms the stored status.
    const differs = row.contradiction !== contradiction && (contradiction !== null || status === row.status);
    if (differs) await this.attempts.setContradiction(tx, row.id, contradiction);
    const payment = { ...toPayment(row), ...(differs && { contradiction }) };
    return { payment, changed: false, contradicted: differs && contradiction !== null };
  }

  /** The order's pending or authorized payment; null if there is none. */
  async openAttempt(orderId: number, tx?: Transaction): Promise<PendingPayment | null> {
    const row = await this.attempts.open(orderId, tx);
    return row && pendingPayment(row);
  }

  /** The order's last payment by the method, with its status; null if there is none. */
  async lastAttempt(orderId: number, method: string): Promise<LastAttempt | null> {
    const row = await this.attempts.last(orderId, method);
    return row && { attempt: pendingPayment(row), status: row.status };
  }

  /** The payment that a provider's message names; null if the method has no such payment. */
  async namedBy({ method, idempotencyKey, transactionId }: StoredMessage): Promise<PendingPayment | null> {
    const row = await this.attempts.named(method, idempotencyKey, transactionId);
    return row && pendingPayment(row);
  }

  /** Keys of the methods with payments that `claim` would return. */
  dueMethods(): Promise<string[]> {
    return this.attempts.dueMethods();
  }

  /**
   * At most `most` pending payments that are due for a status query. No other caller, on any instance, gets them before
   * their next query.
   */
  async claim(method: string, most: number): Promise<Array<Claimed<PendingPayment>>> {
    const rows = await this.attempts.claim(method, most);
    return rows.map((row) => ({ pending: pendingPayment(row), last: row.last }));
  }

  /**
   * The payment that already has the bank's transaction id; if there are several, one of this order. Null if there is
   * none, or no id is given. Surrounding blanks and case are ignored.
   */
  async findReference(tx: Transaction, orderId: number, sent: string | null): Promise<BookedReference | null> {
    const reference = bankReference(sent);
    const row = reference === null ? null : await this.rows.findReference(tx, orderId, reference);
    return row ? { orderId: row.order_id, payment: toPayment(row) } : null;
  }

  /**
   * Records received money after `findReference` has searched for its transaction id. `repeated`: the id is already
   * recorded for this order, and nothing was written. Violates `payment_reference_one_order` if another order got the
   * id at the same moment and the booking is not `split`.
   */
  async book(tx: Transaction, booking: Booking): Promise<{ payment: Payment; repeated: boolean }> {
    const reference = bankReference(booking.reference);
    const receivedAt = booking.receivedAt ?? this.clock.now();
    const row = await this.rows.book(tx, { ...booking, reference, receivedAt });
    if (row) return { payment: toPayment(row), repeated: false };
    return { payment: (await this.findReference(tx, booking.orderId, reference))!.payment, repeated: true };
  }

  /**
   * Reverses a payment that was recorded by hand or from a bank statement.
   * @throws not_found, payment_at_provider, payment_not_live
   */
  async reverse(tx: Transaction, orderId: number, paymentId: number): Promise<Payment> {
    const reversed = await this.rows.reverse(tx, orderId, paymentId);
    if (reversed) return toPayment(reversed);
    const found = await this.rows.find(tx, orderId, paymentId);
    if (!found) throw commonErrors.not_found();
    const { status, transaction_id: transactionId } = found;
    if (status !== 'captured') throw paymentErrors.payment_not_live();
    if (transactionId !== null) throw paymentErrors.payment_at_provider();
    throw paymentErrors.payment_not_live({ wording: 'refunded' });
  }

  /** Whether a payment of the order was reversed. */
  hasReversed(orderId: number, tx: Transaction): Promise<boolean> {
    return this.rows.hasReversed(tx, orderId);
  }

  /** Payments and refunds of an order. */
  async ofOrder(orderId: number, tx?: Transaction): Promise<{ payments: Payment[]; refunds: Refund[] }> {
    const payments = (await this.rows.ofOrder(orderId, tx)).map(toPayment);
    return { payments, refunds: (await this.refunds.ofOrder(orderId, tx)).map(toRefund) };
  }

  activity(orderIds: readonly number[], tx?: Transaction): Promise<ReadonlyMap<number, PaymentActivity>> {
    return this.rows.activity(orderIds, tx);
  }

  async declined(orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(orderIds.length > 0 ? await this.rows.declined(orderIds) : []);
  }

  /** The order's payment by the request; null if there is none, or if it was declined. */
  async intended(orderId: number, intent: string, tx?: Transaction): Promise<Payment | null> {
    const row = await this.rows.intended(orderId, intent, tx);
    return row ? toPayment(row) : null;
  }
}

/** The stored form of a transaction id; null for a blank one. */
const bankReference = (sent: string | null): string | null => sent?.trim() || null;

/** The status to store: `voided` for a declined reservation, because the provider has released it. */
function storedStatus({ isReserved }: PendingPayment, { outcome }: CallOutcome): PaymentRow['status'] {
  if (outcome === 'declined') return isReserved ? 'voided' : 'declined';
  return outcome === 'captured' || outcome === 'authorized' ? outcome : 'pending';
}
