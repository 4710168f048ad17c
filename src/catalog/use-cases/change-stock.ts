import type { Part } from '../../platform/database/part.js';
import type { Transaction, TransactionEffects } from '../../platform/database/transaction.js';
import { catalogErrors } from '../catalog.errors.js';
import { returningPieces } from '../data/stock-returning.js';
import { stockShortages } from '../data/stock-shortages.js';
import { takingPieces, type ShortLine } from '../data/stock-taking.js';
import type { StockLine, StockReason } from '../domain/sellable.js';

/**
 * Takes the items of all lines or of none.
 * @throws insufficient_stock (409) with `available`, `product_id`, `variant_id` of the first line with insufficient
 * stock
 */
export function takingStock(
  effects: TransactionEffects,
  lines: readonly StockLine[],
  why: StockReason,
): Part<unknown> | null {
  if (lines.length === 0) return null;
  touchProducts(effects, lines);
  return takingPieces(lines, why, {
    insufficient_stock: (short: ShortLine) => {
      const name = lines.find(
        (line) => line.productId === short.product_id && line.variantId === short.variant_id,
      )?.name;
      return catalogErrors.insufficient_stock(name ? { ...short, name, wording: 'named' } : { ...short });
    },
  });
}

/**
 * Locks the stock of all lines and checks that it is sufficient. A single error names all lines with insufficient
 * stock.
 * @throws insufficient_stock (409) as `takingStock`; the message names all lines with insufficient stock
 */
export async function mustHaveStock(tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const shortages = await stockShortages(tx, lines);
  const [first] = shortages;
  if (!first) return;
  const nameOf = (short: ShortLine): string =>
    lines.find(({ productId, variantId }) => productId === short.product_id && variantId === short.variant_id)?.name ??
    String(short.product_id);
  const names = shortages.map((short) => `${nameOf(short)} – ${short.available}`).join(', ');
  throw catalogErrors.insufficient_stock({ ...first, lines: names, wording: 'lines' });
}

/** Returns the items of all lines; lines of deleted products are skipped. */
export function returningStock(
  effects: TransactionEffects,
  lines: readonly StockLine[],
  why: StockReason,
): Part<unknown> | null {
  if (lines.length === 0) return null;
  touchProducts(effects, lines);
  return returningPieces(lines, why);
}

const touchProducts = (effects: TransactionEffects, lines: readonly StockLine[]): void =>
  effects.touch(...lines.map(({ productId }) => `product:${productId}`));
