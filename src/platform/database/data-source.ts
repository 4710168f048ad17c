import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../../migrations/index.js';
import { poolOptions } from './pool-options.js';

/** TypeORM's settings. Only migrations change the schema, so `synchronize` is off. */
export function dataSourceOptions(url: string, poolSize: number): DataSourceOptions {
  const { connectionTimeoutMillis, ...extra } = poolOptions;
  return {
    type: 'postgres',
    url,
    poolSize,
    connectTimeoutMS: connectionTimeoutMillis,
    extra: { ...extra, connectionTimeoutMillis },
    poolErrorHandler: () => undefined,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    logging: false,
    applicationName: 'shop',
  };
}
