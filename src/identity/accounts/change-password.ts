import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { AuditLog } from '../data/audit-log.js';
import { lockAccount, setPassword } from '../data/account-rows.js';
import { endResets } from '../data/password-resets.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Sessions } from '../sessions/sessions.js';
import { ApiTokens } from '../tokens/api-tokens.js';
import { accountById, type Account } from '../data/account.js';
import { Reauthentication } from '../reauthentication/reauthentication.js';

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
  /** Whether the API tokens that the account created are revoked too. */
  readonly revokesTokens: boolean;
}

/** Sets a new password; all sessions of the account end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: Database,
    private readonly passwords: NewPasswords,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly proof: Reauthentication,
    private readonly tokens: ApiTokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Changes the caller's password, given the current one. The caller gets a new session; returns its CSRF token.
   * @throws FieldErrors at `current_password` or `password`; `too_many_requests`; `forbidden` for callers without an
   * account
   */
  async run(request: Request, caller: Caller, { current, password, revokesTokens }: PasswordChange): Promise<string> {
    const account = await this.proof.password(caller, current, 'current_password');
    const hash = await this.passwords.hash(password, account.email);
    await this.db.transaction(async (tx) => {
      await this.set(tx, account, hash, caller);
      if (revokesTokens) await this.tokens.revokeCreatedBy(tx, caller, account.id);
    });
    const { id: userId, role, customer_id: customerId, stamp } = (await accountById(this.db, account.id))!;
    return this.sessions.open(request, { userId, role, customerId, stamp });
  }

  /** Sets the password in the caller's transaction, without checking rights. */
  async set(tx: Transaction, account: Pick<Account, 'id'>, hash: string, caller: Caller): Promise<void> {
    const now = this.clock.now();
    const before = await lockAccount(tx, account.id);
    await setPassword(tx, account.id, hash, now);
    await endResets(tx, account.id, now);
    await this.sessions.endAll(tx, account.id);
    const accepts = Boolean(before?.invited_at);
    // An account without an accepted invitation has no password yet.
    if (!accepts) tx.publish('PasswordChanged', actorOf(caller), { user_id: account.id, language: caller.language });
    await this.audit.record(tx, {
      caller,
      action: accepts ? 'invitation.accepted' : 'password.changed',
      subjectType: 'user',
      subjectId: account.id,
    });
  }
}
