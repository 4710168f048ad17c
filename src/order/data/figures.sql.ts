import { OVERDUE } from './order-conditions.sql.js';

/** As the index shop_order_to_verify says it: an unconfirmed transfer, or cash that the carrier has collected. */
export const TO_VERIFY = `(status = 'awaiting_payment' OR (status = 'shipped' AND payment_status IN ('unpaid', 'partially_paid')))`;
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

/**
 * `$1` days back from today, today included, in the time zone `$2`; of orders in the currency `$3` that were not cancelled.
 * A scan of the index for each day: no order needs its own day worked out.
 */
export const SALES_BY_DAY = {
  name: 'order_sales_by_day',
  text: `
    WITH today AS (SELECT (now() AT TIME ZONE $2)::date AS day)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, s.orders, s.turnover, s.paid
    FROM today
    CROSS JOIN generate_series((today.day - ($1::int - 1))::timestamp, today.day::timestamp, interval '1 day') AS d(day)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS orders, coalesce(sum(total), 0)::text AS turnover, coalesce(sum(least(paid - refunded, total)), 0)::text AS paid
      FROM shop_order
      WHERE created_at >= d.day AT TIME ZONE $2 AND created_at < (d.day + interval '1 day') AT TIME ZONE $2 AND status <> 'cancelled' AND currency = $3
    ) s
    ORDER BY d.day`,
};
