import { NEW_ORDER_ID } from '../../order/index.js';
import { guard } from '../../platform/database/pg-errors.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { BudgetLimits, CountedBy, Held } from '../domain/open-order-budgets.js';
import type { OpenOrderKeys } from '../domain/open-order-keys.js';

/** SQL: advisory locks. $1…: their numbers. */
const lockOf = (count: number): Statement =>
  statementOf(
    `open_orders_lock_${count}`,
    () => `SELECT ${Array.from({ length: count }, (_, n) => `pg_advisory_xact_lock($${n + 1}::bigint)`).join(', ')}`,
  );

interface HeldRow {
  readonly counted_by: CountedBy;
  readonly orders: number;
  readonly product_id: number;
  readonly name: string;
  readonly pieces: number;
  readonly left_over: number;
}

/**
 * Keeps the keys of the order that was made last on this connection, and answers what each of them holds, including
 * that order. Asked after its lines and its stock were written, under the locks: what others committed before is seen.
 * SQL: one statement, in the message of an order.
 * $1 e-mail, $2 phone, $3 client, each a list of hashes of which the first is kept; $4: a customer, for whom
 * nothing is stored or answered once they have paid an order.
 */
const holding = (answer: string): string => `
    WITH own AS MATERIALIZED (SELECT ${NEW_ORDER_ID.sql} AS id),
    keys AS MATERIALIZED (
      SELECT * FROM (VALUES ('email', $1::bytea[]), ('phone', $2::bytea[]), ('client', $3::bytea[])) AS k(counted_by,
        hashes)
      WHERE hashes IS NOT NULL AND NOT EXISTS (SELECT FROM shop_order WHERE customer_id = $4::int
        AND paid_at IS NOT NULL AND paid > refunded)
    ), kept AS (
      INSERT INTO open_order_key (key, order_id) SELECT keys.hashes[1], own.id FROM keys, own
    ), earlier AS MATERIALIZED (
      SELECT k.counted_by, o.order_id FROM keys k JOIN open_order_key o ON o.key = ANY (k.hashes)
    ), goods AS MATERIALIZED (
      SELECT i.product_id, sum(i.quantity)::float8 AS quantity FROM own JOIN order_item i ON i.order_id = own.id
        GROUP BY 1
    ), held AS (
      SELECT e.counted_by, i.product_id, sum(i.quantity)::float8 AS quantity FROM earlier e
        JOIN order_item i ON i.order_id = e.order_id
      WHERE i.product_id IN (SELECT product_id FROM goods) GROUP BY 1, 2
    ), holds AS (
    SELECT k.counted_by, (SELECT count(*)::int + 1 FROM earlier e WHERE e.counted_by = k.counted_by) AS orders,
      p.id AS product_id, p.name, g.quantity + coalesce(h.quantity, 0) AS pieces, p.in_stock AS left_over
    FROM keys k CROSS JOIN goods g JOIN product p ON p.id = g.product_id
    LEFT JOIN held h ON h.counted_by = k.counted_by AND h.product_id = g.product_id
    ) ${answer}`;

/** SQL: hot, so it is prepared. */
const HOLD: Statement = { name: 'open_orders_hold', text: holding('SELECT * FROM holds') };

/**
 * The same in a transaction that is committed with the answers: fails where `overrunOf` would refuse.
 * $5 orders of an e-mail address or a phone number, $6 of a client, $7 pieces; null: no limit.
 * SQL: as above.
 */
const HOLD_WITHIN: Statement = {
  name: 'open_orders_hold_within',
  text: holding(`SELECT ${guard('count(*) = 0')} FROM holds
    WHERE orders > CASE counted_by WHEN 'client' THEN $6::int ELSE $5::int END
      OR ($7::int IS NOT NULL AND pieces > greatest($7::int, floor((left_over + pieces) / 4)))`),
};

export interface HeldProduct extends Held {
  /** Of the product. */
  readonly name: string;
}

/**
 * Orders of one e-mail address, phone number or client are placed one after the other, until the transaction ends.
 * @param numbers of their locks, ascending
 */
export async function lockOpenOrders(tx: Transaction, numbers: readonly string[]): Promise<void> {
  await tx.query(lockOf(numbers.length), numbers);
}

/**
 * Keeps the keys of the new order and answers what each of them holds, with that order; in a transaction that commits
 * at once nothing, and the guard of the statement fails above the limits. @param customerId null for guests
 */
export async function holdOpenOrder(
  tx: Transaction,
  keys: OpenOrderKeys,
  customerId: number | null,
  limits: BudgetLimits,
): Promise<HeldProduct[]> {
  const values = [keys.email, keys.phone, keys.client, customerId];
  if (tx.commitsAtOnce) {
    await tx.query(HOLD_WITHIN, [...values, limits.ordersPerContact, limits.ordersPerClient, limits.pieces]);
    return [];
  }
  const rows = await tx.query<HeldRow>(HOLD, values);
  return rows.map((row) => ({
    countedBy: row.counted_by,
    orders: row.orders,
    productId: row.product_id,
    name: row.name,
    pieces: row.pieces,
    left: row.left_over,
  }));
}
