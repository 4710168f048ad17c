import type { OrderData } from '#contracts';
import type { OrderRecord } from './order-record.js';

/** What every event of an order carries. */
export function orderEventData(order: OrderRecord): OrderData {
  return {
    order_id: order.id,
    reference: order.reference,
    status: order.status,
    total: order.total.toNumber(),
    currency: order.currency,
    payment_method: order.paymentMethod,
    customer_id: order.customerId,
    email: order.contact.email,
    language: order.language,
  };
}
