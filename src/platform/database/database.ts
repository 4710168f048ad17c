import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { ReadCache } from '../cache/read-cache.js';
import { Turns } from '../concurrency/turns.js';
import { commonErrors } from '../errors/common-errors.js';
import { poolOptions } from './pool-options.js';
import { OutboxSignal } from './outbox-signal.js';
import { asQuery, type Sql } from './statement.js';
import { RunningTransaction } from './running-transaction.js';
import { endsConnection, isRetryable, isRolledBack } from './pg-errors.js';
import { PublicPool, ReplicaPool } from './replicas.js';
import { intents } from './running-intent.js';
import { CollectedEffects } from './effects.js';
import { Batch, type Answers, type Part, type Parts } from './part.js';
import { refusalOf, type Refusals } from './refusals.js';
import type { Transaction, TransactionEffects } from './transaction.js';

const TRIES = 4;
/** One in this many connections of `DATABASE_POOL` may send a batch at the same time (ADR 0021). */
const WORKING_SHARE = 5;
/** Length of a turn in milliseconds. A batch that takes longer is waiting for a lock or I/O. */
const TURN_MS = 50;

/** All access to the database: queries, replica reads, and transactions with their events and cache invalidations. */
@Injectable()
export class Database {
  private readonly logger = new Logger('Database');
  private readonly turns: Turns;

  constructor(
    @InjectDataSource() readonly dataSource: DataSource,
    private readonly cache: ReadCache,
    private readonly signal: OutboxSignal,
    private readonly replicas: ReplicaPool,
    private readonly open: PublicPool,
  ) {
    const { poolSize = 10 } = dataSource.options as { poolSize?: number };
    this.turns = new Turns({
      atOnce: Math.max(2, Math.ceil(poolSize / WORKING_SHARE)),
      turnMs: TURN_MS,
      patienceMs: poolOptions.connectionTimeoutMillis,
      rejection: () => commonErrors.overloaded({ retry_after: 5 }),
    });
  }

  /** Number of batches that wait for their turn. */
  get waitingForTurn(): number {
    return this.turns.waiting;
  }

  /** Number of batches that have had to wait. An increase shows that requests wait for the database. */
  get waitedForTurn(): number {
    return this.turns.waited;
  }

  /** TypeORM's own pool, so that prepared statements and entities share its connections. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /** TypeORM's repositories for plain records; `Transaction.entities` has those of a transaction. */
  get entities(): EntityManager {
    return this.dataSource.manager;
  }

  async query<T = Record<string, unknown>>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.pool.query(asQuery(sql, values))).rows as T[];
  }

  /** Sends a single part outside a batch, for example a read that batches use as well. */
  async ask<A>({ statements: [statement], read }: Part<A>): Promise<A> {
    return read([await this.query(statement!, statement!.values)]);
  }

  /** A read that may return outdated rows: from a replica if one answers, else from the primary. */
  async readLagging<T = Record<string, unknown>>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    const rows = await this.replicas.query(asQuery(sql, values));
    return (rows as T[] | null) ?? this.query<T>(sql, values);
  }

  /**
   * A public read. It has its own pool of connections and limits (2 s per statement), so that it takes no connection
   * from orders and administrators. It may return outdated rows, unless `lagging` is false.
   */
  async readPublic<T = Record<string, unknown>>(
    sql: Sql,
    values: readonly unknown[] = [],
    { lagging = true } = {},
  ): Promise<T[]> {
    return (await this.open.query(asQuery(sql, values), lagging)) as T[];
  }

  /**
   * Runs `work` in one transaction, up to three times on a serialization failure or deadlock (40001, 40P01). `work`
   * must not call anything outside the database.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.retried(() => this.once(work));
  }

  /**
   * Sends a whole transaction in one message, so that BEGIN and COMMIT cost no round trips. `compose` returns the parts
   * in the order of their locks; events and tags that it adds to `effects` are sent with them. Nothing is sent if
   * `compose` throws. When the method returns, the transaction is committed. A statement that must not take effect
   * calls `refuse(code, detail)`; the error is the one that its part, or `refusals`, declares for the code. Repeated
   * like `transaction`. Only a few batches run at the same time; the others wait for their turn.
   * @throws overloaded (503) after 8 s without a turn
   */
  async batch<const P extends Parts>(
    compose: (effects: TransactionEffects) => P,
    refusals?: Refusals,
  ): Promise<Answers<P>> {
    const effects = new CollectedEffects();
    const batch = new Batch(compose(effects), refusals);
    effects.end();
    // With an Idempotency-Key, the COMMIT depends on the result of the statement that marks the intent.
    const isWhole = intents.getStore()?.needsMark !== true;
    const send = (tx: RunningTransaction): Promise<QueryResult[]> =>
      isWhole ? tx.runWhole(batch.statements) : tx.ask(batch.statements);
    try {
      return batch.answers(await this.turns.run(() => this.retried(() => this.once(send, effects, isWhole))));
    } catch (error) {
      throw refusalOf(error, batch.refusals);
    }
  }

  private async retried<T>(attemptOnce: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce();
      } catch (error) {
        if (attempt >= TRIES || !isRetryable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * 10 + Math.random() * 40));
      }
    }
  }

  /** @param isWhole whether `work` sends the COMMIT itself */
  private async once<T>(
    work: (tx: RunningTransaction) => Promise<T>,
    effects = new CollectedEffects(),
    isWhole = false,
  ): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    const tx = new RunningTransaction(client, this.dataSource, effects);
    const intent = intents.getStore();
    try {
      if (isWhole) await intent?.beforeCommit(tx);
      const result = await work(tx);
      if (tx.begun && !tx.committed) await intent?.beforeCommit(tx);
      await tx.commit();
      return result;
    } catch (error) {
      await tx.close();
      if (isWhole && isRolledBack(error)) intent?.notCommitted();
      if (endsConnection(error)) broken ??= error as Error;
      // A connection that cannot roll back is closed, which ends its transaction.
      // SQL: transactions begin and end here, not in TypeORM
      if (tx.begun && !tx.committed && !broken)
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken ??= failure;
        });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
      if (tx.committed) this.settle(effects);
    }
  }

  private settle({ tags, events, hooks }: CollectedEffects): void {
    if (tags.size > 0) this.cache.drop(tags);
    if (events.length > 0) this.signal.wake();
    for (const work of hooks) this.runHook(work);
  }

  /** The transaction is already committed, so an error of a hook is only logged. */
  private runHook(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.error({ err: error }, 'Work after a commit failed.');
    }
  }
}
