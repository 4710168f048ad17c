/** Positions of the columns of a table, from 0; null if the table does not have the column. */
export interface Columns {
  readonly booked: number;
  readonly value: number | null;
  readonly amount: number | null;
  readonly credit: number | null;
  readonly debit: number | null;
  readonly direction: DirectionColumn | null;
  readonly status: StatusColumn | null;
  readonly currency: number | null;
  /** Currency in the title of the amount. */
  readonly currencyCode: string | null;
  readonly account: number | null;
  readonly owner: number | null;
  readonly name: number | null;
  /** Payer and payee. The direction determines which of them is the counterparty. */
  readonly payer: number | null;
  readonly payee: number | null;
  readonly nameAccount: number | null;
  readonly payerAccount: number | null;
  readonly payeeAccount: number | null;
  /** Columns with the payer's text, to be joined. */
  readonly purposes: readonly number[];
  /** Columns with a text of the bank, which is used if the payer's text is empty. */
  readonly descriptions: readonly number[];
  readonly kind: number | null;
  readonly bankReference: number | null;
  readonly endToEnd: number | null;
  readonly creditorReferences: readonly number[];
  readonly returnReason: number | null;
}

export interface DirectionColumn {
  readonly at: number;
  readonly read: (cell: string) => 'credit' | 'debit' | null;
}

export interface StatusColumn {
  readonly at: number;
  /** Whether the transaction is booked; null for an unknown word. */
  readonly isBooked: (cell: string) => boolean | null;
}
