import { defineErrors } from '../platform/errors/define-errors.js';

export const documentErrors = defineErrors('document', {
  invoice_not_found: 404,
  document_not_found: 404,
  not_invoiceable: 409,
  amount_exceeds_invoice: { status: 422, details: { left: 12.5 } },
  invoice_cancelled: { status: 409, hint: 'Administrators can still read the invoice.' },
  invoice_not_ready: { status: 409, hint: 'Try again after `Retry-After` seconds.' },
  invoice_unavailable: { status: 503, hint: 'The failed job has the reason.' },
});

type DocumentErrors = typeof documentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends DocumentErrors {}
}
