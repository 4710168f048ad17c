import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { CollectedEffects, over } from './effects.js';
import { Batch, type Answers, type Parts } from './part.js';
import { eventStatements, touchedBy } from './published-events.js';
import { refusalOf, type Refusals } from './refusals.js';
import { beginStatements } from './session-limits.js';
import { asQuery, sendTogether, type BatchStatement, type Sql } from './statement.js';
import type { DecidedFacts, Transaction } from './transaction.js';
import { transactionEntities } from './transaction-runner.js';

// SQL: is sent in one message with the first statement, which TypeORM's transactions cannot do
const BEGIN: BatchStatement = { text: 'BEGIN', values: [] };
// SQL: is sent in one message with the events
const COMMIT: BatchStatement = { text: 'COMMIT', values: [] };

/**
 * A transaction on its own connection. It begins with its first statement, and ends by `commit`, or by `close` and a
 * ROLLBACK of its owner. Statements run in the order of their calls.
 */
export class RunningTransaction implements Transaction {
  begun = false;
  committed = false;
  private asked = false;
  /** Whether the transaction refuses further statements, because its COMMIT or ROLLBACK was sent. */
  private ended = false;
  /** Whether the transaction is being rolled back: no further statement is sent. */
  private closed = false;
  private sending: Promise<unknown> = Promise.resolve();
  private manager: EntityManager | null = null;

  constructor(
    private readonly client: PoolClient,
    private readonly dataSource: DataSource,
    readonly effects: CollectedEffects,
  ) {}

  get entities(): EntityManager {
    return (this.manager ??= transactionEntities(
      this.dataSource,
      async (statement) => (await this.ask([statement]))[0]!,
    ));
  }

  async query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.ask([asQuery(sql, values)]))[0]!.rows as T[];
  }

  async batch<const P extends Parts>(parts: P, refusals?: Refusals): Promise<Answers<P>> {
    const batch = new Batch(parts, refusals);
    try {
      return batch.answers(await this.ask(batch.statements));
    } catch (error) {
      throw refusalOf(error, batch.refusals);
    }
  }

  /** Sends the statements together, after those of earlier calls. */
  async ask(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.ended) throw over();
    if (statements.length === 0) return [];
    this.asked = true;
    return this.inTurn(statements);
  }

  private inTurn(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    const done = this.sending.then(() => this.send(statements));
    this.sending = done.catch(() => undefined);
    return done;
  }

  private async send(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.closed) throw over();
    if (this.begun) return this.together(statements);
    this.begun = true;
    const begin = [BEGIN, ...beginStatements()];
    return (await this.together([...begin, ...statements])).slice(begin.length);
  }

  private async together(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    const sent = statements.length > 1 ? sendTogether(this.client, statements) : null;
    if (sent) return sent;
    const results: QueryResult[] = [];
    for (const statement of statements) {
      if (this.closed) throw over();
      results.push(await this.client.query({ ...statement, values: [...statement.values] }));
    }
    return results;
  }

  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string {
    return this.effects.publish(type, actor, data);
  }

  publishDecidedLater<T extends ServerEventType, K extends keyof ServerEventData[T]>(
    facts: DecidedFacts<K>,
    type: T,
    actor: Actor,
    data: Omit<ServerEventData[T], K>,
  ): string {
    return this.effects.publishDecidedLater(facts, type, actor, data);
  }

  touch(...tags: string[]): void {
    this.effects.touch(...tags);
  }

  afterCommit(work: () => void): void {
    this.effects.afterCommit(work);
  }

  /**
   * Runs the statements as a whole transaction. PostgreSQL treats one message as one transaction, so prepared
   * statements need neither BEGIN nor COMMIT.
   */
  async runWhole(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    this.end();
    const all = [...statements, ...this.storedEvents()];
    let results = await sendTogether(this.client, all);
    if (!results) {
      this.begun = true;
      const answers = await this.together([BEGIN, ...all, COMMIT]);
      assertCommitted(answers.at(-1));
      results = answers.slice(1, -1);
    }
    this.committedWith(results.slice(statements.length));
    return results.slice(0, statements.length);
  }

  /**
   * Commits the statements together with the events. Does nothing if there are neither, or if the transaction is
   * already committed.
   */
  async commit(): Promise<void> {
    this.end();
    if (this.committed || (!this.asked && this.effects.events.length === 0)) return;
    const results = await this.inTurn([...this.storedEvents(), COMMIT]);
    assertCommitted(results.at(-1));
    this.committedWith(results.slice(0, -1));
  }

  /** Sends no further statements: waiting ones fail. Resolves when the connection is idle. */
  async close(): Promise<void> {
    this.end();
    this.closed = true;
    await this.sending;
  }

  private end(): void {
    this.ended = true;
    this.effects.end();
  }

  private storedEvents(): BatchStatement[] {
    return eventStatements(this.effects.events, this.effects.tags);
  }

  /** @param results of the statements that store the events */
  private committedWith(results: readonly QueryResult[]): void {
    for (const tag of touchedBy(results)) this.effects.tags.add(tag);
    this.committed = true;
  }
}

/** Checks that COMMIT committed: PostgreSQL answers ROLLBACK, and no error, if a statement failed before unnoticed. */
function assertCommitted(answer: QueryResult | undefined): void {
  if (answer?.command !== 'COMMIT')
    throw new Error('The transaction was rolled back: one of its statements had failed.');
}
