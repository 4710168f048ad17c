import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, type Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller, type AdministratorRole } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { AuditLog } from '../data/audit-log.js';
import { updateAdministrator } from '../data/account-rows.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { Sessions } from '../sessions/sessions.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { administratorById, type Administrator } from '../data/administrators.js';
import { lockRights, mustLeaveAnOwner } from '../data/rights-lock.js';

/** Changes of an administrator; missing members stay unchanged. */
export interface AdministratorChange {
  readonly role?: AdministratorRole;
  readonly active?: boolean;
  readonly language?: Language;
  /** The version that was read; an outdated one is refused. */
  readonly version?: number;
}

/**
 * Changes the rights of an administrator. Any change ends all sessions of the account; if an owner loses the role, the
 * account's tokens with the scope `admin` are revoked too.
 */
@Injectable()
export class ChangeAdministrator {
  constructor(
    private readonly db: Database,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly tokens: ApiTokens,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws administrator_unknown, stale_version, own_rights, last_owner */
  run(caller: Caller, id: number, change: AdministratorChange): Promise<Administrator> {
    return this.db.transaction(async (tx) => {
      await lockRights(tx, caller);
      const known = await administratorById(tx, id, this.clock.now());
      if (change.version !== undefined && change.version !== known.version) throw commonErrors.stale_version();
      const { role, active, language } = { ...known, ...change };
      const changesRights = role !== known.role || active !== known.active;
      if (!changesRights && language === known.language) return known;
      if (changesRights) await this.checkRights(tx, caller, known, role === 'owner' && active);
      await updateAdministrator(tx, id, { role, active, language });
      if (changesRights) await this.sessions.endAll(tx, id);
      if (role !== 'owner' || !active) await this.tokens.revokeOwnersOf(tx, caller, id);
      if (role !== known.role)
        tx.publish('AdministratorRoleChanged', actorOf(caller), { user_id: id, language: language ?? caller.language });
      if (changesRights)
        this.notices.notifyOwners(
          tx,
          caller,
          'administrator_changed',
          `${known.email} (${[role, ...(active ? [] : ['inactive'])].join(', ')})`,
        );
      const before = { role: known.role, active: known.active, language: known.language };
      await this.audit.record(tx, {
        caller,
        action: 'administrator.changed',
        subjectType: 'user',
        subjectId: id,
        before,
        after: { role, active, language },
      });
      return administratorById(tx, id, this.clock.now());
    });
  }

  private async checkRights(tx: Transaction, caller: Caller, known: Administrator, staysOwner: boolean): Promise<void> {
    if (caller.userId === known.id) throw authErrors.own_rights();
    if (known.role === 'owner' && known.active && !staysOwner) await mustLeaveAnOwner(tx, known.id);
  }
}
