import pg, { type Pool, type PoolConfig, type QueryConfig } from 'pg';
import { errorCode } from './pg-errors.js';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config/config.js';
import { publicPoolOptions, poolOptions } from './pool-options.js';

/**
 * Number of idle connections for public reads that stay open. A new connection has to log in, and loads the
 * dictionaries of the search at its first search.
 */
const KEPT = 2;
const PAUSE_AFTER_FAILURE_MS = 5_000;
/** The statement exceeded its time limit; another server would not be faster. */
const TOOK_TOO_LONG = '57014';

/**
 * Read replicas, used in turn. A replica that does not answer is not used for some seconds; the primary answers queries
 * that no replica can.
 */
export class Replicas {
  private readonly replicas: Array<{ pool: Pool; restsUntil: number }>;
  private turn = 0;

  constructor(urls: readonly string[], options: PoolConfig) {
    this.replicas = urls.map((connectionString) => {
      const pool = new pg.Pool({ connectionString, ...options });
      pool.on('error', () => undefined);
      return { pool, restsUntil: 0 };
    });
  }

  /**
   * Rows, or null if no replica could answer.
   * @throws the error of a statement that exceeded its time limit
   */
  async query(query: QueryConfig): Promise<unknown[] | null> {
    for (let i = 0; i < this.replicas.length; i++) {
      const replica = this.replicas[this.turn++ % this.replicas.length]!;
      if (replica.restsUntil > Date.now()) continue;
      try {
        return (await replica.pool.query(query)).rows;
      } catch (error) {
        if (errorCode(error) === TOOK_TOO_LONG) throw error;
        // These errors leave the replica in use: replication cancelled the query, or the data is not replicated yet.
        if (!/^(40|42)/.test(errorCode(error))) replica.restsUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
      }
    }
    return null;
  }

  async end(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }
}

/**
 * Connections for public reads of the catalog, few and with short limits. A flood of searches fills this pool only;
 * orders, logins and administrators use the pool of the primary.
 */
@Injectable()
export class PublicPool implements OnApplicationShutdown {
  readonly primary: Pool;
  private readonly replicas: Replicas;

  constructor(config: Config) {
    const options = { max: config.readPoolSize, min: Math.min(KEPT, config.readPoolSize), ...publicPoolOptions };
    this.primary = new pg.Pool({ connectionString: config.databaseUrl!, application_name: 'shop reads', ...options });
    this.primary.on('error', () => undefined);
    this.replicas = new Replicas(config.replicaUrls, options);
  }

  /** @param lagging whether a replica may answer */
  async query(query: QueryConfig, lagging: boolean): Promise<unknown[]> {
    return (lagging ? await this.replicas.query(query) : null) ?? (await this.primary.query(query)).rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.primary.end(), this.replicas.end()]);
  }
}

/** The read replicas, with the limits of the primary. */
@Injectable()
export class ReplicaPool extends Replicas implements OnApplicationShutdown {
  constructor(config: Config) {
    super(config.replicaUrls, { max: config.poolSize, ...poolOptions });
  }

  onApplicationShutdown(): Promise<void> {
    return this.end();
  }
}
