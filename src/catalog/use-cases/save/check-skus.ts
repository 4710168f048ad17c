import type { Transaction } from '../../../platform/database/transaction.js';
import { catalogErrors } from '../../catalog.errors.js';

/** One change at a time looks, and the next one sees what it wrote: the two tables have no unique index in common. */
const IN_TURN = "SELECT pg_advisory_xact_lock(hashtext('catalog sku'))";
const TAKEN = `
  WITH own AS (
    SELECT sku FROM product WHERE id = $1 AND sku IS NOT NULL
    UNION SELECT sku FROM product_variant WHERE product_id = $1 AND sku IS NOT NULL AND deleted_at IS NULL
  )
  SELECT FROM own WHERE EXISTS (SELECT FROM product p WHERE p.sku = own.sku AND p.id <> $1)
    OR EXISTS (SELECT FROM product_variant v WHERE v.sku = own.sku AND v.product_id <> $1 AND v.deleted_at IS NULL) LIMIT 1`;

/**
 * A SKU names one thing in the shop, be it a product or a variant of another product. Call it when all is written.
 * @throws sku_taken (409)
 */
export async function checkSkus(tx: Transaction, productId: number): Promise<void> {
  await tx.query(IN_TURN);
  if ((await tx.query(TAKEN, [productId])).length > 0) throw catalogErrors.sku_taken();
}
