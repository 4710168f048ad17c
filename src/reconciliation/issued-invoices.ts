/** Numbers of issued invoices; the document module implements it. */
export abstract class IssuedInvoices {
  /** Returns the number of each order's valid invoice by the id of the order; orders without one are missing. */
  abstract numbersOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>>;

  /**
   * Returns the ids of the orders whose valid invoices have numbers that end with one of these, e.g. 17 for
   * 'INV-2026-000017'.
   */
  abstract ordersOf(numbers: readonly number[]): Promise<readonly number[]>;
}
