import { guard } from '../../platform/database/pg-errors.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { DecidedFacts } from '../../platform/database/transaction.js';

/**
 * Body of the ISO 11649 reference of an order id, and its check digits: the same rule as the kernel's, compared by a
 * test.
 */
const REFERENCE_OF_NEXT = `
  'RF' || lpad((98 - mod((lpad(next.id::text, greatest(6, length(next.id::text)), '0') || '271500')::numeric,
    97))::text, 2, '0')
       || lpad(next.id::text, greatest(6, length(next.id::text)), '0')`;

/**
 * Names the order that `insertOrder` made last on this connection.
 * SQL: a fragment that lets statements after the order go in its message (ADR 0009).
 */
export const NEW_ORDER_ID = { sql: "(SELECT currval('shop_order_id_seq')::int)" };

/**
 * What the database has decided of that order, for its event.
 * SQL: a fragment that lets the event go in the order's message.
 */
export const NEW_ORDER_FACTS: DecidedFacts<'order_id' | 'reference' | 'customer_id'> = {
  name: 'new_order',
  members: ['order_id', 'reference', 'customer_id'],
  sql: `(SELECT jsonb_build_object('order_id', id, 'reference', reference, 'customer_id', customer_id)
    FROM shop_order WHERE id = ${NEW_ORDER_ID.sql})`,
};

/**
 * The order, its lines and the first line of its history, in one statement. $1 is the order, $2 its lines, $3 the
 * actor. Answers what the database decided. SQL: one statement of the order's message (ADR 0009).
 * @param newCustomer an INSERT that makes the customer of the record `o` when it names none, and returns its id
 */
export const insertOrder = (newCustomer: string): Statement =>
  statementOf(
    'order_insert',
    () => `
    WITH next AS (SELECT nextval('shop_order_id_seq')::int AS id),
    o AS MATERIALIZED (
      SELECT * FROM jsonb_to_record($1::jsonb) AS o(key text, idempotency_ref text, currency text, language text,
        customer_id int,
        guest_holder text, email text, first_name text, last_name text, phone text, subtotal bigint, tax bigint,
          shipping bigint,
        total bigint, prices_include_tax boolean, payment_method text, shipping_method text, shipping_address jsonb,
        billing_address jsonb, note text, is_quick boolean)
    ),
    new_customer AS (${newCustomer}),
    created AS (
      INSERT INTO shop_order (id, key, reference, idempotency_ref, status, currency, language, customer_id,
        guest_holder,
        email, first_name, last_name, phone, subtotal, tax, shipping, total, prices_include_tax, payment_method,
          shipping_method,
        shipping_address, billing_address, note, is_quick)
      OVERRIDING SYSTEM VALUE
      SELECT next.id, o.key, ${REFERENCE_OF_NEXT}, o.idempotency_ref, 'pending', o.currency, o.language,
        coalesce(o.customer_id, (SELECT id FROM new_customer)), o.guest_holder,
        o.email, o.first_name, o.last_name, o.phone, o.subtotal, o.tax, o.shipping, o.total, o.prices_include_tax,
          o.payment_method,
        o.shipping_method, o.shipping_address, o.billing_address, o.note, o.is_quick
      FROM next, o
      RETURNING id, reference, status, customer_id, payment_status, version, created_at, updated_at
    ), lines AS (
      INSERT INTO order_item (order_id, product_id, variant_id, name, sku, attributes, quantity, price, total, tax,
        tax_rate)
      SELECT created.id, l.product_id, l.variant_id, l.name, l.sku, l.attributes, l.quantity, l.price, l.total, l.tax,
        l.tax_rate
      FROM created, jsonb_to_recordset($2::jsonb) AS l(product_id int, variant_id int, name text, sku text,
        attributes jsonb,
        quantity int, price bigint, total bigint, tax bigint, tax_rate int)
      RETURNING id
    ), story AS (
      INSERT INTO order_history (order_id, actor, kind, to_status) SELECT id, $3::jsonb, 'created', status FROM created
    )
    SELECT created.*, (SELECT array_agg(id::int ORDER BY id) FROM lines) AS line_ids FROM created`,
  );

/** SQL: one statement for all lines. */
export const RETAX_LINES = {
  name: 'order_lines_retax',
  text: `
    UPDATE order_item SET total = l.total, tax = l.tax, tax_rate = l.tax_rate
    FROM jsonb_to_recordset($1::jsonb) AS l(id int, total bigint, tax bigint, tax_rate int) WHERE order_item.id = l.id`,
};

/** SQL: a hot read. */
export const FIND_ORDER = { name: 'order_find', text: 'SELECT * FROM shop_order WHERE id = $1' };
/** SQL: a hot read; found by the index of creation times, so `since` is to be a moment ago. */
export const NEWEST_ORDER = {
  name: 'order_newest',
  text: `SELECT * FROM shop_order
    WHERE created_at > $1 AND (customer_id = $2 OR guest_holder = $3) AND status <> 'cancelled' ORDER BY id DESC
      LIMIT 1`,
};
/** SQL: asked before each order with an Idempotency-Key. */
export const ORDER_OF_INTENT = 'SELECT * FROM shop_order WHERE idempotency_ref = $1';
/** SQL: a lock. */
export const LOCK_ORDER = { name: 'order_lock', text: 'SELECT * FROM shop_order WHERE id = $1 FOR UPDATE' };

/** Fails when the order is no longer as it was read. $2 is its version. SQL: a lock. */
export const LOCK_UNCHANGED = {
  name: 'order_lock_unchanged',
  text: `SELECT ${guard('count(*) = 1')} FROM (SELECT FROM shop_order WHERE id = $1 AND version = $2
    FOR UPDATE) AS locked`,
};

/** SQL: prepared, so that it is sent in one message with the change of the order. */
export const INSERT_HISTORY = {
  name: 'order_history_insert',
  text: `INSERT INTO order_history (order_id, actor, kind, from_status, to_status, note, changes)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
};

/** SQL: a hot read. */
export const LINES_OF_ORDER = { name: 'order_lines', text: 'SELECT * FROM order_item WHERE order_id = $1 ORDER BY id' };

/**
 * An order made by an administrator is trusted; else the buyer's account must have this address, verified.
 * SQL: one read of an order, its buyer's account and its history.
 */
export const PROVEN_EMAIL = {
  name: 'order_proven_email',
  text: `SELECT CASE WHEN made.actor ->> 'kind' IN ('administrator', 'integration') THEN o.email
    ELSE u.email END AS email
    FROM shop_order o
      LEFT JOIN customer c ON c.id = o.customer_id
      LEFT JOIN app_user u ON u.id = c.user_id AND u.email_verified_at IS NOT NULL
      LEFT JOIN LATERAL (
        SELECT actor FROM order_history h WHERE h.order_id = o.id AND h.kind = 'created' ORDER BY h.id LIMIT 1
      ) made ON true
    WHERE o.id = $1`,
};
