/** How often connections that wait for an answer are checked. */
const TICK_MS = 250;
/** A database that has answered no connection for so long counts as away. */
const UNRESPONSIVE_MS = 3_000;
/** For so long after that, queries fail at once. */
const AWAY_MS = 2_000;

/** A connection that waits for an answer. */
export interface WatchedConnection {
  /** In milliseconds; longer than any limit that the server enforces itself. */
  readonly answerTimeoutMs: number;
  bytesRead(): number;
  abort(): void;
}

interface Wait {
  bytes: number;
  ticks: number;
}

/** The server's own limits end a statement sooner, so a connection without an answer for longer has lost the server. */
export class DatabaseUnresponsive extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
    this.name = 'DatabaseUnresponsive';
  }
}

/**
 * Whether one database answers its connections. A network that drops packets neither closes connections nor answers: a
 * connection without an answer for longer than its limit is closed, and while none gets an answer, the next query
 * (a ROLLBACK, an error page, a repeat) fails at once instead of waiting as long again. Time is counted in checks, not
 * by the clock: a process that was suspended has not received anything.
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

  /** Whether queries would fail now. */
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

  /** The connection no longer waits, without having got an answer. */
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
