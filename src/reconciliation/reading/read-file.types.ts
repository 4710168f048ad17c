/** Formats that are detected from the content of a file. The CAMT formats (ISO 20022) are read in all versions. */
export type StatementFormat = 'CAMT.052' | 'CAMT.053' | 'CAMT.054' | 'MT940' | 'MT942' | 'CSV' | '1CClientBankExchange';

/** Balance of an account at the beginning or end of a statement. */
export interface ReadBalance {
  /** Decimal text, negative if the account is overdrawn, e.g. '-12.5'. */
  readonly amount: string;
  /** YYYY-MM-DD; null if the file does not give the day. */
  readonly on: string | null;
}

/** A booked transaction. Dates are YYYY-MM-DD as the bank writes them; no time zone is applied. */
export interface ReadTransaction {
  readonly bookedOn: string;
  readonly valueOn: string | null;
  /** Decimal text; negative if money left the account, e.g. '-12.5'. Never zero. */
  readonly amount: string;
  /** ISO 4217; null if it is the currency of the statement. */
  readonly currency: string | null;
  /** Whether the bank marks the transaction as the return or reversal of another. */
  readonly isReturn: boolean;
  readonly returnReason: { readonly code: string | null; readonly text: string | null } | null;
  readonly counterpartyName: string | null;
  readonly counterpartyAccount: string | null;
  /** The payer's message to the receiver. Line breaks are kept as the bank wrote them. */
  readonly remittance: string;
  readonly creditorReference: string | null;
  readonly endToEndId: string | null;
  /** Reference assigned by the bank; null if the file has none or a placeholder such as NONREF. Not unique. */
  readonly bankReference: string | null;
  /** Bank reference of the entry with this transaction. It links a lump sum to its details in another file. */
  readonly entryReference: string | null;
  /** The payer's own reference of a batch that left the account; missing where the file has none. */
  readonly batchReference?: string;
  /**
   * 'entry': a whole entry; 'detail': one of several payments of an entry; 'lump_sum': an entry for several payments
   * whose single amounts are not in the file.
   */
  readonly part: 'entry' | 'detail' | 'lump_sum';
}

/** Statement of one account. A file can contain several. */
export interface ReadStatement {
  /** IBAN or account number without spaces, bank code or currency; null if the file has none. */
  readonly account: string | null;
  /** BIC or bank code that the file has before a national account number; missing where it has none. */
  readonly bank?: string;
  readonly ownerName: string | null;
  readonly bankName: string | null;
  /** ISO 4217; null if the file has none. */
  readonly currency: string | null;
  readonly number: string | null;
  /** First and last day of the statement, YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: ReadBalance | null;
  readonly closing: ReadBalance | null;
  /** Whether the opening balance plus the transactions equals the closing balance; null if this cannot be checked. */
  readonly addsUp: boolean | null;
  /** Whether the file has one of several pages of the statement (MsgPgntn, ISO 20022). */
  readonly isPage?: boolean;
  readonly transactions: readonly ReadTransaction[];
  /** Number of entries that are left out because they are pending, informational or reverted. */
  readonly notBooked: number;
}

export interface ReadStatementFile {
  readonly format: StatementFormat;
  readonly statements: readonly ReadStatement[];
  /** Column titles of a CSV file, in the form of `ColumnsNeeded.columns`; absent for other formats. */
  readonly columns?: readonly string[];
  /** Id of the profile by which the file was read; absent if it was read without one. */
  readonly profile?: number;
}

/**
 * Assigns columns of a CSV file to fields. A column is given by its title in the file or, as `#1`, `#2` and so on, by
 * its position. Requires either `amount`, or `credit` and `debit`.
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

/** A profile describes how to read CSV files with certain columns. */
export interface KeptProfile {
  readonly id: number;
  readonly mapping: CsvMapping;
  readonly encoding: string | null;
}

export interface ReadOptions {
  /** Encoding that is used instead of the detected one, e.g. 'windows-1251'. */
  readonly encoding?: string;
  readonly mapping?: CsvMapping;
  /** Profiles of earlier files, by the hash of their columns. They apply if no `mapping` is given. */
  readonly kept?: Readonly<Record<string, KeptProfile>>;
}

/** The file cannot be read. `where` is the line or element, e.g. 'line 12' or 'Ntry[3]/Amt'. */
export class UnreadableStatement extends Error {
  constructor(
    /** Key of a text in `bank_statements.unreadable`, e.g. 'bad_amount'. */
    readonly reason: string,
    readonly where: string | null = null,
  ) {
    super(where === null ? reason : `${reason} at ${where}`);
  }
}

/** The columns of a CSV file cannot be determined with certainty. The client has to send a mapping. */
export class ColumnsNeeded extends Error {
  constructor(
    readonly columns: readonly string[],
    /** Up to three rows of the file, with one text per column. */
    readonly sample: readonly (readonly string[])[],
    readonly proposal: Partial<CsvMapping>,
  ) {
    super('The columns of the CSV file are not certain.');
  }
}
