import pg, { type Pool, type PoolConfig, type QueryConfig } from 'pg';
import { errorCode } from './pg-errors.js';

const PAUSE_AFTER_FAILURE_MS = 5_000;
/** The statement's own time is over: it would take as long elsewhere. */
const TOOK_TOO_LONG = '57014';

/**
 * Read replicas, taken in turn; one that does not answer is not used for some seconds; the primary answers what they
 * cannot.
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

  /** Rows, or null when no replica could answer. @throws the error of a statement that took too long */
  async query(query: QueryConfig): Promise<unknown[] | null> {
    for (let i = 0; i < this.replicas.length; i++) {
      const replica = this.replicas[this.turn++ % this.replicas.length]!;
      if (replica.restsUntil > Date.now()) continue;
      try {
        return (await replica.pool.query(query)).rows;
      } catch (error) {
        if (errorCode(error) === TOOK_TOO_LONG) throw error;
        // a query cancelled by replication, or of data not replicated yet, is no fault of the replica
        if (!/^(40|42)/.test(errorCode(error))) replica.restsUntil = Date.now() + PAUSE_AFTER_FAILURE_MS;
      }
    }
    return null;
  }

  async end(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }
}
