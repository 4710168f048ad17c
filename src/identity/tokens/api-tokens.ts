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

const COLUMNS = `id, name, scopes, created_by, (SELECT email FROM app_user u WHERE u.id = api_token.created_by) AS created_by_email,
  created_at, expires_at, last_used_at, revoked_at`;
/** What a token makes is its maker's: it ends with the maker's rights. */
const MAKER = 'coalesce($4::int, (SELECT made_by.created_by FROM api_token made_by WHERE made_by.id = $7))';

/** Makes, lists and revokes API tokens. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly db: Database,
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
      const [row] = await tx.query<ApiTokenRecord>(
        `INSERT INTO api_token (name, hash, scopes, created_by, created_at, expires_at) VALUES ($1, $2, $3, ${MAKER}, $5, $6) RETURNING ${COLUMNS}`,
        [name, sha256(token), scopes, caller?.userId ?? null, this.clock.now(), expiresAt, caller?.tokenId ?? null],
      );
      const after = { name, scopes, expires_at: expiresAt };
      if (caller)
        this.notices.notifyOwners(tx, caller, 'token_made', `${name} (${scopes.join(', ')})`, row!.created_by);
      await this.audit.record(tx, { caller, action: 'token.made', subjectType: 'token', subjectId: row!.id, after });
      return row!;
    });
    return { record, token };
  }

  async list(limit: number, offset: number): Promise<{ items: ApiTokenRecord[]; total: number }> {
    const items = await this.db.query<ApiTokenRecord>(
      `SELECT ${COLUMNS} FROM api_token ORDER BY id DESC LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const [count] = await this.db.query<{ total: number }>('SELECT count(*)::int AS total FROM api_token');
    return { items, total: count!.total };
  }

  /** Here it is refused at once, by other instances within a second. Again: nothing changes. @throws `token_unknown` (404) */
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

  /** All that an account made and that still work, e.g. because its password was known to others. */
  revokeMadeBy(tx: Transaction, caller: Caller, makerId: number): Promise<void> {
    return this.revokeWhere(tx, caller, makerId, 'true');
  }

  /** Those that may do everything and were made by who no longer may; under the lock of rights. */
  revokeOwners(tx: Transaction, caller: Caller, makerId: number): Promise<void> {
    return this.revokeWhere(tx, caller, makerId, "'admin' = ANY (scopes)");
  }

  private async revokeWhere(tx: Transaction, caller: Caller, makerId: number, condition: string): Promise<void> {
    const gone = await tx.query<{ id: number; name: string }>(
      `UPDATE api_token SET revoked_at = $2 WHERE created_by = $1 AND ${condition} AND revoked_at IS NULL RETURNING id, name`,
      [makerId, this.clock.now()],
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
