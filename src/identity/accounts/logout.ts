import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import { AuditLog } from '../audit/audit-log.js';
import { Sessions } from '../sessions/sessions.js';

/** Ends the caller's session; without one there is nothing to do. */
@Injectable()
export class Logout {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  async run(request: Request, caller: Caller): Promise<void> {
    await this.sessions.close(request);
    if (caller.userId === null) return;
    await this.audit.record(null, { caller, action: 'logout', subjectType: 'user', subjectId: caller.userId });
  }
}
