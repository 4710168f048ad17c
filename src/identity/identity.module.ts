import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyInterceptor } from '../platform/http/idempotency/idempotency.interceptor.js';
import { IdempotencyStore } from '../platform/http/idempotency/idempotency-store.js';
import { UnknownPaths } from '../platform/http/security/unknown-paths.js';
import { EMAIL_VERIFICATION_ISSUER } from './addresses/email-verification-issuer.js';
import { PASSWORD_RESET_ISSUER } from './accounts/password-reset-issuer.js';
import { RateLimiter } from '../platform/throttle/rate-limiter.js';
import { ThrottleGuard } from '../platform/throttle/throttle.guard.js';
import { ReadBudget } from '../platform/throttle/read-budget.js';
import { WriteLimit } from '../platform/throttle/write-limit.js';
import { GuestSessionStarter } from '../platform/ports/guest-session-starter.js';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { CallerResolver } from './access/caller-resolver.js';
import { TwoFactorChallenge } from './accounts/two-factor-challenge.js';
import { ChangePassword } from './accounts/change-password.js';
import { CheckCode } from './accounts/check-code.js';
import { CheckPassword } from './accounts/check-password.js';
import { Login } from './accounts/login.js';
import { NoteLogin } from './accounts/note-login.js';
import { LoginThrottle } from './accounts/login-throttle.js';
import { Logout } from './accounts/logout.js';
import { Reauthentication } from './accounts/reauthentication.js';
import { PasswordResets } from './accounts/password-resets.js';
import { ChangeEmail } from './addresses/change-email.js';
import { EmailVerifications } from './addresses/email-verifications.js';
import { ChangeAdministrator } from './administrators/change-administrator.js';
import { CutOffAdministrator } from './administrators/cut-off-administrator.js';
import { InviteAdministrator } from './administrators/invite-administrator.js';
import { ListAdministrators } from './administrators/list-administrators.js';
import { AuditModule } from './audit/audit.module.js';
import { ListAudit } from './audit/list-audit.js';
import { SecurityEvents } from './audit/security-events.js';
import { AccountEntity } from './data/account.entity.js';
import { ApiTokenEntity } from './data/api-token.entity.js';
import { ApiTokenRows } from './data/api-token-rows.js';
import { GuestDataMergers } from './guest-mergers.js';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { AddressesController } from './http/addresses.controller.js';
import { AdministratorsController } from './http/administrators.controller.js';
import { AuditController } from './http/audit.controller.js';
import { AuthController } from './http/auth.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { TokensController } from './http/tokens.controller.js';
import { NewPasswords } from './passwords/new-passwords.js';
import { KnownDevices } from './notices/known-devices.js';
import { LockoutNotices } from './notices/lockout-notices.js';
import { SecurityNotices } from './notices/security-notices.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { FreshProof } from './proof/fresh-proof.js';
import { Prove } from './proof/prove.js';
import { ChangeSecondFactor } from './second-factor/change-second-factor.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { SecondFactorRule } from './second-factor/second-factor-rule.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { GuestSessions } from './session/start-guest-session.js';
import { OwnSessions } from './session/own-sessions.js';
import { SessionStore } from './session/session-store.js';
import { Sessions } from './session/sessions.js';
import { ApiTokens } from './tokens/api-tokens.js';
import { BearerGuard } from './tokens/bearer.guard.js';
import { BearerStrategy } from './tokens/bearer.strategy.js';
import { TokenService } from './tokens/token.service.js';

const shared = [
  ApiTokens,
  TwoFactorChallenge,
  ChangeEmail,
  ChangePassword,
  CheckCode,
  CheckPassword,
  EmailVerifications,
  FreshProof,
  GuestSessions,
  GuestDataMergers,
  Housekeeping,
  IdempotencyStore,
  ListAudit,
  Login,
  LoginThrottle,
  Logout,
  NewPasswords,
  Reauthentication,
  OwnSessions,
  PasswordHasher,
  PasswordResets,
  RateLimiter,
  ReadBudget,
  SecurityEvents,
  SecurityNotices,
  Sessions,
  SessionStore,
  TokenService,
  WriteLimit,
];

/** Who calls, and what they may: tokens, sessions, the one guard, limits, repeats, and the audit of it. */
@Global()
@Module({
  imports: [AuditModule, PassportModule, TypeOrmModule.forFeature([AccountEntity, ApiTokenEntity])],
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
    ...shared,
    AccessCheck,
    ApiTokenRows,
    BearerGuard,
    BearerStrategy,
    CallerResolver,
    ChangeAdministrator,
    ChangeSecondFactor,
    CutOffAdministrator,
    InviteAdministrator,
    KnownDevices,
    ListAdministrators,
    LockoutNotices,
    NoteLogin,
    OwnSecondFactor,
    Prove,
    SecondFactorRule,
    SecondFactors,
    UnknownPaths,
    { provide: GuestSessionStarter, useExisting: GuestSessions },
    { provide: PASSWORD_RESET_ISSUER, useExisting: PasswordResets },
    { provide: EMAIL_VERIFICATION_ISSUER, useExisting: EmailVerifications },
    // in this order: who calls, then how often
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ThrottleGuard },
    // this module comes before the envelope's, so that whole answers are kept
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [...shared, AuditModule, GuestSessionStarter, EMAIL_VERIFICATION_ISSUER, PASSWORD_RESET_ISSUER],
})
export class IdentityModule {}
