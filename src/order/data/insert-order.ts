import type { Actor } from '#contracts';
import { Money } from '#kernel';
import { part, type Part } from '../../platform/database/part.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { DecidedFacts } from '../../platform/database/transaction.js';
import type { CreatedOrder, NewOrder } from '../domain/order-record.js';
import { lineColumns, toOrderRecord, type OrderRow } from './order-row.js';
import { storedTaxParts } from './stored-tax-parts.js';

/**
 * Body and check digits of the ISO 11649 reference of an order id. The kernel has the same rule; a test compares both.
 */
const REFERENCE_OF_NEXT = `
  'RF' || lpad((98 - mod((lpad(next.id::text, greatest(6, length(next.id::text)), '0') || '271500')::numeric,
    97))::text, 2, '0')
       || lpad(next.id::text, greatest(6, length(next.id::text)), '0')`;

/**
 * Id of the order that `insertingOrder` inserted last on this connection. SQL: a fragment for statements after the
 * order in its message (ADR 0009).
 */
export const NEW_ORDER_ID = { sql: "(SELECT currval('shop_order_id_seq')::int)" };

/**
 * Values of the new order that the database has computed, for its event. SQL: a fragment for the event in the order's
 * message.
 */
export const NEW_ORDER_FACTS: DecidedFacts<'order_id' | 'reference' | 'customer_id'> = {
  name: 'new_order',
  members: ['order_id', 'reference', 'customer_id'],
  sql: `(SELECT jsonb_build_object('order_id', id, 'reference', reference, 'customer_id', customer_id)
    FROM shop_order WHERE id = ${NEW_ORDER_ID.sql})`,
};

/**
 * Inserts the order, its lines and its first history entry in one statement. $1 is the order, $2 its lines, $3 the
 * actor. Returns the values that the database computed. SQL: one statement of the order's message (ADR 0009).
 * @param newCustomer an INSERT that creates the customer of the record `o` if it names none, and returns its id
 */
const insertion = (newCustomer: string): Statement =>
  statementOf(
    'order_insert',
    () => `
    WITH next AS (SELECT nextval('shop_order_id_seq')::int AS id),
    o AS MATERIALIZED (
      SELECT * FROM jsonb_to_record($1::jsonb) AS o(key text, idempotency_ref text, currency text, language text,
        customer_id int,
        guest_holder text, email text, first_name text, last_name text, phone text, subtotal bigint, tax bigint,
          shipping bigint,
        shipping_tax bigint, shipping_taxes jsonb,
        total bigint, prices_include_tax boolean, payment_method text, shipping_method text, shipping_address jsonb,
        billing_address jsonb, note text, is_quick boolean)
    ),
    new_customer AS (${newCustomer}),
    created AS (
      INSERT INTO shop_order (id, key, reference, idempotency_ref, status, currency, language, customer_id,
        guest_holder,
        email, first_name, last_name, phone, subtotal, tax, shipping, shipping_tax, shipping_taxes, total,
          prices_include_tax, payment_method, shipping_method,
        shipping_address, billing_address, note, is_quick)
      OVERRIDING SYSTEM VALUE
      SELECT next.id, o.key, ${REFERENCE_OF_NEXT}, o.idempotency_ref, 'pending', o.currency, o.language,
        coalesce(o.customer_id, (SELECT id FROM new_customer)), o.guest_holder,
        o.email, o.first_name, o.last_name, o.phone, o.subtotal, o.tax, o.shipping, o.shipping_tax, o.shipping_taxes,
          o.total, o.prices_include_tax, o.payment_method,
        o.shipping_method, o.shipping_address, o.billing_address, o.note, o.is_quick
      FROM next, o
      RETURNING id, reference, status, customer_id, payment_status, version, created_at, updated_at
    ), lines AS (
      INSERT INTO order_item (order_id, product_id, variant_id, name, sku, attributes, quantity, price, total, tax,
        tax_rate, tax_class)
      SELECT created.id, l.product_id, l.variant_id, l.name, l.sku, l.attributes, l.quantity, l.price, l.total, l.tax,
        l.tax_rate, l.tax_class
      FROM created, jsonb_to_recordset($2::jsonb) AS l(product_id int, variant_id int, name text, sku text,
        attributes jsonb,
        quantity int, price bigint, total bigint, tax bigint, tax_rate int, tax_class text)
      RETURNING id
    ), story AS (
      INSERT INTO order_history (order_id, actor, kind, to_status) SELECT id, $3::jsonb, 'created', status FROM created
    )
    SELECT created.*, (SELECT array_agg(id::int ORDER BY id) FROM lines) AS line_ids FROM created`,
  );

/** A new order as columns of shop_order; amounts as in `lineColumns`. */
const orderColumns = (key: string, order: NewOrder) => ({
  key,
  idempotency_ref: order.idempotencyRef,
  currency: order.currency,
  language: order.language,
  customer_id: order.customerId,
  guest_holder: order.guestOwnerKey,
  email: order.contact.email,
  first_name: order.contact.firstName,
  last_name: order.contact.lastName,
  phone: order.contact.phone,
  subtotal: String(order.subtotal.minor),
  tax: String(order.tax.minor),
  shipping: String(order.shipping.minor),
  shipping_tax: String(order.shippingTax.minor),
  shipping_taxes: storedTaxParts(order.shippingTaxes),
  total: String(order.total.minor),
  prices_include_tax: order.pricesIncludeTax,
  payment_method: order.paymentMethod,
  shipping_method: order.shippingMethod,
  shipping_address: order.shippingAddress,
  billing_address: order.billingAddress,
  note: order.note,
  is_quick: order.isQuick,
});

/** Columns that are empty until something happens to the order. */
const NOTHING_YET = {
  paid: '0',
  refunded: '0',
  payment_note: null,
  paid_at: null,
  payment_due_at: null,
  invoice_path: null,
  invoice_on_request: false,
  tracking_number: null,
  carrier: null,
  cancel_reason: null,
  cancelled_at: null,
  shipped_at: null,
  stock_returned_at: null,
} as const;

/** Columns that the database computes for a new order. */
type Decided = Pick<
  OrderRow,
  'id' | 'reference' | 'status' | 'customer_id' | 'payment_status' | 'version' | 'created_at' | 'updated_at'
> & { line_ids: number[] };

/** Stores the order in `pending`, its lines and the first history entry, in one statement. */
export function insertingOrder(key: string, order: NewOrder, actor: Actor): Part<CreatedOrder> {
  const columns = orderColumns(key, order);
  const values = [JSON.stringify(columns), JSON.stringify(order.lines.map(lineColumns)), JSON.stringify(actor)];
  return part<Decided>(insertion(order.newCustomer), values).map(([decided]) => ({
    order: toOrderRecord({ ...NOTHING_YET, ...columns, ...decided! }),
    lines: order.lines.map((line, index) => ({
      ...line,
      id: decided!.line_ids[index]!,
      refunded: 0,
      refundedAmount: Money.zero(order.currency),
      restocked: 0,
    })),
  }));
}
