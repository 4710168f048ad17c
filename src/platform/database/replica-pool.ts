import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg, { type Pool, type QueryConfig } from 'pg';
import { Config } from '../config/config.js';
import { errorCode } from './pg-errors.js';
import { poolOptions } from './pool-options.js';

const PAUSE_AFTER_FAILURE_MS = 5_000;

/** Read replicas, taken in turn; one that is away is left alone for some seconds; the primary answers what they cannot. */
@Injectable()
export class ReplicaPool implements OnApplicationShutdown {
  private readonly replicas: Array<{ pool: Pool; restsUntil: number }>;
  private turn = 0;

  constructor(config: Config) {
    this.replicas = config.replicaUrls.map((url) => {
      const pool = new pg.Pool({ connectionString: url, max: config.poolSize, ...poolOptions });
      pool.on('error', () => undefined);
      return { pool, restsUntil: 0 };
    });
  }

  /** Rows, or null when no replica could answer. */
  async query(query: QueryConfig): Promise<unknown[] | null> {
    for (let i = 0; i < this.replicas.length; i++) {
      const replica = this.replicas[this.turn++ % this.replicas.length]!;
      if (replica.restsUntil > Date.now()) continue;
      try {
        return (await replica.pool.query(query)).rows;
      } catch (error) {
        // what was cancelled by what the primary sends, or is not there yet, says nothing about the replica
        if (!/^(40|42)/.test(errorCode(error))) replica.restsUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
      }
    }
    return null;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }
}
