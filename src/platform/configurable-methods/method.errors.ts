import { defineErrors } from '../errors/define-errors.js';

export const methodErrors = defineErrors('method', {
  method_key_taken: { status: 409, details: { key: 'bank_invoice_usd' } },
  method_built_in: { status: 409, details: { key: 'cash' } },
  /** An order, a payment or a refund refers to the method. */
  method_in_use: { status: 409, details: { key: 'bank_invoice_usd' } },
});

type MethodErrors = typeof methodErrors;
declare module '../errors/define-errors.js' {
  interface KnownErrors extends MethodErrors {}
}
