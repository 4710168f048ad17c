import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { Caller } from '../access/caller.js';
import { clientKey } from './client-key.js';
import { RateLimiter } from './rate-limiter.js';

/**
 * Who writes: an administrator's account, wherever it is used from, so that a busy one takes nothing of those behind
 * the same address; else the client.
 */
const writerKey = (caller: Writer): string =>
  caller.kind === 'administrator' && caller.userId !== null ? `user:${caller.userId}` : clientKey(caller);

type Writer = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip'>;

/** Writes of one client per minute (RATE_LIMIT); 0 is off. */
@Injectable()
export class WriteLimit {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  /** @throws DomainError `too_many_requests` with `retry_after` in seconds */
  async count(caller: Writer): Promise<void> {
    const { rateLimit: limit } = this.config;
    if (limit > 0) await this.limiter.hit('write', writerKey(caller), { limit, seconds: 60 });
  }
}
