import { NEW_ORDER_ID } from '../../order/index.js';
import { guard } from '../../platform/database/pg-errors.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { CLIENTS_OF_A_SITE, type BudgetLimits, type CountedBy, type Held } from '../domain/open-order-budgets.js';
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
  readonly lines: number;
  readonly placed: number;
  readonly product_id: number;
  readonly name: string;
  readonly pieces: number;
  readonly left_over: number;
}

/**
 * Keeps the keys of the order that was made last on this connection, and answers what each of them holds, including
 * that order. Asked after its lines and its stock were written, under the locks: what others committed before is seen.
 * SQL: one statement, in the message of an order.
 * $1 account, $2 e-mail, $3 phone, $4 client, $5 site, each a list of hashes of which the first is kept; $6: a
 * customer, for whom nothing is stored or answered once they have paid an order. Of one who orders under the verified
 * address of the account, the account alone counts.
 */
const holding = (answer: string): string => `
    WITH own AS MATERIALIZED (SELECT ${NEW_ORDER_ID.sql} AS id),
    proven AS MATERIALIZED (
      SELECT FROM own JOIN shop_order s ON s.id = own.id JOIN customer c ON c.id = $6::int
        JOIN app_user u ON u.id = c.user_id AND u.email_verified_at IS NOT NULL AND lower(u.email) = lower(s.email)
    ), keys AS MATERIALIZED (
      SELECT * FROM (VALUES ('account', $1::bytea[]), ('email', $2::bytea[]), ('phone', $3::bytea[]),
        ('client', $4::bytea[]), ('site', $5::bytea[])) AS k(counted_by, hashes)
      WHERE hashes IS NOT NULL AND (counted_by = 'account') = EXISTS (SELECT FROM proven)
        AND NOT EXISTS (SELECT FROM shop_order WHERE customer_id = $6::int AND paid_at IS NOT NULL AND paid > refunded)
    ), kept AS (
      INSERT INTO open_order_key (key, order_id) SELECT keys.hashes[1], own.id FROM keys, own
    ), counted AS (
      INSERT INTO placed_order_key (key, order_id) SELECT keys.hashes[1], own.id FROM keys, own
    ), earlier AS MATERIALIZED (
      SELECT k.counted_by, o.order_id FROM keys k JOIN open_order_key o ON o.key = ANY (k.hashes)
    ), sums AS MATERIALIZED (
      SELECT k.counted_by,
        (SELECT count(*)::int + 1 FROM earlier e WHERE e.counted_by = k.counted_by) AS orders,
        (SELECT count(*)::int FROM order_item i WHERE i.order_id IN (SELECT id FROM own UNION ALL
          SELECT e.order_id FROM earlier e WHERE e.counted_by = k.counted_by)) AS lines,
        (SELECT count(*)::int + 1 FROM placed_order_key o WHERE o.key = ANY (k.hashes)
          AND o.placed_at > now() - interval '1 hour') AS placed
      FROM keys k
    ), goods AS MATERIALIZED (
      SELECT i.product_id, sum(i.quantity)::float8 AS quantity FROM own JOIN order_item i ON i.order_id = own.id
        GROUP BY 1
    ), held AS (
      SELECT e.counted_by, i.product_id, sum(i.quantity)::float8 AS quantity FROM earlier e
        JOIN order_item i ON i.order_id = e.order_id
      WHERE i.product_id IN (SELECT product_id FROM goods) GROUP BY 1, 2
    ), holds AS (
    SELECT k.*, p.id AS product_id, p.name, g.quantity + coalesce(h.quantity, 0) AS pieces, p.in_stock AS left_over
    FROM sums k CROSS JOIN goods g JOIN product p ON p.id = g.product_id
    LEFT JOIN held h ON h.counted_by = k.counted_by AND h.product_id = g.product_id
    ) ${answer}`;

/** SQL: hot, so it is prepared. */
const HOLD: Statement = { name: 'open_orders_hold', text: holding('SELECT * FROM holds') };

/**
 * The same in a transaction that is committed with the answers: fails where `overrunOf` would refuse. The limits are
 * $7 orders of a contact, $8 of a client, $9 lines, $10 pieces, $11 placed by a contact, $12 by a client; null: none.
 * SQL: as above.
 */
const HOLD_WITHIN: Statement = {
  name: 'open_orders_hold_within',
  text: holding(`SELECT ${guard('count(*) = 0')} FROM holds
    CROSS JOIN LATERAL (SELECT counted_by IN ('client', 'site') AS by_client,
      CASE counted_by WHEN 'site' THEN ${CLIENTS_OF_A_SITE} ELSE 1 END AS clients) AS who
    WHERE orders > clients * CASE WHEN by_client THEN $8::int ELSE $7::int END
      OR ((by_client OR counted_by = 'account') AND lines > clients * $9::int)
      OR placed > clients * CASE WHEN by_client THEN $12::int ELSE $11::int END
      OR ($10::int IS NOT NULL AND pieces > clients * greatest($10::int, floor((left_over + pieces) / 4)))`),
};

export interface HeldProduct extends Held {
  /** Of the product. */
  readonly name: string;
}

/**
 * Orders of one account, e-mail address, phone number, client or site are placed one after the other, until the transaction ends.
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
  const values = [keys.account, keys.email, keys.phone, keys.client, keys.site, customerId];
  if (tx.commitsAtOnce) {
    const { ordersPerContact, ordersPerClient, lines, pieces, placedPerContact, placedPerClient } = limits;
    const bounds = [ordersPerContact, ordersPerClient, lines, pieces, placedPerContact, placedPerClient];
    await tx.query(HOLD_WITHIN, [...values, ...bounds]);
    return [];
  }
  const rows = await tx.query<HeldRow>(HOLD, values);
  return rows.map((row) => ({
    countedBy: row.counted_by,
    orders: row.orders,
    lines: row.lines,
    placed: row.placed,
    productId: row.product_id,
    name: row.name,
    pieces: row.pieces,
    left: row.left_over,
  }));
}
