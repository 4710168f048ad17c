import { Money, type Language } from '#kernel';
import type { OrderStatus } from '../domain/order-status.js';
import type { Address, OrderLine, OrderRecord, PaymentStatus } from '../domain/order-record.js';

/** A row of shop_order as the driver gives it: bigint as text. */
export interface OrderRow {
  id: number;
  key: string;
  reference: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  currency: string;
  language: Language;
  customer_id: number | null;
  guest_holder: string | null;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  subtotal: string;
  tax: string;
  shipping: string;
  total: string;
  paid: string;
  refunded: string;
  prices_include_tax: boolean;
  payment_method: string;
  shipping_method: string | null;
  shipping_address: Address;
  billing_address: Address;
  note: string | null;
  is_quick: boolean;
  payment_note: string | null;
  paid_at: Date | null;
  payment_due_at: Date | null;
  invoice_path: string | null;
  tracking_number: string | null;
  cancel_reason: string | null;
  cancelled_at: Date | null;
  shipped_at: Date | null;
  stock_returned_at: Date | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

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

export interface LineRow {
  id: string;
  product_id: number;
  variant_id: number | null;
  name: string;
  sku: string | null;
  attributes: Record<string, string>;
  quantity: number;
  price: string;
  total: string;
  tax: string;
  tax_rate: number;
}

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
