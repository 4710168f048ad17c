import type { Transaction } from '../../platform/database/transaction.js';
import { VARIANT_PRICE } from './variant-price.sql.js';

/**
 * Updates the price range and variant SKUs of one product, or of all if `productId` is null. Lists filter, sort and
 * search by these columns. SQL: PostgreSQL computes the prices from stored values.
 */
export async function refreshOffers(tx: Transaction, productId: number | null): Promise<void> {
  await tx.query(
    `UPDATE product SET variants_from = o.low, variants_to = o.high, variant_skus = o.skus
     FROM (
       SELECT p.id, min(${VARIANT_PRICE}) AS low, max(${VARIANT_PRICE}) AS high,
         coalesce(string_agg(v.sku, ' ' ORDER BY v.id), '') AS skus
       FROM product p LEFT JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL
       WHERE $1::int IS NULL OR p.id = $1::int GROUP BY p.id
     ) o
     WHERE product.id = o.id AND (product.variants_from, product.variants_to, product.variant_skus)
       IS DISTINCT FROM (o.low, o.high, o.skus)`,
    [productId],
  );
}
