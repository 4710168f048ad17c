import { defineErrors } from '../platform/errors/define-errors.js';

export const orderManagementErrors = defineErrors('order', {
  not_tracked: 404,
  /** The order has the shop's previous currency, in which the catalog has no prices. */
  currency_changed: { status: 409, details: { currency: 'EUR', shop: 'UAH' } },
  total_would_change: {
    status: 409,
    hint: '`total` is the total after the edit.',
    details: { total: 20.6, changed: '€20.60', present: '€16.90' },
  },
  /** Pickup orders are handed over, not shipped. */
  is_pickup: 409,
  not_cancellable: { status: 409, hint: 'An administrator can cancel the order.', details: { allowed: [] } },
});

type OrderManagementErrors = typeof orderManagementErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends OrderManagementErrors {}
}
