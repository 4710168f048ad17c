/** Numbers of issued invoices; the document module implements it. */
export abstract class IssuedInvoices {
  /** Returns the number of each order's valid invoice by the id of the order; orders without one are missing. */
  abstract numbersOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
