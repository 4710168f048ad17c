import type { Transaction } from '../../platform/database/transaction.js';
import { catalogErrors } from '../catalog.errors.js';
import { returnPieces } from '../data/stock-returning.js';
import { sellPieces, takePieces, type TakenRow } from '../data/stock-taking.js';
import type { StockLine, StockReason } from '../domain/sellable.js';

/**
 * Takes the pieces of all lines, or of none of them.
 * @throws insufficient_stock (409) with `available`, `product_id`, `variant_id` of the first line that is short; a
 * guard's failure in a transaction that commits at once
 */
export async function takeStock(tx: Transaction, lines: readonly StockLine[], why: StockReason): Promise<void> {
  if (lines.length === 0) return;
  if (tx.commitsAtOnce) {
    tx.touch(...lines.map(({ productId }) => `product:${productId}`));
    return sellPieces(tx, lines, why);
  }
  const rows = await takePieces(tx, lines, why);
  const short = firstShort(rows, lines);
  if (short) {
    const { name, productId, variantId, available } = short;
    const details = { available, product_id: productId, variant_id: variantId };
    throw catalogErrors.insufficient_stock(name ? { ...details, name, wording: 'named' } : details);
  }
  for (const { product_id: id, left_over: left } of rows)
    tx.touch(`product:${id}`, ...(left === 0 ? ['stock-edges'] : []));
}

/** Puts the pieces of all lines back. Products that are gone are passed over. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[], why: StockReason): Promise<void> {
  if (lines.length === 0) return;
  const rows = await returnPieces(tx, lines, why);
  for (const { id, before } of rows) tx.touch(`product:${id}`, ...(before === 0 ? ['stock-edges'] : []));
}

/** A line of which fewer are in stock than it takes. */
type ShortLine = StockLine & Pick<TakenRow, 'available'>;

/** In the order of the lines, so that the answer does not depend on the plan. */
function firstShort(rows: readonly TakenRow[], lines: readonly StockLine[]): ShortLine | undefined {
  for (const line of lines) {
    const row = rows.find(
      (one) => one.available !== null && one.product_id === line.productId && one.variant_id === line.variantId,
    );
    if (row) return { ...line, available: row.available };
  }
  return undefined;
}
