import type { Language } from '#kernel';
import type { InvoiceNumber } from '../domain/invoice-number.js';
import type { InvoiceSays } from '../domain/invoice-says.js';

/** A row of invoice, without what it says; bigint as text. */
export interface InvoiceRow extends InvoiceNumber {
  readonly id: number;
  readonly order_id: number;
  readonly language: Language;
  readonly issued_at: Date;
  readonly currency: string;
  readonly total: string;
  /** Of its file, below DATA_DIR. */
  readonly path: string;
  /** `pending`: the file is to be made. `failed`: it could not be, an administrator is to look. */
  readonly state: 'pending' | 'ready' | 'failed';
  /** Bytes; null until it was made. */
  readonly size: number | null;
  readonly sha256: string | null;
}

export interface NewInvoice extends InvoiceNumber {
  readonly orderId: number;
  readonly language: Language;
  readonly issuedAt: Date;
  readonly currency: string;
  /** Minor units. */
  readonly total: bigint;
  readonly path: string;
  readonly says: InvoiceSays;
}
