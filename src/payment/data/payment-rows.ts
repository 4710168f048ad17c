import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Actor } from '#contracts';
import { uuid } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Booking, PayableOrder } from '../payment.types.js';
import { claimStatement } from './claim-statement.js';
import { PaymentEntity } from './payment.entity.js';

const COLUMNS =
  'id, order_id, method, transaction_id, amount, currency, status, reference, received_at, created_at, idempotency_key';
export type PaymentRow = Readonly<
  Pick<
    PaymentEntity,
    | 'id'
    | 'order_id'
    | 'method'
    | 'transaction_id'
    | 'amount'
    | 'currency'
    | 'status'
    | 'reference'
    | 'received_at'
    | 'created_at'
    | 'idempotency_key'
  >
>;

/** SQL: one statement, as the unique index of pending payments decides between two that are made at the same time. */
const INSERT_PENDING = `
  INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key, intent)
  VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7)
  ON CONFLICT (order_id) WHERE status = 'pending' DO NOTHING RETURNING ${COLUMNS}`;
/**
 * A new try: the shop leaves that call its time, then asks by itself from the start. SQL: answers what it changes, by
 * the database's clock.
 */
const TAKE_PENDING = `
  UPDATE payment SET asks = 0, ask_at = now() + interval '1 minute' WHERE order_id = $1 AND status = 'pending'
    RETURNING ${COLUMNS}`;
/**
 * A capture overrides an earlier refusal: the money must be in the ledger, however a gateway contradicts itself.
 * SQL: decides by the stored status, in the statement that changes it.
 */
const SETTLE = `
  UPDATE payment SET status = $2, transaction_id = coalesce($3, transaction_id), error = $4, received_at = $5,
    updated_at = now(),
    intent = CASE WHEN status = 'declined' THEN NULL ELSE intent END
  WHERE id = $1 AND (status = 'pending' OR (status = 'declined' AND $2 = 'captured')) RETURNING ${COLUMNS}`;
/**
 * A bank's reference is the same in capital and small letters. Of several orders the given one first. SQL: the index is
 * on lower(reference).
 */
const FIND_REFERENCE = `
  SELECT ${COLUMNS} FROM payment WHERE lower(reference) = lower($2) AND status = 'captured'
  ORDER BY order_id <> $1, id LIMIT 1`;
/**
 * Money for an attempt of unknown outcome: the attempt's own row, so that it is not counted twice.
 * SQL: decides by the stored status, in the statement that changes it.
 */
const BOOK_PENDING = `
  UPDATE payment SET status = 'captured', transaction_id = coalesce($5, transaction_id), reference = $6,
    received_at = $7, note = $8, actor = $9,
    split = $10, intent = coalesce(intent, $11), updated_at = now()
  WHERE order_id = $1 AND method = $2 AND amount = $3 AND currency = $4 AND status = 'pending' RETURNING ${COLUMNS}`;
/** SQL: one statement, as the unique index of references decides between two bookings at the same time. */
const BOOK = `
  INSERT INTO payment
    (order_id, method, amount, currency, transaction_id, reference, received_at, note, actor, status, split, intent,
      idempotency_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'captured', $10, $11, $12)
  ON CONFLICT (order_id, reference) WHERE reference IS NOT NULL AND status = 'captured' DO NOTHING
    RETURNING ${COLUMNS}`;
/** SQL: asked before each payment with an Idempotency-Key. */
const FIND_INTENDED = `SELECT ${COLUMNS} FROM payment WHERE order_id = $1 AND intent = $2 AND status <> 'declined'`;
const CLAIM = claimStatement('payment', COLUMNS);
/** SQL: a hot read. */
const OF_ORDER = { name: 'payments_of_order', text: `SELECT ${COLUMNS} FROM payment WHERE order_id = $1 ORDER BY id` };
/** SQL: the last attempt of each of many orders, from the index of their payments. */
const DECLINED = `SELECT order_id FROM (
    SELECT DISTINCT ON (order_id) order_id, status FROM payment WHERE order_id = ANY($1::int[]) ORDER BY order_id,
      id DESC
  ) last WHERE status = 'declined'`;
