import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopDatabase } from '#contracts';
import { Config } from '../config/config.js';
import { Database } from './database.js';
import { OutboxSignal } from './outbox-signal.js';
import { dataSourceOptions } from './data-source.js';
import { PublicPool, ReplicaPool } from './replicas.js';
import { CacheBus } from './cache-bus.js';
import { ReadCache } from '../cache/read-cache.js';

@Global()
@Module({ providers: [ReadCache, CacheBus], exports: [ReadCache] })
class CacheModule {}

@Global()
@Module({
  imports: [
    CacheModule,
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config.databaseUrl!, config.poolSize),
        autoLoadEntities: true,
        retryAttempts: 5,
        retryDelay: 500,
      }),
    }),
  ],
  providers: [Database, { provide: ShopDatabase, useExisting: Database }, ReplicaPool, PublicPool, OutboxSignal],
  exports: [Database, ShopDatabase, PublicPool, OutboxSignal],
})
export class DatabaseModule {}
