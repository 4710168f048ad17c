import { emailAddress, type Language } from '#kernel';
import type { Transaction } from '../../platform/database/transaction.js';
import type { AdministratorRole } from '../../platform/access/caller.js';
import { authErrors } from '../identity.errors.js';

export const ADMINISTRATOR_STATES = ['active', 'invited', 'inactive'] as const;
/** `invited`: the administrator has not set a password yet. */
export type AdministratorState = (typeof ADMINISTRATOR_STATES)[number];

/** An administrator in the list for owners. */
export interface Administrator {
  readonly id: number;
  readonly email: string;
  readonly role: AdministratorRole;
  readonly state: AdministratorState;
  readonly active: boolean;
  readonly language: Language | null;
  readonly hasSecondFactor: boolean;
  /** Number of open sessions. */
  readonly sessions: number;
  /** Number of valid API tokens that the administrator created. */
  readonly tokens: number;
  /**
   * Number of valid API tokens with the scope `admin`, which are revoked when the administrator is no longer an owner.
   */
  readonly ownerTokens: number;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly version: number;
}

export interface AdministratorFilter {
  readonly role: AdministratorRole | null;
  readonly active: boolean | null;
  /** Text that the email address contains. */
  readonly q: string | null;
}

// SQL: one statement with sessions, tokens and second factors of the account
/** `$1`: the current time. */
const ADMINISTRATORS = `SELECT u.id, u.email, u.role, u.active, u.language, u.created_at AS "createdAt",
    u.last_login_at AS "lastLoginAt", u.version,
    CASE WHEN NOT u.active THEN 'inactive' WHEN u.invited_at IS NOT NULL THEN 'invited' ELSE 'active' END AS state,
    f.confirmed_at IS NOT NULL AS "hasSecondFactor",
    (SELECT count(*)::int FROM session s WHERE s.user_id = u.id AND s.expire > $1) AS sessions,
    t.tokens, t."ownerTokens"
  FROM app_user u LEFT JOIN second_factor f ON f.user_id = u.id
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS tokens, (count(*) FILTER (WHERE 'admin' = ANY (scopes)))::int AS "ownerTokens"
    FROM api_token WHERE created_by = u.id AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $1)
  ) t ON true
  WHERE u.role <> 'customer'`;
// SQL: shares the conditions in `ADMINISTRATORS`
const FILTER = `AND ($2::text IS NULL OR u.role = $2) AND ($3::boolean IS NULL OR u.active = $3)
  AND ($4::text IS NULL OR strpos(lower(u.email), lower($4)) > 0)`;

/** @throws administrator_unknown, also for a customer's account */
export async function administratorById(db: Pick<Transaction, 'query'>, id: number, now: Date): Promise<Administrator> {
  // SQL: has a condition on ADMINISTRATORS
  const [row] = await db.query<Administrator>(`${ADMINISTRATORS} AND u.id = $2`, [now, id]);
  if (!row) throw authErrors.administrator_unknown();
  return row;
}

/** Administrators in the order of their creation. */
export async function listAdministrators(
  db: Pick<Transaction, 'query'>,
  { role, active, q }: AdministratorFilter,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ items: Administrator[]; total: number }> {
  const values = [now, role, active, q && emailAddress(q)];
  // SQL: has conditions on ADMINISTRATORS
  const items = await db.query<Administrator>(`${ADMINISTRATORS} ${FILTER} ORDER BY u.id LIMIT $5 OFFSET $6`, [
    ...values,
    limit,
    offset,
  ]);
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (${ADMINISTRATORS} ${FILTER}) matching`,
    values,
  );
  return { items, total: count!.total };
}
