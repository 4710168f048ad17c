import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller, type Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/envelope.interceptor.js';
import { EmptyResponse } from '../../platform/http/openapi/id.response.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { ChangeEmail } from '../addresses/change-email.js';
import { EmailVerifications } from '../addresses/email-verifications.js';
import { VerifiedEmailResponse, verifiedEmailResponse } from './dto/account.response.js';
import { ChangeEmailBody, ResendVerificationBody, VerifyEmailBody } from './dto/addresses.dto.js';
import { emailChangeExample, verificationMailedExample, verifiedExample } from './examples.js';

/** Verification of an account's email address. */
@ApiTags('Sessions and accounts')
@Controller('api/auth')
@Access('anyone')
export class AddressesController {
  constructor(
    private readonly verifications: EmailVerifications,
    private readonly changeEmail: ChangeEmail,
  ) {}

  @Post('verify-email')
  @HttpCode(200)
  @Throttle('verify-email')
  @Documented({
    operationId: 'verifyEmail',
    summary: 'Verify an email address',
    description:
      'Takes the token of the mailed link: of a new account, or of a change of address, which takes effect ' +
      'now. 422 at `token` if the link was used or has expired.',
    request: { token: 'pX4vQ9sLr2kT7mZc0aHfWd' },
    response: VerifiedEmailResponse,
    example: verifiedExample,
  })
  async verify(@CurrentCaller() caller: Caller, @Body() body: VerifyEmailBody): Promise<Answer> {
    const email = await this.verifications.verify(caller, body.token);
    return answer(verifiedEmailResponse(email), { message: 'auth.messages.email_verified' });
  }

  @Post('verify-email/resend')
  @HttpCode(200)
  @Throttle('verify-resend')
  @Documented({
    operationId: 'resendEmailVerification',
    summary: 'Resend the verification email',
    description:
      'For the account that is logged in; guests send `email`. The answer does not reveal whether there is ' +
      'anything to verify.',
    request: { email: 'ira@example.com' },
    response: EmptyResponse,
    example: verificationMailedExample,
  })
  async resend(@CurrentCaller() caller: Caller, @Body() body: ResendVerificationBody): Promise<Answer> {
    await this.verifications.resend(caller, body.email);
    return answer({}, { message: 'auth.messages.verification_mailed' });
  }

  @Post('change-email')
  @HttpCode(200)
  @Access('customer')
  @Throttle('change-email')
  @Documented({
    operationId: 'requestEmailChange',
    summary: 'Change the own email address',
    description:
      'Mails a link to the new address and a notice to the current one. The change takes effect when the ' +
      'token of the link is sent to `POST /api/auth/verify-email`.',
    request: { email: 'ira.new@example.com', password: 'a quiet shelf of books' },
    response: EmptyResponse,
    example: emailChangeExample,
  })
  async change(@CurrentCaller() caller: Caller, @Body() body: ChangeEmailBody): Promise<Answer> {
    await this.changeEmail.run(caller, body.email, body.password);
    return answer({}, { message: 'auth.messages.email_change_mailed' });
  }
}
