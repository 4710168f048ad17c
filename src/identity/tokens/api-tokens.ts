import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, newApiToken, sha256, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller, Scope } from '../../platform/access/caller.js';
import { lockRights } from '../data/rights-lock.js';
import { AuditLog } from '../audit/audit-log.js';
import { authErrors } from '../identity.errors.js';
import { SecurityNotices } from '../notices/security-notices.js';
import { TokenService } from './token.service.js';

/** How long a token lasts unless another expiry is given. */
export const TOKEN_DAYS = 365;

/** A token as it is listed: never the secret. */
export interface ApiToken {
  readonly id: number;
  readonly name: string;
  readonly scopes: Scope[];
  /** Account of the administrator, also of one who created it by another token; null: created at the command line. */
  readonly createdBy: number | null;
  readonly createdByEmail: string | null;
  readonly createdAt: Date;
  /** null: it does not expire. */
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The one time that the secret itself is seen. */
export interface NewApiToken {
  readonly record: ApiToken;
  readonly token: string;
}

export interface ApiTokenInput {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** null: it does not expire. */
  readonly expiresAt: Date | null;
}

const COLUMNS = `id, name, scopes, created_by AS "createdBy",
  (SELECT email FROM app_user u WHERE u.id = api_token.created_by) AS "createdByEmail", created_at AS "createdAt",
  expires_at AS "expiresAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt"`;
/** A token that is created by a token belongs to the same administrator: it ends with the administrator's rights. */
const CREATOR = 'coalesce($4::int, (SELECT made_by.created_by FROM api_token made_by WHERE made_by.id = $7))';

/** Creates, lists and revokes API tokens. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly db: Database,
    private readonly tokens: TokenService,
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async create(caller: Caller, { name, scopes, expiresAt }: ApiTokenInput): Promise<NewApiToken> {
    const token = newApiToken();
    const record = await this.db.transaction(async (tx) => {
      // an administrator who loses the right meanwhile creates none
      await lockRights(tx, caller);
      const [row] = await tx.query<ApiToken>(
        `INSERT INTO api_token (name, hash, scopes, created_by, created_at, expires_at) VALUES ($1, $2, $3, ${CREATOR}, $5, $6) RETURNING ${COLUMNS}`,
        [name, sha256(token), scopes, caller.userId, this.clock.now(), expiresAt, caller.tokenId],
      );
      const after = { name, scopes, expires_at: expiresAt };
      this.notices.notifyOwners(tx, caller, 'token_made', `${name} (${scopes.join(', ')})`, row!.createdBy);
      await this.audit.record(tx, { caller, action: 'token.made', subjectType: 'token', subjectId: row!.id, after });
      return row!;
    });
    return { record, token };
  }

  async list(limit: number, offset: number): Promise<{ items: ApiToken[]; total: number }> {
    const items = await this.db.query<ApiToken>(
      `SELECT ${COLUMNS} FROM api_token ORDER BY id DESC LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const [count] = await this.db.query<{ total: number }>('SELECT count(*)::int AS total FROM api_token');
    return { items, total: count!.total };
  }

  /**
   * This instance refuses it at once, others within a second. Revoking it again changes nothing.
   * @throws `token_unknown` (404)
   */
  async revoke(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [row] = await tx.query<{ name: string; revoked_at: Date | null }>(
        'SELECT name, revoked_at FROM api_token WHERE id = $1 FOR UPDATE',
        [id],
      );
      if (!row) throw authErrors.token_unknown();
      if (row.revoked_at) return;
      await tx.query('UPDATE api_token SET revoked_at = $2 WHERE id = $1', [id, this.clock.now()]);
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

  /** All valid ones that an account created, e.g. because others knew its password. */
  revokeCreatedBy(tx: Transaction, caller: Caller, creatorId: number): Promise<void> {
    return this.revokeWhere(tx, caller, creatorId, 'true');
  }

  /** Those with the scope `admin`, of an administrator who is no longer an owner; under the lock of rights. */
  revokeOwnersOf(tx: Transaction, caller: Caller, creatorId: number): Promise<void> {
    return this.revokeWhere(tx, caller, creatorId, "'admin' = ANY (scopes)");
  }

  private async revokeWhere(tx: Transaction, caller: Caller, creatorId: number, condition: string): Promise<void> {
    const revoked = await tx.query<{ id: number; name: string }>(
      `UPDATE api_token SET revoked_at = $2 WHERE created_by = $1 AND ${condition} AND revoked_at IS NULL RETURNING id, name`,
      [creatorId, this.clock.now()],
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
