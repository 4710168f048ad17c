import { Module } from '@nestjs/common';
import { ReauthenticationModule } from '../reauthentication/reauthentication.module.js';
import { ChangeEmail } from './change-email.js';
import { EmailVerifications } from './email-verifications.js';

/** Verification and change of an account's e-mail address. */
@Module({
  imports: [ReauthenticationModule],
  providers: [ChangeEmail, EmailVerifications],
  exports: [ChangeEmail, EmailVerifications],
})
export class AddressesModule {}
