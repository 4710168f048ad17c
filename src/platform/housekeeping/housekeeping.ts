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
export interface CleanupRule {
  readonly table: string;
  /** SQL; `$1` is the time before which rows have expired. */
  readonly condition: string;
  /** Milliseconds. */
  readonly retentionMs: number;
}

/**
 * Deletes expired rows: rate counters, stored answers of idempotent requests, and what modules register. Every instance
 * runs it; running it twice does no harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;
  private readonly rules: CleanupRule[] = [
    { table: 'rate_counter', condition: 'resets_at <= $1', retentionMs: 0 },
    { table: 'idempotency_key', condition: 'started_at <= $1', retentionMs: KEPT_MS },
  ];

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(
      () => {
        this.deleteExpired().catch((error: unknown) =>
          this.logger.warn({ err: error }, 'Could not delete expired rows'),
        );
      },
      EVERY_MS * (0.75 + Math.random() / 2),
    ).unref();
  }

  /** Modules call it in onModuleInit. */
  register(rule: CleanupRule): void {
    this.rules.push(rule);
  }

  /** @returns the number of deleted rows by table */
  async deleteExpired(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    const now = this.clock.now().getTime();
    for (const { table, condition, retentionMs } of this.rules) {
      const statement = `WITH deleted AS (
          DELETE FROM ${table}
          WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH})) RETURNING 1
        ) SELECT count(*)::int AS count FROM deleted`;
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const [row] = await this.db.query<{ count: number }>(statement, [new Date(now - retentionMs)]);
        deleted[table] = (deleted[table] ?? 0) + row!.count;
        if (row!.count < BATCH) break;
      }
    }
    return deleted;
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
