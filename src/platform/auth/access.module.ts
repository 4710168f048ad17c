import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { IdempotencyInterceptor } from '../http/idempotency/idempotency.interceptor.js';
import { IdempotencyStore } from '../http/idempotency/idempotency-store.js';
import { UnknownPaths } from '../http/security/unknown-paths.js';
import { PASSWORD_RESET_ISSUER } from '../ports/password-reset-issuer.js';
import { RateLimiter } from '../throttle/rate-limiter.js';
import { ThrottleGuard } from '../throttle/throttle.guard.js';
import { WriteLimit } from '../throttle/write-limit.js';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { CallerResolver } from './access/caller-resolver.js';
import { AwaitCode } from './accounts/await-code.js';
import { ChangePassword } from './accounts/change-password.js';
import { CheckCode } from './accounts/check-code.js';
import { CheckPassword } from './accounts/check-password.js';
import { Login } from './accounts/login.js';
import { LoginThrottle } from './accounts/login-throttle.js';
import { Logout } from './accounts/logout.js';
import { OwnerProof } from './accounts/owner-proof.js';
import { PasswordResets } from './accounts/password-resets.js';
import { ChangeAdministrator } from './administrators/change-administrator.js';
import { CutOffAdministrator } from './administrators/cut-off-administrator.js';
import { InviteAdministrator } from './administrators/invite-administrator.js';
import { ListAdministrators } from './administrators/list-administrators.js';
import { AuditLog } from './audit/audit-log.js';
import { ListAudit } from './audit/list-audit.js';
import { SecurityEvents } from './audit/security-events.js';
import { GuestMergers } from './guest-mergers.js';
import { Housekeeping } from './housekeeping.js';
import { AdministratorsController } from './http/administrators.controller.js';
import { AuditController } from './http/audit.controller.js';
import { AuthController } from './http/auth.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { TokensController } from './http/tokens.controller.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { GuestBeginnings } from './session/guest-beginnings.js';
import { OwnSessions } from './session/own-sessions.js';
import { SessionStore } from './session/session-store.js';
import { Sessions } from './session/sessions.js';
import { ApiTokens } from './tokens/api-tokens.js';
import { BearerGuard } from './tokens/bearer.guard.js';
import { BearerStrategy } from './tokens/bearer.strategy.js';
import { TokenService } from './tokens/token.service.js';

const shared = [
  ApiTokens, AuditLog, AwaitCode, ChangePassword, CheckCode, CheckPassword, GuestBeginnings, GuestMergers, Housekeeping, IdempotencyStore, ListAudit, Login, LoginThrottle, Logout,
  OwnerProof, OwnSessions, PasswordHasher, PasswordResets, RateLimiter, SecurityEvents, Sessions, SessionStore, TokenService, WriteLimit,
];

/** Who calls, and what they may: tokens, sessions, the one guard, limits, repeats, and the audit of it. */
@Global()
@Module({
  imports: [PassportModule],
  controllers: [AuthController, SecondFactorController, SessionsController, TokensController, AdministratorsController, AuditController],
  providers: [
    ...shared,
    AccessCheck, BearerGuard, BearerStrategy, CallerResolver, ChangeAdministrator, CutOffAdministrator, InviteAdministrator,
    ListAdministrators, OwnSecondFactor, SecondFactors, UnknownPaths,
    { provide: PASSWORD_RESET_ISSUER, useExisting: PasswordResets },
    // in this order: who calls, then how often
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: ThrottleGuard },
    // this module comes before the envelope's, so that whole answers are kept
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
  exports: [...shared, PASSWORD_RESET_ISSUER],
})
export class AccessModule {}
