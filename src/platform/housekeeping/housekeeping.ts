import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../database/database.js';
import { KEPT_MS } from '../http/idempotency/idempotency-store.js';

const EVERY_MS = 10 * 60 * 1000;
/** Rows of one statement: small, so that it holds its locks for a short time only. */
const BATCH = 5_000;
/** Batches of one table in one run; more rows than can arrive between two runs. */
const MAX_BATCHES = 50;

/** Rows of a table that are deleted. */
export interface ExpiredRows {
  readonly table: string;
  /** SQL; `$1` is the moment before which rows have expired. */
  readonly condition: string;
  /** Milliseconds. */
  readonly keptFor: number;
}

/**
 * Deletes expired rows: rate counters, stored answers of idempotent requests, and what modules register. Every instance
 * runs it; running it twice does no harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;
  private readonly registered: ExpiredRows[] = [
    { table: 'rate_counter', condition: 'resets_at <= $1', keptFor: 0 },
    { table: 'idempotency_key', condition: 'started_at <= $1', keptFor: KEPT_MS },
  ];

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => {
        this.run().catch((error: unknown) => this.logger.warn({ err: error }, 'Could not delete expired rows'));
      },
      EVERY_MS * (0.75 + Math.random() / 2),
    ).unref();
  }

  /** Modules call it in onModuleInit. */
  register(rows: ExpiredRows): void {
    this.registered.push(rows);
  }

  /** Answers how many rows of each table were deleted. */
  async run(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    const now = this.clock.now().getTime();
    for (const { table, condition, keptFor } of this.registered) {
      const statement = `WITH gone AS (
          DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH})) RETURNING 1
        ) SELECT count(*)::int AS gone FROM gone`;
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const [row] = await this.db.query<{ gone: number }>(statement, [new Date(now - keptFor)]);
        deleted[table] = (deleted[table] ?? 0) + row!.gone;
        if (row!.gone < BATCH) break;
      }
    }
    return deleted;
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
