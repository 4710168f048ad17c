import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { FreshProof } from './fresh-proof.js';
import { LoginThrottle } from './login-throttle.js';
import { Reauthentication } from './reauthentication.js';

/** Repeated checks of passwords and codes, and the limits of wrong ones. */
@Module({
  imports: [NoticesModule, PasswordsModule],
  providers: [FreshProof, LoginThrottle, Reauthentication],
  exports: [FreshProof, LoginThrottle, Reauthentication],
})
export class ReauthenticationModule {}
