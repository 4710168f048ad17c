import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel';
import { clientKey } from '../../platform/throttle/client-key.js';
import { RateLimiter, type Limit } from '../../platform/throttle/rate-limiter.js';
import type { Caller } from '../../platform/access/caller.js';
import { LockoutNotices, type LockedAccount } from '../notices/lockout-notices.js';

const QUARTER_HOUR = 15 * 60;
const MONTH = 30 * 24 * 60 * 60;
const PER_CLIENT = { limit: 30, seconds: QUARTER_HOUR };
const PER_ACCOUNT = { limit: 10, seconds: QUARTER_HOUR };
/** Three of a million codes are valid at a time, so that guessing with so few attempts per day is hopeless. */
const CODES = { limit: 50, seconds: 24 * 60 * 60 };
const NO_LIMIT = { limit: Number.MAX_SAFE_INTEGER, seconds: MONTH };

/** A counted login attempt. */
export interface LoginAttempt {
  /** The attempt neither failed nor succeeded, because the code is missing: it is not counted. */
  withdrawn(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Counts failed logins by account and by client. A client that has logged in to the account within a month is counted
 * separately, so that guessing by others, even from the same address, does not lock the owner out.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly lockouts: LockoutNotices,
  ) {}

  /**
   * Counts an attempt before the password is checked, so that concurrent attempts count too. A successful attempt is
   * subtracted afterwards.
   * @throws DomainError `too_many_requests`
   */
  async attempt(email: string, caller: Caller): Promise<LoginAttempt> {
    const account = email.toLowerCase();
    const client = clientKey(caller);
    const pair = `${account} ${client}`;
    const isKnown = await this.limiter.isLimited('login-known', pair);
    if (!isKnown) await this.limiter.hit('login-client', client, PER_CLIENT);
    const counted: [string, string] = isKnown ? ['login-pair', pair] : ['login-account', account];
    await this.count(counted, PER_ACCOUNT, caller, { email });
    const withdrawn = async (): Promise<void> => {
      if (!isKnown) await this.limiter.giveBack('login-client', client);
      await this.limiter.giveBack(...counted);
    };
    return {
      withdrawn,
      succeeded: async () => {
        await withdrawn();
        await this.limiter.hit('login-known', pair, NO_LIMIT);
      },
    };
  }

  /**
   * Counts a code of the second factor, in addition to the login attempt.
   * @throws DomainError `too_many_requests`
   */
  async codeAttempt(email: string, caller: Caller): Promise<{ succeeded(): Promise<void> }> {
    const account = email.toLowerCase();
    const pair = `${account} ${clientKey(caller)}`;
    const counted: [string, string] = (await this.limiter.isLimited('login-known', pair))
      ? ['code-pair', pair]
      : ['code-account', account];
    await this.count(counted, CODES, caller, { email });
    return { succeeded: () => this.limiter.giveBack(...counted) };
  }

  /**
   * Counts a password or code of a logged-in caller, by account only: a stolen session gains nothing from many
   * addresses, and failed logins of strangers do not lock the owner out.
   * @throws DomainError `too_many_requests`
   */
  async ownAttempt(what: 'password' | 'code', caller: Caller, userId: number): Promise<{ succeeded(): Promise<void> }> {
    const account = String(userId);
    await this.count([`own-${what}`, account], PER_ACCOUNT, caller, { id: userId });
    await this.count([`own-${what}-day`, account], CODES, caller, { id: userId });
    return {
      succeeded: async () => {
        await this.limiter.giveBack(`own-${what}`, account);
        await this.limiter.giveBack(`own-${what}-day`, account);
      },
    };
  }

  /** Counts an attempt, and notifies the account's owner when the limit is reached. */
  private async count(
    counted: [what: string, who: string],
    limit: Limit,
    caller: Caller,
    account: LockedAccount,
  ): Promise<void> {
    try {
      await this.limiter.hit(...counted, limit);
    } catch (error) {
      if (error instanceof DomainError) this.lockouts.notify(caller, account);
      throw error;
    }
  }

  /** Clears the failures after a reset by mail, so that the owner can log in at once. */
  async clearFailures(email: string): Promise<void> {
    await this.limiter.clear('login-account', email.toLowerCase());
  }
}
