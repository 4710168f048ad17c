import { statementOf } from '../../platform/database/statement-of.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { SellableRef } from '../domain/sellable.js';

/**
 * The locks of taking and of returning, in their order: products by ascending id, then variants. A statement of its own:
 * one that locks and updates reads both by one snapshot, so its update begins at the row's older version, and may wait
 * there for a transaction that waits for its lock on the newer one (a deadlock, when a third transaction refers to the row).
 * SQL: locks.
 */
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

/** Locks the rows of all lines until the end of the transaction; what is gone is passed over. */
export async function lockStock(tx: Transaction, lines: readonly SellableRef[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.query(lockRows, [lines.map(({ productId }) => productId), lines.map(({ variantId }) => variantId)]);
}
