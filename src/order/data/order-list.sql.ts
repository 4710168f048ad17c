import type { OrderFilter } from '../domain/order-filter.js';
import { typedOrderNumber } from '../domain/typed-order-number.js';
import {
  noneOf,
  OVERDUE,
  overpaymentKept,
  PAYMENT_LOST,
  paymentReported,
  searchSql,
  TO_VERIFY,
  type Bind,
} from './order-conditions.sql.js';

/** A statement for each combination of filters. It is not prepared, so that the planner sees the values. */
export interface BoundSql {
  readonly text: string;
  readonly values: unknown[];
}

/**
 * A page of orders with the number of matches; one row without an id if the page is empty. The page is found in an
 * index alone, even near the end of the list, and only its own rows are read. An order whose number is the search text
 * comes first. SQL: the planner must see the filters of the list.
 */
export function listOrdersSql(filter: OrderFilter): BoundSql {
  const { values, bind } = binder();
  const where = conditions(filter, bind);
  const { column, direction } = order(filter.sort);
  const number = typedOrderNumber(filter.q ?? '');
  const isSought = number === null ? 'false' : `id = ${bind(number)}`;
  const first = number === null ? '' : 'is_sought DESC, ';
  return {
    text: `
      WITH page AS (
        SELECT id, ${column} AS place, ${isSought} AS is_sought FROM shop_order WHERE ${where}
        ORDER BY ${first}${column} ${direction}, id ${direction} LIMIT ${bind(filter.limit)} OFFSET ${bind(filter.offset)}
      )
      SELECT matching.n AS matching, o.*, items.n AS item_count, ${FLAGS}
      FROM (SELECT count(*)::int AS n FROM shop_order WHERE ${where}) matching
      LEFT JOIN page ON true
      LEFT JOIN shop_order o ON o.id = page.id
      LEFT JOIN LATERAL (SELECT coalesce(sum(quantity), 0)::int AS n FROM order_item
        WHERE order_id = o.id) items ON o.id IS NOT NULL
      ORDER BY ${first}page.place ${direction}, page.id ${direction}`,
    values,
  };
}

/** Columns computed for each listed order `o`. SQL: they depend on its history. */
const FLAGS = `${paymentReported('o')} AS payment_reported, ${overpaymentKept('o')} AS overpayment_kept`;

/** Position in an iteration over all matches. The time is text, because a Date has no microseconds. */
export interface Cursor {
  readonly place: string;
  readonly id: number;
}

/** The next orders of an iteration, in the order of the list. SQL: continues at a position in an index. */
export function walkOrdersSql(filter: OrderFilter, after: Cursor | null): BoundSql {
  const { values, bind } = binder();
  const { column, type, direction } = order(filter.sort);
  const where = [conditions(filter, bind)];
  if (after)
    where.push(
      `(${column}, id) ${direction === 'DESC' ? '<' : '>'} (${bind(after.place)}::${type}, ${bind(after.id)}::int)`,
    );
  return {
    text: `
      WITH page AS (
        SELECT id, ${column} AS place FROM shop_order WHERE ${where.join(' AND ')}
        ORDER BY ${column} ${direction}, id ${direction} LIMIT ${bind(filter.limit)}
      )
      SELECT o.*, page.place::text AS place, items.n AS item_count, ${FLAGS}
      FROM page JOIN shop_order o ON o.id = page.id
      CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0)::int AS n FROM order_item WHERE order_id = o.id) items
      ORDER BY page.place ${direction}, page.id ${direction}`,
    values,
  };
}

const COLUMN_TYPE = { created_at: 'timestamptz', id: 'int', total: 'bigint' } as const;
export const ORDER_SORTS = Object.keys(COLUMN_TYPE).flatMap((name) => [name, `-${name}`]);

function order(sort: string): { column: string; type: string; direction: 'ASC' | 'DESC' } {
  const column = sort.replace('-', '') as keyof typeof COLUMN_TYPE;
  return { column, type: COLUMN_TYPE[column], direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

function binder(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** SQL: runs two index scans; the payment counts are the same in each row. */
export const COUNT_ORDERS = {
  name: 'order_counts',
  text: `WITH payments AS MATERIALIZED (
      SELECT count(*)::int AS to_verify, (count(*) FILTER (WHERE ${OVERDUE}))::int AS overdue
      FROM shop_order WHERE ${TO_VERIFY}
    ), statuses AS MATERIALIZED (SELECT status, count(*)::int AS n FROM shop_order GROUP BY status)
    SELECT * FROM statuses, payments`,
};

function conditions(filter: OrderFilter, bind: Bind): string {
  const all: string[] = [];
  if (filter.status) all.push(`status = ${bind(filter.status)}`);
  if (filter.statuses) all.push(`status = ANY(${bind(filter.statuses)}::text[])`);
  if (filter.paymentMethod) all.push(`payment_method = ${bind(filter.paymentMethod)}`);
  if (filter.shippingMethod) all.push(`shipping_method = ${bind(filter.shippingMethod)}`);
  if (filter.paymentStatus) all.push(`payment_status = ${bind(filter.paymentStatus)}`);
  if (filter.customerId) all.push(`customer_id = ${bind(filter.customerId)}`);
  if (filter.createdFrom) all.push(`created_at >= ${bind(filter.createdFrom)}`);
  if (filter.createdBefore) all.push(`created_at < ${bind(filter.createdBefore)}`);
  if (typeof filter.overdue === 'boolean') all.push(filter.overdue ? OVERDUE : noneOf(OVERDUE));
  if (typeof filter.toVerify === 'boolean') all.push(filter.toVerify ? TO_VERIFY : noneOf(TO_VERIFY));
  if (typeof filter.paymentReported === 'boolean')
    all.push(`${filter.paymentReported ? '' : 'NOT '}${paymentReported()}`);
  if (typeof filter.overpaymentKept === 'boolean')
    all.push(`${filter.overpaymentKept ? '' : 'NOT '}${overpaymentKept()}`);
  if (typeof filter.paymentSettled === 'boolean')
    all.push(`${filter.paymentSettled ? '' : 'NOT '}(payment_status = 'paid' OR ${overpaymentKept()})`);
  if (typeof filter.paymentReversed === 'boolean') all.push(`${filter.paymentReversed ? '' : 'NOT '}${PAYMENT_LOST}`);
  if (filter.q) all.push(searchSql(filter.q, bind));
  return all.length > 0 ? all.join(' AND ') : 'true';
}
