import type { Language } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import type { AdministratorRole } from '../../platform/access/roles.js';
import { authErrors } from '../identity.errors.js';

/** An administrator as owners see one. `invited`: has not set a password yet. */
export interface Administrator {
  readonly id: number;
  readonly email: string;
  readonly role: AdministratorRole;
  readonly state: 'active' | 'invited' | 'inactive';
  readonly active: boolean;
  readonly language: Language | null;
  readonly second_factor: boolean;
  readonly sessions: number;
  /** API tokens of this maker that work; `owner_tokens` of them may do everything, and end with the maker's rights. */
  readonly tokens: number;
  readonly owner_tokens: number;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly version: number;
}

// SQL: one statement with what sessions, tokens and second factors say of the account
/** `$1`: now. */
export const ADMINISTRATORS = `SELECT u.id, u.email, u.role, u.active, u.language, u.created_at, u.last_login_at, u.version,
    CASE WHEN NOT u.active THEN 'inactive' WHEN u.invited_at IS NOT NULL THEN 'invited' ELSE 'active' END AS state,
    f.confirmed_at IS NOT NULL AS second_factor,
    (SELECT count(*)::int FROM session s WHERE s.user_id = u.id AND s.expire > $1) AS sessions,
    t.tokens, t.owner_tokens
  FROM app_user u LEFT JOIN second_factor f ON f.user_id = u.id
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS tokens, (count(*) FILTER (WHERE 'admin' = ANY (scopes)))::int AS owner_tokens
    FROM api_token WHERE created_by = u.id AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $1)
  ) t ON true
  WHERE u.role <> 'customer'`;

/** @throws administrator_unknown, also for a customer's account */
export async function administratorById(db: Pick<Transaction, 'query'>, id: number, now: Date): Promise<Administrator> {
  const [row] = await db.query<Administrator>(`${ADMINISTRATORS} AND u.id = $2`, [now, id]);
  if (!row) throw authErrors.administrator_unknown();
  return row;
}
