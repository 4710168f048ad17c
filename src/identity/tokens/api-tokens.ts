import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, newApiToken, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller, Scope } from '../../platform/access/caller.js';
import { lockRights } from '../administrators/rights-lock.js';
import { AuditLog } from '../audit/audit-log.js';
import { ApiTokenRows } from '../data/api-token-rows.js';
import type { ApiTokenEntity } from '../data/api-token.entity.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { TokenService } from './token.service.js';

/** How long a token lasts for which nothing else was asked. */
export const TOKEN_DAYS = 365;

/** A token as it is listed: never the secret. */
export interface ApiTokenRecord {
  readonly id: number;
  readonly name: string;
  readonly scopes: Scope[];
  /** Whoever made it, or the token that made it; null: made at the command line. */
  readonly created_by: number | null;
  readonly created_by_email: string | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** null: it does not expire. */
  readonly expiresAt: Date | null;
}

/** Makes, lists and revokes API tokens. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly db: Database,
    private readonly rows: ApiTokenRows,
    private readonly tokens: TokenService,
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The one time that the token itself is seen. `caller` null: made at the command line. */
  async make(
    caller: Caller | null,
    { name, scopes, expiresAt }: NewApiToken,
  ): Promise<{ record: ApiTokenRecord; token: string }> {
    const token = newApiToken();
    const record = await this.db.transaction(async (tx) => {
      // a maker who loses the right meanwhile leaves none behind
      if (caller) await lockRights(tx, caller);
      // what a token makes is its maker's: it ends with the maker's rights
      const maker = caller?.userId ?? (caller?.tokenId ? await this.rows.makerOf(tx, caller.tokenId) : null);
      const made = await this.rows.insert(tx, {
        name,
        hash: sha256(token),
        scopes: [...scopes],
        created_by: maker,
        created_at: this.clock.now(),
        expires_at: expiresAt,
      });
      if (caller) this.notices.notifyOwners(tx, caller, 'token_made', `${name} (${scopes.join(', ')})`, maker);
      const after = { name, scopes, expires_at: expiresAt };
      await this.audit.record(tx, { caller, action: 'token.made', subjectType: 'token', subjectId: made.id, after });
      return recordOf(made);
    });
    return { record, token };
  }

  async list(limit: number, offset: number): Promise<{ items: ApiTokenRecord[]; total: number }> {
    const [tokens, total] = await this.rows.page(limit, offset);
    return { items: tokens.map(recordOf), total };
  }

  /** Here it is refused at once, by other instances within a second. Again: nothing changes. @throws `token_unknown` (404) */
  async revoke(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const row = await this.rows.lock(tx, id);
      if (!row) throw authErrors.token_unknown();
      if (row.revoked_at) return;
      await this.rows.revoke(tx, [id], this.clock.now());
      await this.audit.record(tx, {
        caller,
        action: 'token.revoked',
        subjectType: 'token',
        subjectId: id,
        before: { name: row.name },
      });
    });
    this.tokens.forget();
  }

  /** All that an account made and that still work, e.g. because its password was known to others. */
  revokeMadeBy(tx: Transaction, caller: Caller, makerId: number): Promise<void> {
    return this.revokeWith(tx, caller, makerId, null);
  }

  /** Those that may do everything and were made by who no longer may; under the lock of rights. */
  revokeOwners(tx: Transaction, caller: Caller, makerId: number): Promise<void> {
    return this.revokeWith(tx, caller, makerId, 'admin');
  }

  private async revokeWith(tx: Transaction, caller: Caller, makerId: number, scope: Scope | null): Promise<void> {
    const gone = await this.rows.lockMadeBy(tx, makerId, scope);
    await this.rows.revoke(
      tx,
      gone.map(({ id }) => id),
      this.clock.now(),
    );
    for (const { id, name } of gone)
      await this.audit.record(tx, {
        caller,
        action: 'token.revoked',
        subjectType: 'token',
        subjectId: id,
        before: { name },
      });
    tx.afterCommit(() => this.tokens.forget());
  }
}

const recordOf = ({ maker, ...token }: ApiTokenEntity): ApiTokenRecord => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  created_by: token.created_by,
  created_by_email: maker?.email ?? null,
  created_at: token.created_at,
  expires_at: token.expires_at,
  last_used_at: token.last_used_at,
  revoked_at: token.revoked_at,
});
