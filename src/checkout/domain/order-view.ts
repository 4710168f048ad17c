import { Money } from '#kernel';
import { openAmount, type OrderLine, type OrderRecord } from '../../order/index.js';

export type OrderView = Record<string, unknown> & { readonly id: number };

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The wire shape of an order (service.md, Order; decisions §6, §8). Amounts are JSON numbers, timestamps ISO 8601 UTC. */
export function orderView(order: OrderRecord, now = new Date()): OrderView {
  const refundDue = order.status === 'cancelled' ? order.paid.subtract(order.refunded) : Money.zero(order.currency);
  return {
    id: order.id,
    number: order.id,
    reference: order.reference,
    status: order.status,
    payment_status: order.paymentStatus,
    currency: order.currency,
    subtotal: order.subtotal.toNumber(),
    tax: order.tax.toNumber(),
    shipping: order.shipping.toNumber(),
    total: order.total.toNumber(),
    paid_amount: order.paid.toNumber(),
    refunded_amount: order.refunded.toNumber(),
    open_amount: openAmount(order).toNumber(),
    refund_due: refundDue.toNumber(),
    prices_include_tax: order.pricesIncludeTax,
    customer_id: order.customerId,
    customer: {
      id: order.customerId,
      first_name: order.contact.firstName,
      last_name: order.contact.lastName,
      email: order.contact.email,
      phone: order.contact.phone,
    },
    payment_method: order.paymentMethod,
    shipping_method: order.shippingMethod,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    note: order.note,
    is_quick: order.isQuick,
    language: order.language,
    paid_at: iso(order.paidAt),
    payment_note: order.paymentNote,
    payment_due_at: iso(order.paymentDueAt),
    overdue: order.status === 'awaiting_payment' && order.paymentDueAt !== null && order.paymentDueAt < now,
    invoice_path: order.invoicePath,
    tracking_number: order.trackingNumber,
    cancel_reason: order.cancelReason,
    cancelled_at: iso(order.cancelledAt),
    shipped_at: iso(order.shippedAt),
    version: order.version,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

/** The wire shape of an order item (service.md). */
export function lineView(order: OrderRecord, line: OrderLine): Record<string, unknown> {
  return {
    id: line.id,
    order_id: order.id,
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    sku: line.sku,
    attributes: line.attributes,
    quantity: line.quantity,
    price: line.price.toNumber(),
    total: line.total.toNumber(),
    tax: line.tax.toNumber(),
  };
}
