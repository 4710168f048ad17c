import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import { Reauthentication } from '../reauthentication/reauthentication.js';
import { AuditLog } from '../data/audit-log.js';
import { removeSecondFactor } from '../data/second-factor-rows.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { Sessions } from '../sessions/sessions.js';
import { SecondFactors } from './second-factors.js';

/** Changes an active second factor; each change requires the password and a code. */
@Injectable()
export class ChangeSecondFactor {
  constructor(
    private readonly db: Database,
    private readonly factors: SecondFactors,
    private readonly shop: ShopProfile,
    private readonly proof: Reauthentication,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Creates ten new recovery codes.
   * @throws 422 at `password` or `code`, second_factor_off, too_many_requests
   */
  async renewRecoveryCodes(caller: Caller, password: string, code: string): Promise<string[]> {
    const { id } = await this.proof.password(caller, password);
    return this.withCode(caller, id, code, async (tx) => {
      await this.audit.record(tx, {
        caller,
        action: 'second_factor.codes_renewed',
        subjectType: 'user',
        subjectId: id,
      });
      return this.factors.renewRecoveryCodes(tx, id);
    });
  }

  /**
   * @throws 422 at `password` or `code`, second_factor_needed (409) while the shop requires it, second_factor_off,
   * too_many_requests
   */
  async disable(request: Request, caller: Caller, password: string, code: string): Promise<void> {
    if (this.shop.requiresSecondFactorOf(caller.role)) throw authErrors.second_factor_needed();
    const { id, email } = await this.proof.password(caller, password);
    await this.withCode(caller, id, code, async (tx) => {
      await removeSecondFactor(tx, id);
      await this.sessions.endOthers(tx, id, request.sessionID);
      tx.publish('SecondFactorTurnedOff', actorOf(caller), { user_id: id, language: caller.language });
      this.notices.notifyOwners(tx, caller, 'second_factor_off', email);
      await this.audit.record(tx, { caller, action: 'second_factor.disabled', subjectType: 'user', subjectId: id });
    });
    delete request.session.secondFactor;
  }

  private withCode<T>(caller: Caller, userId: number, code: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.proof.withCode(caller, (wrong) =>
      this.db.transaction(async (tx) => {
        if (!(await this.factors.isOn(userId, tx))) throw authErrors.second_factor_off();
        if (!(await this.factors.accept(userId, code, tx))) throw wrong();
        return work(tx);
      }),
    );
  }
}
