import { Money } from '#kernel';
import { Amount, Integer, ListOf, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { InvoiceRow } from '../../data/invoice-row.js';
import { DOCUMENT_TYPES, type DocumentType } from '../../data/invoice.entity.js';
import { invoiceNumberText } from '../../domain/invoice-number.js';
import type { DocumentFormat } from '../../use-cases/write-e-invoice.js';

const STATES = ['issued', 'cancelled'] as const;

/** An invoice or a credit note. */
export class DocumentResponse {
  @Integer() id!: number;
  @OneOf(DOCUMENT_TYPES, { name: 'DocumentType', description: '`invoice` or `credit_note`.' }) type!: DocumentType;
  @Text({ example: 'CN-2026-000004', description: 'Number; the numbers of a series have no gaps.' }) number!: string;
  @Timestamp({ description: 'When the document was issued, ISO 8601 in UTC.' }) issued_at!: string;
  @Amount({ description: 'Amount with tax; that of a credit note is positive.' }) total!: number;
  @Text() currency!: string;
  @OneOf(STATES, {
    name: 'DocumentState',
    description: '`cancelled`: an invoice that was replaced, or whose order was cancelled unpaid.',
  })
  state!: (typeof STATES)[number];
  @Text({ optional: true, description: 'Credit notes only: number of the invoice that it corrects.' })
  invoice_number?: string;
  @Text({ optional: true, description: 'Credit notes only: why it was issued.' }) reason?: string;
  @ListOf(
    { type: 'string' },
    {
      description:
        'Values of `format` with which the document can be downloaded: `pdf`, and with electronic invoices `cii` and `ubl`.',
    },
  )
  formats!: readonly DocumentFormat[];
}

export const documentResponse = (row: InvoiceRow, formats: readonly DocumentFormat[]): DocumentResponse => ({
  id: row.id,
  type: row.kind,
  number: invoiceNumberText(row),
  issued_at: row.issued_at.toISOString(),
  total: Money.of(row.total, row.currency).toNumber(),
  currency: row.currency,
  state: row.cancelled_at ? 'cancelled' : 'issued',
  ...(row.corrected && { invoice_number: invoiceNumberText(row.corrected), reason: row.reason ?? '' }),
  formats,
});
