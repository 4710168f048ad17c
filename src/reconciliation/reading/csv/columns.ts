/** Positions of the columns of a table, from 0; null where the table has none. */
export interface Columns {
  readonly booked: number;
  readonly value: number | null;
  readonly amount: number | null;
  readonly credit: number | null;
  readonly debit: number | null;
  readonly direction: DirectionColumn | null;
  readonly status: StatusColumn | null;
  readonly currency: number | null;
  /** Currency that the title of the amount names. */
  readonly currencyCode: string | null;
  readonly account: number | null;
  readonly owner: number | null;
  readonly name: number | null;
  /** Who pays and who is paid; the direction decides which of the two is the counterparty. */
  readonly payer: number | null;
  readonly payee: number | null;
  readonly nameAccount: number | null;
  readonly payerAccount: number | null;
  readonly payeeAccount: number | null;
  /** Columns with the text of the payer, which are joined. */
  readonly purposes: readonly number[];
  /** Columns with a text of the bank, which is taken where the payer wrote nothing. */
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
  /** Whether the money moved; null for a word that is not known. */
  readonly isBooked: (cell: string) => boolean | null;
}
