import type { Caller } from '../platform/access/caller.js';

/** Injection token of the `AutomaticInvoices`; the document module provides it globally. */
export const AUTOMATIC_INVOICES = Symbol.for('shop.automatic-invoices');

/** Order and client of an invoice. */
export interface InvoicedOrder {
  readonly id: number;
  readonly contact: { readonly email: string | null };
  readonly invoicePath: string | null;
  readonly invoiceOnRequest: boolean;
}

/** Invoices that the shop issues by itself, for senders of mails that link them. */
export interface AutomaticInvoices {
  /**
   * Call it before an order starts to await payment. If the client of an unproven buyer has reached the hourly limit,
   * the order's invoice is issued on request instead of automatically.
   */
  claim(caller: Caller, order: InvoicedOrder, paymentMethod: string): Promise<void>;
  /**
   * Issues the order's invoice when the payment method's setting wants one; once, however often it is asked.
   * @param paymentMethod its key
   */
  run(orderId: number, paymentMethod: string): Promise<void>;
}
