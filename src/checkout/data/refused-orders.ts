import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { Metrics } from '../../platform/metrics/metrics.js';

const KEPT_MS = 7 * 24 * 3_600_000;

// SQL: inserts or increments the row of the hour
const COUNT = `INSERT INTO refused_order (hour, orders) VALUES (date_trunc('hour', now()), 1)
  ON CONFLICT (hour) DO UPDATE SET orders = refused_order.orders + 1`;

/** Counts orders rejected by the order limits, for the metric and the dashboard. */
@Injectable()
export class RefusedOrders implements OnModuleInit {
  private readonly logger = new Logger('RefusedOrders');

  constructor(
    private readonly db: Database,
    private readonly metrics: Metrics,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'refused_order', column: 'hour', retentionMs: KEPT_MS });
  }

  /** Counts a rejected order outside of its transaction, which is rolled back. The caller does not wait for it. */
  count(): void {
    this.metrics.refusedOrders.inc();
    this.db.query(COUNT).catch((error: unknown) => this.logger.warn({ err: error }, 'not counted'));
  }
}
