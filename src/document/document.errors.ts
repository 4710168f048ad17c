import { defineErrors } from '../platform/errors/define-errors.js';

export const documentErrors = defineErrors('document', {
  invoice_not_found: 404,
  document_not_found: 404,
  not_invoiceable: 409,
  amount_exceeds_invoice: { status: 422, details: { left: 12.5 } },
  invoice_cancelled: { status: 409, hint: 'Administrators can still read the invoice.' },
  e_invoice_off: { status: 409, hint: 'Setting `e_invoice`.' },
  e_invoice_incomplete: {
    status: 409,
    details: { missing: ['seller.vat_id'], fields: 'seller.vat_id' },
    hint: '`missing` names the data that EN 16931 requires.',
  },
  invoice_not_ready: { status: 409, hint: 'Try again after `Retry-After` seconds.' },
  invoice_unavailable: { status: 503, hint: 'The failed job has the reason.' },
  printing_unavailable: { status: 503, hint: 'The server has no browser that can print.' },
});

type DocumentErrors = typeof documentErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends DocumentErrors {}
}
