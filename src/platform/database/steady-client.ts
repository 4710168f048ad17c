import type { Socket } from 'node:net';
import pg from 'pg';
import { joinWrites } from '../net/join-writes.js';
import { DatabasePath, DatabaseSilent, type Listening } from './silence.js';

export interface SteadyConfig extends pg.ClientConfig {
  /** Milliseconds without a byte of an answer after which the connection is given up; unset: never. */
  readonly silenceTimeoutMillis?: number;
}

type Query = (...parts: unknown[]) => unknown;
type Connect = (done?: (error: Error) => void) => unknown;

/**
 * A connection whose loss is no more than the error of its next query, that notices when nobody answers any more, and that
 * sends what belongs together as one piece.
 *
 * A pool listens to connections that it keeps and the borrower to queries that run; a word of farewell between the two would
 * end the process. A prepared statement's run is four small messages.
 */
export class SteadyClient extends pg.Client implements Listening {
  readonly silenceLimit: number;
  private readonly path: DatabasePath;

  constructor(config?: string | SteadyConfig) {
    super(config);
    this.silenceLimit = (typeof config === 'object' ? config.silenceTimeoutMillis : undefined) ?? 0;
    this.path = DatabasePath.to(this.host, this.port);
    this.on('error', () => undefined);
    joinWrites(this.socket);
    if (this.silenceLimit > 0) this.listen();
  }

  private get socket(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  /** pg's own methods have many forms; whatever is asked by them is watched. */
  private listen(): void {
    const query = this.query.bind(this) as unknown as Query;
    const connect = this.connect.bind(this) as unknown as Connect;
    const asked: Query = (...parts) => {
      // its error reaches the query that is asked here, and ends the connection
      if (this.path.isAway) process.nextTick(() => this.giveUp());
      else if (!this.socket.destroyed) this.path.wait(this);
      return query(...parts);
    };
    const connecting: Connect = (done) => {
      if (!this.path.isAway) return connect(done);
      return done ? process.nextTick(done, new DatabaseSilent()) : Promise.reject(new DatabaseSilent());
    };
    Object.assign(this, { query: asked, connect: connecting });
    this.on('connect' as 'end', () => this.path.heard(this));
    this.on('drain', () => this.path.heard(this));
    for (const event of ['end', 'error'] as const) this.on(event, () => this.path.forget(this));
  }

  bytesRead(): number {
    return this.socket.bytesRead;
  }

  giveUp(): void {
    this.socket.destroy(new DatabaseSilent());
  }
}
