import type { ToVerifyFilter } from '../domain/order-figures.types.js';
import {
  OPEN_AMOUNT,
  OVERDUE,
  PAYMENT_LOST,
  paymentReported,
  searchSql,
  TO_VERIFY,
  type Bind,
} from './order-conditions.sql.js';

/** One row for each currency with payments to verify. SQL: sums, read from an index only. */
export const MONEY_TO_VERIFY = {
  name: 'order_money_to_verify',
  text: `SELECT currency, count(*)::int AS count, sum(${OPEN_AMOUNT})::text AS open,
      (count(*) FILTER (WHERE ${OVERDUE}))::int AS overdue, coalesce(sum(${OPEN_AMOUNT}) FILTER (WHERE ${OVERDUE}),
        0)::text AS overdue_open
    FROM shop_order WHERE ${TO_VERIFY} GROUP BY currency ORDER BY count(*) DESC, currency`,
};

/** The newest `$1` orders. SQL: from the end of an index. */
export const RECENT = {
  name: 'order_recent',
  text: 'SELECT * FROM shop_order ORDER BY created_at DESC, id DESC LIMIT $1',
};

/** SQL: a count, for the statement below. */
const countOf = (status: string): string => `(SELECT count(*)::int FROM shop_order WHERE status = '${status}')`;

/** SQL: counts, each read from an index only. */
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
 * SQL: one index scan per day, so that the day of each order need not be computed.
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
 * A page of the orders with payments to verify, the earliest deadline first; one row without an id if it is empty.
 * SQL: a search, with the total in the same read.
 */
export function toVerifySql({ q, amount, overdue, limit, offset }: ToVerifyFilter): {
  text: string;
  values: unknown[];
} {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const all = [TO_VERIFY];
  if (overdue) all.push(OVERDUE);
  if (q) all.push(search(q, amount, bind));
  const where = all.join(' AND ');
  return {
    text: `
      WITH page AS (SELECT id, payment_due_at AS place FROM shop_order WHERE ${where} ORDER BY payment_due_at, id
        LIMIT ${bind(limit)} OFFSET ${bind(offset)})
      SELECT matching.n AS matching, o.* FROM (SELECT count(*)::int AS n FROM shop_order WHERE ${where}) matching
      LEFT JOIN page ON true LEFT JOIN shop_order o ON o.id = page.id
      ORDER BY page.place, page.id`,
    values,
  };
}

/** Matches what bank statements contain: a reference, a number, a name, or an amount, open or total. */
function search(q: string, amount: ToVerifyFilter['amount'], bind: Bind): string {
  return searchSql(
    q,
    bind,
    amount
      ? [`currency = ${bind(amount.currency)} AND ${bind(amount.minor.toString())}::bigint IN (total, ${OPEN_AMOUNT})`]
      : [],
  );
}
