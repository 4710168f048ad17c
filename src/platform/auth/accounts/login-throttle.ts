import { Injectable } from '@nestjs/common';
import { clientKey } from '../../throttle/client-key.js';
import { RateLimiter } from '../../throttle/rate-limiter.js';
import type { Caller } from '../../http/caller/caller.js';

const QUARTER_HOUR = 15 * 60;
const MONTH = 30 * 24 * 60 * 60;
const PER_CLIENT = { limit: 30, seconds: QUARTER_HOUR };
const PER_ACCOUNT = { limit: 10, seconds: QUARTER_HOUR };
const NO_LIMIT = { limit: Number.MAX_SAFE_INTEGER, seconds: MONTH };

/**
 * Counts failing logins by account and by client. A client that has logged in to the account within a month is counted on
 * its own, so that others who guess do not lock its owner out.
 */
@Injectable()
export class LoginThrottle {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts an attempt before it is made, so that many at once do not slip through; a good one is given back.
   * @throws DomainError `too_many_requests`
   */
  async attempt(email: string, caller: Caller): Promise<{ succeeded(): Promise<void> }> {
    const account = email.toLowerCase();
    const client = clientKey(caller);
    const pair = `${account} ${client}`;
    await this.limiter.hit('login-client', client, PER_CLIENT);
    const isKnown = await this.limiter.knows('login-known', pair);
    const counted: [string, string] = isKnown ? ['login-pair', pair] : ['login-account', account];
    await this.limiter.hit(...counted, PER_ACCOUNT);
    return {
      succeeded: async () => {
        await this.limiter.giveBack('login-client', client);
        await this.limiter.giveBack(...counted);
        await this.limiter.hit('login-known', pair, NO_LIMIT);
      },
    };
  }

  /** After a reset by mail the owner may log in at once. */
  async forgive(email: string): Promise<void> {
    await this.limiter.clear('login-account', email.toLowerCase());
  }
}
