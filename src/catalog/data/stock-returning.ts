import type { StockLine, StockReason } from '../domain/sellable.js';
import { statementOf, type Statement } from '../../platform/database/statement.js';
import { part, type Part } from '../../platform/database/part.js';
import { lockingStock, orderOf, stockValues, touchEdgesIf } from './stock-taking.js';

/**
 * Runs after the rows were locked, as the statements that take stock do. If the row no longer has its own stock
 * (removed variant, or a product that has variants now), the items are returned and withdrawn: two movements, so that
 * the stock stays the sum of its movements. SQL: changes several tables in one prepared statement.
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
    ), lines AS MATERIALIZED (
      SELECT g.id AS product_id, k.id AS variant_id, a.quantity, g.in_stock, k.in_stock AS kind_in_stock,
        CASE WHEN a.variant_id IS NULL THEN NOT g.has_variants
          ELSE k.id IS NOT NULL AND k.deleted_at IS NULL END AS holds
      FROM asked a JOIN goods g ON g.id = a.product_id
        LEFT JOIN kinds k ON k.id = a.variant_id AND k.product_id = a.product_id
    ), returned_kinds AS (
      UPDATE product_variant v SET in_stock = l.kind_in_stock + l.quantity FROM lines l
      WHERE v.id = l.variant_id AND l.holds
    ), returned AS (
      UPDATE product p SET in_stock = l.in_stock + l.quantity
      FROM (
        SELECT product_id, in_stock, sum(quantity)::int AS quantity FROM lines WHERE holds GROUP BY 1, 2
      ) l
      WHERE p.id = l.product_id
      RETURNING p.id, l.in_stock AS before
    ), moved AS (
      INSERT INTO stock_movement (product_id, variant_id, delta, reason, order_id, actor)
      SELECT l.product_id, l.variant_id, step.sign * l.quantity, coalesce(step.reason, $4), ${order}, $5::jsonb
      FROM lines l CROSS JOIN (VALUES (1, NULL), (-1, 'withdrawn')) AS step(sign, reason)
      WHERE step.sign = 1 OR NOT l.holds ORDER BY step.sign DESC
    )
    SELECT ${touchEdgesIf('EXISTS (SELECT FROM returned WHERE before = 0)')}`,
  );

/** Locks the rows of all lines and returns their items; lines of deleted products are skipped. */
export const returningPieces = (lines: readonly StockLine[], why: StockReason): Part<unknown> =>
  part(giveBack(why), stockValues(lines, why)).after(lockingStock(lines));
