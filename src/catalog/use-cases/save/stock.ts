import type { Actor } from '#contracts';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { StockChange } from './variants.js';

/**
 * Brings a product's own count in order: with variants it is their sum, else what was sent, else what it was (nothing,
 * when the last variant has just been removed). Answers the change of what is the product's own, which it loses with its
 * first variant.
 */
export async function settleStock(
  tx: Transaction,
  productId: number,
  sent: number | undefined,
): Promise<StockChange[]> {
  const [row] = await tx.query<{ delta: number }>(
    `WITH kinds AS (
       SELECT count(*) > 0 AS present, coalesce(sum(in_stock), 0)::int AS stock FROM product_variant WHERE product_id = $1 AND deleted_at IS NULL
     ), before AS (SELECT in_stock, has_variants FROM product WHERE id = $1)
     UPDATE product p SET has_variants = kinds.present, in_stock = CASE
         WHEN kinds.present THEN kinds.stock
         WHEN $2::int IS NOT NULL THEN $2::int
         WHEN before.has_variants THEN 0
         ELSE before.in_stock END
     FROM kinds, before WHERE p.id = $1
     RETURNING CASE WHEN kinds.present THEN 0 ELSE p.in_stock END - CASE WHEN before.has_variants THEN 0 ELSE before.in_stock END AS delta`,
    [productId, sent ?? null],
  );
  return row!.delta !== 0 ? [{ variantId: null, delta: row!.delta }] : [];
}

export async function recordStock(
  tx: Transaction,
  productId: number,
  changes: readonly StockChange[],
  reason: string,
  actor: Actor,
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `INSERT INTO stock_movement (product_id, variant_id, delta, reason, actor)
     SELECT $1, m.variant_id, m.delta, $2, $3::jsonb FROM unnest($4::int[], $5::int[]) AS m(variant_id, delta)`,
    [
      productId,
      reason,
      JSON.stringify(actor),
      changes.map(({ variantId }) => variantId),
      changes.map(({ delta }) => delta),
    ],
  );
}
