import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { uuid } from '#kernel';
import { SYSTEM_ACTOR } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Contradiction } from '../gateway-call.types.js';
import type { PayableOrder } from '../payment.types.js';
import { claimStatement, dueMethodsStatement } from './claim-statement.js';
import { first, PAYMENT_COLUMNS, type PaymentRow } from './payment-row.js';
import { PaymentEntity } from './payment.entity.js';

/** SQL: one statement, because the unique index of open payments decides between concurrent inserts. */
const INSERT_PENDING = `
  INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key, intent)
  VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7)
  ON CONFLICT (order_id) WHERE status IN ('pending', 'authorized') DO NOTHING RETURNING ${PAYMENT_COLUMNS}`;
/**
 * Restarts the schedule of status queries: the first one follows a minute after the new call to the gateway.
 * SQL: returns the changed row; uses PostgreSQL's clock.
 */
const TAKE_PENDING = `
  UPDATE payment SET asks = 0, ask_at = now() + interval '1 minute' WHERE order_id = $1 AND status = 'pending'
    RETURNING ${PAYMENT_COLUMNS}`;
/**
 * Stores an outcome. A capture overrides an earlier decline or release, because the ledger must contain all money, even
 * if a gateway contradicts itself. It also overrides the reversal of a payment that was recorded by hand, whose bank
 * reference is then removed. A reservation overrides a decline. It is released at once if the order does not need it
 * ($9), or if it was declined and another payment of the order is open. SQL: the statement checks the stored status.
 */
const SETTLE = `
  WITH attempt AS (
    SELECT p.id AS attempt_id, $2 = 'authorized' AND ($9 OR (p.status = 'declined' AND EXISTS (
      SELECT FROM payment o WHERE o.order_id = p.order_id AND o.status IN ('pending', 'authorized')))) AS releases
    FROM payment p WHERE p.id = $1
  )
  UPDATE payment SET status = CASE WHEN releases THEN 'releasing' ELSE $2 END,
    transaction_id = coalesce($3, transaction_id), error = $4, received_at = $5,
    reference = CASE WHEN status <> 'reversed' THEN reference END, split = CASE WHEN status <> 'reversed' THEN split END,
    amount = coalesce($6, amount), redirect_url = coalesce($7, redirect_url), contradiction = $8,
    operation = CASE WHEN releases THEN 'void' END, operation_amount = NULL,
    operation_key = CASE WHEN releases THEN $10::uuid END,
    operation_actor = CASE WHEN releases THEN $11::jsonb END,
    asks = CASE WHEN releases THEN 0 ELSE asks END,
    ask_at = CASE WHEN releases THEN now() + interval '1 minute' ELSE ask_at END, updated_at = now(),
    intent = CASE WHEN status = 'declined' OR $2 = 'voided' THEN NULL ELSE intent END
  FROM attempt WHERE id = attempt_id AND (
    status = 'pending'
    OR ($2 = 'captured' AND status IN ('declined', 'authorized', 'releasing', 'voided', 'reversed'))
    OR ($2 = 'voided' AND status IN ('authorized', 'releasing'))
    OR ($2 = 'authorized' AND status = 'declined')
  ) RETURNING ${PAYMENT_COLUMNS}`;
/** SQL: uses the index of open payments. */
const OPEN = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND status IN ('pending', 'authorized')`;
/** SQL: reads from the index of the order's payments. */
const LAST = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND method = $2 ORDER BY id DESC LIMIT 1`;
const CLAIM = claimStatement('payment', PAYMENT_COLUMNS);
const DUE_METHODS = dueMethodsStatement('payment');
/** The idempotency key takes precedence over the provider's id. SQL: each condition uses its own index. */
const OF_MESSAGE = `
  SELECT ${PAYMENT_COLUMNS} FROM payment WHERE method = $1 AND (idempotency_key = $2 OR transaction_id = $3)
  ORDER BY idempotency_key IS NOT DISTINCT FROM $2 DESC, id DESC LIMIT 1`;

/** The outcome that `settle` stores. */
export interface SettledAttempt {
  readonly status: PaymentRow['status'];
  /** Null keeps the stored value. */
  readonly transactionId: string | null;
  readonly error: string | null;
  readonly receivedAt: Date | null;
  /** The captured amount in minor units; null for the whole amount. */
  readonly amount: string | null;
  /** Null keeps the stored value. */
  readonly redirectUrl: string | null;
  readonly contradiction: Contradiction | null;
  /** Whether the order does not need a reservation, e.g. because it is cancelled. */
  readonly isUnneeded: boolean;
}

/** Payments whose outcome a gateway determines. */
@Injectable()
export class AttemptRows {
  constructor(private readonly database: Database) {}

  /** Null if the order already has a pending or authorized payment. */
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

  /** The order's pending payment, for a new call to its gateway. */
  async takePending(tx: Transaction, orderId: number): Promise<PaymentRow | null> {
    return first(await tx.query<PaymentRow>(TAKE_PENDING, [orderId]));
  }

  /** Null if the stored outcome takes precedence. */
  async settle(tx: Transaction, id: number, settled: SettledAttempt): Promise<PaymentRow | null> {
    const { status, transactionId, error, receivedAt, amount, redirectUrl, contradiction, isUnneeded } = settled;
    const values = [id, status, transactionId, error, receivedAt, amount, redirectUrl, contradiction, isUnneeded];
    return first(await tx.query<PaymentRow>(SETTLE, [...values, uuid(), JSON.stringify(SYSTEM_ACTOR)]));
  }

  find({ entities }: Transaction, id: number): Promise<PaymentRow | null> {
    return entities.findOneBy(PaymentEntity, { id });
  }

  /** Stores what contradicts a payment in the provider's last answer; the payment's status does not change. */
  async setContradiction({ entities }: Transaction, id: number, contradiction: Contradiction | null): Promise<void> {
    await entities.update(PaymentEntity, { id }, { contradiction });
  }

  /** The pending or authorized payment of the order. */
  async open(orderId: number, tx?: Transaction): Promise<PaymentRow | null> {
    return first(await (tx ?? this.database).query<PaymentRow>(OPEN, [orderId]));
  }

  /** The order's last payment by the method. */
  async last(orderId: number, method: string): Promise<PaymentRow | null> {
    return first(await this.database.query<PaymentRow>(LAST, [orderId, method]));
  }

  /** Methods with rows that are due. */
  async dueMethods(): Promise<string[]> {
    return (await this.database.query<{ method: string }>(DUE_METHODS)).map(({ method }) => method);
  }

  /** Payments that are due for a status query; `last` marks the final query. */
  claim(method: string, most: number): Promise<Array<PaymentRow & { readonly last: boolean }>> {
    return this.database.query(CLAIM, [most, method]);
  }

  /** The payment that a provider's message names; null if the method has no such payment. */
  async named(method: string, idempotencyKey: string | null, transactionId: string | null): Promise<PaymentRow | null> {
    return first(await this.database.query<PaymentRow>(OF_MESSAGE, [method, idempotencyKey, transactionId]));
  }
}
