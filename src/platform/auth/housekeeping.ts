import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../database/database.js';
import { KEPT_MS } from '../http/idempotency/idempotency-store.js';

const EVERY_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One statement at a time and not too long: nobody waits for a broom. */
const AT_ONCE = 5_000;

/** Sweeps out what is over: sessions, counters, kept answers, reset tokens. Every instance does; twice does no harm. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly db: Database, @Inject(CLOCK) private readonly clock: Clock) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'Could not sweep'));
    }, EVERY_MS * (0.75 + Math.random() / 2)).unref();
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    await this.remove('session', 'expire <= $1', now);
    await this.remove('rate_counter', 'resets_at <= $1', now);
    await this.remove('idempotency_key', 'started_at <= $1', ago(KEPT_MS));
    await this.remove('password_reset', 'expires_at <= $1', ago(DAY_MS));
  }

  private async remove(table: string, condition: string, moment: Date): Promise<void> {
    await this.db.query(`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${AT_ONCE}))`, [moment]);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
