import { Global, Module } from '@nestjs/common';
import { RateLimiter } from './rate-limiter.js';
import { ReadBudget, WriteLimit } from './throttle.guard.js';

/** Limits of requests. The guard that applies them runs after the one that knows the caller: see IdentityModule. */
@Global()
@Module({ providers: [RateLimiter, ReadBudget, WriteLimit], exports: [RateLimiter, ReadBudget, WriteLimit] })
export class ThrottleModule {}
