import { Injectable } from '@nestjs/common';
import { creditorReference } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { MessageContent, MessageQuery, MessageResult, ReceivedMessage, StoredMessage } from '../message.types.js';
import { first } from './payment-row.js';

interface MessageRow {
  readonly id: number;
  readonly method: string;
  readonly message_id: string;
  readonly type: string;
  readonly idempotency_key: string | null;
  readonly transaction_id: string | null;
  readonly received_at: Date;
  readonly handled_at: Date | null;
  readonly result: MessageResult | null;
  readonly payment_id: number | null;
  readonly order_id: number | null;
}
interface ContentRow extends MessageRow {
  readonly headers: Readonly<Record<string, string>>;
  readonly raw_body: Buffer;
}

const COLUMNS = `id, method, message_id, type, idempotency_key, transaction_id, received_at, handled_at, result, payment_id,
  order_id`;
/** SQL: one statement, because the unique constraint decides between concurrent inserts. */
const STORE = `
  INSERT INTO payment_message (method, message_id, type, idempotency_key, transaction_id, headers, raw_body)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (method, message_id) DO NOTHING RETURNING id`;
/** SQL: the table has no entity, because its other statements need SQL. */
const FIND = `SELECT ${COLUMNS} FROM payment_message WHERE id = $1`;
/** SQL: the table has no entity. */
const READ = `SELECT ${COLUMNS}, headers, raw_body FROM payment_message WHERE id = $1`;
/** SQL: uses PostgreSQL's clock. */
const HANDLED = `
  UPDATE payment_message SET handled_at = now(), result = $2, payment_id = coalesce($3, payment_id),
    order_id = coalesce($4, order_id) WHERE id = $1`;
/**
 * A page of messages without headers and bodies, because a body has up to 256 KiB. SQL: reads the page and the total in
 * one statement.
 */
const LIST = `
  SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM payment_message
  WHERE ($1::int IS NULL OR order_id = $1) AND ($2::int IS NULL OR payment_id = $2)
    AND ($3::text IS NULL OR method = $3) AND ($4::text IS NULL OR coalesce(result, 'waiting') = $4)
  ORDER BY received_at DESC, id DESC LIMIT $5 OFFSET $6`;
/** SQL: handles many orders at once. */
const FORGET = 'DELETE FROM payment_message WHERE order_id = ANY ($1::int[])';
/**
 * Messages for which no payment was found, but which name a payment of the orders or contain an order's reference ($2).
 * SQL: handles many orders at once, and searches the bodies.
 */
const FORGET_UNKNOWN = `
  DELETE FROM payment_message m WHERE m.order_id IS NULL AND (
    EXISTS (SELECT FROM payment p WHERE p.order_id = ANY ($1::int[]) AND p.method = m.method
      AND (p.idempotency_key::text = lower(m.idempotency_key) OR p.transaction_id = m.transaction_id))
    OR EXISTS (SELECT FROM unnest($2::text[]) AS o(reference)
      WHERE position(convert_to(o.reference, 'UTF8') IN m.raw_body) > 0))`;

/** Messages of payment providers as they were received. */
@Injectable()
export class PaymentMessages {
  constructor(private readonly database: Database) {}

  /** Returns the shop's id of the message; null if the message was stored before. */
  async store(tx: Transaction, message: ReceivedMessage): Promise<number | null> {
    const { method, messageId, type, idempotencyKey, transactionId, headers, rawBody } = message;
    const values = [method, messageId, type, idempotencyKey, transactionId, JSON.stringify(headers), rawBody];
    return first(await tx.query<{ id: number }>(STORE, values))?.id ?? null;
  }

  async find(id: number): Promise<StoredMessage | null> {
    const row = first(await this.database.query<MessageRow>(FIND, [id]));
    return row && toMessage(row);
  }

  async read(id: number): Promise<MessageContent | null> {
    const row = first(await this.database.query<ContentRow>(READ, [id]));
    return row && { ...toMessage(row), headers: row.headers, body: row.raw_body.toString() };
  }

  /** A page of messages, newest first. */
  async list(query: MessageQuery): Promise<{ messages: StoredMessage[]; total: number }> {
    const { orderId, paymentId, method, state, limit, offset } = query;
    const values = [orderId, paymentId, method, state, limit, offset];
    const rows = await this.database.query<MessageRow & { total: number }>(LIST, values);
    return { messages: rows.map(toMessage), total: rows[0]?.total ?? 0 };
  }

  /** Stores the result of handling the message. */
  async handled(
    id: number,
    result: MessageResult,
    payment: { readonly id: number; readonly orderId: number } | null,
  ): Promise<void> {
    await this.database.query(HANDLED, [id, result, payment?.id ?? null, payment?.orderId ?? null]);
  }

  /** Deletes the messages about the orders, because they may contain personal data. */
  async anonymize(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(FORGET, [orderIds]);
    await tx.query(FORGET_UNKNOWN, [orderIds, orderIds.map(creditorReference)]);
  }
}

const toMessage = (row: MessageRow): StoredMessage => ({
  id: row.id,
  method: row.method,
  messageId: row.message_id,
  type: row.type,
  idempotencyKey: row.idempotency_key,
  transactionId: row.transaction_id,
  receivedAt: row.received_at,
  handledAt: row.handled_at,
  result: row.result,
  paymentId: row.payment_id,
  orderId: row.order_id,
});
