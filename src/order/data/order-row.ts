import { Money } from '#kernel';
import type { OrderLine, OrderRecord } from '../domain/order-record.js';
import type { OrderEntity } from './order.entity.js';
import type { OrderLineEntity } from './order-line.entity.js';

/** A row of shop_order as the driver gives it: bigint as text. */
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
    trackingNumber: row.tracking_number,
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
  };
}
