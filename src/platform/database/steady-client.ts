import type { Socket } from 'node:net';
import pg from 'pg';
import { limitSession } from './session-limits.js';

/** Interval in milliseconds at which connections that wait for an answer are checked. */
const TICK_MS = 250;
/** A database that has not answered on any connection for this long (milliseconds) counts as unavailable. */
const UNRESPONSIVE_MS = 3_000;
/** Time in milliseconds during which queries fail at once after the database was found to be unavailable. */
const AWAY_MS = 2_000;

/** A connection that waits for an answer. */
export interface WatchedConnection {
  /** Time limit in milliseconds without an answer; longer than any limit that the server enforces. */
  readonly answerTimeoutMs: number;
  bytesRead(): number;
  abort(): void;
}

interface Wait {
  bytes: number;
  ticks: number;
}

/**
 * A connection without an answer has lost the server, because the server's own limits would have ended the statement
 * sooner.
 */
export class DatabaseUnresponsive extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
    this.name = 'DatabaseUnresponsive';
  }
}

/**
 * Detects that a database no longer answers its connections (ADR 0016). A network that drops packets neither closes
 * connections nor answers. A connection without an answer for longer than its limit is closed. While no connection gets
 * an answer, new queries (a ROLLBACK, an error page, a repeat) fail at once instead of waiting as long again. Time is
 * counted in checks instead of read from the clock, because a suspended process has received nothing.
 */
export class DatabasePath {
  private static readonly paths = new Map<string, DatabasePath>();
  private readonly waiting = new Map<WatchedConnection, Wait>();
  private timer: NodeJS.Timeout | null = null;
  private lastAnswerAt = performance.now();
  private awayUntil = 0;

  static to(host: string, port: number): DatabasePath {
    const key = `${host}:${port}`;
    let path = this.paths.get(key);
    if (!path) this.paths.set(key, (path = new DatabasePath()));
    return path;
  }

  /** Whether queries fail at once, because the database recently did not answer. */
  get isAway(): boolean {
    return performance.now() < this.awayUntil;
  }

  wait(connection: WatchedConnection): void {
    if (!this.waiting.has(connection)) this.waiting.set(connection, { bytes: -1, ticks: 0 });
    this.timer ??= setInterval(() => this.check(), TICK_MS).unref();
  }

  answered(connection: WatchedConnection): void {
    this.waiting.delete(connection);
    this.lastAnswerAt = performance.now();
    this.awayUntil = 0;
  }

  /** Stops watching a connection that ended without an answer. */
  forget(connection: WatchedConnection): void {
    this.waiting.delete(connection);
  }

  private check(): void {
    if (this.waiting.size === 0 && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    }
    for (const [connection, wait] of this.waiting) {
      const bytes = connection.bytesRead();
      if (bytes !== wait.bytes) {
        Object.assign(wait, { bytes, ticks: 0 });
      } else if (++wait.ticks * TICK_MS >= connection.answerTimeoutMs) {
        this.waiting.delete(connection);
        if (performance.now() - this.lastAnswerAt > UNRESPONSIVE_MS) this.awayUntil = performance.now() + AWAY_MS;
        connection.abort();
      }
    }
  }
}

export interface SteadyConfig extends pg.ClientConfig {
  /** Milliseconds without any bytes of an answer after which the connection is closed; unset: never. */
  readonly answerTimeoutMillis?: number;
  /** Milliseconds after which the server ends a transaction; unset: never. */
  readonly transactionTimeoutMillis?: number;
}

type Query = (...parts: unknown[]) => unknown;
type Done = (error: Error | null) => void;
type Connect = (done: Done) => unknown;

/**
 * A connection that notices when the server stops answering, and whose loss is reported only as the error of its next
 * query.
 *
 * A pool listens for errors of idle connections, and the borrower for those of running queries; an error event between
 * the two would end the process.
 */
export class SteadyClient extends pg.Client implements WatchedConnection {
  readonly answerTimeoutMs: number;
  private readonly transactionTimeoutMs: number;
  private readonly path: DatabasePath;

  constructor(config?: string | SteadyConfig) {
    super(config);
    const { answerTimeoutMillis = 0, transactionTimeoutMillis = 0 } = typeof config === 'object' ? config : {};
    this.answerTimeoutMs = answerTimeoutMillis;
    this.transactionTimeoutMs = transactionTimeoutMillis;
    this.path = DatabasePath.to(this.host, this.port);
    this.on('error', () => undefined);
    if (this.answerTimeoutMs > 0) this.watch();
  }

  private get socket(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  /** Watches all overloads of pg's methods. */
  private watch(): void {
    const query = this.query.bind(this) as unknown as Query;
    const connect = this.connect.bind(this) as unknown as Connect;
    const watchedQuery: Query = (...parts) => {
      // The abort rejects the query that is sent here, and closes the connection.
      if (this.path.isAway) process.nextTick(() => this.abort());
      else if (!this.socket.destroyed) this.path.wait(this);
      return query(...parts);
    };
    const connecting: Connect = (done) => {
      if (this.path.isAway) return process.nextTick(done, new DatabaseUnresponsive());
      return connect((error) => (error ? done(error) : this.limited(done)));
    };
    const connectingOrPromise = (done?: Done): unknown =>
      done
        ? connecting(done)
        : new Promise<void>((resolve, reject) => {
            connecting((error) => (error ? reject(error) : resolve()));
          });
    Object.assign(this, { query: watchedQuery, connect: connectingOrPromise });
    this.on('connect' as 'end', () => this.path.answered(this));
    this.on('drain', () => this.path.answered(this));
    for (const event of ['end', 'error'] as const) this.on(event, () => this.path.forget(this));
  }

  private limited(done: Done): void {
    if (this.transactionTimeoutMs === 0) return done(null);
    void limitSession(this, this.transactionTimeoutMs)
      .then(
        () => null,
        (error: Error) => error,
      )
      .then(done);
  }

  bytesRead(): number {
    return this.socket.bytesRead;
  }

  abort(): void {
    this.socket.destroy(new DatabaseUnresponsive());
  }
}
