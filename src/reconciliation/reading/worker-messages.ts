import type { ColumnsNeeded, ReadOptions, ReadStatement, ReadTransaction, StatementFormat } from './read-file.types.js';

/** Input of the worker. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly options: ReadOptions;
}

/** Transactions of the statement that has the given index in the file. */
export type TransactionGroup = readonly [statement: number, transactions: readonly ReadTransaction[]];

/**
 * A message of the worker. The first is an error, or the statements without their transactions. The worker then sends
 * some of the transactions for each message that it receives; an empty list is the end.
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
