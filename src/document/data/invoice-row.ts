import type { Language } from '#kernel';
import type { CreditNoteContent } from '../domain/credit-note-content.js';
import type { DocumentFigures } from '../domain/document-figures.js';
import type { InvoiceContent } from '../domain/invoice-content.js';
import type { InvoiceNumber } from '../domain/invoice-number.js';
import type { InvoiceEntity } from './invoice.entity.js';

/** A row of the table invoice, an invoice or a credit note, without its content. */
export interface InvoiceRow extends Readonly<
  Omit<InvoiceEntity, 'says' | 'figures' | 'made_at' | 'error' | 'corrects' | 'intent' | 'credited_at'>
> {
  /** The previous invoice of the same order. */
  readonly replaces: InvoiceNumber | null;
  /** The invoice that a credit note corrects. */
  readonly corrected: InvoiceNumber | null;
}

export type DocumentContent =
  | { readonly kind: 'invoice'; readonly content: InvoiceContent }
  | { readonly kind: 'credit_note'; readonly content: CreditNoteContent };

/** `figures` are null for invoices that earlier versions of the shop have stored. */
export type RowWithContent = InvoiceRow & DocumentContent & { readonly figures: DocumentFigures | null };

interface NewDocument extends InvoiceNumber {
  readonly orderId: number;
  readonly language: Language;
  readonly issuedAt: Date;
  readonly currency: string;
  /** Minor units. */
  readonly total: bigint;
  readonly path: string;
  readonly figures: DocumentFigures;
}

export interface NewInvoice extends NewDocument {
  readonly kind: 'invoice';
  readonly facts: string;
  readonly content: InvoiceContent;
}

export interface NewCreditNote extends NewDocument {
  readonly kind: 'credit_note';
  readonly content: CreditNoteContent;
  readonly corrects: number;
  readonly reason: string;
  readonly intent: string | null;
}
