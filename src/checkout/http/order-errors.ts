import type { ErrorCode } from '../../platform/errors/define-errors.js';

/** Error codes of placing an order; see PlaceOrder. */
export const PLACING_ERRORS = [
  'cart_empty',
  'no_longer_sold',
  'product_unavailable',
  'insufficient_stock',
  'price_changed',
  'too_many_open_orders',
  'stale_version',
  'out_of_range',
] as const satisfies readonly ErrorCode[];

/** Error codes of paying an order; see PayOrder. */
export const PAYING_ERRORS = [
  'unknown_payment_method',
  'not_payable',
  'payment_in_progress',
  'payment_declined',
  'stale_version',
] as const satisfies readonly ErrorCode[];
