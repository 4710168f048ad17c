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

// SQL: sent in one message with the first statement, which TypeORM's transactions cannot do
const BEGIN: BatchStatement = { text: 'BEGIN', values: [] };
// SQL: sent in one message with the events
const COMMIT: BatchStatement = { text: 'COMMIT', values: [] };
interface Waiting {
  readonly statement: BatchStatement;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A transaction on a connection of its own: begins with its first statement, ends in `commit`, or in `close` and its
 * owner's ROLLBACK. Statements run in the order of their calls; those called together, without awaiting one for
 * the other, travel together. One that commits at once ends with the first of these messages.
 */
export class RunningTransaction implements Transaction {
  begun = false;
  committed = false;
  private waiting: Waiting[] = [];
  private sending: Promise<void> = Promise.resolve();
  private isAsked = false;
  private closed = false;
  /** Its COMMIT is on the way. */
  private ended = false;
  private manager: EntityManager | null = null;

  constructor(
    private readonly client: PoolClient,
    private readonly dataSource: DataSource,
    readonly effects = new CollectedEffects(),
    readonly commitsAtOnce = false,
  ) {}

  get entities(): EntityManager {
    return (this.manager ??= transactionEntities(this.dataSource, (statement) => this.ask(statement)));
  }

  async query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.ask(asQuery(sql, values))).rows as T[];
  }

  async batch<const P extends Parts>(parts: P, refusals?: Refusals): Promise<Answers<P>> {
    const batch = new Batch(parts, refusals);
    try {
      return batch.answers(await Promise.all(batch.statements.map((statement) => this.ask(statement))));
    } catch (error) {
      throw refusalOf(error, batch.refusals);
    }
  }

  private ask(statement: BatchStatement): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      if (this.closed || this.ended) return reject(over());
      this.waiting.push({ statement, resolve, reject });
      if (this.waiting.length === 1)
        queueMicrotask(() => {
          this.sending = this.sending.then(() => this.send());
        });
    });
  }

  private async send(): Promise<void> {
    const sent = this.waiting;
    this.waiting = [];
    try {
      if (this.closed) throw over();
      const results = await this.run(sent.map(({ statement }) => statement));
      sent.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  async run(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.commitsAtOnce) return this.runToTheEnd(statements);
    if (this.begun) return this.together(statements);
    this.begun = true;
    const begin = [BEGIN, ...beginStatements()];
    return (await this.together([...begin, ...statements])).slice(begin.length);
  }

  /**
   * Runs the statements and commits. PostgreSQL runs one message as one transaction: prepared statements need neither
   * BEGIN nor COMMIT.
   */
  async runToTheEnd(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.isAsked) throw over();
    this.isAsked = true;
    const events = this.storedEvents();
    const all = [...statements, ...events];
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

  /** Nothing is sent after this; resolves when the connection is idle. Statements not yet sent fail. */
  async close(): Promise<void> {
    this.closed = true;
    this.effects.end();
    // a batch that starts with the next microtask belongs to earlier calls
    await Promise.resolve();
    await this.sending;
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

  /** The statements that store the events, before the COMMIT. */
  private storedEvents(): BatchStatement[] {
    this.effects.end();
    return eventStatements(this.effects.events, this.effects.tags);
  }

  /** @param results of the statements that store the events */
  private committedWith(results: readonly QueryResult[]): void {
    for (const tag of touchedBy(results)) this.effects.tags.add(tag);
    this.committed = true;
  }

  async commit(): Promise<void> {
    if (this.committed) return;
    if (this.commitsAtOnce) return this.assertEnded();
    const isNothing = !this.begun && this.waiting.length === 0 && this.effects.events.length === 0;
    const last = isNothing ? [] : [...this.storedEvents(), COMMIT].map((statement) => this.ask(statement));
    this.ended = true;
    if (isNothing) return this.effects.end();
    const results = await Promise.all(last);
    assertCommitted(results.at(-1));
    this.committedWith(results.slice(0, -1));
  }

  private async assertEnded(): Promise<void> {
    await Promise.resolve();
    await this.sending;
    if (this.isAsked && !this.committed) throw rolledBack();
  }
}

/** For a transaction whose failed statement was not noticed, PostgreSQL answers COMMIT with ROLLBACK, and no error. */
function assertCommitted(answer: QueryResult | undefined): void {
  if (answer?.command !== 'COMMIT') throw rolledBack();
}

const rolledBack = (): Error => new Error('The transaction was rolled back: one of its statements had failed.');
