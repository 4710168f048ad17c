import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  auditValuesOf,
  countAuditEntries,
  listAuditEntries,
  type AuditFilter,
  type AuditRecord,
} from '../data/audit-rows.js';

/** Values of existing entries, for filters. */
export interface AuditFilters {
  readonly actions: string[];
  readonly subjectTypes: string[];
}

/** Reads the activity log, newest entry first. */
@Injectable()
export class ListAudit {
  constructor(private readonly db: Database) {}

  async run(filter: AuditFilter, limit: number, offset: number): Promise<{ items: AuditRecord[]; total: number }> {
    const items = await listAuditEntries(this.db, filter, limit, offset);
    return { items, total: await countAuditEntries(this.db, filter) };
  }

  async filters(): Promise<AuditFilters> {
    const [actions, subjectTypes] = await Promise.all([
      auditValuesOf(this.db, 'action'),
      auditValuesOf(this.db, 'subject_type'),
    ]);
    return { actions, subjectTypes };
  }
}
