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
  /** Of the order as it was; null for those issued before this was kept. */
  readonly facts: string | null;
  /** Another stands for it, or its order is cancelled. */
  readonly cancelled_at: Date | null;
  /** The one of the same order before it. */
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
  readonly says: InvoiceSays;
}
