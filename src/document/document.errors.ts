import { defineErrors } from '../platform/errors/define-errors.js';

export const documentErrors = defineErrors('document', {
  invoice_not_found: 404,
  /** The order is cancelled. */
  not_invoiceable: 409,
  /** The invoice was cancelled with its order; administrators can still read it. */
  invoice_cancelled: 409,
  /** The file is being generated; `Retry-After` says when to retry. */
  invoice_not_ready: 409,
  /** The file could not be generated; administrators see the failed job. */
  invoice_unavailable: 503,
});

type DocumentErrors = typeof documentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends DocumentErrors {}
}
