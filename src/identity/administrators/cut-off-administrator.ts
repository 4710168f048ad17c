import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { AuditLog } from '../data/audit-log.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { Sessions } from '../sessions/sessions.js';
import { administratorById, type Administrator } from '../data/administrators.js';
import { lockRights } from '../data/rights-lock.js';
import { removeSecondFactor } from '../data/second-factor-rows.js';

/**
 * Removes the second factor or the sessions of an administrator who has lost a phone or laptop. Administrators change
 * their own at /api/auth.
 */
@Injectable()
export class CutOffAdministrator {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Removes the second factor, so that the password alone is sufficient to log in, and ends all sessions.
   * @throws administrator_unknown, own_rights, second_factor_off
   */
  resetSecondFactor(caller: Caller, id: number): Promise<Administrator> {
    return this.onOther(caller, id, async (tx, { email }) => {
      if (!(await removeSecondFactor(tx, id))) throw authErrors.second_factor_off();
      await this.sessions.endAll(tx, id);
      tx.publish('SecondFactorTurnedOff', actorOf(caller), { user_id: id, language: caller.language });
      this.notices.notifyOwners(tx, caller, 'second_factor_off', email);
      await this.audit.record(tx, { caller, action: 'second_factor.reset', subjectType: 'user', subjectId: id });
    });
  }

  /** @throws administrator_unknown, own_rights */
  endSessions(caller: Caller, id: number): Promise<Administrator> {
    return this.onOther(caller, id, async (tx) => {
      await this.sessions.endAll(tx, id);
      await this.audit.record(tx, { caller, action: 'sessions.ended', subjectType: 'user', subjectId: id });
    });
  }

  private onOther(
    caller: Caller,
    id: number,
    work: (tx: Transaction, known: Administrator) => Promise<void>,
  ): Promise<Administrator> {
    return this.db.transaction(async (tx) => {
      await lockRights(tx, caller);
      const known = await administratorById(tx, id, this.clock.now());
      if (caller.userId === id) throw authErrors.own_rights();
      await work(tx, known);
      return administratorById(tx, id, this.clock.now());
    });
  }
}
