import { Global, Module } from '@nestjs/common';
import { CacheBus } from './cache-bus.js';
import { ReadCache } from '../cache/read-cache.js';

@Global()
@Module({ providers: [ReadCache, CacheBus], exports: [ReadCache] })
export class CacheModule {}
