import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, randomBase62, type Clock, type Language } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller, type AdministratorRole } from '../../platform/access/caller.js';
import { removeUnverified } from '../data/unverified-accounts.js';
import { AuditLog } from '../data/audit-log.js';
import { findByEmail, insertAccount } from '../data/account-rows.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { administratorById, type Administrator } from '../data/administrators.js';
import { lockRights } from '../data/rights-lock.js';

export interface Invitation {
  readonly email: string;
  readonly role: AdministratorRole;
  /** Language of the mail. */
  readonly language: Language;
}

/** Creates an administrator, who gets a mail with a link to set the password; until then the account cannot log in. */
@Injectable()
export class InviteAdministrator {
  constructor(
    private readonly db: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * An existing verified account is not changed, so that a customer does not become an administrator by mistake. An
   * account that was never verified is deleted, because registering an address does not reserve it.
   * @throws email_of_administrator, email_of_customer (409)
   */
  async run(caller: Caller, { email, role, language }: Invitation): Promise<Administrator> {
    // The hash of a random password is stored, so that a login takes as long as for any other account.
    const hash = await this.hasher.hash(randomBase62(48));
    return this.db.transaction(async (tx) => {
      await lockRights(tx, caller);
      const replaced = await removeUnverified(tx, email);
      const invited = { email, password_hash: hash, role, language, invited_at: this.clock.now() };
      const id = await insertAccount(tx, invited);
      if (id === null) throw await this.taken(tx, email);
      tx.publish('AdministratorInvited', actorOf(caller), { user_id: id, language });
      this.notices.notifyOwners(tx, caller, 'administrator_invited', `${email} (${role})`);
      await this.audit.record(tx, {
        caller,
        action: 'administrator.invited',
        subjectType: 'user',
        subjectId: id,
        after: { email, role },
      });
      if (replaced !== null)
        await this.audit.record(tx, {
          caller,
          action: 'user.displaced',
          subjectType: 'user',
          subjectId: replaced,
          after: { email },
        });
      return administratorById(tx, id, this.clock.now());
    });
  }

  /**
   * Sends the mail again; former links stay valid until they are used or expire.
   * @throws administrator_unknown, invitation_accepted
   */
  async resend(caller: Caller, id: number): Promise<Administrator> {
    return this.db.transaction(async (tx) => {
      await lockRights(tx, caller);
      const known = await administratorById(tx, id, this.clock.now());
      if (known.state !== 'invited') throw authErrors.invitation_accepted();
      tx.publish('AdministratorInvited', actorOf(caller), { user_id: id, language: known.language ?? caller.language });
      await this.audit.record(tx, {
        caller,
        action: 'administrator.invited',
        subjectType: 'user',
        subjectId: id,
        after: { email: known.email, role: known.role },
      });
      return known;
    });
  }

  private async taken(tx: Transaction, email: string): Promise<Error> {
    const owner = await findByEmail(tx, email);
    return owner?.role === 'customer' ? authErrors.email_of_customer() : authErrors.email_of_administrator();
  }
}
