import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { gauge, Metrics } from '../../platform/metrics/metrics.js';
import { whenThere } from '../../platform/health/when-there.js';

const COUNT = (table: string, left: string): string =>
  `SELECT count(*)::int AS left FROM ${table} WHERE status = 'pending' AND ${left}`;

/** Counts what the shop asks about no more, so that an administrator looks after it. */
@Injectable()
export class WatchPending implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.watch(
      'shop_payments_left_pending',
      'Payments of unknown outcome that the shop asks about no more',
      'payment',
      'ask_at IS NULL',
    );
    this.watch(
      'shop_refunds_left_pending',
      'Refunds of unknown outcome that the shop asks about no more',
      'refund',
      "(ask_at IS NULL OR created_at < now() - interval '1 day')",
    );
  }

  private watch(name: string, help: string, table: string, left: string): void {
    gauge(this.metrics.registry, name, help, (set) =>
      whenThere(async () => {
        const [row] = await this.database.query<{ left: number }>(COUNT(table, left));
        set(row!.left);
      }),
    );
  }
}
