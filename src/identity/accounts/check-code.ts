import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.js';
import { SecurityEvents } from '../audit/security-events.js';
import { authErrors } from '../identity.errors.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import type { Account } from '../data/account.js';
import { LoginThrottle } from '../reauthentication/login-throttle.js';

/** The second step of a login, for administrators with a second factor. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly factors: SecondFactors,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /** Whether a code is needed; customers have no second factor. */
  async isNeeded(account: Account): Promise<boolean> {
    return account.role !== 'customer' && this.factors.isOn(account.id);
  }

  /** @throws second_factor_wrong (401), too_many_requests */
  async run(caller: Caller, account: Account, code: string): Promise<void> {
    const counted = await this.throttle.codeAttempt(account.email, caller);
    if (!(await this.factors.accept(account.id, code))) {
      this.events.codeFailed(caller, account.id);
      throw authErrors.second_factor_wrong();
    }
    await counted.succeeded();
  }
}
