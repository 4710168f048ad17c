import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../database/database.js';
import { KEPT_MS } from '../http/idempotency/idempotency-store.js';

const EVERY_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One statement at a time and not too long: nobody waits for a broom. */
const AT_ONCE = 5_000;
/** More than can come in meanwhile. */
const TURNS = 50;

/** Rows of a table for which the condition holds; `$1` is the moment before which they are too old. */
export interface Sweep {
  readonly table: string;
  readonly condition: string;
  /** Milliseconds. */
  readonly keptFor: number;
}

/** Sweeps out what is over: sessions, counters, kept answers, reset tokens, second factors never confirmed, and what modules add. Every instance does; twice does no harm. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;
  private readonly sweeps: Sweep[] = [
    { table: 'session', condition: 'expire <= $1', keptFor: 0 },
    { table: 'rate_counter', condition: 'resets_at <= $1', keptFor: 0 },
    { table: 'idempotency_key', condition: 'started_at <= $1', keptFor: KEPT_MS },
    { table: 'password_reset', condition: 'expires_at <= $1', keptFor: DAY_MS },
    { table: 'email_verification', condition: 'expires_at <= $1', keptFor: DAY_MS },
    { table: 'second_factor', condition: 'confirmed_at IS NULL AND begun_at <= $1', keptFor: DAY_MS },
  ];

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => {
        this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'Could not sweep'));
      },
      EVERY_MS * (0.75 + Math.random() / 2),
    ).unref();
  }

  /** Modules call it in onModuleInit. */
  register(sweep: Sweep): void {
    this.sweeps.push(sweep);
  }

  /** How many rows of each table went. */
  async sweep(): Promise<Record<string, number>> {
    const swept: Record<string, number> = {};
    const now = this.clock.now().getTime();
    for (const { table, condition, keptFor } of this.sweeps) {
      const statement = `WITH gone AS (
          DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${AT_ONCE})) RETURNING 1
        ) SELECT count(*)::int AS gone FROM gone`;
      for (let turn = 0; turn < TURNS; turn++) {
        const [row] = await this.db.query<{ gone: number }>(statement, [new Date(now - keptFor)]);
        swept[table] = (swept[table] ?? 0) + row!.gone;
        if (row!.gone < AT_ONCE) break;
      }
    }
    return swept;
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
