/** Injection token of the `AutomaticInvoices`; the document module provides it globally. */
export const AUTOMATIC_INVOICES = Symbol.for('shop.automatic-invoices');

/** Invoices that the shop issues by itself, for senders of mails that link them. */
export interface AutomaticInvoices {
  /**
   * Issues the order's invoice when the payment method's setting wants one; once, however often it is asked.
   * @param paymentMethod its key
   */
  run(orderId: number, paymentMethod: string): Promise<void>;
}
