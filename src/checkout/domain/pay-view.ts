import type { PayAnswer } from '../use-cases/pay-order.js';

/** The shape of the pay endpoint (service.md, Payments). */
export function payView({ order, message, bankDetails }: PayAnswer): Record<string, unknown> & { order: object } {
  return {
    success: true,
    message,
    order: {
      id: order.id,
      status: order.status,
      payment_method: order.paymentMethod,
      ...(bankDetails && { bank_details: bankDetails }),
    },
  };
}
