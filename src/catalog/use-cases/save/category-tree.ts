import { FieldErrors } from '#kernel';
import type { Transaction } from '../../../platform/database/transaction.js';

/** Any number that no other lock has, the same everywhere. */
const TREE_LOCK = 4_917_004;

/**
 * The tree changes in one transaction at a time, so that two moves cannot make a cycle. Taken before any category's row,
 * by everything that places or removes one: a holder of a row then never waits for the tree.
 */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [TREE_LOCK]);
}

/**
 * With the tree locked. @param id null: a new one; @param parent null: the top
 * @throws FieldErrors at `parent` (422) for an unknown one and for a cycle
 */
export async function checkParent(
  tx: Transaction,
  id: number | null,
  parent: number | null | undefined,
): Promise<void> {
  if (parent === undefined || parent === null) return;
  const [found] = await tx.query('SELECT id FROM category WHERE id = $1 FOR KEY SHARE', [parent]);
  if (!found) throw new FieldErrors({ parent: [{ key: 'catalog.errors.unknown_parent' }] });
  if (id === null) return;
  const above = await tx.query<{ id: number }>(
    `WITH RECURSIVE up AS (
       SELECT id, parent_id FROM category WHERE id = $1 UNION SELECT c.id, c.parent_id FROM category c JOIN up ON c.id = up.parent_id
     ) SELECT id FROM up`,
    [parent],
  );
  if (above.some((one) => one.id === id)) throw new FieldErrors({ parent: [{ key: 'catalog.errors.category_cycle' }] });
}
