/** Dimensions of the rows. The first three are periods, each with a row even without orders. */
export const REPORT_DIMENSIONS = ['day', 'week', 'month', 'product', 'category', 'payment_method', 'country'] as const;
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number];

/** Maximum number of rows of a report. The rows with the highest revenue are kept. */
export const MOST_ROWS = 1_000;

/**
 * Orders of the days from `$1` to `$2` in the time zone `$3`, in the currency `$4`, not cancelled. SQL: a fragment of
 * every statement below; it uses the index on the time of creation.
 */
const SOLD = `sold AS (
  SELECT id, created_at, total, tax, shipping, refunded, prices_include_tax, payment_method,
    shipping_address->>'country' AS country
  FROM shop_order
  WHERE created_at >= ($1::date)::timestamp AT TIME ZONE $3 AND created_at < ($2::date + 1)::timestamp AT TIME ZONE $3
    AND status <> 'cancelled' AND currency = $4)`;

const SUMS = `count(*)::int AS orders, coalesce(sum(total), 0)::text AS revenue, coalesce(sum(tax), 0)::text AS tax,
  coalesce(sum(shipping), 0)::text AS shipping, coalesce(sum(refunded), 0)::text AS refunds`;

/** One row with the totals. SQL: computes sums. */
export const REPORT_TOTALS = { name: 'sales_report_totals', text: `WITH ${SOLD} SELECT ${SUMS} FROM sold` };

/**
 * Sales by day, week (from Monday) or month, each named by its first day. SQL: computes sums, and the periods without
 * orders.
 */
const byPeriod = (unit: 'day' | 'week' | 'month'): string => `WITH ${SOLD},
  sums AS (SELECT date_trunc('${unit}', created_at AT TIME ZONE $3) AS start, ${SUMS} FROM sold GROUP BY 1)
  SELECT to_char(p.start, 'YYYY-MM-DD') AS key, NULL AS label, coalesce(orders, 0) AS orders, NULL::int AS pieces,
    coalesce(revenue, '0') AS revenue, coalesce(tax, '0') AS tax, coalesce(shipping, '0') AS shipping,
      coalesce(refunds, '0') AS refunds
  FROM generate_series(date_trunc('${unit}', ($1::date)::timestamp), ($2::date)::timestamp,
    interval '1 ${unit}') AS p(start)
  LEFT JOIN sums USING (start) ORDER BY p.start`;

/** SQL: computes sums by a column of the order. */
const byOrder = (column: string): string => `WITH ${SOLD}
  SELECT coalesce(${column}, '') AS key, NULL AS label, NULL::int AS pieces, ${SUMS}
  FROM sold GROUP BY 1 ORDER BY sum(total) DESC, 1 LIMIT ${MOST_ROWS}`;

/**
 * Grouped by products or categories of the lines, with names in the language `$5`; shipping and refunds belong to whole
 * orders. SQL: computes sums over orders, lines and the catalog.
 */
const byLine = (key: string, name: string): string => `WITH ${SOLD},
  lines AS (
    SELECT ${key} AS key, count(DISTINCT i.order_id)::int AS orders, sum(i.quantity)::int AS pieces,
      sum(i.total + CASE WHEN o.prices_include_tax THEN 0 ELSE i.tax END) AS revenue, sum(i.tax) AS tax
    FROM sold o JOIN order_item i ON i.order_id = o.id JOIN product p ON p.id = i.product_id
    GROUP BY 1 ORDER BY revenue DESC, 1 LIMIT ${MOST_ROWS})
  SELECT coalesce(l.key::text, '') AS key, coalesce(nullif(n.translations -> $5 ->> 'name', ''), n.name) AS label,
    l.orders, l.pieces,
    l.revenue::text AS revenue, l.tax::text AS tax, NULL AS shipping, NULL AS refunds
  FROM lines l LEFT JOIN ${name} n ON n.id = l.key ORDER BY l.revenue DESC, l.key`;

/** SQL: each dimension has its own statement. */
export const REPORT_ROWS: Readonly<Record<ReportDimension, { readonly name: string; readonly text: string }>> = {
  day: { name: 'sales_report_day', text: byPeriod('day') },
  week: { name: 'sales_report_week', text: byPeriod('week') },
  month: { name: 'sales_report_month', text: byPeriod('month') },
  payment_method: { name: 'sales_report_payment_method', text: byOrder('payment_method') },
  country: { name: 'sales_report_country', text: byOrder('country') },
  product: { name: 'sales_report_product', text: byLine('i.product_id', 'product') },
  category: { name: 'sales_report_category', text: byLine('p.category_id', 'category') },
};
