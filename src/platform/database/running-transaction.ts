import { Injectable } from '@nestjs/common';
import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { uuid } from '#kernel';
import { asQuery, sendTogether, type BatchStatement, type Sql } from './statement.js';
import type { Transaction } from './transaction.js';
import { transactionEntities } from './transaction-runner.js';

/** Signals the relay of this process that an event has been committed, so that it need not wait for its next poll. */
@Injectable()
export class OutboxSignal {
  private listener: (() => void) | null = null;

  onWake(listener: () => void): void {
    this.listener = listener;
  }

  wake(): void {
    this.listener?.();
  }
}

// SQL: sent in one message with the first statement, which TypeORM's transactions cannot do
const BEGIN: BatchStatement = { text: 'BEGIN', values: [] };
// SQL: sent in one message with the events
const COMMIT: BatchStatement = { text: 'COMMIT', values: [] };
// SQL: one statement for all events of a transaction, on the path of every order
const STORE_EVENTS = {
  name: 'outbox_store',
  text: `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
    SELECT e.id, e.type, e.actor, e.data, ARRAY(SELECT jsonb_array_elements_text(e.tags))
    FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb)`,
};

interface Waiting {
  readonly statement: BatchStatement;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A transaction on a connection of its own: begins with its first statement, ends in `commit`, or in `close` and its
 * owner's ROLLBACK. Statements run in the order of their calls; those called together, without awaiting one for
 * the other, travel together.
 */
export class RunningTransaction implements Transaction {
  readonly events: Array<{ id: string; type: string; actor: Actor; data: unknown; tags: string[] }> = [];
  readonly tags = new Set<string>();
  readonly hooks: Array<() => void> = [];
  begun = false;
  private waiting: Waiting[] = [];
  private sending: Promise<void> = Promise.resolve();
  private closed = false;
  private manager: EntityManager | null = null;

  constructor(
    private readonly client: PoolClient,
    private readonly dataSource: DataSource,
  ) {}

  get entities(): EntityManager {
    return (this.manager ??= transactionEntities(this.dataSource, (statement) => this.ask(statement)));
  }

  async query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.ask(asQuery(sql, values))).rows as T[];
  }

  private ask(statement: BatchStatement): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(over());
      this.waiting.push({ statement, resolve, reject });
      if (this.waiting.length === 1)
        queueMicrotask(() => {
          this.sending = this.sending.then(() => this.send());
        });
    });
  }

  private async send(): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    try {
      if (this.closed) throw over();
      const results = await this.run(sent.map(({ statement }) => statement));
      sent.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  private async run(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.begun) return this.together(statements);
    this.begun = true;
    return (await this.together([BEGIN, ...statements])).slice(1);
  }

  private async together(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    const sent = statements.length > 1 ? sendTogether(this.client, statements) : null;
    if (sent) return sent;
    const results: QueryResult[] = [];
    for (const statement of statements) {
      if (this.closed) throw over();
      results.push(await this.client.query({ ...statement, values: [...statement.values] }));
    }
    return results;
  }

  /** Nothing is sent after this; resolves when the connection is idle. Statements not yet sent fail. */
  async close(): Promise<void> {
    this.closed = true;
    // a batch that starts with the next microtask belongs to earlier calls
    await Promise.resolve();
    await this.sending;
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
    if (!this.begun && this.waiting.length === 0 && this.events.length === 0) return;
    if (this.events.length > 0) this.events[0]!.tags = [...this.tags];
    const stored = this.events.length > 0 ? [this.ask({ ...STORE_EVENTS, values: [JSON.stringify(this.events)] })] : [];
    const results = await Promise.all([...stored, this.ask(COMMIT)]);
    // for a transaction whose failed statement was not noticed, PostgreSQL answers COMMIT with ROLLBACK, and no error
    if (results.at(-1)?.command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements had failed.');
  }
}

const over = (): Error => new Error('The transaction is over: nothing more can be asked of it.');
