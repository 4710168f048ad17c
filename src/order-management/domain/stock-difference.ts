import { stockKey } from '../../cart/index.js';
import type { StockLine } from '../../catalog/index.js';

/**
 * The items that an edited order returns to stock, and the items that it takes in addition. Unchanged items are left
 * alone, because their product may have been deleted.
 */
export function stockDifference(
  before: readonly StockLine[],
  after: readonly StockLine[],
): { fewer: StockLine[]; more: StockLine[] } {
  const change = new Map<string, StockLine>();
  const count = (lines: readonly StockLine[], sign: 1 | -1): void => {
    for (const { productId, variantId, quantity } of lines) {
      const key = stockKey({ productId, variantId });
      change.set(key, { productId, variantId, quantity: (change.get(key)?.quantity ?? 0) + sign * quantity });
    }
  };
  count(before, -1);
  count(after, 1);
  const all = [...change.values()];
  return {
    fewer: all.filter(({ quantity }) => quantity < 0).map((line) => ({ ...line, quantity: -line.quantity })),
    more: all.filter(({ quantity }) => quantity > 0),
  };
}
