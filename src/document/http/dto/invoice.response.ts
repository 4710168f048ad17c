import { LANGUAGES, Money, type Language } from '#kernel';
import { Amount, Integer, OneOf, Text, Timestamp } from '../../../platform/http/openapi/response-properties.js';
import type { InvoiceRow } from '../../data/invoice-row.js';
import { INVOICE_STATES, type InvoiceState } from '../../data/invoice.entity.js';
import { invoiceNumberText } from '../../domain/invoice-number.js';

/** An invoice, and whether its file is made. */
export class InvoiceResponse {
  @Integer() id!: number;
  @Integer() order_id!: number;
  @Text({ example: 'INV-2026-000017' }) number!: string;
  @Text() series!: string;
  @Integer() year!: number;
  @OneOf(LANGUAGES, { name: 'Language' }) language!: Language;
  @Timestamp() issued_at!: string;
  @OneOf(INVOICE_STATES, {
    name: 'InvoiceState',
    description: '`pending`: the file is being made. `failed`: an administrator has to look into it.',
  })
  state!: InvoiceState;
  @Text({ description: 'ISO 4217.' }) currency!: string;
  @Amount() total!: number;
  @Integer({ nullable: true, description: 'Bytes; null until the file was made.' }) size!: number | null;
  @Text({ description: "Of the file, the same as the order's `invoice_path`." }) path!: string;
  @Timestamp({ nullable: true, description: 'When another replaced it, or its order was cancelled.' })
  cancelled_at!: string | null;
  @Text({ nullable: true, description: 'Number of the invoice of the same order before it.' }) replaces!: string | null;
  @Text({ description: 'Path to download the file from.' }) download!: string;
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
