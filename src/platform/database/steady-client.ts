import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabasePath, DatabaseUnresponsive, type WatchedConnection } from './database-path.js';

export interface SteadyConfig extends pg.ClientConfig {
  /** Milliseconds without a byte of an answer after which the connection is closed; unset: never. */
  readonly answerTimeoutMillis?: number;
}

type Query = (...parts: unknown[]) => unknown;
type Connect = (done?: (error: Error) => void) => unknown;

/**
 * A connection whose loss is no more than the error of its next query, and that notices when the server stops answering.
 *
 * A pool listens to idle connections and the borrower to running queries; an error event between the two would
 * end the process.
 */
export class SteadyClient extends pg.Client implements WatchedConnection {
  readonly answerTimeoutMs: number;
  private readonly path: DatabasePath;

  constructor(config?: string | SteadyConfig) {
    super(config);
    this.answerTimeoutMs = (typeof config === 'object' ? config.answerTimeoutMillis : undefined) ?? 0;
    this.path = DatabasePath.to(this.host, this.port);
    this.on('error', () => undefined);
    if (this.answerTimeoutMs > 0) this.watch();
  }

  private get socket(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  /** pg's own methods have many overloads; all of them are watched. */
  private watch(): void {
    const query = this.query.bind(this) as unknown as Query;
    const connect = this.connect.bind(this) as unknown as Connect;
    const watchedQuery: Query = (...parts) => {
      // its error rejects the query that is sent here, and ends the connection
      if (this.path.isAway) process.nextTick(() => this.abort());
      else if (!this.socket.destroyed) this.path.wait(this);
      return query(...parts);
    };
    const connecting: Connect = (done) => {
      if (!this.path.isAway) return connect(done);
      return done ? process.nextTick(done, new DatabaseUnresponsive()) : Promise.reject(new DatabaseUnresponsive());
    };
    Object.assign(this, { query: watchedQuery, connect: connecting });
    this.on('connect' as 'end', () => this.path.answered(this));
    this.on('drain', () => this.path.answered(this));
    for (const event of ['end', 'error'] as const) this.on(event, () => this.path.forget(this));
  }

  bytesRead(): number {
    return this.socket.bytesRead;
  }

  abort(): void {
    this.socket.destroy(new DatabaseUnresponsive());
  }
}
