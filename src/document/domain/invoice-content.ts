import type { MailAddress, MailBankDetails, OrderMailLine } from '../../order-view/index.js';
import type { InvoiceSeller } from './invoice-seller.js';
import type { PaymentCode } from './payment-code.js';
import type { TaxRow } from './tax-summary.js';

export interface InvoiceLine extends Omit<OrderMailLine, 'picture'> {
  /** From 1. */
  readonly position: number;
  /** "20 %". */
  readonly taxRate: string;
}

/**
 * The content of an invoice, as its template gets it: texts in the reader's language, amounts and dates formatted. Kept
 * with the number, and never changed.
 */
export interface InvoiceContent {
  /** `INV-2026-000017`. */
  readonly number: string;
  readonly issuedAt: string;
  readonly shop: { readonly name: string; readonly link: string; readonly email: string };
  readonly seller: InvoiceSeller;
  readonly buyer: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly billingAddress: MailAddress | null;
    /** null when it is the billing address, and when nothing is sent there. */
    readonly shippingAddress: MailAddress | null;
  };
  readonly order: { readonly number: string; readonly createdAt: string; readonly reference: string };
  readonly lines: readonly InvoiceLine[];
  readonly subtotal: string;
  readonly shipping: string;
  readonly shippingTitle: string | null;
  /** Missing on those that were kept before it was known. */
  readonly isCollected?: boolean;
  /** Empty when there is no tax. */
  readonly taxes: readonly TaxRow[];
  readonly tax: string;
  readonly pricesIncludeTax: boolean;
  readonly total: string;
  readonly currency: string;
  readonly payment: {
    readonly title: string;
    /** What was paid before; null when nothing was. */
    readonly paid: string | null;
    /** What is still to be paid; null when nothing is. */
    readonly open: string | null;
    readonly dueAt: string | null;
    /** Where to transfer it to; null for other methods, and when nothing is open. */
    readonly bank: MailBankDetails | null;
    readonly instructions: string;
    readonly code: PaymentCode | null;
  };
}
