/** How often connections that wait for an answer are looked at. */
const TICK_MS = 250;
/** A database that has said nothing to anybody for so long is taken for away. */
const QUIET_MS = 3_000;
/** For so long after that, nothing more is asked of it. */
const AWAY_MS = 2_000;

/** A connection that waits for an answer. */
export interface Listening {
  /** Longer than any limit that the server keeps itself, in milliseconds. */
  readonly silenceLimit: number;
  bytesRead(): number;
  giveUp(): void;
}

interface Wait {
  bytes: number;
  ticks: number;
}

/** The server's own limits end a statement sooner: whoever hears nothing for longer has lost the server. */
export class DatabaseSilent extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
    this.name = 'DatabaseSilent';
  }
}

/**
 * The way to one database, as its connections know it. Packets that are swallowed on it close nothing and answer nothing: a
 * connection that hears nothing for longer than its limit is given up, and while nobody hears anything, what is asked next
 * (a ROLLBACK, an error page, a repeat) fails at once instead of waiting as long again. Time is counted in looks, not by the
 * clock: a process that stood still has not listened.
 */
export class DatabasePath {
  private static readonly paths = new Map<string, DatabasePath>();
  private readonly waiting = new Map<Listening, Wait>();
  private timer: NodeJS.Timeout | null = null;
  private heardAt = performance.now();
  private awayUntil = 0;

  static to(host: string, port: number): DatabasePath {
    const key = `${host}:${port}`;
    let path = this.paths.get(key);
    if (!path) this.paths.set(key, path = new DatabasePath());
    return path;
  }

  /** Whether there is no use in asking now. */
  get isAway(): boolean {
    return performance.now() < this.awayUntil;
  }

  wait(connection: Listening): void {
    if (!this.waiting.has(connection)) this.waiting.set(connection, { bytes: -1, ticks: 0 });
    this.timer ??= setInterval(() => this.look(), TICK_MS).unref();
  }

  heard(connection: Listening): void {
    this.waiting.delete(connection);
    this.heardAt = performance.now();
    this.awayUntil = 0;
  }

  /** The connection waits no longer, and what it waited for has not come. */
  forget(connection: Listening): void {
    this.waiting.delete(connection);
  }

  private look(): void {
    if (this.waiting.size === 0 && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    }
    for (const [connection, wait] of this.waiting) {
      const bytes = connection.bytesRead();
      if (bytes !== wait.bytes) {
        Object.assign(wait, { bytes, ticks: 0 });
      } else if (++wait.ticks * TICK_MS >= connection.silenceLimit) {
        this.waiting.delete(connection);
        if (performance.now() - this.heardAt > QUIET_MS) this.awayUntil = performance.now() + AWAY_MS;
        connection.giveUp();
      }
    }
  }
}
