/** As the index shop_order_to_verify says it: a transfer that nobody has confirmed, or cash that the carrier has collected. */
export const TO_VERIFY = `(status = 'awaiting_payment' OR (status = 'shipped' AND payment_status IN ('unpaid', 'partially_paid')))`;
const OVERDUE = `status = 'awaiting_payment' AND payment_due_at < now()`;
const OPEN = 'greatest(total - paid, 0)';

/** One row for each currency with money to verify. */
export const MONEY_TO_VERIFY = {
  name: 'order_money_to_verify',
  text: `SELECT currency, count(*)::int AS count, sum(${OPEN})::text AS open,
      (count(*) FILTER (WHERE ${OVERDUE}))::int AS overdue, coalesce(sum(${OPEN}) FILTER (WHERE ${OVERDUE}), 0)::text AS overdue_open
    FROM shop_order WHERE ${TO_VERIFY} GROUP BY currency ORDER BY count(*) DESC, currency`,
};

const countOf = (status: string): string => `(SELECT count(*)::int FROM shop_order WHERE status = '${status}')`;

export const WORK = {
  name: 'order_work',
  text: `SELECT EXISTS (SELECT FROM shop_order) AS any, ${countOf('pending')} AS pending, ${countOf('processing')} AS processing,
      ${countOf('ready_for_shipment')} AS ready_for_shipment,
      (SELECT count(*)::int FROM shop_order WHERE status = 'paid' AND shipped_at IS NULL) AS paid_not_shipped,
      (SELECT count(*)::int FROM shop_order WHERE status = 'cancelled' AND paid > refunded) AS refunds_due`,
};

/** `$1` days back from today, today included, in the time zone `$2`; of orders in the currency `$3` that were not cancelled. */
export const SALES_BY_DAY = {
  name: 'order_sales_by_day',
  text: `
    WITH today AS (SELECT (now() AT TIME ZONE $2)::date AS day),
    sales AS (
      SELECT (created_at AT TIME ZONE $2)::date AS day, count(*)::int AS orders, sum(total)::bigint AS turnover,
        sum(least(paid - refunded, total))::bigint AS paid
      FROM shop_order, today
      WHERE created_at >= ((today.day - ($1::int - 1))::timestamp AT TIME ZONE $2) AND status <> 'cancelled' AND currency = $3
      GROUP BY 1
    )
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(s.orders, 0) AS orders, coalesce(s.turnover, 0)::text AS turnover, coalesce(s.paid, 0)::text AS paid
    FROM today, generate_series((today.day - ($1::int - 1))::timestamp, today.day::timestamp, interval '1 day') AS d(day) LEFT JOIN sales s ON s.day = d.day::date
    ORDER BY d.day`,
};
