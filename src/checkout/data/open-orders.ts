import { NEW_ORDER_ID } from '../../order/index.js';
import { part, type Part } from '../../platform/database/part.js';
import type { Refusals } from '../../platform/database/refusals.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import { CLIENTS_OF_A_SITE, type BudgetLimits } from '../domain/open-order-budgets.js';
import type { OpenOrderKeys } from '../domain/open-order-keys.js';

/** SQL: takes advisory locks. $1…: their numbers. */
const lockOf = (count: number): Statement =>
  statementOf(
    `open_orders_lock_${count}`,
    () => `SELECT ${Array.from({ length: count }, (_, n) => `pg_advisory_xact_lock($${n + 1}::bigint)`).join(', ')}`,
  );

/** Limits of the budgets as parameters of a statement: orders, lines, items and orders placed within an hour. */
export const limitValues = (limits: BudgetLimits): Array<number | null> => [
  limits.ordersPerContact,
  limits.ordersPerClient,
  limits.lines,
  limits.pieces,
  limits.placedPerContact,
  limits.placedPerClient,
];

/**
 * The first budget that a row of `holds` exceeds. A row has the totals of the orders that count for one key
 * (`counted_by`), including the new order, and the number of items of one product in these orders; `place` is the
 * position of the key. A budget without a limit is never exceeded. The limit for one product is the set number of items
 * or a quarter of the stock, whichever is more. The stock is the remaining stock plus the items of these orders, so
 * that one large order and many small orders are limited alike.
 * SQL: the statement that calculates the sums applies the rule and refuses the order.
 * @param first number of the first parameter of `limitValues`
 */
export const overrunSql = (first: number): string => {
  const [contact, client, lines, pieces, placedContact, placedClient] = [0, 1, 2, 3, 4, 5].map(
    (n) => `$${first + n}::int`,
  );
  return `
    SELECT o.what, o.most AS "limit", o.product_id, o.name
    FROM holds h
    CROSS JOIN LATERAL (SELECT counted_by IN ('client', 'site') AS by_client,
      CASE counted_by WHEN 'site' THEN ${CLIENTS_OF_A_SITE} ELSE 1 END AS clients) AS who
    CROSS JOIN LATERAL (VALUES
      (1, 'orders', h.orders, clients * CASE WHEN by_client THEN ${client} ELSE ${contact} END, NULL::int, NULL::text),
      (2, 'lines', h.lines, CASE WHEN by_client OR counted_by = 'account' THEN clients * ${lines} END, NULL, NULL),
      (3, 'placed', h.placed, clients * CASE WHEN by_client THEN ${placedClient} ELSE ${placedContact} END, NULL, NULL),
      (4, 'pieces', h.pieces, CASE WHEN ${pieces} IS NOT NULL
        THEN clients * greatest(${pieces}, floor((h.left_over + h.pieces) / 4)) END, h.product_id, h.name)
    ) AS o(rank, what, held, most, product_id, name)
    WHERE o.held > o.most
    ORDER BY o.rank = 4, h.place, o.rank, h.product_id LIMIT 1`;
};

/**
 * Stores the keys of the order that was created last on this connection, and refuses if that order exceeds the budget
 * of one of them. Runs after the order's lines and stock were written, under the locks, so that it sees what other
 * orders have committed. SQL: every order runs it, so it is one prepared statement in the message of an order. $1
 * account, $2 email, $3 phone, $4 client, $5 site, each a list of hashes of which the first is stored; $6: a customer,
 * for whom nothing is stored or counted after a paid order; $7: the limits. If a customer orders with the account's
 * verified address, only the account counts.
 */
const HOLD: Statement = {
  name: 'open_orders_hold',
  text: `
    WITH own AS MATERIALIZED (SELECT ${NEW_ORDER_ID.sql} AS id),
    proven AS MATERIALIZED (
      SELECT FROM own JOIN shop_order s ON s.id = own.id JOIN customer c ON c.id = $6::int
        JOIN app_user u ON u.id = c.user_id AND u.email_verified_at IS NOT NULL AND lower(u.email) = lower(s.email)
    ), keys AS MATERIALIZED (
      SELECT * FROM (VALUES (1, 'account', $1::bytea[]), (2, 'email', $2::bytea[]), (3, 'phone', $3::bytea[]),
        (4, 'client', $4::bytea[]), (5, 'site', $5::bytea[])) AS k(place, counted_by, hashes)
      WHERE hashes IS NOT NULL AND (counted_by = 'account') = EXISTS (SELECT FROM proven)
        AND NOT EXISTS (SELECT FROM shop_order WHERE customer_id = $6::int AND paid_at IS NOT NULL AND paid > refunded)
    ), kept AS (
      INSERT INTO open_order_key (key, order_id) SELECT keys.hashes[1], own.id FROM keys, own
    ), counted AS (
      INSERT INTO placed_order_key (key, order_id) SELECT keys.hashes[1], own.id FROM keys, own
    ), earlier AS MATERIALIZED (
      SELECT k.counted_by, o.order_id FROM keys k JOIN open_order_key o ON o.key = ANY (k.hashes)
    ), sums AS MATERIALIZED (
      SELECT k.place, k.counted_by,
        (SELECT count(*)::int + 1 FROM earlier e WHERE e.counted_by = k.counted_by) AS orders,
        (SELECT count(*)::int FROM order_item i WHERE i.order_id IN (SELECT id FROM own UNION ALL
          SELECT e.order_id FROM earlier e WHERE e.counted_by = k.counted_by)) AS lines,
        (SELECT count(*)::int + 1 FROM placed_order_key o WHERE o.key = ANY (k.hashes)
          AND o.placed_at > now() - interval '1 hour') AS placed
      FROM keys k
    ), goods AS MATERIALIZED (
      SELECT i.product_id, min(i.name) AS name, sum(i.quantity)::float8 AS quantity
        FROM own JOIN order_item i ON i.order_id = own.id GROUP BY 1
    ), held AS (
      SELECT e.counted_by, i.product_id, sum(i.quantity)::float8 AS quantity FROM earlier e
        JOIN order_item i ON i.order_id = e.order_id
      WHERE i.product_id IN (SELECT product_id FROM goods) GROUP BY 1, 2
    ), holds AS (
    SELECT k.*, p.id AS product_id, g.name, g.quantity + coalesce(h.quantity, 0) AS pieces, p.in_stock AS left_over
    FROM sums k CROSS JOIN goods g JOIN product p ON p.id = g.product_id
    LEFT JOIN held h ON h.counted_by = k.counted_by AND h.product_id = g.product_id
    ), overrun AS MATERIALIZED (${overrunSql(7)})
    SELECT refuse('too_many_open_orders', to_jsonb(overrun)) FROM overrun`,
};

/**
 * Serializes orders of one account, email address, phone number, client or site until the end of the transaction.
 * @param numbers of their locks, ascending
 */
export const lockingOpenOrders = (numbers: readonly string[]): Part<unknown> => part(lockOf(numbers.length), numbers);

/**
 * Stores the keys of the new order, or refuses with `too_many_open_orders` and an `Overrun`.
 * @param customerId null for guests
 */
export const holdingOpenOrder = (
  keys: OpenOrderKeys,
  customerId: number | null,
  limits: BudgetLimits,
  refusals: Refusals,
): Part<unknown> => {
  const values = [keys.account, keys.email, keys.phone, keys.client, keys.site, customerId];
  return part(HOLD, [...values, ...limitValues(limits)], refusals);
};
