import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { WithoutSecondFactor } from '../../platform/access/fresh-proof.decorator.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangePassword } from '../accounts/change-password.js';
import { Login } from '../accounts/login.js';
import { Logout } from '../accounts/logout.js';
import { PasswordResets } from '../accounts/password-resets.js';
import { Prove } from '../accounts/prove.js';
import { Sessions } from '../sessions/sessions.js';
import { ChangePasswordBody, ForgotBody, LoginBody, ProofBody, ResetBody } from './dto/auth.dto.js';
import { csrfExample, doneExample, loginExample, proofExample } from './examples.js';

@ApiTags('Authentication')
@Controller('api/auth')
@Access('anyone')
@WithoutSecondFactor()
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly login: Login,
    private readonly logout: Logout,
    private readonly resets: PasswordResets,
    private readonly changePassword: ChangePassword,
    private readonly prove: Prove,
  ) {}

  @Get('csrf')
  @Documented({ summary: 'Get the CSRF token of the session, which begins with it', example: csrfExample })
  async csrf(@Req() request: Request): Promise<Answer> {
    return answer({ csrf_token: this.sessions.csrfToken(request) });
  }

  @Post('login')
  @HttpCode(200)
  @Documented({
    summary: 'Log in; answers the new CSRF token',
    description:
      'An account with two-step login is answered 401 `second_factor_required` when the password is right and `code` is missing: send all three.',
    example: loginExample,
    errors: [401, 403, 429],
  })
  async logIn(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: LoginBody): Promise<Answer> {
    const {
      account: { id, email, role },
      csrfToken,
    } = await this.login.run(request, caller, body);
    return answer({ user: { id, email, role }, csrf_token: csrfToken }, { message: 'auth.messages.logged_in' });
  }

  @Post('proof')
  @HttpCode(200)
  @Access('administrator')
  @Documented({
    summary: 'Show the password, or a code of the second factor, once more',
    description:
      'Takes one of both; `code` only from an account with a second factor. For five minutes after it, as after a ' +
      'login, the session may do ' +
      'what is refused with 403 `proof_required` otherwise: tokens, administrators, bank accounts, second factors ' +
      'and security settings.',
    example: proofExample,
    errors: [409, 422, 429],
  })
  async proof(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: ProofBody): Promise<Answer> {
    return answer({ proven_until: await this.prove.run(request, caller, body) }, { message: 'auth.messages.proven' });
  }

  @Post('logout')
  @HttpCode(200)
  @Documented({ summary: 'Log out', example: doneExample })
  async logOut(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.logout.run(request, caller);
    return answer({}, { message: 'auth.messages.logged_out' });
  }

  @Post('password/forgot')
  @HttpCode(200)
  @Throttle('forgot')
  @Documented({
    summary: 'Ask for a mail to set a new password; the answer does not tell whether there is such an account',
    example: doneExample,
    errors: [429],
  })
  async forgot(@CurrentCaller() caller: Caller, @Body() body: ForgotBody): Promise<Answer> {
    await this.resets.request(caller, body.email);
    return answer({}, { message: 'auth.messages.reset_mailed' });
  }

  @Post('password/reset')
  @HttpCode(200)
  @Throttle('reset')
  @Documented({
    summary: 'Set a new password with the token of the mailed link',
    example: doneExample,
    errors: [422, 429],
  })
  async reset(@CurrentCaller() caller: Caller, @Body() body: ResetBody): Promise<Answer> {
    await this.resets.reset(caller, body.token, body.password);
    return answer({}, { message: 'auth.messages.password_changed' });
  }

  @Post('password')
  @HttpCode(200)
  @Access('customer')
  @Throttle('password-change')
  @Documented({
    summary:
      'Change the own password; all other sessions end, and with `revoke_tokens` the API tokens that the account made',
    example: csrfExample,
    errors: [422, 429],
  })
  async change(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() body: ChangePasswordBody,
  ): Promise<Answer> {
    const token = await this.changePassword.byOwner(request, caller, body);
    return answer({ csrf_token: token }, { message: 'auth.messages.password_changed' });
  }
}
