import { defineErrors } from '../platform/errors/define-errors.js';

export const customerErrors = defineErrors('customer', {
  /** Personal data that was erased on request must not be entered again. */
  customer_erased: { status: 409 },
  /** An account never becomes part of another customer, nor a guest of an account with an unverified address. */
  account_needs_proof: { status: 409 },
  /** `limit`: the maximum number of addresses. */
  too_many_addresses: { status: 409, details: { limit: 50 } },
});

type CustomerErrors = typeof customerErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CustomerErrors {}
}
