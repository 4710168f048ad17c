import { FieldErrors } from '#kernel';
import type { Transaction } from '../../../platform/database/transaction.js';
import { categoryAndParents, holdCategory } from '../../data/category-rows.js';

/**
 * Checks the parent; the tree must be locked.
 * @param id null: a new category
 * @param parent null: the top level
 * @throws FieldErrors at `parent` (422) for an unknown parent and for a cycle
 */
export async function checkParent(
  tx: Transaction,
  id: number | null,
  parent: number | null | undefined,
): Promise<void> {
  if (parent === undefined || parent === null) return;
  if (!(await holdCategory(tx, parent))) throw new FieldErrors({ parent: [{ key: 'catalog.errors.unknown_parent' }] });
  if (id === null) return;
  if ((await categoryAndParents(tx, parent)).includes(id))
    throw new FieldErrors({ parent: [{ key: 'catalog.errors.category_cycle' }] });
}
