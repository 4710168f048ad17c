import type { EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import type { Answers, Parts } from './part.js';
import type { Refusals } from './refusals.js';
import type { Sql } from './statement.js';

/** Members of an event that PostgreSQL determines when it stores the event. */
export interface DecidedFacts<K extends PropertyKey = PropertyKey> {
  /** Name of the prepared statement that stores such events. */
  readonly name: string;
  /** SQL expression for a jsonb object with these members. It may read rows that the transaction has written. */
  readonly sql: string;
  readonly members: readonly K[];
}

/** Events, cache tags and callbacks of a transaction. Its methods throw once the COMMIT was sent. */
export interface TransactionEffects {
  /** Stores an event with the change; it is delivered after the commit. Returns the event's id. */
  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string;
  /** Like `publish`, for events with members that statements of the transaction determine. */
  publishDecidedLater<T extends ServerEventType, K extends keyof ServerEventData[T]>(
    facts: DecidedFacts<K>,
    type: T,
    actor: Actor,
    data: Omit<ServerEventData[T], K>,
  ): string;
  /**
   * Marks cached reads as stale, e.g. `product:12`, `products`, `payment-methods`. A statement can do so itself by the
   * database function `touch(tag)`; such tags are stored with an event.
   */
  touch(...tags: string[]): void;
  /** Runs `work` after the commit; its errors are logged, never thrown. */
  afterCommit(work: () => void): void;
}

/** A running transaction. Everything that must change together uses it. */
export interface Transaction extends TransactionEffects {
  query<T = Record<string, unknown>>(sql: Sql, values?: readonly unknown[]): Promise<T[]>;
  /**
   * Sends the statements of all parts together, in their order. If one of them calls `refuse(code, detail)`, throws the
   * error that its part, or `refusals`, declares for the code.
   */
  batch<const P extends Parts>(parts: P, refusals?: Refusals): Promise<Answers<P>>;
  /**
   * TypeORM's repositories inside this transaction, for plain records, e.g. `tx.entities.findOneBy(ContentPageEntity, {
   * id })`. Each statement is sent separately, so frequent writes use `query` or `batch`. Statements fail with
   * TypeORM's QueryFailedError, which `pg-errors.ts` reads like PostgreSQL's own errors.
   */
  readonly entities: EntityManager;
}
