import type { Transaction } from '../../platform/database/transaction.js';
import type { StoredVariant } from '../domain/match-variants.js';
import { deleteUnlessReferred } from './delete-unless-referred.js';

export interface NewVariant {
  readonly sku?: string | null;
  readonly attributes: Record<string, string>;
  /** Minor units; null: the product's price with the modifiers. */
  readonly price?: string | null;
  readonly in_stock: number;
  readonly position: number;
  readonly image_id: number | null;
}

/** Locks the variants of a locked product. SQL: locks rows in ascending order of ids, like every sale. */
export const lockVariants = (tx: Transaction, productId: number): Promise<StoredVariant[]> =>
  tx.query<StoredVariant>(
    `SELECT id, sku, attributes, price, in_stock, image_id FROM product_variant
     WHERE product_id = $1 AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
    [productId],
  );

/** A variant in the activity log. */
export type RecordedVariant = Pick<StoredVariant, 'sku' | 'attributes' | 'price'>;

/** Reads the variants of a locked product, without locking them, in the order of the product page. SQL: sorts them. */
export const readVariants = (tx: Transaction, productId: number): Promise<RecordedVariant[]> =>
  tx.query<RecordedVariant>(
    `SELECT sku, attributes, price FROM product_variant WHERE product_id = $1 AND deleted_at IS NULL
      ORDER BY position, id`,
    [productId],
  );

/**
 * Deletes the variants, or hides all of them without stock if one was ordered.
 * @returns whether they were deleted. SQL: one statement for all variants.
 */
export async function removeVariants(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const deletion = () => tx.query('DELETE FROM product_variant WHERE id = ANY ($1)', [ids]);
  if (await deleteUnlessReferred(tx, deletion)) return true;
  await tx.query(
    'UPDATE product_variant SET deleted_at = clock_timestamp(), sku = NULL, in_stock = 0 WHERE id = ANY ($1)',
    [ids],
  );
  return false;
}

/**
 * Clears the SKU and the attributes of variants, so that other variants can get the same values. SQL: one statement,
 * with values computed from the rows.
 */
export async function releaseKeys(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE product_variant SET sku = NULL, attributes = jsonb_build_object('', id::text) WHERE id = ANY ($1)`,
    [ids],
  );
}

/** Updates all variants. SQL: one statement for all, each with its own values. */
export async function updateVariants(
  tx: Transaction,
  variants: ReadonlyArray<StoredVariant & { position: number }>,
): Promise<void> {
  if (variants.length === 0) return;
  await tx.query(
    `UPDATE product_variant v SET sku = n.sku, attributes = n.attributes, price = n.price, in_stock = n.in_stock,
      position = n.position,
       image_id = n.image_id
     FROM jsonb_to_recordset($1::jsonb) AS n(id int, sku text, attributes jsonb, price bigint, in_stock int,
       position int, image_id int)
     WHERE v.id = n.id`,
    [JSON.stringify(variants)],
  );
}

/** Inserts variants and returns their ids. SQL: one statement for all; it returns the ids with the inserted values. */
export async function insertVariants(
  tx: Transaction,
  productId: number,
  variants: readonly NewVariant[],
): Promise<Array<{ id: number; in_stock: number }>> {
  if (variants.length === 0) return [];
  return tx.query<{ id: number; in_stock: number }>(
    `INSERT INTO product_variant (product_id, sku, attributes, price, in_stock, position, image_id)
     SELECT $1, n.sku, n.attributes, n.price, n.in_stock, n.position, n.image_id
     FROM jsonb_to_recordset($2::jsonb) AS n(sku text, attributes jsonb, price bigint, in_stock int, position int,
       image_id int)
     ORDER BY n.position
     RETURNING id, in_stock`,
    [productId, JSON.stringify(variants)],
  );
}
