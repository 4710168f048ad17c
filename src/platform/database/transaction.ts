import type { EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';

/** A statement with a name is prepared once per connection: for the hot ones. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
}

export type Sql = string | Statement;

/** One running transaction: everything that must change together uses it. */
export interface Transaction {
  query<T = Record<string, unknown>>(sql: Sql, values?: readonly unknown[]): Promise<T[]>;
  /**
   * TypeORM's repositories inside this transaction, e.g. `tx.entities.findOneBy(ContentPageEntity, { id })`. For plain
   * records; each statement is sent by itself, so hot writes use `query`. Statements fail with TypeORM's
   * QueryFailedError, which `pg-errors.ts` reads like PostgreSQL's own.
   */
  readonly entities: EntityManager;
  /** Stores an event with this change; it is delivered after the commit. Answers the event's id. */
  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string;
  /** Names what cached reads this change makes stale, e.g. `product:12`, `products`, `payment-methods`. */
  touch(...tags: string[]): void;
  /** Runs when the commit has succeeded; errors are logged, never thrown. */
  afterCommit(work: () => void): void;
}

const made = new Map<string, Statement>();

/** A statement of several forms: the text of each is put together once. The name must differ for each form. */
export function statementOf(name: string, text: () => string): Statement {
  let statement = made.get(name);
  if (!statement) made.set(name, (statement = { name, text: text() }));
  return statement;
}
