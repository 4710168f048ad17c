import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, type Clock } from '#kernel';
import { Sessions } from '../sessions/sessions.js';
import type { Account } from '../data/account.js';
import type { LoginAttempt } from '../reauthentication/login-throttle.js';

/** Time limit for the code in milliseconds. */
const CODE_TIMEOUT_MS = 10 * 60 * 1000;

/**
 * State between the two pages of a login: the password was correct, and the session stores the account whose code is
 * missing. It grants no access.
 */
@Injectable()
export class TwoFactorChallenge {
  constructor(
    private readonly sessions: Sessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(request: Request, account: Account, attempt: LoginAttempt): Promise<void> {
    await attempt.withdrawn();
    await this.sessions.startTwoFactorChallenge(request, {
      userId: account.id,
      stamp: account.stamp,
      until: this.clock.now().getTime() + CODE_TIMEOUT_MS,
    });
  }
}
