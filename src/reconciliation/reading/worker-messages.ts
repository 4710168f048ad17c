import type { ColumnsNeeded, ReadOptions, ReadStatement, ReadTransaction, StatementFormat } from './read-file.types.js';
import type { ReadRegister, RegisterOptions } from './register/register.types.js';

/** Input of the worker: a bank statement, or a courier's register. */
export type ReadingTask = { readonly bytes: Uint8Array } & (
  { readonly options: ReadOptions } | { readonly register: RegisterOptions }
);

/** Transactions of the statement that has the given index in the file. */
export type TransactionGroup = readonly [statement: number, transactions: readonly ReadTransaction[]];

/** A message of the worker about a file that cannot be read. */
export type RefusedAnswer =
  | { readonly kind: 'unreadable'; readonly reason: string; readonly where: string | null }
  | ({ readonly kind: 'columns' } & Pick<ColumnsNeeded, 'columns' | 'sample' | 'proposal'>);

/** A message of the worker with a courier's register. */
export interface RegisterAnswer {
  readonly kind: 'register';
  readonly register: ReadRegister;
}

/**
 * A message of the worker about a bank statement. The first message is an error, or the statements without their
 * transactions. The worker then sends some of the transactions for each message that it receives; an empty list is the
 * end.
 */
export type ReadingAnswer =
  | RefusedAnswer
  | {
      readonly kind: 'statements';
      readonly format: StatementFormat;
      readonly statements: readonly Omit<ReadStatement, 'transactions'>[];
      readonly columns?: readonly string[];
      readonly profile?: number;
    }
  | { readonly kind: 'transactions'; readonly groups: readonly TransactionGroup[] };
