import type { PoolClient, QueryResult } from 'pg';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { uuid } from '#kernel';
import { BatchQuery, isPrepared, type BatchStatement } from './batch-query.js';
import type { Sql, Transaction } from './transaction.js';

const BEGIN: BatchStatement = { text: 'BEGIN', values: [] };
const COMMIT: BatchStatement = { text: 'COMMIT', values: [] };
const STORE_EVENTS = {
  name: 'outbox_store',
  text: `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
    SELECT e.id, e.type, e.actor, e.data, ARRAY(SELECT jsonb_array_elements_text(e.tags))
    FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb)`,
};

interface Waiting {
  readonly statement: BatchStatement;
  readonly resolve: (rows: never[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A transaction on a connection of its own: begins with its first statement, ends in `commit`, or in its owner's ROLLBACK.
 * Statements asked for at once, without awaiting one for the other, run in this order and travel together.
 */
export class RunningTransaction implements Transaction {
  readonly events: Array<{ id: string; type: string; actor: Actor; data: unknown; tags: string[] }> = [];
  readonly tags = new Set<string>();
  readonly hooks: Array<() => void> = [];
  begun = false;
  private waiting: Waiting[] = [];

  constructor(private readonly client: PoolClient) {}

  query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statement: asQuery(sql, values), resolve, reject });
      if (this.waiting.length === 1) queueMicrotask(() => void this.send());
    });
  }

  private async send(): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    try {
      const results = await this.run(sent.map(({ statement }) => statement));
      sent.forEach(({ resolve }, index) => resolve(results[index]!.rows as never[]));
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
    if (statements.length > 1 && statements.every((statement) => isPrepared(this.client, statement))) {
      return new Promise((resolve, reject) => {
        this.client.query(new BatchQuery(statements, (error, results) => (error ? reject(error) : resolve(results))));
      });
    }
    const results: QueryResult[] = [];
    for (const statement of statements) results.push(await this.client.query({ ...statement, values: [...statement.values] }));
    return results;
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
    if (this.events.length > 0) this.events[0]!.tags = [...this.tags];
    const last = this.events.length > 0 ? [{ ...STORE_EVENTS, values: [JSON.stringify(this.events)] }, COMMIT] : [COMMIT];
    if (!this.begun && this.events.length === 0) return;
    const results = await this.run(last);
    // of a transaction in which a statement failed and nobody told, PostgreSQL answers COMMIT with ROLLBACK, and no error
    if (results.at(-1)?.command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.');
  }
}

export function asQuery(sql: Sql, values: readonly unknown[]): BatchStatement & { values: unknown[] } {
  return typeof sql === 'string' ? { text: sql, values: [...values] } : { ...sql, values: [...values] };
}
