import { defineErrors } from '../platform/errors/define-errors.js';

export const checkoutErrors = defineErrors('checkout', {
  cart_empty: 409,
  /** Too many orders of one email address, phone number or client; with `limit`. */
  too_many_open_orders: { status: 409, details: { limit: 5, product_id: 17 }, optional: ['product_id'] },
  /** `total` is the current one and differs from the client's `expected_total`. */
  price_changed: { status: 409, details: { total: 129, now: '₴129.00', shown: '₴119.00' } },
  payment_declined: { status: 409, details: { reason: 'Insufficient funds.' } },
  no_payment_method: 409,
});

type CheckoutErrors = typeof checkoutErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CheckoutErrors {}
}
