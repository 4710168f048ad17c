import { Global, Module } from '@nestjs/common';
import { RateLimiter } from './rate-limiter.js';
import { ReadBudget } from './read-budget.js';
import { WriteLimit } from './write-limit.js';

/** Limits of requests. The guard that applies them runs after the one that knows the caller: see IdentityModule. */
@Global()
@Module({ providers: [RateLimiter, ReadBudget, WriteLimit], exports: [RateLimiter, ReadBudget, WriteLimit] })
export class ThrottleModule {}
