import { CANCELLATION_POSTPONED, PAYMENT_REPORTED, PAYMENT_REVERSED } from '../domain/order-history.js';
import { IS_OPEN, WAITS_FOR_TRANSFER } from './order-conditions.sql.js';

/**
 * Orders with a deadline before $2; $3, $4: position of the last one read. SQL: continues in the index of payments to
 * verify.
 */
export const AWAITING = {
  name: 'orders_awaiting_payment',
  text: `SELECT *, payment_due_at::text AS place FROM shop_order
    WHERE ${WAITS_FOR_TRANSFER} AND payment_method = $1 AND payment_due_at < $2
      AND (payment_due_at, id) > ($3::timestamptz, $4::int)
    ORDER BY payment_due_at, id LIMIT $5`,
};

const UNTOUCHED = `NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id
  AND h.actor ->> 'kind' IN ('administrator', 'integration'))`;

const IS_UNCONFIRMED = `o.status = 'pending' AND ${IS_OPEN} AND o.paid = o.refunded AND ${UNTOUCHED}`;

/** Orders from before $1 with an id above $2. SQL: continues at an id, with a condition on the history. */
export const UNCONFIRMED = {
  name: 'orders_unconfirmed',
  text: `SELECT o.* FROM shop_order o WHERE ${IS_UNCONFIRMED} AND o.created_at < $1 AND o.id > $2 ORDER BY o.id LIMIT $3`,
};

/** SQL: checks the same condition under the order's lock. */
export const IS_UNTOUCHED = {
  name: 'order_is_untouched',
  text: `SELECT FROM shop_order o WHERE o.id = $1 AND ${UNTOUCHED}`,
};

/**
 * Selects a page of the orders that the payment clock watches: orders by the methods $1 that have a deadline and, if $2
 * is true, unconfirmed orders. $5: only this order; null: all. An empty page is one row without an id, which contains
 * the total. SQL: sorts two kinds of orders together, and reads the total in the same statement.
 */
export const WATCHED = {
  name: 'orders_watched_by_clock',
  text: `WITH watched AS (SELECT id, coalesce(payment_due_at, created_at) AS place FROM shop_order o
      WHERE ($5::int IS NULL OR id = $5)
        AND ((${WAITS_FOR_TRANSFER} AND payment_method = ANY ($1::text[]) AND payment_due_at IS NOT NULL)
          OR ($2 AND ${IS_UNCONFIRMED}))),
    page AS (SELECT * FROM watched ORDER BY place, id LIMIT $3 OFFSET $4)
    SELECT (SELECT count(*)::int FROM watched) AS of_all, o.* FROM (SELECT 1) one LEFT JOIN page ON true
    LEFT JOIN shop_order o ON o.id = page.id ORDER BY page.place, page.id`,
};

/**
 * What the payment clock needs from the history and the reminders of the orders $1; `sinceReopened` describes which
 * entries count. SQL: computes aggregates of the history of many orders.
 */
export const CLOCK_HISTORY = {
  name: 'orders_clock_history',
  text: `SELECT o.id, told.*, ARRAY(SELECT r.day FROM payment_reminder r
      WHERE r.order_id = o.id AND r.due_at = o.payment_due_at ORDER BY r.day) AS sent
    FROM shop_order o
    CROSS JOIN LATERAL (SELECT coalesce(max(h.id), 0) AS id FROM order_history h
      WHERE h.order_id = o.id AND (h.kind = '${PAYMENT_REVERSED}' OR h.from_status = 'cancelled')) reopened
    CROSS JOIN LATERAL (SELECT max(h.at) FILTER (WHERE h.to_status = 'awaiting_payment') AS asked_at,
        max(h.at) FILTER (WHERE h.kind = '${PAYMENT_REPORTED}' AND h.id > reopened.id) AS reported_at,
        (array_agg(h.changes ->> 'to' ORDER BY h.id) FILTER (WHERE h.kind = '${CANCELLATION_POSTPONED}'
          AND h.id > reopened.id))[1] AS postponed_to
      FROM order_history h WHERE h.order_id = o.id) told
    WHERE o.id = ANY ($1::int[])`,
};

/** Numbers of overdue orders of the methods $1 by method, currency and days in the time zone $2. SQL: groups rows. */
export const OVERDUE_BY_DAY = {
  name: 'orders_overdue_by_day',
  text: `SELECT payment_method AS method, currency, (payment_due_at AT TIME ZONE $2)::date::text AS due_on,
      min((created_at AT TIME ZONE $2)::date)::text AS placed_on, count(*)::int AS count
    FROM shop_order WHERE ${WAITS_FOR_TRANSFER} AND payment_method = ANY ($1::text[]) AND payment_due_at < $3
    GROUP BY 1, 2, 3 ORDER BY 3`,
};

/** SQL: computes an aggregate over a part of the index of payments to verify. */
export const OLDEST_AWAITING = {
  name: 'orders_oldest_awaiting',
  text: `SELECT min(created_at) AS placed FROM shop_order
    WHERE ${WAITS_FOR_TRANSFER} AND payment_method = ANY ($1::text[])`,
};

/** SQL: handles many orders at once. */
export const CANCELLED_AMONG = `SELECT id FROM shop_order WHERE id = ANY ($1::int[]) AND status = 'cancelled'
  ORDER BY id LIMIT $2`;
