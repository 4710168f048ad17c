import type { Caller } from '../platform/access/caller.js';

/** Injection token of the `AutomaticInvoices`; the document module provides it globally. */
export const AUTOMATIC_INVOICES = Symbol.for('shop.automatic-invoices');

/** What is asked of an order. */
export interface InvoicedOrder {
  readonly id: number;
  readonly contact: { readonly email: string | null };
  readonly invoicePath: string | null;
  readonly invoiceOnRequest: boolean;
}

/** Invoices that the shop issues by itself, for senders of mails that link them. */
export interface AutomaticInvoices {
  /**
   * To be asked before a caller makes an order wait for its money: beyond the hourly number of the client of an unproven
   * buyer, the order's invoice is not issued automatically, but on request.
   */
  claim(caller: Caller, order: InvoicedOrder, paymentMethod: string): Promise<void>;
  /**
   * Issues the order's invoice when the payment method's setting wants one; once, however often it is asked.
   * @param paymentMethod its key
   */
  run(orderId: number, paymentMethod: string): Promise<void>;
}
