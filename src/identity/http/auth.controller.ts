import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Access, WithoutSecondFactor } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangePassword } from '../accounts/change-password.js';
import { Login } from '../accounts/login.js';
import { Logout } from '../accounts/logout.js';
import { PasswordResets } from '../accounts/password-resets.js';
import { Prove } from '../accounts/prove.js';
import { Sessions } from '../sessions/sessions.js';
import {
  CsrfTokenResponse,
  csrfTokenResponse,
  LoginResponse,
  loginResponse,
  NewCsrfTokenResponse,
  newCsrfTokenResponse,
  ProofResponse,
  proofResponse,
} from './dto/account.response.js';
import { ChangePasswordBody, ForgotBody, LoginBody, passwordChangeOf, ProofBody, ResetBody } from './dto/auth.dto.js';
import {
  csrfExample,
  forgotExample,
  loggedOutExample,
  loginExample,
  passwordChangedExample,
  passwordResetExample,
  proofExample,
} from './examples.js';

@ApiTags('Sessions and accounts')
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
  @Documented({
    operationId: 'getCsrfToken',
    summary: 'Get the CSRF token of the session, which begins with it',
    response: CsrfTokenResponse,
    example: csrfExample,
  })
  async csrf(@Req() request: Request): Promise<Answer> {
    return answer(csrfTokenResponse(this.sessions.csrfToken(request)));
  }

  @Post('login')
  @HttpCode(200)
  @Documented({
    operationId: 'logIn',
    summary: 'Log in; answers the new CSRF token',
    description:
      'An account with two-step login is answered 401 `second_factor_required` when the password is right and ' +
      '`code` is missing: send all three.',
    response: LoginResponse,
    example: loginExample,
    errors: ['invalid_credentials', 'second_factor_required', 'second_factor_wrong'],
  })
  async logIn(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: LoginBody): Promise<Answer> {
    return answer(loginResponse(await this.login.run(request, caller, body)), { message: 'auth.messages.logged_in' });
  }

  @Post('proof')
  @HttpCode(200)
  @Access('administrator')
  @Documented({
    operationId: 'reauthenticate',
    summary: 'Show the password, or a code of the second factor, once more',
    description:
      'Takes one of both; `code` only from an account with a second factor. For five minutes after it, as after a ' +
      'login, the session may do ' +
      'what is refused with 403 `proof_required` otherwise: tokens, administrators, bank accounts, second factors ' +
      'and security settings.',
    response: ProofResponse,
    example: proofExample,
    errors: ['second_factor_off'],
  })
  async proof(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: ProofBody): Promise<Answer> {
    return answer(proofResponse(await this.prove.run(request, caller, body)), { message: 'auth.messages.proven' });
  }

  @Post('logout')
  @HttpCode(200)
  @Documented({ operationId: 'logOut', summary: 'Log out', response: EmptyResponse, example: loggedOutExample })
  async logOut(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.logout.run(request, caller);
    return answer({}, { message: 'auth.messages.logged_out' });
  }

  @Post('password/forgot')
  @HttpCode(200)
  @Throttle('forgot')
  @Documented({
    operationId: 'requestPasswordReset',
    summary: 'Request a mail to set a new password; the answer does not reveal whether there is such an account',
    response: EmptyResponse,
    example: forgotExample,
  })
  async forgot(@CurrentCaller() caller: Caller, @Body() body: ForgotBody): Promise<Answer> {
    await this.resets.request(caller, body.email);
    return answer({}, { message: 'auth.messages.reset_mailed' });
  }

  @Post('password/reset')
  @HttpCode(200)
  @Throttle('reset')
  @Documented({
    operationId: 'resetPassword',
    summary: 'Set a new password with the token of the mailed link',
    response: EmptyResponse,
    example: passwordResetExample,
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
    operationId: 'changePassword',
    summary:
      'Change the own password; all other sessions end, and with `revoke_tokens` the API tokens that the account ' +
      'created are revoked',
    response: NewCsrfTokenResponse,
    example: passwordChangedExample,
  })
  async change(
    @Req() request: Request,
    @CurrentCaller() caller: Caller,
    @Body() body: ChangePasswordBody,
  ): Promise<Answer> {
    const token = await this.changePassword.run(request, caller, passwordChangeOf(body));
    return answer(newCsrfTokenResponse(token), { message: 'auth.messages.password_changed' });
  }
}
