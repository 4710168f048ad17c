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
    summary: 'Get the CSRF token',
    description:
      'Starts a session if there is none. Every write with the session cookie sends the token as ' +
      '`X-CSRF-TOKEN`. Logging in and out replaces it.',
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
    summary: 'Log in',
    description:
      "Starts a new session and answers its CSRF token. The guest's cart is added to the customer's. With " +
      'two-step login, the right password without `code` is answered 401 `second_factor_required`: send ' +
      'all three. Repeated failures are slowed down (429).',
    request: { email: 'ira@example.com', password: 'a quiet shelf of books' },
    guestBy: ['cart'],
    response: LoginResponse,
    example: loginExample,
    errors: ['forbidden', 'invalid_credentials', 'second_factor_required', 'second_factor_wrong'],
  })
  async logIn(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: LoginBody): Promise<Answer> {
    return answer(loginResponse(await this.login.run(request, caller, body)), { message: 'auth.messages.logged_in' });
  }

  @Post('proof')
  @HttpCode(200)
  @Access('administrator')
  @Documented({
    operationId: 'reauthenticate',
    summary: 'Prove the own identity again',
    description:
      'Takes the password, or a code of the second factor. For five minutes after it, as after a login, ' +
      'the session may do what is otherwise refused with 403 `proof_required`: tokens, administrators, ' +
      'bank accounts, second factors and security settings.',
    request: { password: 'a quiet shelf of books' },
    response: ProofResponse,
    example: proofExample,
    errors: ['second_factor_off'],
  })
  async proof(@Req() request: Request, @CurrentCaller() caller: Caller, @Body() body: ProofBody): Promise<Answer> {
    return answer(proofResponse(await this.prove.run(request, caller, body)), { message: 'auth.messages.proven' });
  }

  @Post('logout')
  @HttpCode(200)
  @Documented({
    operationId: 'logOut',
    summary: 'Log out',
    description: 'Ends the session. Succeeds without a session too.',
    response: EmptyResponse,
    example: loggedOutExample,
  })
  async logOut(@Req() request: Request, @CurrentCaller() caller: Caller): Promise<Answer> {
    await this.logout.run(request, caller);
    return answer({}, { message: 'auth.messages.logged_out' });
  }

  @Post('password/forgot')
  @HttpCode(200)
  @Throttle('forgot')
  @Documented({
    operationId: 'requestPasswordReset',
    summary: 'Request a password reset',
    description: 'Mails a link to set a new password. The answer does not reveal whether the address has an account.',
    request: { email: 'ira@example.com' },
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
    summary: 'Reset a password',
    description:
      'Sets a new password with the token of the mailed link, and ends all sessions of the account. 422 at ' +
      '`token` if the link was used or has expired.',
    request: { token: 'pX4vQ9sLr2kT7mZc0aHfWd', password: 'a louder shelf of books' },
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
    summary: 'Change the own password',
    description:
      'Ends all other sessions of the account and answers a new CSRF token. With `revoke_tokens`, API ' +
      'tokens that the account created are revoked too.',
    request: { current_password: 'a quiet shelf of books', password: 'a louder shelf of books' },
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
