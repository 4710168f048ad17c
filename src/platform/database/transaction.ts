import type { EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import type { Sql } from './statement.js';

/** Members of an event that PostgreSQL decides when it stores the event. */
export interface DecidedFacts<K extends PropertyKey = PropertyKey> {
  /** Of the statement that stores such events. */
  readonly name: string;
  /** An expression for a jsonb object with these members, of what the transaction has written before. */
  readonly sql: string;
  readonly members: readonly K[];
}

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
  /** As `publish`, for what is not known yet: the statements that decide the other members were asked for before. */
  publishDecidedLater<T extends ServerEventType, K extends keyof ServerEventData[T]>(
    facts: DecidedFacts<K>,
    type: T,
    actor: Actor,
    data: Omit<ServerEventData[T], K>,
  ): string;
  /**
   * It is committed when its statements are answered: each must fail by itself when the change is not valid (`guard`).
   */
  readonly commitsAtOnce: boolean;
  /** Names what cached reads this change makes stale, e.g. `product:12`, `products`, `payment-methods`. */
  touch(...tags: string[]): void;
  /** Runs when the commit has succeeded; errors are logged, never thrown. */
  afterCommit(work: () => void): void;
}
