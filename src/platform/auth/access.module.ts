import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { UnknownPaths } from '../http/security/unknown-paths.js';
import { AccessCheck } from './access/access-check.js';
import { AccessGuard } from './access/access.guard.js';
import { CallerResolver } from './access/caller-resolver.js';
import { Operations } from './access/operations.js';
import { AuditLog } from './audit/audit-log.js';
import { SecurityEvents } from './audit/security-events.js';
import { GuestMergers } from './guest-mergers.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { SessionStore } from './session/session-store.js';
import { Sessions } from './session/sessions.js';
import { BearerGuard } from './tokens/bearer.guard.js';
import { BearerStrategy } from './tokens/bearer.strategy.js';
import { TokenService } from './tokens/token.service.js';

/** Who calls, and what they may: tokens, sessions, the one guard, and the audit of it. */
@Global()
@Module({
  imports: [DiscoveryModule, PassportModule],
  providers: [
    AccessCheck, AuditLog, BearerGuard, BearerStrategy, CallerResolver, GuestMergers, Operations, PasswordHasher, SecurityEvents, Sessions, SessionStore,
    TokenService, UnknownPaths,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AuditLog, GuestMergers, Operations, PasswordHasher, SecurityEvents, Sessions, SessionStore, TokenService],
})
export class AccessModule {}
