import type { StatementFormat, ReadTransaction } from '../reading/read-file.types.js';
import type { TransactionKeys } from './transaction-keys.js';
import type { TransactionState } from './bank-transaction.js';

/** Where an import came from: a file in one of the formats, or a program that sent transactions as JSON. */
export type ImportFormat = StatementFormat | 'JSON';

/** A transaction whose texts and amount can be stored. */
export interface TransactionToStore extends ReadTransaction {
  /** `amount` in minor units of the currency of the statement, with sign. */
  readonly minor: bigint;
  readonly keys: TransactionKeys;
}

/** A statement of an import. Days are YYYY-MM-DD, balances minor units with sign. */
export interface StatementToStore {
  /** As `plainAccount` writes it. */
  readonly account: string;
  readonly currency: string;
  readonly bankName: string | null;
  readonly ownerName: string | null;
  readonly number: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
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

/** A statement of a stored import; amounts in minor units with sign. */
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
  /** Numbers of the transactions that were new, by their state now. */
  readonly counts: Readonly<Record<TransactionState, number>>;
}