/** SQL: a lock; it makes refunds of one order follow each other, also for a caller that has not locked the order. */
const LOCK_CAPTURED = `SELECT ${COLUMNS} FROM payment WHERE order_id = $1 AND status = 'captured' ORDER BY id DESC
  FOR UPDATE`;
/** SQL: many orders at once, and only rows that change. */
const FORGET = `UPDATE payment SET reference = NULL, note = NULL, error = NULL WHERE order_id = ANY($1::int[])
  AND (reference IS NOT NULL OR note IS NOT NULL OR error IS NOT NULL)`;

/** An outcome to be stored. */
export interface SettledPayment {
  readonly status: PaymentRow['status'];
  /** null: the one that is stored stays. */
  readonly transactionId: string | null;
  readonly error: string | null;
  readonly receivedAt: Date | null;
}

/** The payments ledger. */
@Injectable()
export class PaymentRows {
  constructor(private readonly database: Database) {}

  /** null when the order has a pending one already. */
  async insertPending(
    tx: Transaction,
    { id, open }: Pick<PayableOrder, 'id' | 'open'>,
    method: string,
    actor: Actor,
    intent: string | null,
  ): Promise<PaymentRow | null> {
    const values = [id, method, open.minor.toString(), open.currency, actor, uuid(), intent];
    return first(await tx.query<PaymentRow>(INSERT_PENDING, values));
  }

  /** The order's pending one, for a new call of its gateway. */
  async takePending(tx: Transaction, orderId: number): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(TAKE_PENDING, [orderId]));
  }

  /** null when it has an outcome that this one does not override. */
  async settle(
    tx: Transaction,
    id: number,
    { status, transactionId, error, receivedAt }: SettledPayment,
  ): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(SETTLE, [id, status, transactionId, error, receivedAt]));
  }

  find({ entities }: Transaction, id: number): Promise<PaymentRow | null> {
    return entities.findOneBy(PaymentEntity, { id });
  }

  /** Those to be asked about now; `last`: for the last time. */
  claim(most: number): Promise<Array<PaymentRow & { readonly last: boolean }>> {
    return this.database.query(CLAIM, [most]);
  }

  async findReference(tx: Transaction, orderId: number, reference: string): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(FIND_REFERENCE, [orderId, reference]));
  }

  /** Books received money; null when its reference is booked on the order already. */
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

  ofOrder(orderId: number, tx?: Transaction): Promise<PaymentRow[]> {
    return (tx ?? this.database).query(OF_ORDER, [orderId]);
  }

  /** Those of the orders whose last payment was declined. */
  async declined(orderIds: readonly number[]): Promise<number[]> {
    return (await this.database.query<{ order_id: number }>(DECLINED, [orderIds])).map(({ order_id: id }) => id);
  }

  /** Of the request; null when there is none, or it was declined. */
  async intended(orderId: number, intent: string, tx?: Transaction): Promise<PaymentRow | null> {
    return first(await (tx ?? this.database).query<PaymentRow>(FIND_INTENDED, [orderId, intent]));
  }

  /** Locked until the transaction ends, the newest first. */
  lockCaptured(tx: Transaction, orderId: number): Promise<PaymentRow[]> {
    return tx.query(LOCK_CAPTURED, [orderId]);
  }

  /** Removes what may name a person. */
  async anonymize(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(FORGET, [orderIds]);
  }

  /** Those of unknown outcome that are asked about no more. */
  countLeft(): Promise<number> {
    return this.database.entities.countBy(PaymentEntity, { status: 'pending', ask_at: IsNull() });
  }

  /** Whether the gateway is still asked about an attempt of the order. */
  isAsked(tx: Transaction, orderId: number): Promise<boolean> {
    return tx.entities.existsBy(PaymentEntity, { order_id: orderId, status: 'pending', ask_at: Not(IsNull()) });
  }
}

const first = <T>([row]: readonly T[]): T | null => row ?? null;
