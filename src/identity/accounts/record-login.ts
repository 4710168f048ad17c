import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, type Clock } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { AuditLog } from '../data/audit-log.js';
import { updateAccount } from '../data/account-rows.js';
import { KnownDevices } from '../notices/known-devices.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { agentName } from '../sessions/agent-name.js';
import type { Account } from '../data/account.js';

/** Records a login: the entry of the activity log, its time, and the device; the owner is notified of a new device. */
@Injectable()
export class RecordLogin {
  constructor(
    private readonly audit: AuditLog,
    private readonly devices: KnownDevices,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(tx: Transaction, request: Request, { ip, requestId, language }: Caller, account: Account): Promise<void> {
    const kind = account.role === 'customer' ? 'customer' : 'administrator';
    const caller = { kind, userId: account.id, tokenId: null, ip, requestId, language } as const;
    await updateAccount(tx, account.id, { last_login_at: this.clock.now() });
    await this.audit.record(tx, { caller, action: 'login.succeeded', subjectType: 'user', subjectId: account.id });
    if (await this.devices.isNew(tx, request, caller, account.id)) {
      this.notices.notifyAccount(
        tx,
        caller,
        'new_device',
        account.id,
        agentName(request.headers['user-agent'] ?? null),
      );
    }
  }
}
