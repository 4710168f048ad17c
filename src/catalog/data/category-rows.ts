import { IsNull, Not } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import type { PlacedCategory } from '../domain/category-tree.js';
import type { RecordKey } from '../domain/product-key.js';
import { CategoryEntity } from './category.entity.js';

/** Columns that a change may write; undefined ones stay unchanged. */
export type CategoryColumns = Partial<
  Pick<
    CategoryEntity,
    'name' | 'alias' | 'description' | 'image' | 'parent_id' | 'published' | 'position' | 'translations'
  >
>;

export interface CategoryPlace extends PlacedCategory {
  readonly parent_id: number | null;
}

/** An arbitrary number that no other lock uses, the same in all instances. */
const TREE_LOCK = 4_917_004;

/**
 * Lets only one transaction at a time change the tree, so that two moves cannot create a cycle. Everything that
 * inserts, moves or deletes a category takes this lock before any category's row, so that no transaction waits for it
 * while holding a row. SQL: takes an advisory lock.
 */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [TREE_LOCK]);
}

export const lockCategory = (tx: Transaction, { by, value }: RecordKey): Promise<CategoryEntity | null> =>
  tx.entities.findOne(CategoryEntity, {
    where: by === 'id' ? { id: Number(value) } : { alias: String(value) },
    lock: { mode: 'pessimistic_write' },
  });

/**
 * Prevents the deletion of the category until the commit; returns whether it exists. SQL: takes a lock under which
 * other transactions may change the category's values.
 */
export const holdCategory = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.query('SELECT id FROM category WHERE id = $1 FOR KEY SHARE', [id])).length > 0;

/**
 * Protects the product's category until the commit. Call it before locking the product: PostgreSQL checks the foreign
 * key again, and so locks the category, when a transaction updates a product for the second time. Changes and deletions
 * of a category lock the category first and then wait for its products. SQL: finds and locks the category in one
 * statement.
 */
export async function holdCategoryOfProduct(tx: Transaction, product: RecordKey): Promise<void> {
  await tx.query(
    `SELECT id FROM category WHERE id = (SELECT category_id FROM product WHERE ${product.by} = $1
      AND deleted_at IS NULL) FOR KEY SHARE`,
    [product.value],
  );
}

/** The category and its parents up to the top level. SQL: runs a recursive query. */
export async function categoryAndParents(tx: Transaction, id: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `WITH RECURSIVE up AS (
       SELECT id, parent_id FROM category WHERE id = $1 UNION SELECT c.id, c.parent_id FROM category c
         JOIN up ON c.id = up.parent_id
     ) SELECT id FROM up`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Updates a locked category and increments its version. */
export async function updateCategory(tx: Transaction, id: number, columns: CategoryColumns): Promise<void> {
  await tx.entities.update(CategoryEntity, { id }, columns);
}

/**
 * Removes hidden products of old orders from the category; visible ones stay. SQL: locks rows in ascending order of
 * ids.
 */
export async function releaseHiddenProducts(tx: Transaction, id: number): Promise<void> {
  // These are two statements for the reason given at lockRows in stock-taking.ts.
  const hidden = await tx.query<{ id: number }>(
    'SELECT id FROM product WHERE category_id = $1 AND deleted_at IS NOT NULL ORDER BY id FOR NO KEY UPDATE',
    [id],
  );
  if (hidden.length > 0)
    await tx.query('UPDATE product SET category_id = NULL WHERE id = ANY ($1::int[])', [hidden.map((row) => row.id)]);
}

export async function deleteCategory(tx: Transaction, id: number): Promise<void> {
  await tx.entities.delete(CategoryEntity, { id });
}

export const lockPlace = (tx: Transaction, id: number): Promise<CategoryPlace | null> =>
  tx.entities.findOne(CategoryEntity, {
    select: { id: true, parent_id: true, position: true, version: true },
    where: { id },
    lock: { mode: 'for_no_key_update' },
  });

/** Ids of the parent's subcategories except one, in their order; locked until the commit. */
export async function lockSiblings(tx: Transaction, parent: number | null, id: number): Promise<number[]> {
  const rows = await tx.entities.find(CategoryEntity, {
    select: { id: true },
    where: { parent_id: parent ?? IsNull(), id: Not(id) },
    order: { position: 'ASC', id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  return rows.map((row) => row.id);
}

/**
 * Places a category below `parent`, and numbers the categories there from 0 in the given order. Only the version of the
 * moved category is incremented. SQL: one statement for all of them.
 */
export async function placeCategory(
  tx: Transaction,
  id: number,
  parent: number | null,
  order: readonly number[],
): Promise<void> {
  await tx.query(
    `UPDATE category c SET position = o.place - 1, parent_id = CASE WHEN c.id = $1 THEN $2::int ELSE c.parent_id END,
       version = c.version + (c.id = $1)::int, updated_at = now()
     FROM unnest($3::int[]) WITH ORDINALITY o(id, place) WHERE c.id = o.id
       AND (c.id = $1 OR c.position <> o.place - 1)`,
    [id, parent, order],
  );
}

/** The subcategories of a parent, in their order. */
export const placedCategories = (tx: Transaction, parent: number | null): Promise<PlacedCategory[]> =>
  tx.entities.find(CategoryEntity, {
    select: { id: true, position: true, version: true },
    where: { parent_id: parent ?? IsNull() },
    order: { position: 'ASC', id: 'ASC' },
  });
