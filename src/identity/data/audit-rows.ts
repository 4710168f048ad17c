import type { Actor } from '#contracts';
import type { Transaction } from '../../platform/database/transaction.js';

type Queries = Pick<Transaction, 'query'>;

export interface AuditFilter {
  readonly action: string | null;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly actorKind: Actor['kind'] | null;
  readonly actorId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface AuditRecord {
  readonly id: number;
  readonly at: Date;
  /** `name`: the account's email address, or the token's name. */
  readonly actor: Actor;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  /** The email address of an account, the name of a token; null for other subjects. */
  readonly subjectName: string | null;
  readonly before: object | null;
  readonly after: object | null;
  readonly ip: string | null;
  readonly requestId: string | null;
}

// SQL: each left side is an expression that an index has
const CONDITIONS: Readonly<Record<keyof AuditFilter, string>> = {
  action: 'action =',
  subjectType: 'subject_type =',
  subjectId: 'subject_id =',
  actorKind: "actor ->> 'kind' =",
  actorId: "actor ->> 'id' =",
  from: 'at >=',
  to: 'at <',
};

// SQL: finds names by ids that are part of a text or of JSON
const NAMES = `LEFT JOIN app_user account ON e.actor ->> 'kind' IN ('administrator', 'customer')
    AND account.id = (e.actor ->> 'id')::int
  LEFT JOIN api_token token ON e.actor ->> 'kind' = 'integration' AND token.id = (e.actor ->> 'id')::int
  LEFT JOIN app_user subject_account ON e.subject_type = 'user' AND subject_account.id =
    (CASE WHEN e.subject_id ~ '^\\d{1,9}$' THEN e.subject_id END)::int
  LEFT JOIN api_token subject_token ON e.subject_type = 'token' AND subject_token.id =
    (CASE WHEN e.subject_id ~ '^\\d{1,9}$' THEN e.subject_id END)::int`;

/** One page with names, newest first. */
export async function listAuditEntries(
  db: Queries,
  filter: AuditFilter,
  limit: number,
  offset: number,
): Promise<AuditRecord[]> {
  const page = auditPage(filter, limit, offset);
  // SQL: joins the names of one page after the page was found by an index
  const rows = await db.query<Omit<AuditRecord, 'id'> & { id: string; actorName: string | null }>(
    `SELECT e.id, e.at, e.actor, e.action, e.subject_type AS "subjectType", e.subject_id AS "subjectId", e.before,
      e.after, e.ip,
       e.request_id AS "requestId", coalesce(e.actor ->> 'name', account.email, token.name) AS "actorName",
       coalesce(subject_account.email, subject_token.name) AS "subjectName"
     FROM (${page.text}) e ${NAMES} ORDER BY e.at DESC, e.id DESC`,
    page.values,
  );
  return rows.map(({ actorName: name, ...row }) => ({ ...row, id: Number(row.id), actor: { ...row.actor, name } }));
}

export async function countAuditEntries(db: Queries, filter: AuditFilter): Promise<number> {
  const { where, values } = whereOf(filter);
  // SQL: the conditions are expressions of indexes
  const [row] = await db.query<{ total: number }>(`SELECT count(*)::int AS total FROM audit_entry ${where}`, values);
  return row!.total;
}

/** The distinct values of a column. */
export async function auditValuesOf(db: Queries, column: 'action' | 'subject_type'): Promise<string[]> {
  // SQL: skips through the index, independent of the number of entries (a loose index scan)
  const rows = await db.query<{ value: string }>(
    `WITH RECURSIVE step AS (
       (SELECT ${column} AS value FROM audit_entry ORDER BY ${column} LIMIT 1)
       UNION ALL
       SELECT (SELECT ${column} FROM audit_entry WHERE ${column} > step.value ORDER BY ${column} LIMIT 1) FROM step
         WHERE step.value IS NOT NULL
     ) SELECT value FROM step WHERE value IS NOT NULL`,
  );
  return rows.map(({ value }) => value);
}

/** The entries of one page; each filter has an index. */
export function auditPage(filter: AuditFilter, limit: number, offset: number): { text: string; values: unknown[] } {
  const { where, values } = whereOf(filter);
  // SQL: the conditions are expressions of indexes
  const text = `SELECT * FROM audit_entry ${where} ORDER BY at DESC, id DESC
    LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return { text, values: [...values, limit, offset] };
}

function whereOf(filter: AuditFilter): { where: string; values: unknown[] } {
  const given = (Object.keys(CONDITIONS) as Array<keyof AuditFilter>).filter((name) => filter[name] !== null);
  const where = given.map((name, index) => `${CONDITIONS[name]} $${index + 1}`).join(' AND ');
  const values = given.map((name) => (name === 'actorId' ? String(filter.actorId) : filter[name]));
  // SQL: the conditions are expressions of indexes
  return { where: where && `WHERE ${where}`, values };
}
