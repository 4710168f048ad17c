import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { authErrors } from '../identity.errors.js';
import { GuestDataMergers, type LeftOutLine } from './guest-mergers.js';
import { Sessions } from '../sessions/sessions.js';
import type { Account } from '../data/account.js';
import { CheckCode } from './check-code.js';
import { CheckPassword } from './check-password.js';
import type { LoginAttempt } from '../reauthentication/login-throttle.js';
import { RecordLogin } from './record-login.js';

export interface LoggedIn {
  readonly account: Account;
  readonly csrfToken: string;
  /** Lines of the guest's cart that did not fit into the customer's cart. */
  readonly leftOut: readonly LeftOutLine[];
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Code of the second factor, for accounts that have one. */
  readonly code?: string | null;
}

/**
 * Checks the password, and the code if there is a second factor, and starts a session. The guest's data moves to the
 * customer.
 */
@Injectable()
export class Login {
  constructor(
    private readonly db: Database,
    private readonly password: CheckPassword,
    private readonly code: CheckCode,
    private readonly mergers: GuestDataMergers,
    private readonly sessions: Sessions,
    private readonly recordLogin: RecordLogin,
  ) {}

  /**
   * @throws DomainError `invalid_credentials` (401) for unknown addresses, wrong passwords and closed accounts alike;
   * with the correct password `second_factor_required`, `second_factor_wrong` (401); `too_many_requests`
   */
  async run(request: Request, caller: Caller, { email, password, code }: Credentials): Promise<LoggedIn> {
    const { account, attempt } = await this.password.run(caller, email, password);
    if (await this.code.isNeeded(account)) {
      if (!code) {
        await attempt.withdrawn();
        throw authErrors.second_factor_required();
      }
      await this.code.run(caller, account, code);
    }
    return this.start(request, caller, account, attempt);
  }

  /** Starts a session after the password and, if there is a second factor, the code were checked. */
  async start(request: Request, caller: Caller, account: Account, attempt: LoginAttempt): Promise<LoggedIn> {
    await attempt.succeeded();
    const { guestOwnerKey: guest, language } = caller;
    const leftOut = await this.db.transaction(async (tx) => {
      const merged =
        account.customer_id === null
          ? []
          : await this.mergers.merge(tx, { guest, customer: `c:${account.customer_id}`, language });
      await this.recordLogin.run(tx, request, caller, account);
      return merged;
    });
    const { id: userId, role, customer_id: customerId, stamp } = account;
    return { account, leftOut, csrfToken: await this.sessions.open(request, { userId, role, customerId, stamp }) };
  }
}
