import { Injectable } from '@nestjs/common';
import { FieldErrors } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { accountByEmail } from '../data/account.js';
import { updateAccount } from '../data/account-rows.js';
import { withMinimumDuration } from '../../platform/time/durations.js';
import { Reauthentication } from '../reauthentication/reauthentication.js';
import { AuditLog } from '../data/audit-log.js';

/**
 * Changes the address for login and mails: requested with the password, and effective after the new address was
 * verified.
 */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly db: Database,
    private readonly proof: Reauthentication,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Mails a link to the new address and a notice to the current one. Neither the answer nor its duration reveals
   * whether the new address has an account; its owner gets a mail instead. An earlier unconfirmed request is replaced.
   * @throws FieldErrors at `password`, or at `email` for the current one; too_many_requests; forbidden for callers
   * without an account
   */
  async run(caller: Caller, email: string, password: string): Promise<void> {
    const account = await this.proof.password(caller, password);
    if (account.email.toLowerCase() === email.toLowerCase())
      throw new FieldErrors({ email: [{ key: 'auth.errors.email_is_yours' }] });
    await withMinimumDuration(() =>
      this.db.transaction(async (tx) => {
        const owner = await accountByEmail(tx, email);
        const isFree = !owner?.email_verified;
        const actor = actorOf(caller);
        const { language } = caller;
        // The account shows the new address even if it is taken, in which case no link is mailed.
        await updateAccount(tx, account.id, { pending_email: email });
        tx.publish('EmailChangeRequested', actor, { user_id: account.id, language, email: isFree ? email : null });
        if (owner && !isFree) tx.publish('RegistrationRepeated', actor, { user_id: owner.id, language });
        await this.audit.record(tx, {
          caller,
          action: 'email.change_requested',
          subjectType: 'user',
          subjectId: account.id,
          before: { email: account.email },
          after: { email },
        });
      }),
    );
  }
}
