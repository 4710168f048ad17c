import { answerExample } from '../../platform/http/openapi/answer-example.js';
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
