import type { PayButtonOrder } from '#contracts';
import type { PayableOrder } from '../payment.types.js';

/** Data of an order for pay buttons: the open amount, or the total if nothing is open. */
export function payButtonOrder(order: PayableOrder): PayButtonOrder {
  const amount = order.open.isPositive() ? order.open : order.total;
  return {
    id: order.id,
    reference: order.reference,
    amount: amount.toString(),
    currency: amount.currency,
    status: order.status,
    payment_due_at: order.paymentDueAt?.toISOString() ?? null,
  };
}
