import { defineErrors } from '../platform/errors/define-errors.js';

export const documentErrors = defineErrors('document', {
  invoice_not_found: 404,
  /** The order is cancelled. */
  not_invoiceable: 409,
  /** With its order: administrators may still read it. */
  invoice_cancelled: 409,
  /** It is being made; `Retry-After` has when to retry. */
  invoice_not_ready: 409,
  /** It could not be made; an administrator sees the dead letter. */
  invoice_unavailable: 503,
});

type DocumentErrors = typeof documentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends DocumentErrors {}
}
