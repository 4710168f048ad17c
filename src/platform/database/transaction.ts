import type { EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import type { Answers, Parts } from './part.js';
import type { Refusals } from './refusals.js';
import type { Sql } from './statement.js';

/** Members of an event that PostgreSQL decides when it stores the event. */
export interface DecidedFacts<K extends PropertyKey = PropertyKey> {
  /** Of the statement that stores such events. */
  readonly name: string;
  /** An expression for a jsonb object with these members, of what the transaction has written before. */
  readonly sql: string;
  readonly members: readonly K[];
}

/** Events, cache tags and callbacks of a transaction. Its methods throw after the COMMIT was sent. */
export interface TransactionEffects {
  /** Stores an event with this change; it is delivered after the commit. Answers the event's id. */
  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string;
  /** Like `publish`, for events with members that statements of the transaction determine. */
  publishDecidedLater<T extends ServerEventType, K extends keyof ServerEventData[T]>(
    facts: DecidedFacts<K>,
    type: T,
    actor: Actor,
    data: Omit<ServerEventData[T], K>,
  ): string;
  /**
   * Names what cached reads this change makes stale, e.g. `product:12`, `products`, `payment-methods`. A statement that
   * finds it out itself calls the database function `touch(tag)`; such tags are stored with an event.
   */
  touch(...tags: string[]): void;
  /** Runs when the commit has succeeded; errors are logged, never thrown. */
  afterCommit(work: () => void): void;
}

/** One running transaction: everything that must change together uses it. */
export interface Transaction extends TransactionEffects {
  query<T = Record<string, unknown>>(sql: Sql, values?: readonly unknown[]): Promise<T[]>;
  /**
   * Sends the statements of all parts together, in their order. When one of them calls `refuse(code, detail)`, throws
   * the error that its part declares for the code, or the batch itself by `refusals`.
   */
  batch<const P extends Parts>(parts: P, refusals?: Refusals): Promise<Answers<P>>;
  /**
   * TypeORM's repositories inside this transaction, e.g. `tx.entities.findOneBy(ContentPageEntity, { id })`. For plain
   * records; each statement is sent by itself, so hot writes use `query`. Statements fail with TypeORM's
   * QueryFailedError, which `pg-errors.ts` reads like PostgreSQL's own.
   */
  readonly entities: EntityManager;
}
