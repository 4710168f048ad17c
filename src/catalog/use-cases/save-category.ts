import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { catalogErrors } from '../catalog.errors.js';
import { mergedTranslations, type TranslationChanges } from '../domain/product-draft.js';
import { productKey } from '../domain/product-key.js';
import { checkParent, lockTree } from './save/category-tree.js';
import { mustHoldPictures } from '../pictures/hold-pictures.js';
import { freeAlias, refused } from './save/product-row.js';

export interface CategoryDraft {
  readonly name?: string;
  readonly alias?: string;
  readonly description?: string;
  readonly image?: string | null;
  /** null at the top. */
  readonly parent?: number | null;
  readonly published?: boolean;
  readonly position?: number;
  readonly translations?: TranslationChanges;
  readonly version?: number;
}

interface StoredCategory {
  readonly id: number;
  readonly translations: Record<string, Record<string, string>>;
  readonly version: number;
}

/** Creates, changes and removes categories. */
@Injectable()
export class SaveCategory {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Answers the id.
   * @throws alias_taken (409); FieldErrors at `parent` (422)
   */
  create(draft: CategoryDraft, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (draft.parent) await lockTree(tx);
      await checkParent(tx, null, draft.parent);
      await holdImage(tx, draft.image);
      const id = await insert(tx, draft);
      tx.touch('categories');
      await this.audit.record(tx, {
        caller,
        action: 'category.created',
        subjectType: 'category',
        subjectId: id,
        after: draft,
      });
      return id;
    });
  }

  /**
   * Changes what is sent; answers the id.
   * @throws not_found (404), stale_version, alias_taken (409); FieldErrors at `parent` for an unknown one and for a cycle (422)
   */
  update(idOrAlias: string, draft: CategoryDraft, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (draft.parent !== undefined) await lockTree(tx);
      const stored = await lock(tx, idOrAlias);
      mustBeCurrent(draft.version, stored.version);
      await checkParent(tx, stored.id, draft.parent);
      await holdImage(tx, draft.image);
      const columns = columnsOf(draft, stored.translations);
      const sets = [
        ...columns.map(([name], index) => `${name} = $${index + 2}`),
        'version = version + 1',
        'updated_at = now()',
      ];
      await refused(() =>
        tx.query(`UPDATE category SET ${sets.join(', ')} WHERE id = $1`, [
          stored.id,
          ...columns.map(([, value]) => value),
        ]),
      );
      tx.touch('categories');
      await this.audit.record(tx, {
        caller,
        action: 'category.updated',
        subjectType: 'category',
        subjectId: stored.id,
        before: stored,
        after: draft,
      });
      return stored.id;
    });
  }

  /** Answers the id it had. @throws not_found (404), category_not_empty (409) while it has products or children */
  remove(idOrAlias: string, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      await lockTree(tx);
      const stored = await lock(tx, idOrAlias);
      // hidden products of old orders let go of it, visible ones keep it
      await tx.query(
        `UPDATE product SET category_id = NULL WHERE id IN (
        SELECT id FROM product WHERE category_id = $1 AND deleted_at IS NOT NULL ORDER BY id FOR NO KEY UPDATE)`,
        [stored.id],
      );
      try {
        await tx.query('DELETE FROM category WHERE id = $1', [stored.id]);
      } catch (error) {
        throw isForeignKeyViolation(error) ? catalogErrors.category_not_empty() : error;
      }
      tx.touch('categories');
      await this.audit.record(tx, {
        caller,
        action: 'category.deleted',
        subjectType: 'category',
        subjectId: stored.id,
        before: stored,
      });
      return stored.id;
    });
  }
}

async function lock(tx: Transaction, idOrAlias: string): Promise<StoredCategory> {
  const key = productKey(idOrAlias);
  const [row] = await tx.query<StoredCategory>(`SELECT * FROM category WHERE ${key.by} = $1 FOR UPDATE`, [key.value]);
  if (!row) throw commonErrors.not_found();
  return row;
}

const holdImage = (tx: Transaction, image: string | null | undefined): Promise<void> =>
  mustHoldPictures(tx, image ? [image] : [], () => 'image');

function columnsOf(draft: CategoryDraft, translations: StoredCategory['translations']): Array<[string, unknown]> {
  const columns: Array<[string, unknown]> = [
    ['name', draft.name],
    ['alias', draft.alias],
    ['description', draft.description],
    ['image', draft.image],
    ['parent_id', draft.parent],
    ['published', draft.published],
    ['position', draft.position],
    ['translations', draft.translations && JSON.stringify(mergedTranslations(translations, draft.translations))],
  ];
  return columns.filter(([, value]) => value !== undefined);
}

async function insert(tx: Transaction, draft: CategoryDraft): Promise<number> {
  for (
    let alias = draft.alias ?? (await freeAlias(tx, 'category', draft.name!));
    ;
    alias = await freeAlias(tx, 'category', draft.name!)
  ) {
    const columns = columnsOf({ ...draft, alias }, {});
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO category (${columns.map(([name]) => name).join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})
       ON CONFLICT (alias) DO NOTHING RETURNING id`,
      columns.map(([, value]) => value),
    );
    if (row) return row.id;
    if (draft.alias !== undefined) throw catalogErrors.alias_taken({ alias });
  }
}
