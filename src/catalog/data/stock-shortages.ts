import type { Transaction } from '../../platform/database/transaction.js';
import type { StockLine } from '../domain/sellable.js';
import { lockingStock, type ShortLine } from './stock-taking.js';

/** SQL: applies the rule of `takingPieces` to all lines in one query, after their rows were locked. */
const SHORTAGES = {
  name: 'catalog_stock_shortages',
  text: `
    WITH asked AS (
      SELECT product_id, variant_id, sum(quantity)::int AS quantity, min(place) AS place
      FROM unnest($1::int[], $2::int[], $3::int[]) WITH ORDINALITY AS line(product_id, variant_id, quantity, place)
      GROUP BY 1, 2
    ), lines AS (
      SELECT a.*, CASE
          WHEN p.id IS NULL OR p.has_variants <> (a.variant_id IS NOT NULL) THEN 0
          WHEN a.variant_id IS NULL THEN p.in_stock
          ELSE coalesce(v.in_stock, 0) END AS available
      FROM asked a LEFT JOIN product p ON p.id = a.product_id AND p.deleted_at IS NULL
      LEFT JOIN product_variant v ON v.id = a.variant_id AND v.product_id = a.product_id AND v.deleted_at IS NULL
    )
    SELECT product_id, variant_id, available FROM lines WHERE quantity > available ORDER BY place`,
};

/** Locks the rows of all lines and returns the lines with fewer items in stock than needed, in their original order. */
export async function stockShortages(tx: Transaction, lines: readonly StockLine[]): Promise<ShortLine[]> {
  if (lines.length === 0) return [];
  await tx.batch([lockingStock(lines)]);
  return tx.query<ShortLine>(SHORTAGES, [
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ quantity }) => quantity),
  ]);
}
