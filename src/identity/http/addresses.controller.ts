import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FieldErrors } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentCaller } from '../../platform/access/caller.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import { Documented } from '../../platform/http/openapi/documented.decorator.js';
import { Throttle } from '../../platform/throttle/throttle.decorator.js';
import { accountById } from '../data/account.js';
import { ChangeEmail } from '../addresses/change-email.js';
import { EmailVerifications } from '../addresses/email-verifications.js';
import { ChangeEmailBody, ResendVerificationBody, VerifyEmailBody } from './dto/addresses.dto.js';
import { doneExample, verifiedExample } from './examples.js';

/** Whether an account's address is its owner's (decisions §18). */
@ApiTags('Authentication')
@Controller('api/auth')
@Access('anyone')
export class AddressesController {
  constructor(
    private readonly verifications: EmailVerifications,
    private readonly changing: ChangeEmail,
    private readonly db: Database,
  ) {}

  @Post('verify-email')
  @HttpCode(200)
  @Throttle('verify-email')
  @Documented({
    summary: 'Verify an e-mail address with the token of the mailed link',
    description:
      'The address of a new account, or the new address of one that asked to change it: the change takes effect now.',
    example: verifiedExample,
    errors: [422, 429],
  })
  async verify(@CurrentCaller() caller: Caller, @Body() body: VerifyEmailBody): Promise<Answer> {
    return answer(
      { email: await this.verifications.verify(caller, body.token) },
      { message: 'auth.messages.email_verified' },
    );
  }

  @Post('verify-email/resend')
  @HttpCode(200)
  @Throttle('verify-resend')
  @Documented({
    summary: 'Mail the link to verify an address again',
    description:
      'Of the account that is logged in; guests send `email`. The answer does not reveal whether there is anything ' +
      'to verify.',
    example: doneExample,
    errors: [422, 429],
  })
  async resend(@CurrentCaller() caller: Caller, @Body() body: ResendVerificationBody): Promise<Answer> {
    const own = caller.userId === null ? null : await accountById(this.db, caller.userId);
    const email = own?.email ?? body.email;
    if (!email) throw new FieldErrors({ email: [{ key: 'validation.required' }] });
    await this.verifications.resend(caller, email);
    return answer({}, { message: 'auth.messages.verification_mailed' });
  }

  @Post('change-email')
  @HttpCode(200)
  @Access('customer')
  @Throttle('change-email')
  @Documented({
    summary: 'Request a change of the own e-mail address',
    description:
      "A link goes to the new address, a notice to the current one. The change takes effect when the link's token " +
      'is sent to verify-email.',
    example: doneExample,
    errors: [401, 422, 429],
  })
  async change(@CurrentCaller() caller: Caller, @Body() body: ChangeEmailBody): Promise<Answer> {
    await this.changing.run(caller, body.email, body.password);
    return answer({}, { message: 'auth.messages.email_change_mailed' });
  }
}
