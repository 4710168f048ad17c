import { Injectable } from '@nestjs/common';
import { pick, type Language, type Localized } from '#kernel';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { AttributeRows, type AttributeRow } from '../data/attribute-rows.js';
import { byPlace } from '../domain/by-label.js';

export interface AttributeView {
  readonly name: string;
  /** Translated name. */
  readonly label: string;
  readonly labels: Localized;
  readonly value_labels: Record<string, Localized>;
  /** Colors by value: `#rrggbb`. */
  readonly value_colors: Record<string, string>;
  readonly position: number;
  readonly version: number;
}

export interface AttributeDraft {
  readonly labels?: Localized;
  readonly value_labels?: Record<string, Localized>;
  readonly value_colors?: Record<string, string>;
  readonly position?: number;
  /** Version that was read, 0 for an attribute without labels; an outdated one is refused. */
  readonly version?: number;
}

/** Labels of attributes and their values. Attributes of products without labels are shown by their stored names. */
@Injectable()
export class AttributeLabels {
  constructor(
    private readonly database: Database,
    private readonly rows: AttributeRows,
    private readonly audit: AuditLog,
  ) {}

  async list(language: Language): Promise<AttributeView[]> {
    const rows = await this.rows.all();
    return rows.map((row) => view(row, language)).toSorted(byPlace(language));
  }

  /**
   * Creates labels, or changes the members that were sent.
   * @throws stale_version (409)
   */
  save(name: string, draft: AttributeDraft, caller: Caller): Promise<AttributeView> {
    return this.database.transaction(async (tx) => {
      const before = await this.rows.lock(tx, name);
      mustBeCurrent(draft.version, before?.version ?? 0);
      const row = await this.rows.save(tx, name, draft, draft.version);
      // Another request has inserted the labels between the two statements.
      if (!row) throw commonErrors.stale_version();
      tx.touch('attributes');
      await this.audit.record(tx, {
        caller,
        action: 'attribute.saved',
        subjectType: 'attribute',
        subjectId: name,
        before: before ?? undefined,
        after: row,
      });
      return view(row, caller.language);
    });
  }

  /** @throws not_found (404) */
  remove(name: string, caller: Caller): Promise<void> {
    return this.database.transaction(async (tx) => {
      const row = await this.rows.lock(tx, name);
      if (!row) throw commonErrors.not_found();
      await this.rows.remove(tx, name);
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

const view = (row: AttributeRow, language: Language): AttributeView => ({
  ...row,
  label: pick(row.labels, language) || row.name,
});
