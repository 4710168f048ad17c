import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../config/config.js';
import type { Caller } from '../http/caller/caller.js';
import { clientKey } from './client-key.js';
import { RateLimiter } from './rate-limiter.js';

/** What a client writes, as RATE_LIMIT says: that many a minute; 0 is off. */
@Injectable()
export class WriteLimit {
  private readonly counted = new WeakSet<Request>();

  constructor(private readonly limiter: RateLimiter, private readonly config: Config) {}

  /**
   * Counts a request once, whatever it writes.
   * @throws DomainError `too_many_requests` with `retry_after` in seconds
   */
  async count(request: Request, caller: Pick<Caller, 'tokenId' | 'ip'>): Promise<void> {
    const { rateLimit: limit } = this.config;
    if (limit === 0 || this.counted.has(request)) return;
    this.counted.add(request);
    await this.limiter.hit('write', clientKey(caller), { limit, seconds: 60 });
  }
}
