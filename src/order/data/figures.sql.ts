import type { ToVerifyFilter } from '../domain/order-figures.types.js';
import {
  OPEN_AMOUNT,
  OVERDUE,
  PAYMENT_LOST,
  paymentReported,
  PAYMENT_REPORTED_AT,
  searchSql,
  TO_VERIFY,
  type Bind,
} from './order-conditions.sql.js';

/** One row for each currency with payments to verify. SQL: computes sums, read from an index only. */
export const MONEY_TO_VERIFY = {
  name: 'order_money_to_verify',
  text: `SELECT currency, count(*)::int AS count, sum(${OPEN_AMOUNT})::text AS open,
      (count(*) FILTER (WHERE ${OVERDUE}))::int AS overdue, coalesce(sum(${OPEN_AMOUNT}) FILTER (WHERE ${OVERDUE}),
        0)::text AS overdue_open
    FROM shop_order WHERE ${TO_VERIFY} GROUP BY currency ORDER BY count(*) DESC, currency`,
};

/** The newest `$1` orders. SQL: reads from the end of an index. */
export const RECENT = {
  name: 'order_recent',
  text: 'SELECT * FROM shop_order ORDER BY created_at DESC, id DESC LIMIT $1',
};

/** SQL: counts rows, for the statement below. */
const countOf = (status: string): string => `(SELECT count(*)::int FROM shop_order WHERE status = '${status}')`;

/** SQL: computes counts, each read from an index only. */
export const WORK = {
  name: 'order_work',
  text: `SELECT EXISTS (SELECT FROM shop_order) AS any, ${countOf('pending')} AS pending,
    ${countOf('processing')} AS processing,
      ${countOf('ready_for_shipment')} AS ready_for_shipment,
      (SELECT count(*)::int FROM shop_order WHERE status = 'paid' AND shipped_at IS NULL) AS paid_not_shipped,
      (SELECT count(*)::int FROM shop_order WHERE status = 'cancelled' AND paid > refunded) AS refunds_due,
      (SELECT count(*)::int FROM shop_order WHERE ${paymentReported()}) AS payments_reported,
      (SELECT count(*)::int FROM shop_order WHERE ${PAYMENT_LOST}) AS payments_reversed`,
};

/**
 * The last `$1` days including today, in the time zone `$2`; orders in the currency `$3` that were not cancelled.
 * SQL: runs one index scan per day, so that the day of each order need not be computed.
 */
export const SALES_BY_DAY = {
  name: 'order_sales_by_day',
  text: `
    WITH today AS (SELECT (now() AT TIME ZONE $2)::date AS day)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, s.orders, s.turnover, s.paid
    FROM today
    CROSS JOIN generate_series((today.day - ($1::int - 1))::timestamp, today.day::timestamp, interval '1 day') AS d(day)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS orders, coalesce(sum(total), 0)::text AS turnover,
        coalesce(sum(least(paid - refunded, total)), 0)::text AS paid
      FROM shop_order
      WHERE created_at >= d.day AT TIME ZONE $2 AND created_at < (d.day + interval '1 day') AT TIME ZONE $2
        AND status <> 'cancelled' AND currency = $3
    ) s
    ORDER BY d.day`,
};

/**
 * Selects a page of the orders with payments to verify. Orders that the search text names come first, then orders whose
 * buyer has reported a payment, then the others by deadline. A page without orders has a single row, which contains the
 * total and no id. SQL: searches texts, and reads the total in the same statement.
 */
export function toVerifySql(filter: ToVerifyFilter): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const named = namedBy(filter, bind);
  const all = [TO_VERIFY];
  if (filter.overdue) all.push(OVERDUE);
  if (filter.q) all.push(search(filter.q, filter.amounts, named, bind));
  const where = all.join(' AND ');
  const order = [...named.map((condition) => `(${condition}) DESC`), 'reported_at', 'payment_due_at', 'id'].join(', ');
  return {
    text: `
      WITH page AS (SELECT shop_order.id, reported_at, row_number() OVER (ORDER BY ${order}) AS place
        FROM shop_order CROSS JOIN LATERAL (SELECT ${PAYMENT_REPORTED_AT} AS reported_at) report WHERE ${where}
        ORDER BY place LIMIT ${bind(filter.limit)} OFFSET ${bind(filter.offset)})
      SELECT matching.n AS matching, page.reported_at, o.* FROM (SELECT count(*)::int AS n FROM shop_order
        WHERE ${where}) matching
      LEFT JOIN page ON true LEFT JOIN shop_order o ON o.id = page.id
      ORDER BY page.place`,
    values,
  };
}

function namedBy({ references, numbers }: ToVerifyFilter, bind: Bind): string[] {
  const named: string[] = [];
  if (references.length > 0) named.push(`reference = ANY (${bind(references)}::text[])`);
  if (numbers.length > 0) named.push(`id = ANY (${bind(numbers)}::int[])`);
  return named;
}

/** Matches what bank statements contain: a reference, a number, a name, or an amount, open or total. */
function search(q: string, amounts: ToVerifyFilter['amounts'], named: readonly string[], bind: Bind): string {
  const [first] = amounts;
  const minors = amounts.map(({ minor }) => minor.toString());
  const list = first && bind(minors);
  return searchSql(q, bind, [
    ...named,
    ...(first
      ? [
          `currency = ${bind(first.currency)} AND (total = ANY (${list}::bigint[]) OR ${OPEN_AMOUNT} = ANY (${list}::bigint[]))`,
        ]
      : []),
  ]);
}
