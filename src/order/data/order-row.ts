import { Money } from '#kernel';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { OrderLine, OrderRecord, NewOrderLine } from '../domain/order-record.js';
import type { OrderEntity } from './order.entity.js';
import type { OrderLineEntity } from './order-line.entity.js';
import type { StoredChanges } from '../domain/order-changes.js';
import { storedTaxParts, toTaxParts } from './stored-tax-parts.js';

/** A row of shop_order as the driver returns it: bigint as text. */
export type OrderRow = Omit<OrderEntity, 'idempotency_ref' | 'anonymized_at' | 'search_text'>;

export function toOrderRecord(row: OrderRow): OrderRecord {
  const money = (minor: string): Money => Money.of(minor, row.currency);
  return {
    id: row.id,
    key: row.key,
    reference: row.reference,
    status: row.status,
    paymentStatus: row.payment_status,
    currency: row.currency,
    language: row.language,
    customerId: row.customer_id,
    guestOwnerKey: row.guest_holder,
    contact: { email: row.email, firstName: row.first_name, lastName: row.last_name, phone: row.phone },
    subtotal: money(row.subtotal),
    tax: money(row.tax),
    shipping: money(row.shipping),
    shippingTax: money(row.shipping_tax),
    shippingTaxes: toTaxParts(row.shipping_taxes, row.currency),
    total: money(row.total),
    paid: money(row.paid),
    refunded: money(row.refunded),
    pricesIncludeTax: row.prices_include_tax,
    paymentMethod: row.payment_method,
    shippingMethod: row.shipping_method,
    shippingAddress: row.shipping_address,
    billingAddress: row.billing_address,
    note: row.note,
    isQuick: row.is_quick,
    paymentNote: row.payment_note,
    paidAt: row.paid_at,
    paymentDueAt: row.payment_due_at,
    invoicePath: row.invoice_path,
    invoiceOnRequest: row.invoice_on_request,
    trackingNumber: row.tracking_number,
    carrier: row.carrier,
    cancelReason: row.cancel_reason,
    cancelledAt: row.cancelled_at,
    shippedAt: row.shipped_at,
    stockReturnedAt: row.stock_returned_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export type LineRow = Omit<OrderLineEntity, 'order_id'>;

export function toOrderLine(row: LineRow, currency: string): OrderLine {
  return {
    id: Number(row.id),
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.name,
    sku: row.sku,
    attributes: row.attributes,
    quantity: row.quantity,
    price: Money.of(row.price, currency),
    total: Money.of(row.total, currency),
    tax: Money.of(row.tax, currency),
    taxRate: row.tax_rate,
    taxClass: row.tax_class,
    refunded: row.refunded,
    refundedAmount: Money.of(row.refunded_amount, currency),
    restocked: row.restocked,
  };
}

/** A line as columns of order_item; amounts in minor units as text, because JSON has no bigint. */
export const lineColumns = (line: NewOrderLine) => ({
  product_id: line.productId,
  variant_id: line.variantId,
  name: line.name,
  sku: line.sku,
  attributes: line.attributes,
  quantity: line.quantity,
  price: String(line.price.minor),
  total: String(line.total.minor),
  tax: String(line.tax.minor),
  tax_rate: line.taxRate,
  tax_class: line.taxClass,
});

const COLUMNS = {
  status: 'status',
  paymentMethod: 'payment_method',
  paymentNote: 'payment_note',
  paidAt: 'paid_at',
  paymentDueAt: 'payment_due_at',
  cancelReason: 'cancel_reason',
  cancelledAt: 'cancelled_at',
  shippedAt: 'shipped_at',
  stockReturnedAt: 'stock_returned_at',
  paid: 'paid',
  refunded: 'refunded',
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  note: 'note',
  subtotal: 'subtotal',
  tax: 'tax',
  shipping: 'shipping',
  shippingTax: 'shipping_tax',
  shippingTaxes: 'shipping_taxes',
  total: 'total',
  shippingMethod: 'shipping_method',
  trackingNumber: 'tracking_number',
  carrier: 'carrier',
  pricesIncludeTax: 'prices_include_tax',
} as const satisfies Record<keyof StoredChanges, keyof OrderRow>;

/** Changed columns with their values for the driver. */
export const changedColumns = ({ shippingTaxes, ...changes }: StoredChanges): Array<[column: string, value: unknown]> =>
  Object.entries({ ...changes, ...(shippingTaxes && { shippingTaxes: storedTaxParts(shippingTaxes) }) }).map(
    ([name, value]) => [COLUMNS[name as keyof StoredChanges], columnValue(value)],
  );

function columnValue(value: unknown): unknown {
  if (value instanceof Money) return String(value.minor);
  return value !== null && typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value;
}

/** Numbers in the names of prepared statements, by the list of changed columns. */
const changed = new Map<string, number>();

/** Columns that the database computes for a changed order. */
export type DecidedOnChange = Pick<OrderRow, 'payment_status' | 'version' | 'updated_at'>;

/**
 * Parameters: $1 is the order; then the columns' values in their order, the version that was read, and with
 * `withHistory` the actor, kind, status before and after, and note. Refuses if the order has another version. SQL: is
 * prepared, to be sent in one message with other changes; one statement instead of a lock, a change and a history
 * entry.
 */
export function changeOrder(columns: readonly string[], withHistory: boolean): Statement {
  const key = [...columns, withHistory].join(' ');
  const number = changed.get(key) ?? changed.set(key, changed.size + 1).size;
  return statementOf(`order_change_${number}`, () => {
    const sets = columns.map((column, index) => `${column} = $${index + 2}`);
    const version = columns.length + 2;
    const story = `, story AS (
      INSERT INTO order_history (order_id, actor, kind, from_status, to_status, note)
      SELECT id, $${version + 1}::jsonb, $${version + 2}, $${version + 3}, $${version + 4}, $${version + 5} FROM changed
    )`;
    return `WITH changed AS (
      UPDATE shop_order SET ${[...sets, 'version = version + 1', 'updated_at = now()'].join(', ')}
      WHERE id = $1 AND version = $${version} RETURNING id, payment_status, version, updated_at
    )${withHistory ? story : ''}
    SELECT payment_status, version, updated_at, CASE WHEN id IS NULL THEN refuse('stale_version') END
    FROM (VALUES (1)) AS one LEFT JOIN changed ON true`;
  });
}
