import type { StockLine, StockReason } from '../domain/sellable.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { lockStock, orderOf, stockValues } from './stock-taking.js';

/**
 * After the locks, as in taking. What can no longer be sold is not added to: a variant that was removed keeps its own
 * count, and its product, whose stock is the sum of the variants there are, stays as it is. SQL: several tables in one
 * prepared statement.
 */
const giveBack = (why: StockReason, { order, suffix } = orderOf(why, 6)): Statement =>
  statementOf(
    `catalog_return_stock${suffix}`,
    () => `
    WITH asked AS (
      SELECT product_id, variant_id, sum(quantity)::int AS quantity
      FROM unnest($1::int[], $2::int[], $3::int[]) AS line(product_id, variant_id, quantity) GROUP BY 1, 2
    ), goods AS MATERIALIZED (
      SELECT id, in_stock, has_variants FROM product WHERE id = ANY ($1::int[])
    ), kinds AS MATERIALIZED (
      SELECT id, product_id, in_stock, deleted_at FROM product_variant WHERE id = ANY ($2::int[])
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
export async function returnPieces(
  tx: Transaction,
  lines: readonly StockLine[],
  why: StockReason,
): Promise<Array<{ id: number; before: number }>> {
  const values = stockValues(lines, why);
  const [, rows] = await Promise.all([
    lockStock(tx, lines),
    tx.query<{ id: number; before: number }>(giveBack(why), values),
  ]);
  return rows;
}
