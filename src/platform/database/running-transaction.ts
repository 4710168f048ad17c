import type { PoolClient, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor, ServerEventData, ServerEventType } from '#contracts';
import { eventStatements, newEvent, type PublishedEvent } from './published-events.js';
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
  readonly events: PublishedEvent[] = [];
  readonly tags = new Set<string>();
  readonly hooks: Array<() => void> = [];
  begun = false;
  committed = false;
  private waiting: Waiting[] = [];
  private sending: Promise<void> = Promise.resolve();
  private isAsked = false;
  private closed = false;
  private manager: EntityManager | null = null;

  constructor(
    private readonly client: PoolClient,
    private readonly dataSource: DataSource,
    readonly commitsAtOnce = false,
  ) {}

  get entities(): EntityManager {
    return (this.manager ??= transactionEntities(this.dataSource, (statement) => this.ask(statement)));
  }

  async query<T>(sql: Sql, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.ask(asQuery(sql, values))).rows as T[];
  }

  private ask(statement: BatchStatement): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(over());
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

  private async run(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.commitsAtOnce) return this.runToTheEnd([...statements, ...this.storedEvents()]);
    if (this.begun) return this.together(statements);
    this.begun = true;
    const begin = [BEGIN, ...beginStatements()];
    return (await this.together([...begin, ...statements])).slice(begin.length);
  }

  /** PostgreSQL runs one message as one transaction: prepared statements need neither BEGIN nor COMMIT. */
  private async runToTheEnd(statements: readonly BatchStatement[]): Promise<QueryResult[]> {
    if (this.isAsked) throw over();
    this.isAsked = true;
    let results = await sendTogether(this.client, statements);
    if (!results) {
      this.begun = true;
      const answers = await this.together([BEGIN, ...statements, COMMIT]);
      assertCommitted(answers.at(-1));
      results = answers.slice(1, -1);
    }
    this.committed = true;
    return results;
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
    // a batch that starts with the next microtask belongs to earlier calls
    await Promise.resolve();
    await this.sending;
  }

  publish<T extends ServerEventType>(type: T, actor: Actor, data: ServerEventData[T]): string {
    return this.announce(newEvent(type, actor, data));
  }

  publishDecidedLater<T extends ServerEventType, K extends keyof ServerEventData[T]>(
    facts: DecidedFacts<K>,
    type: T,
    actor: Actor,
    data: Omit<ServerEventData[T], K>,
  ): string {
    return this.announce(newEvent(type, actor, data, facts));
  }

  private announce(published: PublishedEvent): string {
    this.events.push(published);
    return published.event.id;
  }

  /** The statements that store the events, before the COMMIT. */
  private storedEvents(): BatchStatement[] {
    return this.events.length === 0 ? [] : eventStatements(this.events, this.tags);
  }

  touch(...tags: string[]): void {
    for (const tag of tags) this.tags.add(tag);
  }

  afterCommit(work: () => void): void {
    this.hooks.push(work);
  }

  async commit(): Promise<void> {
    if (this.commitsAtOnce) return this.assertEnded();
    if (!this.begun && this.waiting.length === 0 && this.events.length === 0) return;
    const results = await Promise.all([...this.storedEvents(), COMMIT].map((statement) => this.ask(statement)));
    assertCommitted(results.at(-1));
    this.committed = true;
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

const over = (): Error => new Error('The transaction is over: nothing more can be asked of it.');
