import type { ErrorCode } from '../../platform/errors/define-errors.js';

/** Why an order cannot be placed; see PlaceOrder. */
export const PLACING_ERRORS = [
  'cart_empty',
  'no_longer_sold',
  'product_unavailable',
  'insufficient_stock',
  'price_changed',
  'too_many_open_orders',
  'stale_version',
] as const satisfies readonly ErrorCode[];

/** Why an order cannot be paid; see PayOrder. */
export const PAYING_ERRORS = [
  'unknown_payment_method',
  'not_payable',
  'payment_in_progress',
  'payment_declined',
  'stale_version',
] as const satisfies readonly ErrorCode[];
