import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { Caller } from '../http/caller/caller.js';
import { clientKey } from './client-key.js';
import { RateLimiter } from './rate-limiter.js';

/** What a client writes, as RATE_LIMIT says: that many a minute; 0 is off. So many sessions may begin beside that. */
@Injectable()
export class WriteLimit {
  constructor(private readonly limiter: RateLimiter, private readonly config: Config) {}

  /** @throws DomainError `too_many_requests` with `retry_after` in seconds */
  async count(what: 'write' | 'session', caller: Pick<Caller, 'tokenId' | 'ip'>): Promise<void> {
    const { rateLimit: limit } = this.config;
    if (limit > 0) await this.limiter.hit(what, clientKey(caller), { limit, seconds: 60 });
  }
}
