import type { ColumnsNeeded, ReadOptions, ReadStatement, ReadTransaction, StatementFormat } from './read-file.types.js';

/** What the worker gets when it starts. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** Transactions of a statement, by its index in the file. */
export type TransactionGroup = readonly [statement: number, transactions: readonly ReadTransaction[]];

/**
 * What the worker answers: an error, or the statements without their transactions. Then it sends some transactions for
 * each message that it gets; an empty list ends them.
 */
export type ReadingAnswer =
  | { readonly kind: 'unreadable'; readonly reason: string; readonly where: string | null }
  | ({ readonly kind: 'columns' } & Pick<ColumnsNeeded, 'columns' | 'sample' | 'proposal'>)
  | {
      readonly kind: 'statements';
      readonly format: StatementFormat;
      readonly statements: readonly Omit<ReadStatement, 'transactions'>[];
      readonly columns?: readonly string[];
    }
  | { readonly kind: 'transactions'; readonly groups: readonly TransactionGroup[] };
