import { Injectable } from '@nestjs/common';
import { uuid } from '#kernel';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OperationRequest, PendingOperation } from '../reservation.types.js';
import { claimStatement, dueMethodsStatement } from './claim-statement.js';
import { first, PAYMENT_COLUMNS, type PaymentRow } from './payment-row.js';

/** Reservations of an order, `authorized` before `releasing`. SQL: uses the index of the order's payments. */
const RESERVED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND status IN ('authorized', 'releasing')
  ORDER BY status, id`;
/**
 * Begins an operation. A repeat keeps its key, and stores the intent of the repeating request instead of the earlier
 * one. The shop repeats the call, the first time after a minute. SQL: uses PostgreSQL's clock.
 */
const BEGIN = `
  UPDATE payment SET operation = $2, operation_amount = $3, operation_key = coalesce(operation_key, $4),
    operation_actor = CASE WHEN status = 'releasing' THEN $5::jsonb ELSE coalesce(operation_actor, $5) END, error = NULL,
    operation_intent = CASE WHEN operation IS NULL THEN $6 ELSE coalesce($6, operation_intent) END,
    asks = 0, ask_at = now() + interval '1 minute'
  WHERE id = $1 RETURNING ${PAYMENT_COLUMNS}`;
/** SQL: uses the index of the order's payments. */
const INTENDED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND operation_intent = $2`;
/** SQL: the statement checks the stored operation. */
const END = `
  UPDATE payment SET
    status = $3, error = NULL,
    amount = CASE WHEN $3 = 'captured' THEN operation_amount ELSE amount END,
    received_at = CASE WHEN $3 = 'captured' THEN $5::timestamptz END,
    transaction_id = coalesce($4, transaction_id),
    intent = CASE WHEN $3 = 'voided' THEN NULL ELSE intent END,
    operation = NULL, operation_amount = NULL, operation_key = NULL, operation_actor = NULL, updated_at = now()
  WHERE id = $1 AND operation_key = $2 RETURNING ${PAYMENT_COLUMNS}`;
/**
 * Stores a refusal. A reservation that must be released ($4) keeps or begins its release with a new key, because
 * providers answer a repeated key with the same refusal. A release that follows a refused capture is due at once; one
 * that the gateway does not support ($7) is due daily, because the reservation ends at the provider.
 * SQL: the statement checks the stored operation.
 */
const REFUSE = `
  UPDATE payment SET error = coalesce($3, ''), updated_at = now(), operation_amount = NULL,
    status = CASE WHEN $4 THEN 'releasing' ELSE status END,
    operation = CASE WHEN $4 THEN 'void' END,
    operation_key = CASE WHEN $4 THEN $5::uuid END,
    operation_actor = CASE WHEN $4 THEN $6::jsonb END,
    asks = CASE WHEN operation = 'capture' OR $7 THEN 0 ELSE asks END,
    ask_at = CASE WHEN operation = 'capture' THEN now() WHEN $7 THEN now() + interval '1 day' ELSE ask_at END
  WHERE id = $1 AND operation_key = $2
  RETURNING ${PAYMENT_COLUMNS}, error IS DISTINCT FROM (SELECT p.error FROM payment p WHERE p.id = $1) AS is_new`;
/**
 * Begins a release. A running capture takes precedence, and its money becomes due for a refund. SQL: checks the stored
 * operation.
 */
const RELEASE = `
  UPDATE payment SET status = 'releasing', operation = 'void', operation_key = coalesce(operation_key, $2),
    operation_actor = coalesce(operation_actor, $3), error = NULL, asks = 0, ask_at = now() + interval '1 minute'
  WHERE order_id = $1 AND status = 'authorized' AND operation IS DISTINCT FROM 'capture'`;
/**
 * Orders with releases that the provider has refused, or that the shop no longer repeats, oldest first. SQL: uses the
 * index of running operations.
 */
const REFUSED = `
  SELECT DISTINCT order_id FROM payment
  WHERE operation IS NOT NULL AND status = 'releasing' AND (error IS NOT NULL OR ask_at IS NULL)
  ORDER BY order_id LIMIT $1`;
const CLAIM = claimStatement('payment', PAYMENT_COLUMNS, 'operation IS NOT NULL');
const DUE_METHODS = dueMethodsStatement('payment', 'operation IS NOT NULL');

interface Refusal {
  /** Null if the provider states no reason. */
  readonly error: string | null;
  /** Whether the reservation must be released. */
  readonly releases: boolean;
  /** Whether the gateway supports the operation. */
  readonly isOffered: boolean;
}

/** Reserved money, and operations on it whose outcome is not known yet. */
@Injectable()
export class ReservationRows {
  constructor(private readonly database: Database) {}

  /**
   * Reservations of an order, including those that are being released. With a transaction, they are locked until its
   * end.
   */
  reserved(orderId: number, tx?: Transaction): Promise<PaymentRow[]> {
    return tx ? tx.query(`${RESERVED} FOR UPDATE`, [orderId]) : this.database.query(RESERVED, [orderId]);
  }

  /** Begins the release of the order's reservation, unless it is being captured. */
  async release(tx: Transaction, orderId: number): Promise<void> {
    await tx.query(RELEASE, [orderId, uuid(), JSON.stringify(SYSTEM_ACTOR)]);
  }

  /** Orders with a release that needs an administrator, oldest first. */
  async refused(most: number): Promise<number[]> {
    return (await this.database.query<{ order_id: number }>(REFUSED, [most])).map(({ order_id: id }) => id);
  }

  async begin(
    tx: Transaction,
    id: number,
    { kind, actor, intent }: OperationRequest,
    amount: string | null,
  ): Promise<PaymentRow> {
    const [row] = await tx.query<PaymentRow>(BEGIN, [id, kind, amount, uuid(), JSON.stringify(actor), intent]);
    return row!;
  }

  /** The payment on which the request has begun an operation; null if there is none. */
  async intended(tx: Transaction, orderId: number, intent: string): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(INTENDED, [orderId, intent]));
  }

  /** Stores that the operation was executed; null if it already has an outcome. */
  async end(
    tx: Transaction,
    { reservation, kind, idempotencyKey }: PendingOperation,
    transactionId: string | null,
    now: Date,
  ): Promise<PaymentRow | null> {
    const status = kind === 'capture' ? 'captured' : 'voided';
    return first(await tx.query<PaymentRow>(END, [reservation.id, idempotencyKey, status, transactionId, now]));
  }

  /**
   * Stores a refusal; null if the operation already has an outcome. `is_new` is false if the last answer was the same.
   */
  async refuse(
    tx: Transaction,
    { reservation, idempotencyKey }: PendingOperation,
    { error, releases, isOffered }: Refusal,
  ): Promise<(PaymentRow & { readonly is_new: boolean }) | null> {
    const values = [reservation.id, idempotencyKey, error, releases, uuid(), JSON.stringify(SYSTEM_ACTOR), !isOffered];
    return first(await tx.query<PaymentRow & { is_new: boolean }>(REFUSE, values));
  }

  /** Methods with rows that are due. */
  async dueMethods(): Promise<string[]> {
    return (await this.database.query<{ method: string }>(DUE_METHODS)).map(({ method }) => method);
  }

  /** Operations that are due for a repeated call; `last` marks the final call. */
  claim(method: string, most: number): Promise<Array<PaymentRow & { readonly last: boolean }>> {
    return this.database.query(CLAIM, [most, method]);
  }
}
