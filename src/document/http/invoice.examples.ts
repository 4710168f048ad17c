import { answerExample, listExample } from '../../platform/http/openapi/answer-example.js';
import type { DocumentResponse } from './dto/document.response.js';
import type { InvoiceResponse } from './dto/invoice.response.js';

const invoice: InvoiceResponse = {
  id: 3,
  order_id: 42,
  number: 'INV-2026-000017',
  series: 'INV',
  year: 2026,
  language: 'uk',
  issued_at: '2026-11-21T10:00:00.000Z',
  state: 'ready',
  currency: 'EUR',
  total: 48,
  size: 36613,
  path: 'invoices/2026/INV-2026-000017.pdf',
  cancelled_at: null,
  replaces: 'INV-2026-000016',
  download: '/api/orders/42/invoice',
};

export const issuedExample = answerExample(invoice, 'Invoice INV-2026-000017 issued');
export const invoiceExample = answerExample(invoice);
export const issuedBeforeExample = answerExample(invoice, 'The invoice INV-2026-000017 was issued before.');

const invoiceDocument: DocumentResponse = {
  id: 3,
  type: 'invoice',
  number: invoice.number,
  issued_at: invoice.issued_at,
  total: invoice.total,
  currency: invoice.currency,
  state: 'issued',
  formats: ['pdf'],
};
const creditNote: DocumentResponse = {
  id: 4,
  type: 'credit_note',
  number: 'CN-2026-000004',
  issued_at: '2026-11-24T09:30:00.000Z',
  total: 5,
  currency: 'EUR',
  state: 'issued',
  invoice_number: invoice.number,
  reason: 'One jar was broken',
  formats: ['pdf'],
};

export const documentsExample = listExample([invoiceDocument, creditNote]);
export const creditNoteIssuedExample = answerExample(creditNote, 'Credit note CN-2026-000004 issued');
