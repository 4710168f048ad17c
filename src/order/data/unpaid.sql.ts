/**
 * Their deadline passed before $2; $3, $4: the place of the last one read. Found by the index of payments to verify.
 */
export const PAST_DEADLINE = {
  name: 'orders_past_deadline',
  text: `SELECT id, payment_due_at AS moment, payment_due_at::text AS place FROM shop_order
    WHERE status = 'awaiting_payment' AND payment_method = $1 AND paid = 0 AND payment_due_at < $2 AND (payment_due_at, id) > ($3::timestamptz, $4::int)
    ORDER BY payment_due_at, id LIMIT $5`,
};

const UNTOUCHED = `NOT EXISTS (SELECT FROM order_history h WHERE h.order_id = o.id AND h.actor ->> 'kind' IN ('administrator', 'integration'))`;

/** Made before $1, with an id above $2. */
export const UNCONFIRMED = {
  name: 'orders_unconfirmed',
  text: `SELECT o.id, o.created_at AS moment, '' AS place FROM shop_order o
    WHERE o.status = 'pending' AND o.paid = 0 AND o.created_at < $1 AND o.id > $2 AND ${UNTOUCHED} ORDER BY o.id LIMIT $3`,
};

export const IS_UNTOUCHED = {
  name: 'order_is_untouched',
  text: `SELECT FROM shop_order o WHERE o.id = $1 AND ${UNTOUCHED}`,
};
