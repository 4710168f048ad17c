/** Numbers of issued invoices; the document module implements it. */
export abstract class IssuedInvoices {
  /** The number of the valid invoice of each order that has one, by the id of the order. */
  abstract numbersOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
}
