import type { Language } from '#kernel';
import type { InvoiceContent } from '../domain/invoice-content.js';
import type { InvoiceNumber } from '../domain/invoice-number.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** A row of the table invoice without its content. */
export interface InvoiceRow extends Readonly<Omit<InvoiceEntity, 'says' | 'made_at' | 'error'>> {
  /** The previous invoice of the same order. */
  readonly replaces: InvoiceNumber | null;
}

export interface NewInvoice extends InvoiceNumber {
  readonly orderId: number;
  readonly language: Language;
  readonly issuedAt: Date;
  readonly currency: string;
  /** Minor units. */
  readonly total: bigint;
  readonly path: string;
  readonly facts: string;
  readonly content: InvoiceContent;
}
