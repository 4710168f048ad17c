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
/** A batch that takes longer is waiting for a lock or I/O. */
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

  /** How many had to wait so far: what grows meanwhile shows that people wait for answers. */
  get waitedForTurn(): number {
    return this.turns.waited;
  }

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

  /** Runs a single part outside a batch, for example a read that batches use as well. */
  async ask<A>({ statements: [statement], read }: Part<A>): Promise<A> {
    return read([await this.query(statement!, statement!.values)]);
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
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.retried(() => this.once(work));
  }

  /**
   * A whole transaction in one message: neither BEGIN nor COMMIT costs a round trip. `compose` answers the parts in the
   * order of their locks; events and tags that it adds to `effects` go with them. Nothing is sent unless all of it
   * succeeds. The transaction is committed when it is answered: a statement that must not take effect calls
   * `refuse(code, detail)`, and the error is the one that its part declares for the code, or `refusals`. Retried as
   * `transaction`. A few run at the same time, the others wait for their turn.
   * @throws overloaded (503) after 8 s without a turn
   */
  async batch<const P extends Parts>(
    compose: (effects: TransactionEffects) => P,
    refusals?: Refusals,
  ): Promise<Answers<P>> {
    const effects = new CollectedEffects();
    const batch = new Batch(compose(effects), refusals);
    effects.end();
    // the statement that marks an Idempotency-Key decides about the COMMIT by its answer
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
      // a connection that cannot roll back is thrown away, and its transaction with it
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

  /** The commit is final, whatever a hook does. */
  private runHook(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.logger.error({ err: error }, 'Work after a commit failed.');
    }
  }
}
