import type { Language } from '#kernel';
import type { InvoiceNumber } from '../domain/invoice-number.js';
import type { InvoiceSays } from '../domain/invoice-says.js';

export const INVOICE_STATES = ['pending', 'ready', 'failed'] as const;
/** `pending`: the file is to be made. `failed`: it could not be made, an administrator has to look into it. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** A row of invoice, without its content; bigint as text. */
export interface InvoiceRow extends InvoiceNumber {
  readonly id: number;
  readonly order_id: number;
  readonly language: Language;
  readonly issued_at: Date;
  readonly currency: string;
  readonly total: string;
  /** Of its file, below DATA_DIR. */
  readonly path: string;
  readonly state: InvoiceState;
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
