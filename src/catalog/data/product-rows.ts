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
  'has_variants',
  'published',
  'featured',
  'position',
  'category_id',
  'translations',
  'version',
] as const satisfies ReadonlyArray<keyof ProductEntity>;

/** What a change reads of a product. */
export type StoredProduct = Readonly<Pick<ProductEntity, (typeof COLUMNS)[number]>>;

/** What a change may write; what is undefined stays. */
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
    | 'published'
    | 'featured'
    | 'position'
    | 'custom_fields'
    | 'translations'
  >
>;

/** `key`: alias or SKU may change too, or the product goes. */
export type ProductLock = 'values' | 'key';

/**
 * Locks the product for this change; undefined when there is none. The lock is as strong as the change will need: one
 * that becomes stronger later waits for those who refer to the product, while they wait for it.
 * SQL: a lock of one of two strengths.
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

/** Locks many; those that are gone are left out. SQL: locks in the order of ids, as every change takes them. */
export const lockProducts = (tx: Transaction, ids: readonly number[]): Promise<StoredProduct[]> =>
  tx.query<StoredProduct>(
    `SELECT ${COLUMNS.join(', ')} FROM product WHERE id = ANY ($1::int[]) AND deleted_at IS NULL ORDER BY id
      FOR NO KEY UPDATE`,
    [ids],
  );

/** Of a locked one; its version counts on. */
export async function updateProduct(tx: Transaction, id: number, columns: ProductColumns): Promise<void> {
  await tx.entities.update(ProductEntity, { id }, columns);
}

/** Of locked ones; their versions count on. */
export async function publishProducts(tx: Transaction, ids: readonly number[], published: boolean): Promise<void> {
  await tx.entities.update(ProductEntity, { id: In(ids) }, { published });
}

/**
 * Deletes a locked product, or hides it for good when orders or carts refer to it.
 *
 * What refers to a product is known to the database alone: the foreign keys decide. They would wait for a checkout that
 * empties its cart and then waits for this product: one that lies in a cart, or was ordered, is hidden without asking
 * them.
 */
export async function removeProduct(tx: Transaction, id: number): Promise<void> {
  if (!(await isReferred(tx, id)) && (await deleteUnlessReferred(tx, () => tx.entities.delete(ProductEntity, { id }))))
    return;
  await hideProduct(tx, id);
}

/** SQL: the lines' tables are those of other modules, which may not be imported here. */
async function isReferred(tx: Transaction, id: number): Promise<boolean> {
  const [row] = await tx.query<{ referred: boolean }>(
    `SELECT EXISTS (SELECT FROM order_item WHERE product_id = $1) OR EXISTS (SELECT FROM cart_item
      WHERE product_id = $1)
       AS referred`,
    [id],
  );
  return row!.referred;
}

/** Its alias and SKUs become free. SQL: the new alias is computed from the row. */
async function hideProduct(tx: Transaction, id: number): Promise<void> {
  await tx.query('UPDATE product_variant SET sku = NULL WHERE product_id = $1', [id]);
  await tx.query(
    `UPDATE product SET deleted_at = now(), published = false, sku = NULL,
      alias = 'deleted-' || id || '-' || md5(alias),
       version = version + 1, updated_at = now() WHERE id = $1`,
    [id],
  );
}
