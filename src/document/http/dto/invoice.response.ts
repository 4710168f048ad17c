import { LANGUAGES, Money, type Language } from '#kernel';
import { Amount, Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { InvoiceRow } from '../../data/invoice-row.js';
import { INVOICE_STATES, type InvoiceState } from '../../data/invoice.entity.js';
import { invoiceNumberText } from '../../domain/invoice-number.js';

/** An invoice, and whether its file exists. */
export class InvoiceResponse {
  @Integer() id!: number;
  @Integer() order_id!: number;
  @Text({ example: 'INV-2026-000017', description: 'Invoice number; the numbers of a series have no gaps.' })
  number!: string;
  @Text({ description: 'Prefix of the number.' }) series!: string;
  @Integer({ description: "Year of issue in the shop's time zone, in which the number counts." }) year!: number;
  @OneOf(LANGUAGES, { name: 'Language', description: 'Language of the document.' }) language!: Language;
  @Timestamp({ description: 'When the invoice was issued, ISO 8601 in UTC.' }) issued_at!: string;
  @OneOf(INVOICE_STATES, {
    name: 'InvoiceState',
    description:
      '`pending`: the file is being made. `ready`: it can be downloaded. `failed`: making it failed; see ' +
      'the failed jobs.',
  })
  state!: InvoiceState;
  @Text() currency!: string;
  @Amount({ description: 'Amount of the invoice, with tax.' }) total!: number;
  @Integer({ nullable: true, description: 'Size of the file in bytes; null: not made yet.' }) size!: number | null;
  @Text({ description: 'Path of the file; the same as `invoice_path` of the order.' }) path!: string;
  @Timestamp({
    nullable: true,
    description: 'When the invoice was replaced or its order cancelled, ISO 8601 in UTC; null: it is valid.',
  })
  cancelled_at!: string | null;
  @Text({ nullable: true, description: 'Number of the earlier invoice that this one replaces; null: none.' })
  replaces!: string | null;
  @Text({ description: 'Path from which the caller can download the file.' }) download!: string;
}

export const invoiceResponse = (row: InvoiceRow): InvoiceResponse => ({
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
});
