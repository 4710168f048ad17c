import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import { clientAddress } from '../../platform/http/security/client-address.js';
import type { AuditedCaller, AuditEntry } from '../../platform/audit/audit-trail.js';
import { AuditLog } from '../data/audit-log.js';
import '../../platform/access/session-data.js';

/**
 * Records security events of accounts in the activity log. The request, which is refused anyway, does not wait for it.
 */
@Injectable()
export class SecurityEvents {
  private readonly logger = new Logger('Security');

  constructor(private readonly audit: AuditLog) {}

  /** Records only sessions with an account, because anyone can send an invalid CSRF token. */
  csrfFailed(request: Request): void {
    const { userId, role } = request.session ?? {};
    if (userId === undefined || !role) return;
    const caller: AuditedCaller = {
      kind: role === 'customer' ? 'customer' : 'administrator',
      userId,
      tokenId: null,
      ip: clientAddress(request),
      requestId: request.requestId,
    };
    this.record({
      caller,
      action: 'csrf.failed',
      subjectType: 'user',
      subjectId: userId,
      after: { method: request.method, path: request.path.slice(0, 200) },
    });
  }

  loginFailed(caller: Caller, userId: number | null): void {
    this.record({ caller, action: 'login.failed', subjectType: 'user', subjectId: userId });
  }

  codeFailed(caller: Caller, userId: number): void {
    this.record({ caller, action: 'login.code_failed', subjectType: 'user', subjectId: userId });
  }

  /** Records a wrong password or code of a logged-in caller, which may indicate a stolen session. */
  reauthenticationFailed(caller: Caller, what: 'password' | 'second_factor'): void {
    this.record({ caller, action: `${what}.failed`, subjectType: 'user', subjectId: caller.userId });
  }

  private record(entry: AuditEntry): void {
    this.audit
      .record(null, entry)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'The audit could not be written'));
  }
}
