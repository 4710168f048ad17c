import type { Actor } from '#contracts';
import { uuid } from '#kernel';
import { statementOf, type BatchStatement, type Statement } from './statement.js';
import type { DecidedFacts } from './transaction.js';

interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly actor: Actor;
  readonly data: unknown;
  tags: string[];
}

// SQL: one statement for all events of a transaction, on the path of every order
const storeEvents = (facts?: DecidedFacts): Statement =>
  statementOf(
    facts ? `outbox_store_${facts.name}` : 'outbox_store',
    () => `INSERT INTO outbox_event (id, type, actor, data, cache_tags)
    SELECT e.id, e.type, e.actor, ${facts ? `e.data || ${facts.sql}` : 'e.data'}, ARRAY(SELECT jsonb_array_elements_text(e.tags))
    FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, type text, actor jsonb, data jsonb, tags jsonb)`,
  );

/** The events of one transaction, which are stored before its COMMIT. */
export class TransactionEvents {
  private readonly events: Array<{ readonly event: StoredEvent; readonly facts?: DecidedFacts }> = [];

  get isEmpty(): boolean {
    return this.events.length === 0;
  }

  /** Answers the event's id. */
  add(type: string, actor: Actor, data: unknown, facts?: DecidedFacts): string {
    const event = { id: uuid(), type, actor, data, tags: [] };
    this.events.push({ event, facts });
    return event.id;
  }

  /**
   * What stores them, in the order of their publication as far as PostgreSQL decides the same facts of them.
   * @param tags of the reads that the transaction makes stale; kept with the first event
   */
  statements(tags: ReadonlySet<string>): BatchStatement[] {
    const [first] = this.events;
    if (!first) return [];
    first.event.tags = [...tags];
    const stored = new Map<Statement, StoredEvent[]>();
    for (const { event, facts } of this.events) {
      const statement = storeEvents(facts);
      stored.set(statement, [...(stored.get(statement) ?? []), event]);
    }
    return [...stored].map(([statement, events]) => ({ ...statement, values: [JSON.stringify(events)] }));
  }
}
