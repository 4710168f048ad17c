import { Money } from '#kernel';
import type { InvoiceRow } from '../data/invoice-row.js';
import { invoiceNumberText } from '../domain/invoice-number.js';

/** The wire shape of an invoice. `path` is what the order's `invoice_path` says, `download` where the file is had. */
export function invoiceView(row: InvoiceRow) {
  return {
    id: row.id,
    order_id: row.order_id,
    number: invoiceNumberText(row),
    series: row.series,
    year: row.year,
    language: row.language,
    issued_at: row.issued_at.toISOString(),
    state: row.state,
    currency: row.currency,
    total: Money.of(row.total, row.currency).toNumber(),
    size: row.size,
    path: row.path,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    replaces: row.replaces && invoiceNumberText(row.replaces),
    download: `/api/orders/${row.order_id}/invoice`,
  };
}

export const invoiceExample = {
  success: true,
  data: {
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
  },
  message: 'The invoice INV-2026-000017 is issued.',
};
