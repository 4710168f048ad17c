import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg, { type Pool, type QueryConfig } from 'pg';
import { Config } from '../config/config.js';
import { publicPoolOptions } from './pool-options.js';
import { Replicas } from './replicas.js';

/**
 * Connections for public reads of the catalog, few and with short limits: a storm of searches fills this pool, and
 * orders, logins and administrators, who have the other one, do not wait for it.
 */
@Injectable()
export class PublicPool implements OnApplicationShutdown {
  readonly primary: Pool;
  private readonly replicas: Replicas;

  constructor(config: Config) {
    const options = { max: config.readPoolSize, ...publicPoolOptions };
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
