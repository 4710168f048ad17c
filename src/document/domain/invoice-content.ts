import type { MailAddress, MailBankDetails, OrderMailLine } from '../../order-view/index.js';
import type { InvoiceSeller } from './invoice-seller.js';
import type { TaxRow } from './tax-summary.js';

export interface InvoiceLine extends Omit<OrderMailLine, 'picture'> {
  /** Number of the line, from 1. */
  readonly position: number;
  /** Formatted rate, e.g. "20 %". */
  readonly taxRate: string;
}

/** The QR code of a transfer, as stored with an invoice. */
export interface StoredCode {
  /** Key of the provider of the code. */
  readonly kind: string;
  readonly text: string;
  /** Missing in invoices that were stored before this member existed. */
  readonly caption?: string;
}

/**
 * The content of an invoice for its template: texts in its language, amounts and dates formatted. It is stored with the
 * number and never changes.
 */
export interface InvoiceContent {
  /** `INV-2026-000017`. */
  readonly number: string;
  readonly issuedAt: string;
  readonly shop: {
    readonly name: string;
    readonly link: string;
    readonly email: string;
    /** Path of an uploaded picture. Missing in invoices that were stored before this member existed. */
    readonly logo?: string | null;
  };
  readonly seller: InvoiceSeller;
  readonly buyer: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly billingAddress: MailAddress | null;
    /** Null if it equals the billing address, and for pickup orders. */
    readonly shippingAddress: MailAddress | null;
  };
  readonly order: { readonly number: string; readonly createdAt: string; readonly reference: string };
  readonly lines: readonly InvoiceLine[];
  readonly subtotal: string;
  readonly shipping: string;
  readonly shippingTitle: string | null;
  /** Missing in invoices that were stored before this member existed. */
  readonly isCollected?: boolean;
  /** Empty if there is no tax. */
  readonly taxes: readonly TaxRow[];
  readonly tax: string;
  readonly pricesIncludeTax: boolean;
  readonly total: string;
  readonly currency: string;
  readonly payment: {
    readonly title: string;
    /** Amount paid before the issue; null if there is none. */
    readonly paid: string | null;
    /** Open amount; null if there is none. */
    readonly open: string | null;
    readonly dueAt: string | null;
    /** Bank details for the transfer; null for other methods, and if nothing is open. */
    readonly bank: MailBankDetails | null;
    readonly instructions: string;
    readonly code: StoredCode | null;
  };
}
