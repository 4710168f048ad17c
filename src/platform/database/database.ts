import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { ReadCache } from '../cache/read-cache.js';
import { asQuery, sendTogether, type Sql, type Statement } from './statement.js';
import { OutboxSignal, RunningTransaction } from './running-transaction.js';
import { isRetryable } from './pg-errors.js';
import { PublicPool, ReplicaPool } from './replicas.js';
import { intents } from './running-intent.js';
import type { Transaction } from './transaction.js';

const TRIES = 4;

/** A statement with its values. */
type Asked = readonly [sql: Statement, values: readonly unknown[]];

/** All access to the database: queries, replica reads, and transactions with their events and cache invalidations. */
@Injectable()
export class Database {
  private readonly logger = new Logger('Database');

  constructor(
    @InjectDataSource() readonly dataSource: DataSource,
    private readonly cache: ReadCache,
    private readonly signal: OutboxSignal,
    private readonly replicas: ReplicaPool,
    private readonly open: PublicPool,
  ) {}

  /** TypeORM's own pool, so that prepared statements and entities share their connections. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /** TypeORM's repositories for plain records; those of a transaction are at `Transaction.entities`. */
  get entities(): EntityManager {
    return this.dataSource.manager;
  }

  async query<T = Record<string, unknown>>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.pool.query(asQuery(sql, values))).rows as T[];
  }

  /** A read that may lag behind: from a replica when there is one that answers, else from the primary. */
  async readLagging<T = Record<string, unknown>>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    const rows = await this.replicas.query(asQuery(sql, values));
    return (rows as T[] | null) ?? this.query<T>(sql, values);
  }

  /**
   * A public read: in the pool of such reads, within their limits (2 s a statement), so that it takes no
   * connection from what is worth more. It may lag behind, unless `lagging` is false.
   */
  async readPublic<T = Record<string, unknown>>(
    sql: Sql,
    values: readonly unknown[] = [],
    { lagging = true } = {},
  ): Promise<T[]> {
    return (await this.open.query(asQuery(sql, values), lagging)) as T[];
  }

  /**
   * Runs `work` in one transaction; retried up to three times on serialization failure or deadlock (40001, 40P01).
   * `work` must call nothing outside the database.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        if (attempt >= TRIES || !isRetryable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 40));
      }
    }
  }

  /**
   * Statements that are known in advance as one transaction, in one message: it needs neither BEGIN nor COMMIT. A
   * request's Idempotency-Key is marked in an ordinary transaction, as are statements prepared, and run again.
   * @param read of each statement its rows. It may throw: the statements must have changed nothing then, for the
   * transaction may be committed
   */
  async writeTogether<T>(statements: readonly Asked[], read: (rows: unknown[][]) => T): Promise<T> {
    const rows = intents.getStore() ? null : await this.inOneMessage(statements);
    if (rows) return read(rows);
    return this.transaction(async (tx) =>
      read(await Promise.all(statements.map(([sql, values]) => tx.query<unknown>(sql, values)))),
    );
  }

  /** null when they are not prepared on this connection yet, and when PostgreSQL asks for them again. */
  private async inOneMessage(statements: readonly Asked[]): Promise<unknown[][] | null> {
    const client = await this.pool.connect();
    try {
      const sent = sendTogether(
        client,
        statements.map(([sql, values]) => asQuery(sql, values)),
      );
      return sent && (await sent).map(({ rows }) => rows as unknown[]);
    } catch (error) {
      if (isRetryable(error)) return null;
      throw error;
    } finally {
      client.release();
    }
  }

  private async once<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    const tx = new RunningTransaction(client, this.dataSource);
    try {
      const result = await work(tx);
      if (tx.begun) await intents.getStore()?.beforeCommit(tx);
      await tx.commit();
      this.settle(tx);
      return result;
    } catch (error) {
      await tx.close();
      // a connection that cannot roll back is thrown away, and its transaction with it
      // SQL: transactions begin and end here, not in TypeORM
      if (tx.begun)
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken ??= failure;
        });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  private settle(tx: RunningTransaction): void {
    this.cache.drop(tx.tags);
    if (tx.events.length > 0) this.signal.wake();
    for (const work of tx.hooks) this.runHook(work);
  }

  /** The commit is final, whatever a hook does. */
  private runHook(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.error({ err: error }, 'Work after a commit failed.');
    }
  }
}
