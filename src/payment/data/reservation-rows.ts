import { Injectable } from '@nestjs/common';
import { uuid } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OperationOutcome, OperationRequest, PendingOperation } from '../reservation.types.js';
import { claimStatement } from './claim-statement.js';
import { first, PAYMENT_COLUMNS, type PaymentRow } from './payment-row.js';

/** SQL: a lock. It serializes the operations on an order's reservation, even if a caller has not locked the order. */
const LOCK = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND status = 'authorized' FOR UPDATE`;
/**
 * A repeated operation keeps its key. The shop repeats the call by itself, the first time after a minute. SQL: uses the
 * database's clock.
 */
const BEGIN = `
  UPDATE payment SET operation = $2, operation_amount = $3, operation_key = coalesce(operation_key, $4),
    operation_actor = coalesce(operation_actor, $5),
    operation_intent = CASE WHEN operation IS NULL THEN $6 ELSE coalesce(operation_intent, $6) END,
    asks = 0, ask_at = now() + interval '1 minute'
  WHERE id = $1 RETURNING ${PAYMENT_COLUMNS}`;
/** SQL: uses the index of the order's payments. */
const INTENDED = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND operation_intent = $2`;
/** SQL: the statement decides by the stored operation. */
const END = `
  UPDATE payment SET
    status = coalesce($3, status),
    amount = CASE WHEN $3 = 'captured' THEN operation_amount ELSE amount END,
    received_at = CASE WHEN $3 = 'captured' THEN $5::timestamptz END,
    transaction_id = coalesce($4, transaction_id),
    intent = CASE WHEN $3 = 'voided' THEN NULL ELSE intent END,
    operation = NULL, operation_amount = NULL, operation_key = NULL, operation_actor = NULL, updated_at = now()
  WHERE id = $1 AND operation_key = $2 RETURNING ${PAYMENT_COLUMNS}`;
const CLAIM = claimStatement('payment', PAYMENT_COLUMNS, 'operation IS NOT NULL');

/** Reserved money, and the operations on it whose outcome is not known yet. */
@Injectable()
export class ReservationRows {
  constructor(private readonly database: Database) {}

  /** The order's reservation, locked until the transaction ends; null when it has none. */
  async lock(tx: Transaction, orderId: number): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(LOCK, [orderId]));
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

  /** null if the operation already has an outcome. */
  async end(
    tx: Transaction,
    { reservation, kind, idempotencyKey }: PendingOperation,
    { outcome, transactionId }: OperationOutcome,
    now: Date,
  ): Promise<PaymentRow | null> {
    const status = outcome === 'refused' ? null : kind === 'capture' ? 'captured' : 'voided';
    return first(await tx.query<PaymentRow>(END, [reservation.id, idempotencyKey, status, transactionId, now]));
  }

  /** Operations that are due to be repeated; `last` marks the final call. */
  claim(most: number): Promise<Array<PaymentRow & { readonly last: boolean }>> {
    return this.database.query(CLAIM, [most]);
  }
}
