import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';

export interface AttributeView {
  readonly name: string;
  /** In the reader's language. */
  readonly label: string;
  readonly labels: Localized;
  readonly value_labels: Record<string, Localized>;
  readonly position: number;
  readonly version: number;
}

export interface AttributeDraft {
  readonly labels?: Localized;
  readonly value_labels?: Record<string, Localized>;
  readonly position?: number;
  /** As read, 0 for one that nobody had named; an older one than the stored is refused. */
  readonly version?: number;
}

interface Row {
  name: string;
  labels: Localized;
  value_labels: Record<string, Localized>;
  position: number;
  version: number;
}

const COLUMNS = 'name, labels, value_labels, position, version';

/** What attributes and their values are called. A product may have attributes that have no entry here: they go by their name. */
@Injectable()
export class AttributeLabels {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async list(language: Language): Promise<AttributeView[]> {
    const rows = await this.database.readLagging<Row>({
      name: 'catalog_attributes',
      text: `SELECT ${COLUMNS} FROM attribute ORDER BY position, name`,
    });
    return rows.map((row) => view(row, language));
  }

  /** Creates the entry, or changes what is sent. @throws stale_version (409) */
  save(name: string, draft: AttributeDraft, caller: Caller): Promise<AttributeView> {
    return this.database.transaction(async (tx) => {
      const [before] = await tx.query<Row>(`SELECT ${COLUMNS} FROM attribute WHERE name = $1 FOR UPDATE`, [name]);
      mustBeCurrent(draft.version, before?.version ?? 0);
      const [row] = await tx.query<Row>(
        `INSERT INTO attribute AS a (name, labels, value_labels, position)
         VALUES ($1, coalesce($2::jsonb, '{}'), coalesce($3::jsonb, '{}'), coalesce($4::int, 0))
         ON CONFLICT (name) DO UPDATE SET labels = coalesce($2::jsonb, a.labels), value_labels = coalesce($3::jsonb, a.value_labels),
           position = coalesce($4::int, a.position), version = a.version + 1, updated_at = now()
         WHERE $5::int IS NULL OR a.version = $5
         RETURNING ${COLUMNS}`,
        [name, json(draft.labels), json(draft.value_labels), draft.position ?? null, draft.version ?? null],
      );
      // made by somebody else between the two statements
      if (!row) throw commonErrors.stale_version();
      tx.touch('attributes');
      await this.audit.record(tx, {
        caller,
        action: 'attribute.saved',
        subjectType: 'attribute',
        subjectId: name,
        before,
        after: row,
      });
      return view(row, caller.language);
    });
  }

  /** @throws not_found (404) */
  remove(name: string, caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const [row] = await tx.query<Row>(
        'DELETE FROM attribute WHERE name = $1 RETURNING name, labels, value_labels, position, version',
        [name],
      );
      if (!row) throw commonErrors.not_found();
      tx.touch('attributes');
      await this.audit.record(tx, {
        caller,
        action: 'attribute.deleted',
        subjectType: 'attribute',
        subjectId: name,
        before: row,
      });
    });
  }
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

const view = (row: Row, language: Language): AttributeView => ({
  ...row,
  label: pick(row.labels, language) || row.name,
});
