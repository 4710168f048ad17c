import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { TransferCandidate } from '../domain/transfer-candidate.js';
import type { OrderStatus } from '../domain/order-status.js';
import { IS_OPEN, OPEN_AMOUNT, PAYMENT_LOST, TO_VERIFY } from './order-conditions.sql.js';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly reference: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly total: string;
  readonly open: string;
  readonly names: ReadonlyArray<string | null>;
  readonly customer_id: number | null;
}

/** Number of orders of one query; few, so that other requests are not delayed while the rows are read. */
const STEP = 1_000;

const COLUMNS = `id, version, reference, status, currency, total, CASE WHEN status = 'cancelled'
      THEN greatest(total - paid + refunded, 0) ELSE ${OPEN_AMOUNT} END AS open, customer_id,
      ARRAY[concat_ws(' ', first_name, last_name), billing_address ->> 'company', billing_address ->> 'name',
        shipping_address ->> 'name'] AS names`;

const AWAITED = `(${TO_VERIFY} OR ${PAYMENT_LOST})`;
/**
 * Orders that a transfer may pay: orders with a payment to verify, orders whose payment was reversed, new orders with a
 * balance due, and orders that were cancelled after $2.
 */
const CANDIDATE = `(${AWAITED} OR (status = 'pending' AND ${IS_OPEN}) OR (status = 'cancelled' AND cancelled_at > $2))`;

const CANDIDATES = {
  name: 'orders_transfer_candidates',
  /** SQL: pages by the last id ($1). */
  text: `SELECT ${COLUMNS} FROM shop_order WHERE id > $1 AND ${CANDIDATE} ORDER BY id LIMIT ${STEP}`,
};
/** SQL: reads many orders in one query. */
const BY_IDS = `SELECT ${COLUMNS} FROM shop_order WHERE id = ANY ($1::int[]) AND ${CANDIDATE} ORDER BY id`;
const AMOUNT = 'total - paid + refunded = amounts.minor AND shop_order.currency = amounts.currency';
/**
 * Ids by reference ($1), or by open amount ($2) and currency ($3). SQL: each part uses its own index; the indexes of
 * open amounts are partial, so each query repeats the condition of its index.
 */
const CLUES = `SELECT id FROM shop_order WHERE reference = ANY ($1::text[])
  UNION SELECT id FROM unnest($2::bigint[], $3::text[]) amounts (minor, currency) JOIN shop_order ON ${AMOUNT}
    WHERE ${IS_OPEN}
  UNION SELECT id FROM unnest($2::bigint[], $3::text[]) amounts (minor, currency) JOIN shop_order ON ${AMOUNT}
    WHERE status = 'cancelled'`;
/** SQL: pages by the last id ($1), and has a condition on the history. */
const VERSIONS = `SELECT id, version FROM shop_order WHERE id > $1 AND ${AWAITED} ORDER BY id LIMIT ${10 * STEP}`;
/** Paid orders by their references. SQL: reads many orders in one query. */
const PAID = `SELECT ${COLUMNS} FROM shop_order
  WHERE reference = ANY ($1::text[]) AND status <> 'cancelled' AND NOT (${IS_OPEN})`;
/** SQL: reads many orders in one query. */
const CUSTOMERS = 'SELECT id, customer_id FROM shop_order WHERE id = ANY ($1::int[]) AND customer_id IS NOT NULL';

/** Reads the orders that a bank transfer may pay. */
@Injectable()
export class TransferCandidates {
  constructor(private readonly db: Database) {}

  /** Iterates in batches over orders with a balance due, and those cancelled after `cancelledAfter`. */
  async *all(cancelledAfter: Date): AsyncGenerator<TransferCandidate[]> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const rows: Row[] = await this.db.query(CANDIDATES, [last, cancelledAfter]);
      if (rows.length > 0) yield rows.map(toCandidate);
      last = rows.length === STEP ? rows.at(-1)!.id : undefined;
    }
  }

  /** Iterates in batches over the orders with these ids, without those that `all` does not return. */
  async *among(ids: readonly number[], cancelledAfter: Date): AsyncGenerator<TransferCandidate[]> {
    for (let from = 0; from < ids.length; from += STEP) {
      const rows = await this.db.query<Row>(BY_IDS, [ids.slice(from, from + STEP), cancelledAfter]);
      yield rows.map(toCandidate);
    }
  }

  /**
   * Returns the ids of the orders with one of the references or open amounts. Some of them may be orders that `all`
   * does not return.
   */
  async idsOf(references: readonly string[], amounts: readonly Money[]): Promise<number[]> {
    if (references.length === 0 && amounts.length === 0) return [];
    const minor = amounts.map((amount) => amount.minor.toString());
    const currencies = amounts.map(({ currency }) => currency);
    const rows = await this.db.query<{ id: number }>(CLUES, [references, minor, currencies]);
    return rows.map(({ id }) => id);
  }

  /** Iterates in batches over the versions of the orders with a balance due. */
  async *versions(): AsyncGenerator<Array<Pick<TransferCandidate, 'id' | 'version'>>> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const rows: Array<{ id: number; version: number }> = await this.db.query(VERSIONS, [last]);
      yield rows;
      last = rows.length === 10 * STEP ? rows.at(-1)!.id : undefined;
    }
  }

  /** Iterates in batches over the orders with these references for which nothing is due any more. */
  async *paid(references: readonly string[]): AsyncGenerator<TransferCandidate[]> {
    for (let from = 0; from < references.length; from += STEP) {
      const rows = await this.db.query<Row>(PAID, [references.slice(from, from + STEP)]);
      yield rows.map(toCandidate);
    }
  }

  /** Returns the ids of the customers, by the id of the order. */
  async customersOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db.query<{ id: number; customer_id: number }>(CUSTOMERS, [orderIds]);
    return new Map(rows.map(({ id, customer_id: customer }) => [id, customer]));
  }
}

function toCandidate(row: Row): TransferCandidate {
  const names = row.names.flatMap((name) => name?.trim() || []);
  return {
    id: row.id,
    version: row.version,
    reference: row.reference,
    isPending: row.status === 'pending',
    isCancelled: row.status === 'cancelled',
    total: Money.of(row.total, row.currency),
    open: Money.of(row.open, row.currency),
    names: [...new Set(names)],
    customerId: row.customer_id,
  };
}
