import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { DataSource } from 'typeorm';
import { DomainError, uuid } from '#kernel';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { ReadCache } from '../cache/read-cache.js';
import { OutboxSignal } from '../outbox/outbox-signal.js';
import { OpeningQuery } from './opening-query.js';
import { isRetryable } from './pg-errors.js';
import { ReplicaPool } from './replica-pool.js';
import type { Sql, Transaction } from './transaction.js';

const TRIES = 4;
/** In one message with the COMMIT, hence the literal in the place of a parameter. */
const storeEvents = (literal: string): string => `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
  SELECT e.id, e.type, e.actor, e.data, ARRAY(SELECT jsonb_array_elements_text(e.tags))
  FROM jsonb_to_recordset(${literal}::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb); `;

/** The one way to the database: queries, lagging reads, and transactions that carry their events and stale reads along. */
@Injectable()
export class Database {
  constructor(
    @InjectDataSource() readonly dataSource: DataSource,
    private readonly cache: ReadCache,
    private readonly signal: OutboxSignal,
    private readonly replicas: ReplicaPool,
  ) {}

  /** TypeORM's own pool, so that prepared statements and entities share their connections. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
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
   * Runs `work` in one transaction; again, up to three times, when PostgreSQL asks for it (40001, 40P01).
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

  private async once<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error): void => { broken = error; };
    client.on('error', onError);
    const tx = new RunningTransaction(client);
    try {
      const result = await work(tx);
      await tx.commit();
      this.settle(tx);
      return result;
    } catch (error) {
      // a connection that cannot roll back is thrown away, and its transaction with it
      if (tx.begun) await client.query('ROLLBACK').catch((failure: Error) => { broken ??= failure; });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  private settle(tx: RunningTransaction): void {
    this.cache.drop(tx.tags);
    if (tx.events.length > 0) this.signal.wake();
    for (const work of tx.hooks) work();
  }
}

class RunningTransaction implements Transaction {
  readonly events: Array<{ id: string; type: string; actor: Actor; data: unknown; tags: string[] }> = [];
  readonly tags = new Set<string>();
  readonly hooks: Array<() => void> = [];
  begun = false;

  constructor(private readonly client: PoolClient) {}

  async query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    if (!this.begun) return this.begin<T>(sql, values);
    return (await this.client.query(asQuery(sql, values))).rows as T[];
  }

  private begin<T>(sql: Sql, values: readonly unknown[]): Promise<T[]> {
    this.begun = true;
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, result: QueryResult): void => (error ? reject(error) : resolve(result.rows as T[]));
      this.client.query(new OpeningQuery({ ...asQuery(sql, values), queryMode: 'extended' } as QueryConfig, undefined, done as never));
    });
  }

  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string {
    const id = uuid();
    this.events.push({ id, type, actor, data, tags: [] });
    return id;
  }

  touch(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  afterCommit(work: () => void): void {
    this.hooks.push(work);
  }

  async commit(): Promise<void> {
    if (!this.begun && this.events.length === 0) return;
    if (!this.begun) await this.query('SELECT 1');
    if (this.events.length > 0) this.events[0]!.tags = [...this.tags];
    const stored = this.events.length > 0 ? storeEvents(this.client.escapeLiteral(JSON.stringify(this.events))) : '';
    await this.client.query(`${stored}COMMIT`);
  }
}

function asQuery(sql: Sql, values: readonly unknown[]) {
  return typeof sql === 'string' ? { text: sql, values: [...values] } : { ...sql, values: [...values] };
}

/** The row, or the error when there is none. */
export function rowOr<T>(rows: T[], error: () => DomainError): T {
  const row = rows[0];
  if (row === undefined) throw error();
  return row;
}
