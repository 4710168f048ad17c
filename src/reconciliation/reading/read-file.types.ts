/** The formats that are recognized from the content of a file. CAMT covers all versions from .02 (ISO 20022). */
export type StatementFormat = 'CAMT.052' | 'CAMT.053' | 'CAMT.054' | 'MT940' | 'MT942' | 'CSV' | '1CClientBankExchange';

/** A balance as the bank writes it. */
export interface ReadBalance {
  /** Decimal text, negative if the account is overdrawn, e.g. '-12.5'. */
  readonly amount: string;
  /** YYYY-MM-DD, null if the file does not name the day. */
  readonly on: string | null;
}

/** A booked transaction as one account's bank writes it. Days are YYYY-MM-DD as written, without a time zone. */
export interface ReadTransaction {
  readonly bookedOn: string;
  readonly valueOn: string | null;
  /** Decimal text, signed from the account's point of view: '-12.5' left the account. Never zero. */
  readonly amount: string;
  /** ISO 4217; null: that of the statement. */
  readonly currency: string | null;
  /** Whether the bank marks the transaction as the return or reversal of another. */
  readonly isReturn: boolean;
  readonly returnReason: { readonly code: string | null; readonly text: string | null } | null;
  readonly counterpartyName: string | null;
  readonly counterpartyAccount: string | null;
  /** The text of the payer. Line breaks are kept where the bank wrote them. */
  readonly remittance: string;
  readonly creditorReference: string | null;
  readonly endToEndId: string | null;
  /** The bank's reference; null where the file has none or only a word such as NONREF. Not unique. */
  readonly bankReference: string | null;
  /** The bank's reference of the entry that this transaction belongs to. Links a lump sum with its details. */
  readonly entryReference: string | null;
  /** Whether the transaction is one of several details of an entry, or an entry that announces details elsewhere. */
  readonly part: 'entry' | 'detail' | 'lump_sum';
}

/** One statement of one account; a file may hold several. */
export interface ReadStatement {
  /** IBAN or account number without blanks, currency suffix and bank code in front; null if the file names none. */
  readonly account: string | null;
  readonly ownerName: string | null;
  readonly bankName: string | null;
  /** ISO 4217; null if the file names none. */
  readonly currency: string | null;
  readonly number: string | null;
  /** First and last day that the statement covers; YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: ReadBalance | null;
  readonly closing: ReadBalance | null;
  /** Whether opening balance and transactions give the closing balance; null if it cannot be checked. */
  readonly addsUp: boolean | null;
  readonly transactions: readonly ReadTransaction[];
  /** How many entries are pending, informational or reverted, and therefore left out. */
  readonly notBooked: number;
}

export interface ReadStatementFile {
  readonly format: StatementFormat;
  readonly statements: readonly ReadStatement[];
  /** Titles of the columns of a CSV file, as `ColumnsNeeded` has them; missing for other formats. */
  readonly columns?: readonly string[];
}

/**
 * Values of a column mapping: the title of a column as in the file, or `#1`, `#2` … by position. Either `amount`, or
 * `credit` and `debit`.
 */
export interface CsvMapping {
  readonly booked_on: string;
  readonly value_on?: string;
  readonly amount?: string;
  readonly credit?: string;
  readonly debit?: string;
  readonly direction?: {
    readonly column: string;
    readonly credit: readonly string[];
    readonly debit: readonly string[];
  };
  readonly status?: { readonly column: string; readonly booked: readonly string[] };
  readonly currency?: string;
  readonly counterparty_name?: string;
  readonly counterparty_account?: string;
  readonly remittance_information?: string;
  readonly bank_reference?: string;
}

export interface ReadOptions {
  /** A name of the encoding that overrides the detection, e.g. 'windows-1251'. */
  readonly encoding?: string;
  readonly mapping?: CsvMapping;
}

/** Why a file cannot be read; `where` names the line or element, e.g. 'line 12' or 'Ntry[3]/Amt'. */
export class UnreadableStatement extends Error {
  constructor(
    /** Key of the texts `bank_statements.unreadable.*`, e.g. 'bad_amount'. */
    readonly reason: string,
    readonly where: string | null = null,
  ) {
    super(where === null ? reason : `${reason} at ${where}`);
  }
}

/** The columns of a CSV file are not certain: the client is asked for a mapping. */
export class ColumnsNeeded extends Error {
  constructor(
    readonly columns: readonly string[],
    /** Up to three rows, each with one text per column. */
    readonly sample: readonly (readonly string[])[],
    readonly proposal: Partial<CsvMapping>,
  ) {
    super('The columns of the CSV file are not certain.');
  }
}
