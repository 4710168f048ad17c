import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { uuid, type Money } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { RefundOutcome, RefundRequest } from '../refund.types.js';
import { claimStatement, dueMethodsStatement } from './claim-statement.js';
import type { PaymentRow } from './payment-row.js';
import { storedGoods } from '../domain/refunded-goods.js';
import type { RefundRow } from './refund-row.js';
import { RefundEntity } from './refund.entity.js';

const COLUMNS = `id, order_id, payment_id, method, amount, currency, status, refund_id, reason, created_at, idempotency_key, intent,
  request, goods, notify`;
/** `called`: the gateway may still be working on the refund. */
export type CountedRefund = RefundRow & { readonly called: boolean };

/**
 * True while another request may still call the gateway for the refund. During this time an equal amount is not treated
 * as a repeat: otherwise two requests would become one refund.
 */
const CALLED = "status = 'pending' AND updated_at = created_at AND created_at > now() - interval '20 seconds'";
/** SQL: uses PostgreSQL's clock, which all instances share. */
const COUNTED = `SELECT ${COLUMNS}, ${CALLED} AS called FROM refund WHERE order_id = $1 AND status <> 'failed'
  ORDER BY id`;
/** Restarts the schedule of queries for a new call. SQL: uses PostgreSQL's clock. */
const TAKE =
  "UPDATE refund SET asks = 0, ask_at = now() + interval '1 minute' WHERE id = ANY($1) AND status = 'pending'";
/**
 * As with payments, a refund that was made overrides an earlier refusal. SQL: checks the stored status in the statement
 * that changes it.
 */
const SETTLE = `
  UPDATE refund SET status = $2, refund_id = coalesce($3, refund_id), error = $4, updated_at = now(),
    intent = CASE WHEN status = 'failed' THEN NULL ELSE intent END
  WHERE id = $1 AND (status = 'pending' OR (status = 'failed' AND $2 IN ('refunded', 'recorded')))
    RETURNING ${COLUMNS}`;
/**
 * Age up to which a refund is repeated. After about a day the provider may have forgotten the idempotency key, and a
 * repeat would pay out a second time.
 */
const YOUNG = "created_at > now() - interval '1 day'";
/** SQL: takes a lock; it also returns the gateway's id of the payment. */
const CLAIM = claimStatement(
  'refund',
  `${COLUMNS}, (SELECT p.transaction_id FROM payment p WHERE p.id = refund.payment_id) AS transaction_id`,
  `status = 'pending' AND ${YOUNG}`,
);
const DUE_METHODS = dueMethodsStatement('refund', `status = 'pending' AND ${YOUNG}`);
/** SQL: this read is frequent. */
const OF_ORDER = { name: 'refunds_of_order', text: `SELECT ${COLUMNS} FROM refund WHERE order_id = $1 ORDER BY id` };
/** SQL: handles many orders at once, and only rows that change. */
const FORGET = `UPDATE refund SET reason = NULL, error = NULL WHERE order_id = ANY($1::int[])
  AND (reason IS NOT NULL OR error IS NOT NULL)`;
/** SQL: uses PostgreSQL's clock, as the claims do. */
const COUNT_LEFT = `SELECT count(*)::int AS left FROM refund WHERE status = 'pending'
  AND (ask_at IS NULL OR NOT ${YOUNG})`;

/** Refunds of the payments ledger. */
@Injectable()
export class RefundRows {
  constructor(private readonly database: Database) {}

  /** Refunds of a request, with any status. */
  intended({ entities }: Transaction, orderId: number, intent: string): Promise<RefundRow[]> {
    return entities.find(RefundEntity, { where: { order_id: orderId, intent }, order: { id: 'ASC' } });
  }

  /** Refunds that did not fail; they reduce the refundable amount. */
  counted(tx: Transaction, orderId: number): Promise<CountedRefund[]> {
    return tx.query(COUNTED, [orderId]);
  }

  /** Inserts a pending refund of a payment or a part of it. `request` is the same for all refunds of the request. */
  async insert(
    { entities }: Transaction,
    { orderId, reason, actor, intent, goods, notify }: RefundRequest,
    request: string,
    payment: Pick<PaymentRow, 'id' | 'method'>,
    amount: Money,
  ): Promise<RefundRow> {
    const refund = {
      order_id: orderId,
      payment_id: payment.id,
      method: payment.method,
      amount: amount.minor.toString(),
      currency: amount.currency,
      status: 'pending' as const,
      refund_id: null,
      reason,
      actor,
      idempotency_key: uuid(),
      intent,
      request,
      goods: goods && storedGoods(goods),
      notify,
    };
    const { generatedMaps } = await entities.insert(RefundEntity, refund);
    return { ...refund, ...(generatedMaps[0] as Pick<RefundRow, 'id' | 'created_at'>) };
  }

  /** Pending refunds, for a new call of their gateways. */
  async take(tx: Transaction, refunds: readonly RefundRow[]): Promise<void> {
    if (refunds.length > 0) await tx.query(TAKE, [refunds.map(({ id }) => id)]);
  }

  /** Assigns the refund to the request, unless it belongs to another. */
  async adopt({ entities }: Transaction, id: number, intent: string): Promise<void> {
    await entities.update(RefundEntity, { id, intent: IsNull() }, { intent });
  }

  /** Null if the stored outcome takes precedence. */
  async settle(tx: Transaction, id: number, { outcome, refundId, error }: RefundOutcome): Promise<RefundRow | null> {
    const [row] = await tx.query<RefundRow>(SETTLE, [id, outcome, refundId, error]);
    return row ?? null;
  }

  find({ entities }: Transaction, id: number): Promise<RefundRow | null> {
    return entities.findOneBy(RefundEntity, { id });
  }

  /** Methods with rows that are due. */
  async dueMethods(): Promise<string[]> {
    return (await this.database.query<{ method: string }>(DUE_METHODS)).map(({ method }) => method);
  }

  /** Refunds that are due for a query, with the gateway's id of the refunded payment; `last` marks the final query. */
  claim(
    method: string,
    most: number,
  ): Promise<Array<RefundRow & { readonly last: boolean; readonly transaction_id: string | null }>> {
    return this.database.query(CLAIM, [most, method]);
  }

  ofOrder(orderId: number, tx?: Transaction): Promise<RefundRow[]> {
    return (tx ?? this.database).query(OF_ORDER, [orderId]);
  }

  /** Removes texts that may name a person. */
  async anonymize(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(FORGET, [orderIds]);
  }

  /** Number of refunds with an unknown outcome that are no longer queried. */
  async countLeft(): Promise<number> {
    const [row] = await this.database.query<{ left: number }>(COUNT_LEFT);
    return row!.left;
  }
}
