import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';

export interface AuditFilter {
  readonly action: string | null;
  readonly subjectType: string | null;
  readonly subjectId: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface AuditRecord {
  readonly id: number;
  readonly at: Date;
  readonly actor: { kind: string; id: number | null; name: string | null };
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly request_id: string | null;
}

const WHERE = `WHERE ($1::text IS NULL OR action = $1) AND ($2::text IS NULL OR subject_type = $2) AND ($3::text IS NULL OR subject_id = $3)
  AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)`;

/** Reads the audit, newest first. */
@Injectable()
export class ListAudit {
  constructor(private readonly db: Database) {}

  async run(filter: AuditFilter, limit: number, offset: number): Promise<{ items: AuditRecord[]; total: number }> {
    const values = [filter.action, filter.subjectType, filter.subjectId, filter.from, filter.to];
    const rows = await this.db.query<AuditRecord & { id: string }>(
      `SELECT id, at, actor, action, subject_type, subject_id, before, after, ip, request_id FROM audit_entry ${WHERE}
       ORDER BY id DESC LIMIT $6 OFFSET $7`,
      [...values, limit, offset],
    );
    const [count] = await this.db.query<{ total: number }>(`SELECT count(*)::int AS total FROM audit_entry ${WHERE}`, values);
    return { items: rows.map((row) => ({ ...row, id: Number(row.id) })), total: count!.total };
  }
}
