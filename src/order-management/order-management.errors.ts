import { defineErrors } from '../platform/errors/define-errors.js';

export const orderManagementErrors = defineErrors('order', {
  not_tracked: 404,
  /** The order is in a currency that the shop had before: the catalog cannot price its lines. */
  currency_changed: 409,
  already_paid: 409,
  not_cancellable: 409,
  refund_failed: 409,
});

type OrderManagementErrors = typeof orderManagementErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends OrderManagementErrors {}
}
