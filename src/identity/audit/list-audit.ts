import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';

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
  /** `name`: the account's address, or the token's name. */
  readonly actor: Actor;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  /** Of accounts the address, of tokens the name; null for others. */
  readonly subjectName: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly requestId: string | null;
}

/** The values that entries have, to filter by. */
export interface AuditFilters {
  readonly actions: string[];
  readonly subjectTypes: string[];
}

/** Each is the expression of an index. */
const CONDITIONS: Readonly<Record<keyof AuditFilter, string>> = {
  action: 'action =',
  subjectType: 'subject_type =',
  subjectId: 'subject_id =',
  actorKind: "actor ->> 'kind' =",
  actorId: "actor ->> 'id' =",
  from: 'at >=',
  to: 'at <',
};

const NAMES = `LEFT JOIN app_user account ON e.actor ->> 'kind' IN ('administrator', 'customer') AND account.id = (e.actor ->> 'id')::int
  LEFT JOIN api_token token ON e.actor ->> 'kind' = 'integration' AND token.id = (e.actor ->> 'id')::int
  LEFT JOIN app_user subject_account ON e.subject_type = 'user' AND subject_account.id = (CASE WHEN e.subject_id ~ '^\\d{1,9}$' THEN e.subject_id END)::int
  LEFT JOIN api_token subject_token ON e.subject_type = 'token' AND subject_token.id = (CASE WHEN e.subject_id ~ '^\\d{1,9}$' THEN e.subject_id END)::int`;

/** Reads the audit, newest first. */
@Injectable()
export class ListAudit {
  constructor(private readonly db: Database) {}

  async run(filter: AuditFilter, limit: number, offset: number): Promise<{ items: AuditRecord[]; total: number }> {
    const { where, values } = whereOf(filter);
    const page = auditPage(filter, limit, offset);
    const rows = await this.db.query<Omit<AuditRecord, 'id'> & { id: string; actorName: string | null }>(
      `SELECT e.id, e.at, e.actor, e.action, e.subject_type AS "subjectType", e.subject_id AS "subjectId", e.before, e.after, e.ip,
         e.request_id AS "requestId", coalesce(e.actor ->> 'name', account.email, token.name) AS "actorName",
         coalesce(subject_account.email, subject_token.name) AS "subjectName"
       FROM (${page.text}) e ${NAMES} ORDER BY e.at DESC, e.id DESC`,
      page.values,
    );
    const [count] = await this.db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM audit_entry ${where}`,
      values,
    );
    return {
      items: rows.map(({ actorName: name, ...row }) => ({ ...row, id: Number(row.id), actor: { ...row.actor, name } })),
      total: count!.total,
    };
  }

  /** Reads the distinct values by steps in the index, however many entries there are (a loose index scan). */
  async filters(): Promise<AuditFilters> {
    const [actions, subjectTypes] = await Promise.all([this.valuesOf('action'), this.valuesOf('subject_type')]);
    return { actions, subjectTypes };
  }

  private async valuesOf(column: 'action' | 'subject_type'): Promise<string[]> {
    const rows = await this.db.query<{ value: string }>(
      `WITH RECURSIVE step AS (
         (SELECT ${column} AS value FROM audit_entry ORDER BY ${column} LIMIT 1)
         UNION ALL
         SELECT (SELECT ${column} FROM audit_entry WHERE ${column} > step.value ORDER BY ${column} LIMIT 1) FROM step WHERE step.value IS NOT NULL
       ) SELECT value FROM step WHERE value IS NOT NULL`,
    );
    return rows.map(({ value }) => value);
  }
}

/** The entries of one page; each filter has an index. */
export function auditPage(filter: AuditFilter, limit: number, offset: number): { text: string; values: unknown[] } {
  const { where, values } = whereOf(filter);
  const text = `SELECT * FROM audit_entry ${where} ORDER BY at DESC, id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return { text, values: [...values, limit, offset] };
}

function whereOf(filter: AuditFilter): { where: string; values: unknown[] } {
  const given = (Object.keys(CONDITIONS) as Array<keyof AuditFilter>).filter((name) => filter[name] !== null);
  const where = given.map((name, index) => `${CONDITIONS[name]} $${index + 1}`).join(' AND ');
  const values = given.map((name) => (name === 'actorId' ? String(filter.actorId) : filter[name]));
  return { where: where && `WHERE ${where}`, values };
}
