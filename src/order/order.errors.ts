import { defineErrors } from '../platform/errors/define-errors.js';

export const orderErrors = defineErrors('order', { order_not_found: 404, illegal_transition: 409, not_editable: 409 });

type OrderErrors = typeof orderErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends OrderErrors {}
}
