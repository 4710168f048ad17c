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

/** An event of a transaction, before it is stored. PostgreSQL determines its `facts` when it stores the event. */
export interface PublishedEvent {
  readonly event: StoredEvent;
  readonly facts: DecidedFacts | undefined;
}

export const newEvent = (type: string, actor: Actor, data: unknown, facts?: DecidedFacts): PublishedEvent => ({
  event: { id: uuid(), type, actor, data, tags: [] },
  facts,
});

/**
 * Statements that store the events in the order of their publication, one for each group of events with the same
 * `facts`.
 * @param tags of cached reads that the transaction makes stale; stored with the first event
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

/** Tags that statements of the transaction added by `touch(tag)`, as returned by the statements that store events. */
export const touchedBy = (results: readonly QueryResult[]): string[] =>
  results.flatMap(({ rows }) =>
    (rows as Array<{ touched: string | null }>).flatMap(({ touched }) => (touched ? touched.split(' ') : [])),
  );

// SQL: one statement for all events of a transaction; every order uses it
const insertion = (facts?: DecidedFacts): Statement =>
  statementOf(
    facts ? `outbox_store_${facts.name}` : 'outbox_store',
    () => `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
    SELECT e.id, e.type, e.actor, ${facts ? `e.data || ${facts.sql}` : 'e.data'},
      ARRAY(SELECT jsonb_array_elements_text(e.tags)) || string_to_array(nullif(${TOUCHED}, ''), ' ')
    FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb)
    RETURNING ${TOUCHED} AS touched`,
  );

/** SQL: names the setting in which the database function `touch` collects tags. */
const TOUCHED = "current_setting('shop.touched', true)";
