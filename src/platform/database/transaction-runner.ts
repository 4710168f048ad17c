import type { QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

type RunStatement = (statement: { text: string; values: readonly unknown[] }) => Promise<QueryResult>;

/**
 * Runs the statements of TypeORM's repositories through the running transaction, so that they begin it, keep the order
 * of the calls, and end with it.
 */
class TransactionRunner extends PostgresQueryRunner {
  /** TypeORM checks this before it locks rows, and begins its own transaction if it is false. */
  override isTransactionActive = true;

  constructor(
    dataSource: DataSource,
    private readonly runStatement: RunStatement,
  ) {
    super(dataSource.driver as PostgresDriver, 'master');
    this.manager = dataSource.createEntityManager(this);
  }

  override connect(): Promise<{ query(text: string, values?: readonly unknown[]): Promise<QueryResult> }> {
    return Promise.resolve({ query: (text, values = []) => this.runStatement({ text, values }) });
  }

  override startTransaction(): Promise<void> {
    return Promise.reject(
      new Error('A transaction is running already; it is begun and ended by Database.transaction.'),
    );
  }
}

export const transactionEntities = (dataSource: DataSource, runStatement: RunStatement): EntityManager =>
  new TransactionRunner(dataSource, runStatement).manager;
