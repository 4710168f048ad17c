import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from '../platform/database/database.js';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { IdempotencyInterceptor } from '../platform/http/idempotency/idempotency.interceptor.js';
import { UploadInterceptor } from '../platform/http/uploads/upload.interceptor.js';
import { CountSuccessesInterceptor } from '../platform/throttle/count-successes.interceptor.js';
import { ThrottleGuard } from '../platform/throttle/throttle.guard.js';
import { AccessCheck, AccessGuard } from './access/access.guard.js';
import { CallerResolver } from './access/caller-resolver.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { AdministratorsModule } from './administrators/administrators.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AccountEntity } from './data/account.entity.js';
import { EmailVerificationEntity } from './data/email-verification.entity.js';
import { PasswordResetEntity } from './data/password-reset.entity.js';
import { deleteUnconfirmed } from './data/second-factor-rows.js';
import { RecoveryCodeEntity, SecondFactorEntity } from './data/second-factor.entity.js';
import { SessionEntity } from './data/session.entity.js';
import { AddressesController } from './http/addresses.controller.js';
import { AdministratorsController } from './http/administrators.controller.js';
import { AuditController } from './http/audit.controller.js';
import { AuthController } from './http/auth.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { TokensController } from './http/tokens.controller.js';
import { NoticesModule } from './notices/notices.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { ReauthenticationModule } from './reauthentication/reauthentication.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { TokensModule } from './tokens/tokens.module.js';

const entities = [
  AccountEntity,
  EmailVerificationEntity,
  PasswordResetEntity,
  RecoveryCodeEntity,
  SecondFactorEntity,
  SessionEntity,
];

const parts = [
  AccountsModule,
  AddressesModule,
  AdministratorsModule,
  AuditModule,
  NoticesModule,
  PasswordsModule,
  ReauthenticationModule,
  SecondFactorModule,
  SessionsModule,
  TokensModule,
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Callers and their rights: accounts, sessions, tokens, the guard of every operation, and the activity log. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(entities), ...parts],
  controllers: [
    AuthController,
    AddressesController,
    SecondFactorController,
    SessionsController,
    TokensController,
    AdministratorsController,
    AuditController,
  ],
  providers: [
    AccessCheck,
    CallerResolver,
    // The guards run in this order: the caller is identified before the rate limits apply.
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ThrottleGuard },
    { provide: APP_INTERCEPTOR, useClass: CountSuccessesInterceptor },
    // The file is received before its idempotency key is checked, because a repeat must send the same file.
    { provide: APP_INTERCEPTOR, useClass: UploadInterceptor },
    // This module is imported before the envelope module, so that whole answers are stored.
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: parts,
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register({ table: 'session', column: 'expire', retentionMs: 0 });
    this.housekeeping.register({ table: 'password_reset', column: 'expires_at', retentionMs: DAY_MS });
    this.housekeeping.register({ table: 'email_verification', column: 'expires_at', retentionMs: DAY_MS });
    this.housekeeping.register({
      name: 'second_factor',
      retentionMs: DAY_MS,
      deleteBatch: (before, limit) => deleteUnconfirmed(this.database, before, limit),
    });
  }
}
