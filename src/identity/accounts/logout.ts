import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import { AuditLog } from '../data/audit-log.js';
import { Sessions } from '../sessions/sessions.js';

/** Ends the caller's session, if there is one. */
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
