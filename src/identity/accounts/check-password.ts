import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { SecurityEvents } from '../audit/security-events.js';
import { replaceHash } from '../data/account-rows.js';
import { authErrors } from '../identity.errors.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { accountByEmail, type Account } from '../data/account.js';
import { LoginThrottle, type LoginAttempt } from '../reauthentication/login-throttle.js';

/** An account whose password was correct, and the login attempt, which is not completed yet. */
export interface PasswordProof {
  readonly account: Account;
  readonly attempt: LoginAttempt;
}

/** The first step of a login. */
@Injectable()
export class CheckPassword {
  constructor(
    private readonly db: Database,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly events: SecurityEvents,
  ) {}

  /**
   * @throws DomainError `invalid_credentials` (401) for unknown addresses, wrong passwords and closed accounts alike;
   * `too_many_requests`; `forbidden` for tokens, which cannot have a session
   */
  async run(caller: Caller, email: string, password: string): Promise<PasswordProof> {
    if (caller.kind === 'integration') throw commonErrors.forbidden();
    const attempt = await this.throttle.attempt(email, caller);
    const found = await accountByEmail(this.db, email);
    const isGood = await this.hasher.verify(found?.password_hash ?? null, password);
    if (!found || !isGood || !found.active) {
      this.events.loginFailed(caller, found?.id ?? null);
      throw authErrors.invalid_credentials();
    }
    await this.rehash(found, password);
    return { account: found, attempt };
  }

  /** Replaces a hash with outdated parameters while the password is known. */
  private async rehash(account: Account, password: string): Promise<void> {
    if (!this.hasher.isOutdated(account.password_hash)) return;
    const { id, password_hash: former } = account;
    const stronger = await this.hasher.hash(password);
    await replaceHash(this.db, id, former, stronger);
  }
}
