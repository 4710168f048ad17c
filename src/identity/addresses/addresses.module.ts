import { Module } from '@nestjs/common';
import { ReauthenticationModule } from '../reauthentication/reauthentication.module.js';
import { AccountHooks } from './account-hooks.js';
import { ChangeEmail } from './change-email.js';
import { EmailVerifications } from './email-verifications.js';
import { UnverifiedAccounts } from './unverified-accounts.js';

/** Verification and change of an account's email address. */
@Module({
  imports: [ReauthenticationModule],
  providers: [AccountHooks, ChangeEmail, EmailVerifications, UnverifiedAccounts],
  exports: [AccountHooks, ChangeEmail, EmailVerifications, UnverifiedAccounts],
})
export class AddressesModule {}
