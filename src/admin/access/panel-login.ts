import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, type Clock } from '#kernel';
import {
  type Account,
  accountById,
  authErrors,
  TwoFactorChallenge,
  CheckCode,
  CheckPassword,
  Login,
  LoginThrottle,
} from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';

/**
 * The login on two pages: the password, then the code if there is a second factor. Between the two pages, the session
 * stores that the password was correct and that the code is still required.
 */
@Injectable()
export class PanelLogin {
  constructor(
    private readonly db: Database,
    private readonly password: CheckPassword,
    private readonly code: CheckCode,
    private readonly throttle: LoginThrottle,
    private readonly login: Login,
    private readonly challenge: TwoFactorChallenge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Returns whether the administrator is logged in (`in`), or a code is needed (`code`).
   * @throws DomainError `invalid_credentials`, `too_many_requests`; `administrators_only` to a customer with the
   * correct password
   */
  async enter(request: Request, caller: Caller, email: string, password: string): Promise<'in' | 'code'> {
    const { account, attempt } = await this.password.run(caller, email, password);
    if (account.role === 'customer') {
      await attempt.withdrawn();
      throw authErrors.administrators_only();
    }
    if (!(await this.code.isNeeded(account))) {
      await this.login.start(request, caller, account, attempt);
      return 'in';
    }
    await this.challenge.run(request, account, attempt);
    return 'code';
  }

  /** The account that still has to enter its code in this session; null if there is none, or after the time limit. */
  async awaited(request: Request): Promise<Account | null> {
    const pending = request.session?.pendingLogin;
    if (!pending || pending.until <= this.clock.now().getTime()) return null;
    const account = await accountById(this.db, pending.userId);
    return account?.active && account.stamp === pending.stamp && account.role !== 'customer' ? account : null;
  }

  /** @throws DomainError `second_factor_wrong`, `too_many_requests` */
  async confirm(request: Request, caller: Caller, account: Account, code: string): Promise<void> {
    const attempt = await this.throttle.attempt(account.email, caller);
    await this.code.run(caller, account, code);
    await this.login.start(request, caller, account, attempt);
  }
}
