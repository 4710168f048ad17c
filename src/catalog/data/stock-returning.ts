import { statementOf } from '../../platform/database/statement-of.js';
import type { Statement, Transaction } from '../../platform/database/transaction.js';
import type { SellableRef, StockLine, StockReason } from '../domain/sellable.js';
import { orderOf, stockValues } from './stock-values.js';

/**
 * Locks as in taking. What can no longer be sold is not added to: a variant that was removed keeps its own count, and its
 * product, whose stock is the sum of the variants there are, stays as it is.
 * SQL: locks, in one prepared statement.
 */
const giveBack = (why: StockReason, { order, suffix } = orderOf(why, 6)): Statement =>
  statementOf(
    `catalog_return_stock${suffix}`,
    () => `
    WITH asked AS (
      SELECT product_id, variant_id, sum(quantity)::int AS quantity
      FROM unnest($1::int[], $2::int[], $3::int[]) AS line(product_id, variant_id, quantity) GROUP BY 1, 2
    ), goods AS MATERIALIZED (
      SELECT id, in_stock, has_variants FROM product WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
    ), kinds AS MATERIALIZED (
      SELECT id, product_id, in_stock, deleted_at FROM product_variant
      WHERE id = ANY ($2::int[]) AND (SELECT count(*) FROM goods) > 0 ORDER BY id FOR NO KEY UPDATE
    ), returned_kinds AS (
      UPDATE product_variant v SET in_stock = k.in_stock + a.quantity
      FROM asked a JOIN kinds k ON k.id = a.variant_id AND k.product_id = a.product_id WHERE v.id = k.id
    ), returned AS (
      UPDATE product p SET in_stock = a.in_stock + a.quantity
      FROM (
        SELECT g.id, g.in_stock, sum(a.quantity)::int AS quantity
        FROM asked a JOIN goods g ON g.id = a.product_id LEFT JOIN kinds k ON k.id = a.variant_id
        WHERE CASE WHEN a.variant_id IS NULL THEN NOT g.has_variants ELSE k.id IS NOT NULL AND k.deleted_at IS NULL END
        GROUP BY g.id, g.in_stock
      ) a
      WHERE p.id = a.id
      RETURNING p.id, a.in_stock AS before
    ), moved AS (
      INSERT INTO stock_movement (product_id, variant_id, delta, reason, order_id, actor)
      SELECT a.product_id, k.id, a.quantity, $4, ${order}, $5::jsonb
      FROM asked a JOIN goods g ON g.id = a.product_id LEFT JOIN kinds k ON k.id = a.variant_id
    )
    SELECT id, before FROM returned`,
  );

/** Puts the pieces of all lines back; products that are gone are passed over. Answers what each product had before. */
export const returnPieces = (
  tx: Transaction,
  lines: readonly StockLine[],
  why: StockReason,
): Promise<Array<{ id: number; before: number }>> => tx.query(giveBack(why), stockValues(lines, why));

/** The locks of taking and of returning, in their order: products by ascending id, then variants. SQL: locks. */
const lockRows = statementOf(
  'catalog_lock_stock',
  () => `
    WITH goods AS MATERIALIZED (
      SELECT id FROM product WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE
    ), kinds AS MATERIALIZED (
      SELECT id FROM product_variant
      WHERE id = ANY ($2::int[]) AND (SELECT count(*) FROM goods) > 0 ORDER BY id FOR NO KEY UPDATE
    )
    SELECT (SELECT count(*) FROM goods) AS goods, (SELECT count(*) FROM kinds) AS kinds`,
);

/** Locks the rows of all lines until the end of the transaction, in one statement; what is gone is passed over. */
export async function lockStock(tx: Transaction, lines: readonly SellableRef[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(lockRows, [lines.map(({ productId }) => productId), lines.map(({ variantId }) => variantId)]);
}
