import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { ReauthenticationModule } from '../reauthentication/reauthentication.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ChangeSecondFactor } from './change-second-factor.js';
import { OwnSecondFactor } from './own-second-factor.js';
import { SecondFactors } from './second-factors.js';

/** Time-based one-time passwords (RFC 6238) and recovery codes of administrators. */
@Module({
  imports: [NoticesModule, ReauthenticationModule, SessionsModule],
  providers: [ChangeSecondFactor, OwnSecondFactor, SecondFactors],
  exports: [ChangeSecondFactor, OwnSecondFactor, SecondFactors],
})
export class SecondFactorModule {}
