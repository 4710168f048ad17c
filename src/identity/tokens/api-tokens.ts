import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, newApiToken, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller, Scope } from '../../platform/access/caller.js';
import { lockRights } from '../data/rights-lock.js';
import { AuditLog } from '../data/audit-log.js';
import { ApiTokenRows } from '../data/api-token-rows.js';
import type { ApiTokenEntity } from '../data/api-token.entity.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { TokenService } from './token.service.js';

/** Lifetime of a token in days, unless another expiry is given. */
export const TOKEN_DAYS = 365;

/** A token in a list, without its secret. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: Scope[];
  /**
   * Account of the administrator who created the token, directly or by another token; null: created at the command
   * line.
   */
  readonly createdBy: number | null;
  readonly createdByEmail: string | null;
  readonly createdAt: Date;
  /** Null: the token does not expire. */
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** A new token with its secret, which is shown only once. */
export interface NewApiToken {
  readonly record: ApiToken;
  readonly token: string;
}

export interface ApiTokenInput {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** Null: the token does not expire. */
  readonly expiresAt: Date | null;
}

/** Creates, lists and revokes API tokens. */
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

  async create(caller: Caller, { name, scopes, expiresAt }: ApiTokenInput): Promise<NewApiToken> {
    const token = newApiToken();
    const record = await this.db.transaction(async (tx) => {
      // An administrator who loses the right meanwhile must not create a token.
      await lockRights(tx, caller);
      // A token created by a token belongs to the same administrator, so that it ends with the administrator's rights.
      const creator = caller.userId ?? (caller.tokenId === null ? null : await this.rows.creatorOf(tx, caller.tokenId));
      const created = await this.rows.insert(tx, {
        name,
        hash: sha256(token),
        scopes: [...scopes],
        created_by: creator,
        created_at: this.clock.now(),
        expires_at: expiresAt,
      });
      const after = { name, scopes, expires_at: expiresAt };
      this.notices.notifyOwners(tx, caller, 'token_made', `${name} (${scopes.join(', ')})`, creator);
      await this.audit.record(tx, { caller, action: 'token.made', subjectType: 'token', subjectId: created.id, after });
      return recordOf(created);
    });
    return { record, token };
  }

  async list(limit: number, offset: number): Promise<{ items: ApiToken[]; total: number }> {
    const [tokens, total] = await this.rows.page(limit, offset);
    return { items: tokens.map(recordOf), total };
  }

  /**
   * This instance refuses the token at once, others within a second. Revoking it again changes nothing.
   * @throws `token_unknown` (404)
   */
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

  /** Revokes all valid tokens that an account created, e.g. because others knew its password. */
  revokeCreatedBy(tx: Transaction, caller: Caller, creatorId: number): Promise<void> {
    return this.revokeWhere(tx, caller, creatorId, null);
  }

  /**
   * Revokes tokens with the scope `admin` of an administrator who is no longer an owner. The caller has locked the
   * rights.
   */
  revokeOwnersOf(tx: Transaction, caller: Caller, creatorId: number): Promise<void> {
    return this.revokeWhere(tx, caller, creatorId, 'admin');
  }

  private async revokeWhere(tx: Transaction, caller: Caller, creatorId: number, scope: Scope | null): Promise<void> {
    const revoked = await this.rows.lockCreatedBy(tx, creatorId, scope);
    await this.rows.revoke(
      tx,
      revoked.map(({ id }) => id),
      this.clock.now(),
    );
    for (const { id, name } of revoked)
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

const recordOf = ({ creator, ...token }: ApiTokenEntity): ApiToken => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  createdBy: token.created_by,
  createdByEmail: creator?.email ?? null,
  createdAt: token.created_at,
  expiresAt: token.expires_at,
  lastUsedAt: token.last_used_at,
  revokedAt: token.revoked_at,
});
