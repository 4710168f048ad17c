import type { StatementFormat, ReadTransaction } from '../reading/read-file.types.js';
import type { TransactionKeys } from './transaction-keys.js';
import type { TransactionState } from './bank-transaction.js';

/** Format of an import: that of the file, or JSON for transactions that a program sent. */
export type ImportFormat = StatementFormat | 'JSON';

/** A transaction with texts and amount that PostgreSQL can store. */
export interface TransactionToStore extends ReadTransaction {
  /** Signed amount in minor units of the statement's currency. */
  readonly minor: bigint;
  readonly keys: TransactionKeys;
}

/** A statement to be stored. Days are YYYY-MM-DD; balances are signed and in minor units. */
export interface StatementToStore {
  /** Capital letters and digits only; see `plainAccount`. */
  readonly account: string;
  readonly currency: string;
  /**
   * Whether these transactions have another currency than their statement. They are stored with the account in their
   * currency, but do not count as a statement of it.
   */
  readonly isForeign: boolean;
  readonly bankName: string | null;
  readonly ownerName: string | null;
  readonly number: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  /** Whether the transactions add up to the change of the balance; null without balances. */
  readonly addsUp: boolean | null;
  readonly transactions: readonly TransactionToStore[];
}

export interface ImportToStore {
  readonly fileName: string;
  /** SHA-256 of the file in hexadecimal digits. */
  readonly sha256: string;
  readonly format: ImportFormat;
  readonly warnings: readonly ImportWarning[];
  readonly statements: readonly StatementToStore[];
}

export const IMPORT_WARNINGS = ['balance_mismatch'] as const;
export type ImportWarning = (typeof IMPORT_WARNINGS)[number];

/** A stored statement. Days are YYYY-MM-DD; balances are signed and in minor units. */
export interface StoredStatement {
  readonly account: string;
  readonly currency: string;
  readonly number: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
}

/** A stored import. */
export interface StatementImport {
  readonly id: number;
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly importedAt: Date;
  readonly warnings: readonly ImportWarning[];
  readonly statements: readonly StoredStatement[];
  /** Number of transactions in the file. */
  readonly total: number;
  /** Number of transactions that were new, by their current state. */
  readonly counts: Readonly<Record<TransactionState, number>>;
}
