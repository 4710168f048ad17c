import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReadCache } from '../cache/read-cache.js';
import { Database } from '../database/database.js';
import { PublicPool } from '../database/replicas.js';
import { DeadLetters } from '../jobs/dead-letters.js';
import { gauge, Metrics } from '../metrics/metrics.js';
import { whenThere } from './when-there.js';

// SQL: reads number and age in one statement, by PostgreSQL's clock
const OUTBOX = `SELECT count(*)::int AS length, coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float AS age
  FROM outbox_event WHERE dispatched_at IS NULL`;

/**
 * Metrics that are read at each scrape: pool, outbox, failed jobs, cache. If the database is unavailable, they are
 * missing.
 */
@Injectable()
export class StateMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly deadLetters: DeadLetters,
    private readonly cache: ReadCache,
    private readonly open: PublicPool,
  ) {}

  onModuleInit(): void {
    const { registry } = this.metrics;
    const pool = () => this.database.pool;
    gauge(registry, 'shop_db_pool_connections', 'Open connections', (set) => set(pool().totalCount));
    gauge(registry, 'shop_db_pool_idle', 'Idle connections', (set) => set(pool().idleCount));
    gauge(registry, 'shop_db_pool_waiting', 'Callers waiting for a connection', (set) => set(pool().waitingCount));
    gauge(registry, 'shop_db_turn_waiting', 'Carts and orders that wait for their turn to be written', (set) =>
      set(this.database.waitingForTurn),
    );
    gauge(registry, 'shop_db_read_pool_connections', 'Open connections for public reads', (set) =>
      set(this.open.primary.totalCount),
    );
    gauge(registry, 'shop_db_read_pool_waiting', 'Public reads waiting for a connection', (set) =>
      set(this.open.primary.waitingCount),
    );
    gauge(registry, 'shop_cache_entries', 'Answers kept in memory', (set) => set(this.cache.size));
    const age = gauge(registry, 'shop_outbox_age_seconds', 'Age of the oldest undelivered event', () => undefined);
    gauge(registry, 'shop_outbox_length', 'Undelivered events', (set) =>
      whenThere(async () => {
        const [row] = await this.database.query<{ length: number; age: number }>(OUTBOX);
        set(row!.length);
        age.set(row!.age);
      }),
    );
    gauge(registry, 'shop_dead_letters', 'Jobs that failed in all attempts', (set) =>
      whenThere(async () => set(await this.deadLetters.count())),
    );
  }
}
