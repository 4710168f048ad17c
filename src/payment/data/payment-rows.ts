import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { uuid } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Booking, PaymentActivity } from '../payment.types.js';
import { first, PAYMENT_COLUMNS, type PaymentRow } from './payment-row.js';
import { PaymentEntity } from './payment.entity.js';

/**
 * Finds a bank's transaction id, regardless of case. If several orders have it, the given one comes first. SQL: the
 * index is on lower(reference).
 */
const FIND_REFERENCE = `
  SELECT ${PAYMENT_COLUMNS} FROM payment WHERE lower(reference) = lower($2) AND status = 'captured'
  ORDER BY order_id <> $1, id LIMIT 1`;
/**
 * Records money in the row of an attempt with an unknown outcome, so that it is not counted twice. SQL: checks the
 * stored status in the statement that changes it.
 */
const BOOK_PENDING = `
  UPDATE payment SET status = 'captured', transaction_id = coalesce($5, transaction_id), reference = $6,
    received_at = $7, note = $8, actor = $9,
    split = $10, intent = coalesce(intent, $11), updated_at = now()
  WHERE order_id = $1 AND method = $2 AND amount = $3 AND currency = $4 AND status = 'pending' RETURNING ${PAYMENT_COLUMNS}`;
/** SQL: one statement, because the unique index of references decides between concurrent inserts. */
const BOOK = `
  INSERT INTO payment
    (order_id, method, amount, currency, transaction_id, reference, received_at, note, actor, status, split, intent,
      idempotency_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'captured', $10, $11, $12)
  ON CONFLICT (order_id, reference) WHERE reference IS NOT NULL AND status = 'captured' DO NOTHING
    RETURNING ${PAYMENT_COLUMNS}`;
/**
 * Reverses a captured payment that no provider holds and that has no refunds. SQL: checks the stored status and the
 * refunds in the statement that changes it.
 */
const REVERSE = `
  UPDATE payment SET status = 'reversed', updated_at = now()
  WHERE id = $1 AND order_id = $2 AND status = 'captured' AND transaction_id IS NULL
    AND NOT EXISTS (SELECT FROM refund r WHERE r.payment_id = payment.id AND r.status <> 'failed')
  RETURNING ${PAYMENT_COLUMNS}`;
/** SQL: runs before each payment with an Idempotency-Key. */
const FIND_INTENDED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND intent = $2 AND status <> 'declined'`;
/** SQL: this read is frequent. */
const OF_ORDER = {
  name: 'payments_of_order',
  text: `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 ORDER BY id`,
};
/** SQL: reads the last attempt of each of many orders from the index of their payments. */
const DECLINED = `SELECT order_id FROM (
    SELECT DISTINCT ON (order_id) order_id, status FROM payment WHERE order_id = ANY($1::int[]) ORDER BY order_id,
      id DESC
  ) last WHERE status = 'declined'`;
/** SQL: takes a lock that serializes the refunds of one order, also for a caller that has not locked the order. */
const LOCK_CAPTURED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND status = 'captured' ORDER BY id DESC
  FOR UPDATE`;
/** SQL: computes aggregates of many orders. */
const ACTIVITY = {
  name: 'payments_activity',
  text: `SELECT order_id, bool_or((status = 'pending' AND ask_at IS NOT NULL) OR status = 'authorized') AS is_under_way,
      max(created_at) FILTER (WHERE status = 'captured') AS recorded_at,
      max(received_at) FILTER (WHERE status = 'captured') AS received_at
    FROM payment WHERE order_id = ANY ($1::int[]) GROUP BY order_id`,
};
/** SQL: handles many orders at once, and only rows that change. */
const FORGET = `UPDATE payment SET reference = NULL, note = NULL, error = NULL, redirect_url = NULL WHERE order_id = ANY($1::int[])
  AND (reference IS NOT NULL OR note IS NOT NULL OR error IS NOT NULL OR redirect_url IS NOT NULL)`;

interface ActivityRow {
  readonly order_id: number;
  readonly is_under_way: boolean;
  readonly recorded_at: Date | null;
  readonly received_at: Date | null;
}

/** The payments ledger. */
@Injectable()
export class PaymentRows {
  constructor(private readonly database: Database) {}

  async findReference(tx: Transaction, orderId: number, reference: string): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(FIND_REFERENCE, [orderId, reference]));
  }

  /** Records received money; null if its transaction id is already recorded for the order. */
  async book(tx: Transaction, booking: Booking & { readonly receivedAt: Date }): Promise<PaymentRow | null> {
    const { orderId, method, amount, transactionId, reference, receivedAt, note, actor, split, intent } = booking;
    const values = [
      orderId,
      method,
      amount.minor.toString(),
      amount.currency,
      transactionId ?? null,
      reference,
      receivedAt,
      note,
      actor,
      reference === null ? null : (split ?? false),
      intent ?? null,
    ];
    const attempt = first(await tx.query<PaymentRow>(BOOK_PENDING, values));
    return attempt ?? first(await tx.query<PaymentRow>(BOOK, [...values, uuid()]));
  }

  /** Null if the payment is not captured, was refunded, or is at a provider. */
  async reverse(tx: Transaction, orderId: number, id: number): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(REVERSE, [id, orderId]));
  }

  find({ entities }: Transaction, orderId: number, id: number): Promise<PaymentRow | null> {
    return entities.findOneBy(PaymentEntity, { id, order_id: orderId });
  }

  hasReversed({ entities }: Transaction, orderId: number): Promise<boolean> {
    return entities.existsBy(PaymentEntity, { order_id: orderId, status: 'reversed' });
  }

  ofOrder(orderId: number, tx?: Transaction): Promise<PaymentRow[]> {
    return (tx ?? this.database).query(OF_ORDER, [orderId]);
  }

  /** The orders whose last payment was declined. */
  async declined(orderIds: readonly number[]): Promise<number[]> {
    return (await this.database.query<{ order_id: number }>(DECLINED, [orderIds])).map(({ order_id: id }) => id);
  }

  /** The payment of a request; null if there is none, or if it was declined. */
  async intended(orderId: number, intent: string, tx?: Transaction): Promise<PaymentRow | null> {
    return first(await (tx ?? this.database).query<PaymentRow>(FIND_INTENDED, [orderId, intent]));
  }

  /** Captured payments, newest first, locked until the transaction ends. */
  lockCaptured(tx: Transaction, orderId: number): Promise<PaymentRow[]> {
    return tx.query(LOCK_CAPTURED, [orderId]);
  }

  /** Removes texts that may name a person. */
  async anonymize(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(FORGET, [orderIds]);
  }

  /** Number of payments with an unknown outcome that are no longer queried. */
  countLeft(): Promise<number> {
    return this.database.entities.countBy(PaymentEntity, [
      { status: 'pending', ask_at: IsNull() },
      { operation: Not(IsNull()), ask_at: IsNull() },
    ]);
  }

  /** Facts about the payments of the orders for the payment clock; orders without payments are missing. */
  async activity(orderIds: readonly number[], tx?: Transaction): Promise<ReadonlyMap<number, PaymentActivity>> {
    const rows = await (tx ?? this.database).query<ActivityRow>(ACTIVITY, [orderIds]);
    return new Map(
      rows.map(({ order_id: id, is_under_way: isUnderWay, recorded_at: recordedAt, received_at: receivedAt }) => [
        id,
        { isUnderWay, recordedAt, receivedAt },
      ]),
    );
  }
}
