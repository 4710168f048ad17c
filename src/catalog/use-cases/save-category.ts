import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { isForeignKeyViolation } from '../../platform/database/pg-errors.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { mustBeCurrent } from '../../platform/errors/must-be-current.js';
import { Redirects } from '../../redirects/index.js';
import { catalogErrors } from '../catalog.errors.js';
import type { CategoryEntity } from '../data/category.entity.js';
import {
  deleteCategory,
  lockCategory,
  lockTree,
  releaseHiddenProducts,
  updateCategory,
  type CategoryColumns,
} from '../data/category-rows.js';
import { mergedTranslations, type TranslationChanges } from '../domain/product-draft.js';
import { productKey } from '../domain/product-key.js';
import { mustHoldPictures } from '../pictures/hold-pictures.js';
import { insertNamed, refused } from './save/aliases.js';
import { checkParent } from './save/check-parent.js';

export interface CategoryDraft {
  readonly name?: string;
  readonly alias?: string;
  readonly description?: string;
  readonly image?: string | null;
  /** Null: the top level. */
  readonly parent?: number | null;
  readonly published?: boolean;
  readonly position?: number;
  readonly translations?: TranslationChanges;
  readonly version?: number;
}

/** Creates, changes and deletes categories. */
@Injectable()
export class SaveCategory {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly redirects: Redirects,
  ) {}

  /**
   * Creates a category and returns its id.
   * @throws alias_taken (409); FieldErrors at `parent` (422)
   */
  create(draft: CategoryDraft, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (draft.parent) await lockTree(tx);
      await checkParent(tx, null, draft.parent);
      await holdImage(tx, draft.image);
      const { id, alias } = await insertNamed(tx, 'category', draft, columnsOf(draft, {}));
      await this.redirects.taken(tx, 'category', alias);
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
   * Changes the members that were sent, and returns the id.
   * @throws not_found (404), stale_version, alias_taken (409); FieldErrors at `parent` for an unknown parent and for a
   * cycle (422)
   */
  update(idOrAlias: string, draft: CategoryDraft, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (draft.parent !== undefined) await lockTree(tx);
      const stored = await lock(tx, idOrAlias);
      mustBeCurrent(draft.version, stored.version);
      await checkParent(tx, stored.id, draft.parent);
      await holdImage(tx, draft.image);
      await refused(() => updateCategory(tx, stored.id, columnsOf(draft, stored.translations)));
      await this.redirects.renamed(tx, 'category', stored.alias, draft.alias ?? stored.alias);
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

  /**
   * Deletes a category and returns its id.
   * @throws not_found (404), category_not_empty (409) while it has products or subcategories
   */
  remove(idOrAlias: string, caller: Caller): Promise<number> {
    return this.database.transaction(async (tx) => {
      await lockTree(tx);
      const stored = await lock(tx, idOrAlias);
      await releaseHiddenProducts(tx, stored.id);
      try {
        await deleteCategory(tx, stored.id);
      } catch (error) {
        throw isForeignKeyViolation(error) ? catalogErrors.category_not_empty() : error;
      }
      await this.redirects.deleted(tx, 'category', stored.alias);
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

async function lock(tx: Transaction, idOrAlias: string): Promise<CategoryEntity> {
  const category = await lockCategory(tx, productKey(idOrAlias));
  if (!category) throw commonErrors.not_found();
  return category;
}

const holdImage = (tx: Transaction, image: string | null | undefined): Promise<void> =>
  mustHoldPictures(tx, image ? [image] : [], () => 'image');

/** Column values of a draft; undefined members of the draft stay undefined. */
const columnsOf = (draft: CategoryDraft, translations: CategoryEntity['translations']): CategoryColumns => ({
  name: draft.name,
  alias: draft.alias,
  description: draft.description,
  image: draft.image,
  parent_id: draft.parent,
  published: draft.published,
  position: draft.position,
  translations: draft.translations && mergedTranslations(translations, draft.translations),
});
