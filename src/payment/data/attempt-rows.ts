import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { uuid } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Contradiction, PayableOrder } from '../payment.types.js';
import { claimStatement } from './claim-statement.js';
import { first, PAYMENT_COLUMNS, type PaymentRow } from './payment-row.js';
import { PaymentEntity } from './payment.entity.js';

/** SQL: one statement, as the unique index of open payments decides between two that are made at the same time. */
const INSERT_PENDING = `
  INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key, intent)
  VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7)
  ON CONFLICT (order_id) WHERE status IN ('pending', 'authorized') DO NOTHING RETURNING ${PAYMENT_COLUMNS}`;
/**
 * A new try: the shop leaves that call its time, then asks by itself from the start. SQL: answers what it changes, by
 * the database's clock.
 */
const TAKE_PENDING = `
  UPDATE payment SET asks = 0, ask_at = now() + interval '1 minute' WHERE order_id = $1 AND status = 'pending'
    RETURNING ${PAYMENT_COLUMNS}`;
/**
 * A capture overrides an earlier refusal or release: the money must be in the ledger, however a gateway contradicts
 * itself. A reservation overrides a refusal unless another payment is open. SQL: decides by the stored status, in the
 * statement that changes it.
 */
const SETTLE = `
  UPDATE payment SET status = $2, transaction_id = coalesce($3, transaction_id), error = $4, received_at = $5,
    amount = coalesce($6, amount), redirect_url = coalesce($7, redirect_url), contradiction = $8,
    operation = NULL, operation_amount = NULL, operation_key = NULL, operation_actor = NULL, updated_at = now(),
    intent = CASE WHEN status = 'declined' THEN NULL ELSE intent END
  WHERE id = $1 AND (
    status = 'pending'
    OR ($2 = 'captured' AND status IN ('declined', 'authorized', 'voided'))
    OR ($2 = 'voided' AND status = 'authorized')
    OR ($2 = 'authorized' AND status = 'declined' AND NOT EXISTS (
      SELECT FROM payment o WHERE o.order_id = payment.order_id AND o.status IN ('pending', 'authorized')))
  ) RETURNING ${PAYMENT_COLUMNS}`;
/** SQL: from the index of open payments. */
const OPEN = `SELECT ${PAYMENT_COLUMNS} FROM payment WHERE order_id = $1 AND status IN ('pending', 'authorized')`;
const CLAIM = claimStatement('payment', PAYMENT_COLUMNS);
/** SQL: by the key before the provider's id, each from its index. */
const OF_MESSAGE = `
  SELECT ${PAYMENT_COLUMNS} FROM payment WHERE method = $1 AND (idempotency_key = $2 OR transaction_id = $3)
  ORDER BY idempotency_key IS NOT DISTINCT FROM $2 DESC, id DESC LIMIT 1`;

/** An outcome to be stored. */
export interface SettledAttempt {
  readonly status: PaymentRow['status'];
  /** null: the one that is stored stays. */
  readonly transactionId: string | null;
  readonly error: string | null;
  readonly receivedAt: Date | null;
  /** In minor units: what was captured of a reservation; null: all of it. */
  readonly amount: string | null;
  /** null: the one that is stored stays. */
  readonly redirectUrl: string | null;
  readonly contradiction: Contradiction | null;
}

/** The payments whose outcome a gateway decides. */
@Injectable()
export class AttemptRows {
  constructor(private readonly database: Database) {}

  /** null when the order has a pending one, or reserved money, already. */
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
  async settle(tx: Transaction, id: number, settled: SettledAttempt): Promise<PaymentRow | null> {
    const { status, transactionId, error, receivedAt, amount, redirectUrl, contradiction } = settled;
    const values = [id, status, transactionId, error, receivedAt, amount, redirectUrl, contradiction];
    return first(await tx.query<PaymentRow>(SETTLE, values));
  }

  find({ entities }: Transaction, id: number): Promise<PaymentRow | null> {
    return entities.findOneBy(PaymentEntity, { id });
  }

  /** The order's one that is pending or reserved. */
  async open(orderId: number): Promise<PaymentRow | null> {
    return first(await this.database.query<PaymentRow>(OPEN, [orderId]));
  }

  /** Those to be asked about now; `last`: for the last time. */
  claim(most: number): Promise<Array<PaymentRow & { readonly last: boolean }>> {
    return this.database.query(CLAIM, [most]);
  }

  /** What a provider's message is about; null when there is no such payment by the method. */
  async named(method: string, idempotencyKey: string | null, transactionId: string | null): Promise<PaymentRow | null> {
    return first(await this.database.query<PaymentRow>(OF_MESSAGE, [method, idempotencyKey, transactionId]));
  }
}
