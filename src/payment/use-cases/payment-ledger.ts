import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Actor } from '#contracts';
import { CLOCK, uuid, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { claimStatement } from '../data/claim-statement.js';
import { PAYMENT_COLUMNS, paymentView, pendingPayment, type PaymentRow } from '../data/payment-rows.js';
import { paymentErrors } from '../payment.errors.js';
import type {
  BookedReference,
  Booking,
  CallOutcome,
  Claimed,
  OfferedMethod,
  PayableOrder,
  PaymentView,
  PendingPayment,
} from '../payment.types.js';

/** A new try: the shop leaves that call its time, then asks by itself from the start. */
const TAKE_PENDING = `
  UPDATE payment SET asks = 0, ask_at = now() + interval '1 minute' WHERE order_id = $1 AND status = 'pending' RETURNING ${PAYMENT_COLUMNS}`;
const INSERT_PENDING = `
  INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key, intent)
  VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7)
  ON CONFLICT (order_id) WHERE status = 'pending' DO NOTHING RETURNING ${PAYMENT_COLUMNS}`;
/** A capture overrides an earlier refusal: the money must be in the ledger, however a gateway contradicts itself. */
const SETTLE = `
  UPDATE payment SET status = $2, transaction_id = coalesce($3, transaction_id), error = $4, received_at = $5, updated_at = now(),
    intent = CASE WHEN status = 'declined' THEN NULL ELSE intent END
  WHERE id = $1 AND (status = 'pending' OR (status = 'declined' AND $2 = 'captured')) RETURNING ${PAYMENT_COLUMNS}`;
/** A bank's reference is the same in capital and small letters. Of several orders the given one first. */
const FIND_REFERENCE = `
  SELECT ${PAYMENT_COLUMNS} FROM payment WHERE lower(reference) = lower($2) AND status = 'captured'
  ORDER BY order_id <> $1, id LIMIT 1`;
/** Money for an attempt of unknown outcome: the attempt's own row, so that it is not counted twice. */
const BOOK_PENDING = `
  UPDATE payment SET status = 'captured', transaction_id = coalesce($5, transaction_id), reference = $6, received_at = $7, note = $8, actor = $9,
    split = $10, intent = coalesce(intent, $11), updated_at = now()
  WHERE order_id = $1 AND method = $2 AND amount = $3 AND currency = $4 AND status = 'pending' RETURNING ${PAYMENT_COLUMNS}`;
const BOOK = `
  INSERT INTO payment
    (order_id, method, amount, currency, transaction_id, reference, received_at, note, actor, status, split, intent, idempotency_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'captured', $10, $11, $12)
  ON CONFLICT (order_id, reference) WHERE reference IS NOT NULL AND status = 'captured' DO NOTHING RETURNING ${PAYMENT_COLUMNS}`;
const FIND_INTENDED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND intent = $2 AND status <> 'declined'`;
const CLAIM = claimStatement('payment', PAYMENT_COLUMNS);
const LIST = {
  name: 'payments_of_order',
  text: `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 ORDER BY id`,
};

/** The payments of an order. Callers hold the order's row lock; the unique indexes hold even when they do not. */
@Injectable()
export class PaymentLedger {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async begin(
    tx: Transaction,
    order: PayableOrder,
    method: OfferedMethod,
    actor: Actor,
    intent: string | null,
  ): Promise<PendingPayment> {
    const { minor, currency } = order.open;
    const [made] = await tx.query<PaymentRow>(INSERT_PENDING, [
      order.id,
      method.key,
      minor.toString(),
      currency,
      actor,
      uuid(),
      intent,
    ]);
    const row = made ?? (await tx.query<PaymentRow>(TAKE_PENDING, [order.id]))[0];
    if (row?.method !== method.key) throw paymentErrors.payment_in_progress();
    return pendingPayment(row);
  }

  async finish(
    tx: Transaction,
    attempt: PendingPayment,
    outcome: CallOutcome,
  ): Promise<{ payment: PaymentView; changed: boolean }> {
    const status = outcome.outcome === 'captured' || outcome.outcome === 'declined' ? outcome.outcome : 'pending';
    const receivedAt = status === 'captured' ? this.clock.now() : null;
    const [settled] = await tx.query<PaymentRow>(SETTLE, [
      attempt.id,
      status,
      outcome.transactionId,
      outcome.error,
      receivedAt,
    ]);
    if (settled) return { payment: paymentView(settled), changed: status !== 'pending' };
    const [row] = await tx.query<PaymentRow>(`SELECT ${PAYMENT_COLUMNS} FROM payment WHERE id = $1`, [attempt.id]);
    if (!row) throw paymentErrors.payment_in_progress();
    if (status !== 'pending' && row.status !== status) {
      this.logger.error(
        { payment_id: row.id, stored: row.status, said: status },
        'A gateway contradicts its earlier answer.',
      );
    }
    return { payment: paymentView(row), changed: false };
  }

  /** Those to be asked about now, `most` of them, each to one caller. */
  async claim(most: number): Promise<Array<Claimed<PendingPayment>>> {
    const rows = await this.database.query<PaymentRow & { last: boolean }>(CLAIM, [most]);
    return rows.map((row) => ({ pending: pendingPayment(row), last: row.last }));
  }

  /** The one place that knows a repeated bank reference; blanks around it and the case of its letters do not matter. */
  async findReference(tx: Transaction, orderId: number, sent: string | null): Promise<BookedReference | null> {
    const reference = bankReference(sent);
    const [row] = reference === null ? [] : await tx.query<PaymentRow>(FIND_REFERENCE, [orderId, reference]);
    return row ? { orderId: row.order_id, payment: paymentView(row) } : null;
  }

  /** Callers have asked `findReference`; the unique indexes decide between two that did at the same moment. */
  async book(tx: Transaction, booking: Booking): Promise<{ payment: PaymentView; repeated: boolean }> {
    const { orderId, method, amount, receivedAt, note, actor } = booking;
    const reference = bankReference(booking.reference);
    const values = [
      orderId,
      method,
      amount.minor.toString(),
      amount.currency,
      booking.transactionId ?? null,
      reference,
      receivedAt ?? this.clock.now(),
      note,
      actor,
      reference === null ? null : (booking.split ?? false),
      booking.intent ?? null,
    ];
    const [row] = await tx.query<PaymentRow>(BOOK_PENDING, values);
    const [made] = row ? [row] : await tx.query<PaymentRow>(BOOK, [...values, uuid()]);
    if (made) return { payment: paymentView(made), repeated: false };
    return { payment: (await this.findReference(tx, orderId, reference))!.payment, repeated: true };
  }

  async list(orderId: number, tx?: Transaction): Promise<PaymentView[]> {
    return (await (tx ?? this.database).query<PaymentRow>(LIST, [orderId])).map(paymentView);
  }

  /** Of an order, made by that request; null when there is none, or it was declined. */
  async intended(orderId: number, intent: string, tx?: Transaction): Promise<PaymentView | null> {
    const [row] = await (tx ?? this.database).query<PaymentRow>(FIND_INTENDED, [orderId, intent]);
    return row ? paymentView(row) : null;
  }
}

/** As it is stored; null for a blank one. */
const bankReference = (sent: string | null): string | null => sent?.trim() || null;
