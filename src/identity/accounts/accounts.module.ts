import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ReauthenticationModule } from '../reauthentication/reauthentication.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { ChangePassword } from './change-password.js';
import { CheckCode } from './check-code.js';
import { CheckPassword } from './check-password.js';
import { GuestDataMergers } from './guest-mergers.js';
import { Login } from './login.js';
import { Logout } from './logout.js';
import { PasswordResets } from './password-resets.js';
import { Prove } from './prove.js';
import { RecordLogin } from './record-login.js';
import { TwoFactorChallenge } from './two-factor-challenge.js';

/** Login, logout, and passwords of accounts. */
@Module({
  imports: [
    AddressesModule,
    NoticesModule,
    PasswordsModule,
    ReauthenticationModule,
    SecondFactorModule,
    SessionsModule,
    TokensModule,
  ],
  providers: [
    ChangePassword,
    CheckCode,
    CheckPassword,
    GuestDataMergers,
    Login,
    Logout,
    PasswordResets,
    Prove,
    RecordLogin,
    TwoFactorChallenge,
  ],
  exports: [
    ChangePassword,
    CheckCode,
    CheckPassword,
    GuestDataMergers,
    Login,
    Logout,
    PasswordResets,
    Prove,
    TwoFactorChallenge,
  ],
})
export class AccountsModule {}
