import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  Global,
  Module,
} from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../database/database.js';
import { KEPT_MS } from '../http/idempotency/idempotency-store.js';

const EVERY_MS = 10 * 60 * 1000;
/** Maximum number of rows in one statement; few, so that it holds its locks for a short time. */
const BATCH = 5_000;
/** Maximum number of records in one transaction of a module, which deletes several rows for each record. */
const RECORDS = 200;
/** Maximum number of batches per table and run: more rows than can arrive between two runs. */
const MAX_BATCHES = 50;

/** Rows of a table that are deleted by their age. */
export interface AgeRule {
  readonly table: string;
  /** Column with the time from which the retention is counted. */
  readonly column: string;
  /** Retention in milliseconds. */
  readonly retentionMs: number;
}

/** Records that are deleted by their own module. */
export interface DeletionRule {
  /** Name in the result of a run, e.g. the table. */
  readonly name: string;
  /** Retention in milliseconds. */
  readonly retentionMs: number;
  /** Deletes at most `limit` records with a time up to `before`. Returns their number. */
  readonly deleteBatch: (before: Date, limit: number) => Promise<number>;
}

export type CleanupRule = AgeRule | DeletionRule;

/**
 * Deletes expired rows: rate counters, stored answers of idempotent requests, and what modules register. Every instance
 * runs it; concurrent runs do no harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;
  private readonly rules: CleanupRule[] = [
    { table: 'rate_counter', column: 'resets_at', retentionMs: 0 },
    { table: 'idempotency_key', column: 'started_at', retentionMs: KEPT_MS },
  ];

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.deleteExpired(), EVERY_MS * (0.75 + Math.random() / 2)).unref();
  }

  /** Adds a rule; modules call it in `onModuleInit`. */
  register(rule: CleanupRule): void {
    this.rules.push(rule);
  }

  /**
   * Applies all rules; a rule that fails does not stop the others.
   * @returns the number of deleted rows by table or name
   */
  async deleteExpired(): Promise<Record<string, number | string[]> & { failed: string[] }> {
    const deleted: Record<string, number> = {};
    const failed: string[] = [];
    for (const rule of this.rules) {
      const name = 'table' in rule ? rule.table : rule.name;
      try {
        await this.apply(rule, (count) => (deleted[name] = (deleted[name] ?? 0) + count));
      } catch (error) {
        failed.push(name);
        this.logger.error({ err: error, rule: name }, 'Could not delete expired rows; the next run repeats it.');
      }
    }
    return { ...deleted, failed };
  }

  private async apply(rule: CleanupRule, counted: (count: number) => void): Promise<void> {
    const before = new Date(this.clock.now().getTime() - rule.retentionMs);
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const [limit, count] =
        'table' in rule
          ? [BATCH, await this.deleteByAge(rule, before)]
          : [RECORDS, await rule.deleteBatch(before, RECORDS)];
      counted(count);
      if (count < limit) return;
    }
  }

  private async deleteByAge({ table, column }: AgeRule, before: Date): Promise<number> {
    // SQL: has a limit, and only the number is returned
    const [row] = await this.db.query<{ count: number }>(
      `WITH deleted AS (
         DELETE FROM ${table}
         WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${column} <= $1 LIMIT ${BATCH})) RETURNING 1
       ) SELECT count(*)::int AS count FROM deleted`,
      [before],
    );
    return row!.count;
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}

/** Deletes expired rows of all modules. */
@Global()
@Module({ providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}
