import type { Actor } from '#contracts';
import type { Transaction } from '../../platform/database/transaction.js';
import { StockMovementEntity } from './stock-movement.entity.js';

/** A change of the stock of a product or a variant. */
export interface StockChange {
  /** Null for a movement of the product itself, or of a deleted variant. */
  readonly variantId: number | null;
  /** Number of items; negative if they were removed. */
  readonly delta: number;
}

/** Reason of an administrator's change. */
export interface ChangeReason {
  /** `created`, `edited`, or the reason of a correction. */
  readonly reason: string;
  readonly note?: string | null;
  readonly actor: Actor;
}

/** SQL: takes a lock that lets other transactions refer to the row. */
export async function lockProductStock(
  tx: Transaction,
  id: number,
): Promise<{ id: number; in_stock: number; has_variants: boolean } | undefined> {
  const [product] = await tx.query<{ id: number; in_stock: number; has_variants: boolean }>(
    'SELECT id, in_stock, has_variants FROM product WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    [id],
  );
  return product;
}

/** SQL: takes a lock that lets other transactions refer to the row. */
export async function lockVariantStock(
  tx: Transaction,
  productId: number,
  variantId: number,
): Promise<{ id: number; in_stock: number } | undefined> {
  const [variant] = await tx.query<{ id: number; in_stock: number }>(
    `SELECT id, in_stock FROM product_variant WHERE id = $1 AND product_id = $2 AND deleted_at IS NULL
      FOR NO KEY UPDATE`,
    [variantId, productId],
  );
  return variant;
}

/**
 * Adds to the stock of locked rows: of a product, and of its variant if one is given. The stock of a product with
 * variants is their sum. SQL: keeps the product's version, which TypeORM would increment.
 */
export async function addStock(tx: Transaction, productId: number, { variantId, delta }: StockChange): Promise<void> {
  if (variantId !== null)
    await tx.query('UPDATE product_variant SET in_stock = in_stock + $2 WHERE id = $1', [variantId, delta]);
  await tx.query('UPDATE product SET in_stock = in_stock + $2 WHERE id = $1', [productId, delta]);
}

/**
 * Recomputes a product's own stock: the sum of its variants if there are any; else the sent number; else the previous
 * one (0 after the last variant was removed). Returns the change of the product's own stock; a product loses its own
 * stock when it gets its first variant. SQL: one statement that computes the stock and returns the change.
 */
export async function settleStock(
  tx: Transaction,
  productId: number,
  sent: number | undefined,
): Promise<StockChange[]> {
  const [row] = await tx.query<{ delta: number }>(
    `WITH kinds AS (
       SELECT count(*) > 0 AS present, coalesce(sum(in_stock), 0)::int AS stock FROM product_variant
         WHERE product_id = $1 AND deleted_at IS NULL
     ), before AS (SELECT in_stock, has_variants FROM product WHERE id = $1)
     UPDATE product p SET has_variants = kinds.present, in_stock = CASE
         WHEN kinds.present THEN kinds.stock
         WHEN $2::int IS NOT NULL THEN $2::int
         WHEN before.has_variants THEN 0
         ELSE before.in_stock END
     FROM kinds, before WHERE p.id = $1
     RETURNING CASE WHEN kinds.present THEN 0 ELSE p.in_stock END - CASE WHEN before.has_variants THEN 0
       ELSE before.in_stock END AS delta`,
    [productId, sent ?? null],
  );
  return row!.delta !== 0 ? [{ variantId: null, delta: row!.delta }] : [];
}

/** Adds rows to the product's stock history. */
export async function recordStock(
  tx: Transaction,
  productId: number,
  changes: readonly StockChange[],
  { reason, note = null, actor }: ChangeReason,
): Promise<void> {
  await tx.entities.insert(
    StockMovementEntity,
    changes.map(({ variantId, delta }) => ({
      product_id: productId,
      variant_id: variantId,
      delta,
      reason,
      note,
      actor,
    })),
  );
}
