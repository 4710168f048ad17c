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

/** The login of two pages: the password, and where there is a second factor the code. Between them the session knows whose code is awaited. */
@Injectable()
export class PanelLogin {
  constructor(
    private readonly db: Database,
    private readonly password: CheckPassword,
    private readonly code: CheckCode,
    private readonly throttle: LoginThrottle,
    private readonly login: Login,
    private readonly awaitCode: TwoFactorChallenge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Answers whether the administrator is in, or the code is awaited.
   * @throws DomainError `invalid_credentials`, `too_many_requests`; `administrators_only` to a customer whose password is right
   */
  async enter(request: Request, caller: Caller, email: string, password: string): Promise<'in' | 'code'> {
    const { account, attempt } = await this.password.run(caller, email, password);
    if (account.role === 'customer') {
      await attempt.withdrawn();
      throw authErrors.administrators_only();
    }
    if (!(await this.code.isNeeded(account))) {
      await this.login.begin(request, caller, account, attempt);
      return 'in';
    }
    await this.awaitCode.run(request, account, attempt);
    return 'code';
  }

  /** Whose code this session awaits; null when nobody's, or no longer. */
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
    await this.login.begin(request, caller, account, attempt);
  }
}
