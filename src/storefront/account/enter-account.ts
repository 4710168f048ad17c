import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { TwoFactorChallenge, CheckCode, CheckPassword, Login } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { rememberLeftOut } from '../page/cart-left-out.js';

/** The login of the shop's pages. Only administrators have a second factor; its code is entered on the panel's page. */
@Injectable()
export class EnterAccount {
  constructor(
    private readonly password: CheckPassword,
    private readonly code: CheckCode,
    private readonly awaitCode: TwoFactorChallenge,
    private readonly login: Login,
  ) {}

  /**
   * @returns whether the login succeeded, left cart lines out, or waits for the second factor's code
   * @throws DomainError `invalid_credentials`, `too_many_requests`
   */
  async run(
    request: Request,
    caller: Caller,
    email: string,
    password: string,
  ): Promise<'in' | 'in_with_full_cart' | 'code'> {
    const { account, attempt } = await this.password.run(caller, email, password);
    if (await this.code.isNeeded(account)) {
      await this.awaitCode.run(request, account, attempt);
      return 'code';
    }
    const { leftOut } = await this.login.start(request, caller, account, attempt);
    if (leftOut.length === 0) return 'in';
    rememberLeftOut(
      request,
      leftOut.map(({ name }) => name),
    );
    return 'in_with_full_cart';
  }
}
