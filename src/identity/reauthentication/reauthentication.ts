import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { SecurityEvents } from '../audit/security-events.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { accountById, type Account } from '../data/account.js';
import { LoginThrottle } from './login-throttle.js';

/**
 * Checks the password or a code of a logged-in caller again. Wrong ones are counted by account and recorded in the
 * activity log.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly db: Database,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /** @throws 422 at `field`, too_many_requests; forbidden for callers without an account */
  async password(caller: Caller, typed: string, field = 'password'): Promise<Account> {
    const account = await accountById(this.db, mustHaveAccount(caller));
    if (!account) throw commonErrors.forbidden();
    const counted = await this.throttle.ownAttempt('password', caller, account.id);
    if (!(await this.hasher.verify(account.password_hash, typed))) {
      this.events.reauthenticationFailed(caller, 'password');
      throw new FieldErrors({ [field]: [{ key: 'auth.errors.wrong_password' }] });
    }
    await counted.succeeded();
    return account;
  }

  /**
   * Runs `work`, which checks a code and throws `wrong()` if it is wrong.
   * @throws too_many_requests
   */
  async withCode<T>(caller: Caller, work: (wrong: () => FieldErrors) => Promise<T>): Promise<T> {
    const counted = await this.throttle.ownAttempt('code', caller, mustHaveAccount(caller));
    const result = await work(() => {
      this.events.reauthenticationFailed(caller, 'second_factor');
      return new FieldErrors({ code: [{ key: 'auth.errors.wrong_code' }] });
    });
    await counted.succeeded();
    return result;
  }
}

/** @throws forbidden */
export function mustHaveAccount({ userId }: Caller): number {
  if (userId === null) throw commonErrors.forbidden();
  return userId;
}
