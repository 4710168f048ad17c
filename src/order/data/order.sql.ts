/** SQL: one statement for all lines. */
export const RETAX_LINES = {
  name: 'order_lines_retax',
  text: `
    UPDATE order_item SET total = l.total, tax = l.tax, tax_rate = l.tax_rate
    FROM jsonb_to_recordset($1::jsonb) AS l(id int, total bigint, tax bigint, tax_rate int) WHERE order_item.id = l.id`,
};

/** SQL: this read is frequent. */
export const FIND_ORDER = { name: 'order_find', text: 'SELECT * FROM shop_order WHERE id = $1' };
/** SQL: this read is frequent and uses the index of creation times, so `since` must be recent. */
export const NEWEST_ORDER = {
  name: 'order_newest',
  text: `SELECT * FROM shop_order
    WHERE created_at > $1 AND (customer_id = $2 OR guest_holder = $3) AND status <> 'cancelled' ORDER BY id DESC LIMIT 1`,
};
/** SQL: runs before each order with an Idempotency-Key. */
export const ORDER_OF_INTENT = 'SELECT * FROM shop_order WHERE idempotency_ref = $1';
/** SQL: takes a lock. */
export const LOCK_ORDER = { name: 'order_lock', text: 'SELECT * FROM shop_order WHERE id = $1 FOR UPDATE' };

/** SQL: is prepared, so that it is sent in one message with the change of the order. */
export const INSERT_HISTORY = {
  name: 'order_history_insert',
  text: `INSERT INTO order_history (order_id, actor, kind, from_status, to_status, note, changes)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** SQL: this read is frequent. */
export const LINES_OF_ORDER = { name: 'order_lines', text: 'SELECT * FROM order_item WHERE order_id = $1 ORDER BY id' };

/**
 * The email address of an order that an administrator placed, or that is the verified address of the buyer's account.
 * SQL: reads an order, its buyer's account and its history at once.
 */
export const PROVEN_EMAIL = {
  name: 'order_proven_email',
  text: `SELECT CASE WHEN made.actor ->> 'kind' IN ('administrator', 'integration') THEN o.email ELSE u.email END AS email
    FROM shop_order o
      LEFT JOIN customer c ON c.id = o.customer_id
      LEFT JOIN app_user u ON u.id = c.user_id AND u.email_verified_at IS NOT NULL
      LEFT JOIN LATERAL (
        SELECT actor FROM order_history h WHERE h.order_id = o.id AND h.kind = 'created' ORDER BY h.id LIMIT 1
      ) made ON true
    WHERE o.id = $1`,
};
