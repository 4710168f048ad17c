import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { uuid } from '#kernel';
import { OpeningQuery } from './opening-query.js';
import type { Sql, Transaction } from './transaction.js';

/** In one message with the COMMIT, hence the literal in the place of a parameter. */
const storeEvents = (literal: string): string => `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
  SELECT e.id, e.type, e.actor, e.data, ARRAY(SELECT jsonb_array_elements_text(e.tags))
  FROM jsonb_to_recordset(${literal}::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb); `;

/** A transaction on a connection of its own: begins with its first statement, ends in `commit`, or in its owner's ROLLBACK. */
export class RunningTransaction implements Transaction {
  readonly events: Array<{ id: string; type: string; actor: Actor; data: unknown; tags: string[] }> = [];
  readonly tags = new Set<string>();
  readonly hooks: Array<() => void> = [];
  begun = false;

  constructor(private readonly client: PoolClient) {}

  async query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    if (!this.begun && isPrepared(this.client, sql)) return this.begin<T>(sql, values);
    if (!this.begun) await this.open();
    return (await this.client.query(asQuery(sql, values))).rows as T[];
  }

  private async open(): Promise<void> {
    this.begun = true;
    await this.client.query('BEGIN');
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
    const done: QueryResult | QueryResult[] = await this.client.query(`${stored}COMMIT`);
    // of a transaction in which a statement failed and nobody told, PostgreSQL answers COMMIT with ROLLBACK, and no error
    if ([done].flat().at(-1)?.command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements had failed.');
  }
}

/** A statement with a name is prepared in a message of its own: pg would take BEGIN's parsing for the statement's. */
function isPrepared(client: PoolClient, sql: Sql): boolean {
  if (typeof sql === 'string' || sql.name === undefined) return true;
  return (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements[sql.name] !== undefined;
}

export function asQuery(sql: Sql, values: readonly unknown[]) {
  return typeof sql === 'string' ? { text: sql, values: [...values] } : { ...sql, values: [...values] };
}
