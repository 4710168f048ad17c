import type { Transaction } from '../../platform/database/transaction.js';

/**
 * SQL: takes a lock. Only one transaction at a time checks SKUs, and the next one sees what it wrote, because no unique
 * index covers both tables.
 */
const IN_TURN = "SELECT pg_advisory_xact_lock(hashtext('catalog sku'))";

/** SQL: reads products and variants in one statement. */
const TAKEN = `
  WITH own AS (
    SELECT sku FROM product WHERE id = $1 AND sku IS NOT NULL
    UNION SELECT sku FROM product_variant WHERE product_id = $1 AND sku IS NOT NULL AND deleted_at IS NULL
  )
  SELECT FROM own WHERE EXISTS (SELECT FROM product p WHERE p.sku = own.sku AND p.id <> $1)
    OR EXISTS (SELECT FROM product_variant v WHERE v.sku = own.sku AND v.product_id <> $1 AND v.deleted_at IS NULL)
      LIMIT 1`;

/**
 * Whether a SKU of the product, or of its variants, is used by another product or its variants. Other transactions that
 * check SKUs wait until this one ends. Call it after all writes.
 */
export async function isSkuTaken(tx: Transaction, productId: number): Promise<boolean> {
  await tx.query(IN_TURN);
  return (await tx.query(TAKEN, [productId])).length > 0;
}
