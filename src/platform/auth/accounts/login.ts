import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../../database/database.js';
import type { Caller } from '../../http/caller/caller.js';
import { AuditLog } from '../audit/audit-log.js';
import { SecurityEvents } from '../audit/security-events.js';
import { authErrors } from '../auth.errors.js';
import { GuestMergers } from '../guest-mergers.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { Sessions } from '../session/sessions.js';
import { accountByEmail, type Account } from './account.js';
import { LoginThrottle } from './login-throttle.js';

export interface LoggedIn {
  readonly account: Account;
  readonly csrfToken: string;
}

/** Checks a password and begins a session; what was gathered as a guest becomes the customer's. */
@Injectable()
export class Login {
  constructor(
    private readonly db: Database,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly mergers: GuestMergers,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly events: SecurityEvents,
  ) {}

  /** @throws DomainError `invalid_credentials` (401) alike for unknown addresses, wrong passwords and closed accounts; `too_many_requests` */
  async run(request: Request, caller: Caller, email: string, password: string): Promise<LoggedIn> {
    const attempt = await this.throttle.attempt(email, caller);
    const found = await accountByEmail(this.db, email);
    const isGood = await this.hasher.verify(found?.password_hash ?? null, password);
    if (!found || !isGood || !found.active) {
      this.events.loginFailed(caller, found?.id ?? null);
      throw authErrors.invalid_credentials();
    }
    await attempt.succeeded();
    await this.strengthen(found, password);
    const { guestHolder } = caller;
    await this.db.transaction(async (tx) => {
      if (found.customer_id !== null && guestHolder) await this.mergers.merge(tx, guestHolder, `c:${found.customer_id}`);
      await this.audit.record(tx, { caller, action: 'login.succeeded', subjectType: 'user', subjectId: found.id });
    });
    const { id: userId, role, customer_id: customerId, stamp } = found;
    return { account: found, csrfToken: await this.sessions.open(request, { userId, role, customerId, stamp }) };
  }

  /** A hash of former, weaker parameters is made anew while the password is at hand. */
  private async strengthen(account: Account, password: string): Promise<void> {
    if (!this.hasher.isOutdated(account.password_hash)) return;
    await this.db.query('UPDATE app_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
      account.id, account.password_hash, await this.hasher.hash(password),
    ]);
  }
}
