import { defineErrors } from '../platform/errors/define-errors.js';

export const checkoutErrors = defineErrors('checkout', {
  cart_empty: 409,
  too_many_open_orders: {
    status: 409,
    hint: '`limit` is the number of orders, or of items of `product_id`, that may be open.',
    details: { limit: 5, product_id: 17 },
    optional: ['product_id'],
  },
  price_changed: {
    status: 409,
    hint: '`total` is the current total. It differs from `expected_total` of the request.',
    details: { total: 129, now: '₴129.00', shown: '₴119.00' },
  },
  payment_declined: { status: 409, details: { reason: 'Insufficient funds.' } },
  no_payment_method: 409,
});

type CheckoutErrors = typeof checkoutErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CheckoutErrors {}
}
