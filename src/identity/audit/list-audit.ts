import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

export interface AuditFilter {
  readonly action: string | null;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly actorKind: string | null;
  readonly actorId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface AuditRecord {
  readonly id: number;
  readonly at: Date;
  /** `name`: the account's address, or the token's name. */
  readonly actor: { kind: string; id: number | null; name: string | null };
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string | null;
  /** Of accounts the address, of tokens the name; null for the rest. */
  readonly subject_name: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly request_id: string | null;
}

/** Each asks in the words of an index. */
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
    const rows = await this.db.query<AuditRecord & { id: string; actor_name: string | null }>(
      `SELECT e.id, e.at, e.actor, e.action, e.subject_type, e.subject_id, e.before, e.after, e.ip, e.request_id,
         coalesce(e.actor ->> 'name', account.email, token.name) AS actor_name, coalesce(subject_account.email, subject_token.name) AS subject_name
       FROM (${page.text}) e ${NAMES} ORDER BY e.at DESC, e.id DESC`,
      page.values,
    );
    const [count] = await this.db.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM audit_entry ${where}`,
      values,
    );
    return {
      items: rows.map(({ actor_name: name, ...row }) => ({
        ...row,
        id: Number(row.id),
        actor: { ...row.actor, name },
      })),
      total: count!.total,
    };
  }

  /** What can be filtered by: the words that stand in the audit. Steps from one to the next, however many entries each has. */
  async words(): Promise<{ actions: string[]; subject_types: string[] }> {
    const [actions, subjectTypes] = await Promise.all([this.wordsOf('action'), this.wordsOf('subject_type')]);
    return { actions, subject_types: subjectTypes };
  }

  private async wordsOf(column: 'action' | 'subject_type'): Promise<string[]> {
    const rows = await this.db.query<{ word: string }>(
      `WITH RECURSIVE step AS (
         (SELECT ${column} AS word FROM audit_entry ORDER BY ${column} LIMIT 1)
         UNION ALL
         SELECT (SELECT ${column} FROM audit_entry WHERE ${column} > step.word ORDER BY ${column} LIMIT 1) FROM step WHERE step.word IS NOT NULL
       ) SELECT word FROM step WHERE word IS NOT NULL`,
    );
    return rows.map(({ word }) => word);
  }
}

/** The entries of one page, by an index whatever is asked for. */
export function auditPage(filter: AuditFilter, limit: number, offset: number): { text: string; values: unknown[] } {
  const { where, values } = whereOf(filter);
  const text = `SELECT * FROM audit_entry ${where} ORDER BY at DESC, id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return { text, values: [...values, limit, offset] };
}

function whereOf(filter: AuditFilter): { where: string; values: unknown[] } {
  const asked = (Object.keys(CONDITIONS) as Array<keyof AuditFilter>).filter((name) => filter[name] !== null);
  const where = asked.map((name, index) => `${CONDITIONS[name]} $${index + 1}`).join(' AND ');
  const values = asked.map((name) => (name === 'actorId' ? String(filter.actorId) : filter[name]));
  return { where: where && `WHERE ${where}`, values };
}
