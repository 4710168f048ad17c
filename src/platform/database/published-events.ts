import type { QueryResult } from 'pg';
import type { Actor } from '#contracts';
import { uuid } from '#kernel';
import { statementOf, type BatchStatement, type Statement } from './statement.js';
import type { DecidedFacts } from './transaction.js';

interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly actor: Actor;
  readonly data: unknown;
  readonly tags: readonly string[];
}

/** An event of a transaction that is not stored yet; PostgreSQL decides its `facts` when it is. */
export interface PublishedEvent {
  readonly event: StoredEvent;
  readonly facts: DecidedFacts | undefined;
}

export const newEvent = (type: string, actor: Actor, data: unknown, facts?: DecidedFacts): PublishedEvent => ({
  event: { id: uuid(), type, actor, data, tags: [] },
  facts,
});

/**
 * What stores them, in the order of their publication as far as PostgreSQL decides the same facts of them.
 * @param tags of the reads that the transaction makes stale; kept with the first event
 */
export function eventStatements(events: readonly PublishedEvent[], tags: ReadonlySet<string>): BatchStatement[] {
  const stored = new Map<Statement, StoredEvent[]>();
  events.forEach(({ event, facts }, index) => {
    const statement = insertion(facts);
    const others = stored.get(statement) ?? [];
    stored.set(statement, [...others, index === 0 ? { ...event, tags: [...tags] } : event]);
  });
  return [...stored].map(([statement, together]) => ({ ...statement, values: [JSON.stringify(together)] }));
}

/** The tags that statements of the transaction have added by `touch(tag)`, as the stored events answer them. */
export const touchedBy = (results: readonly QueryResult[]): string[] =>
  results.flatMap(({ rows }) =>
    (rows as Array<{ touched: string | null }>).flatMap(({ touched }) => (touched ? touched.split(' ') : [])),
  );

// SQL: one statement for all events of a transaction, on the path of every order
const insertion = (facts?: DecidedFacts): Statement =>
  statementOf(
    facts ? `outbox_store_${facts.name}` : 'outbox_store',
    () => `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
    SELECT e.id, e.type, e.actor, ${facts ? `e.data || ${facts.sql}` : 'e.data'},
      ARRAY(SELECT jsonb_array_elements_text(e.tags)) || string_to_array(nullif(${TOUCHED}, ''), ' ')
    FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb)
    RETURNING ${TOUCHED} AS touched`,
  );

/** SQL: what the database function `touch` writes. */
const TOUCHED = "current_setting('shop.touched', true)";
