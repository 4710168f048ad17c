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
  /** Stores an event with this change; it is delivered after the commit. Answers the event's id. */
  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string;
  /** Names what cached reads this change makes stale, e.g. `product:12`, `products`, `payment-methods`. */
  touch(...tags: string[]): void;
  /** Runs when the commit has succeeded; errors are logged, never thrown. */
  afterCommit(work: () => void): void;
}
