import { In } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import type { RecordKey } from '../domain/product-key.js';
import { deleteUnlessReferred } from './delete-unless-referred.js';
import { ProductEntity } from './product.entity.js';

const COLUMNS = [
  'id',
  'name',
  'alias',
  'sku',
  'price_regular',
  'price_special',
  'in_stock',
  'max_quantity',
  'tax_class',
  'has_variants',
  'published',
  'featured',
  'position',
  'category_id',
  'translations',
  'version',
] as const satisfies ReadonlyArray<keyof ProductEntity>;

/** Columns of a product that a change reads. */
export type StoredProduct = Readonly<Pick<ProductEntity, (typeof COLUMNS)[number]>>;

/** Columns that a change may write; undefined ones stay unchanged. */
export type ProductColumns = Partial<
  Pick<
    ProductEntity,
    | 'name'
    | 'alias'
    | 'description'
    | 'short_description'
    | 'price_regular'
    | 'price_special'
    | 'category_id'
    | 'sku'
    | 'max_quantity'
    | 'tax_class'
    | 'published'
    | 'featured'
    | 'position'
    | 'custom_fields'
    | 'translations'
  >
>;

/** `key`: the change may affect alias or SKU, or delete the product. */
export type ProductLock = 'values' | 'key';

/**
 * Locks the product for a change; undefined if it does not exist. The lock must be strong enough from the start: a lock
 * that is strengthened later deadlocks with transactions that refer to the product. SQL: takes a lock of one of two
 * strengths.
 */
export async function lockProduct(
  tx: Transaction,
  key: RecordKey,
  lock: ProductLock,
): Promise<StoredProduct | undefined> {
  const [row] = await tx.query<StoredProduct>(
    `SELECT ${COLUMNS.join(', ')} FROM product WHERE ${key.by} = $1 AND deleted_at IS NULL
      FOR ${lock === 'key' ? 'UPDATE' : 'NO KEY UPDATE'}`,
    [key.value],
  );
  return row;
}

/** Locks many products; deleted ones are left out. SQL: locks rows in ascending order of ids, like every change. */
export const lockProducts = (tx: Transaction, ids: readonly number[]): Promise<StoredProduct[]> =>
  tx.query<StoredProduct>(
    `SELECT ${COLUMNS.join(', ')} FROM product WHERE id = ANY ($1::int[]) AND deleted_at IS NULL ORDER BY id
      FOR NO KEY UPDATE`,
    [ids],
  );

/** Updates a locked product and increments its version. */
export async function updateProduct(tx: Transaction, id: number, columns: ProductColumns): Promise<void> {
  await tx.entities.update(ProductEntity, { id }, columns);
}

/** Publishes or hides locked products and increments their versions. */
export async function publishProducts(tx: Transaction, ids: readonly number[], published: boolean): Promise<void> {
  await tx.entities.update(ProductEntity, { id: In(ids) }, { published });
}

/**
 * Deletes a locked product, or hides it permanently if orders or carts refer to it.
 *
 * Only the database knows what refers to a product, so foreign keys decide. They would wait for a checkout that empties
 * its cart and then waits for this product. Therefore a product that is in a cart, or was ordered, is hidden without
 * checking the keys.
 */
export async function removeProduct(tx: Transaction, id: number): Promise<void> {
  if (!(await isReferred(tx, id)) && (await deleteUnlessReferred(tx, () => tx.entities.delete(ProductEntity, { id }))))
    return;
  await hideProduct(tx, id);
}

/** SQL: the tables of the lines belong to other modules, which must not be imported here. */
async function isReferred(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.query<{ referred: boolean }>(
    `SELECT EXISTS (SELECT FROM order_item WHERE product_id = $1) OR EXISTS (SELECT FROM cart_item
      WHERE product_id = $1)
       AS referred`,
    [id],
  );
  return row!.referred;
}

/** Hides a product and releases its alias and SKUs. SQL: the new alias is computed from the row. */
async function hideProduct(tx: Transaction, id: number): Promise<void> {
  await tx.query('UPDATE product_variant SET sku = NULL WHERE product_id = $1', [id]);
  await tx.query(
    `UPDATE product SET deleted_at = now(), published = false, sku = NULL,
      alias = 'deleted-' || id || '-' || md5(alias),
       version = version + 1, updated_at = now() WHERE id = $1`,
    [id],
  );
}
