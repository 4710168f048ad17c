import type { StockLine, StockReason } from '../domain/sellable.js';

/** Parameters of the stock statements. Quantities are checked here as well: a negative one would turn taking into giving. */
export function stockValues(lines: readonly StockLine[], why: StockReason): unknown[] {
  for (const { quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('A stock line has a quantity of at least 1.');
  }
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ quantity }) => quantity),
    why.reason,
    why.orderId,
    JSON.stringify(why.actor),
  ];
}
