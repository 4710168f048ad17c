import type { Transaction } from '../../platform/database/transaction.js';

/** SQL: a lock. One change at a time looks, and the next one sees what it wrote: no unique index is on both tables. */
const IN_TURN = "SELECT pg_advisory_xact_lock(hashtext('catalog sku'))";

/** SQL: products and variants in one statement. */
const TAKEN = `
  WITH own AS (
    SELECT sku FROM product WHERE id = $1 AND sku IS NOT NULL
    UNION SELECT sku FROM product_variant WHERE product_id = $1 AND sku IS NOT NULL AND deleted_at IS NULL
  )
  SELECT FROM own WHERE EXISTS (SELECT FROM product p WHERE p.sku = own.sku AND p.id <> $1)
    OR EXISTS (SELECT FROM product_variant v WHERE v.sku = own.sku AND v.product_id <> $1 AND v.deleted_at IS NULL)
      LIMIT 1`;

/**
 * Whether a SKU of the product, or of one of its variants, is that of another product or of its variant. Other
 * transactions wait with the same question until this one ends. Call it when all is written.
 */
export async function isSkuTaken(tx: Transaction, productId: number): Promise<boolean> {
  await tx.query(IN_TURN);
  return (await tx.query(TAKEN, [productId])).length > 0;
}
