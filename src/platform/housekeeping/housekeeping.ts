import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../database/database.js';
import { KEPT_MS } from '../http/idempotency/idempotency-store.js';

const EVERY_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows per statement: short statements do not block other work. */
const AT_ONCE = 5_000;
/** More statements than new rows could require meanwhile. */
const TURNS = 50;

/** Rows of a table for which the condition holds; `$1` is the time before which they are expired. */
export interface CleanupRule {
  readonly table: string;
  readonly condition: string;
  /** Milliseconds. */
  readonly retentionMs: number;
}

/**
 * Deletes expired rows: sessions, counters, stored answers, reset tokens, unconfirmed second factors, and what modules
 * register. Every instance runs it; twice does no harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;
  private readonly rules: CleanupRule[] = [
    { table: 'session', condition: 'expire <= $1', retentionMs: 0 },
    { table: 'rate_counter', condition: 'resets_at <= $1', retentionMs: 0 },
    { table: 'idempotency_key', condition: 'started_at <= $1', retentionMs: KEPT_MS },
    { table: 'password_reset', condition: 'expires_at <= $1', retentionMs: DAY_MS },
    { table: 'email_verification', condition: 'expires_at <= $1', retentionMs: DAY_MS },
    { table: 'second_factor', condition: 'confirmed_at IS NULL AND begun_at <= $1', retentionMs: DAY_MS },
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

  /** @returns the number of deleted rows of each table */
  async deleteExpired(): Promise<Record<string, number>> {
    const deleted: Record<string, number> = {};
    const now = this.clock.now().getTime();
    for (const { table, condition, retentionMs } of this.rules) {
      const statement = `WITH deleted AS (
          DELETE FROM ${table}
          WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${AT_ONCE})) RETURNING 1
        ) SELECT count(*)::int AS count FROM deleted`;
      for (let turn = 0; turn < TURNS; turn++) {
        const [row] = await this.db.query<{ count: number }>(statement, [new Date(now - retentionMs)]);
        deleted[table] = (deleted[table] ?? 0) + row!.count;
        if (row!.count < AT_ONCE) break;
      }
    }
    return deleted;
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
