import { Money } from '#kernel';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import type { StockLine } from '../../catalog/index.js';

/** A line as the client requests it. */
export interface RequestedLine {
  /** Of the order's line that it is; null when the client did not say. */
  readonly lineId: number | null;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Of one, in the shop's currency; null: the catalog's. */
  readonly price: number | null;
}

/** With the price as Money; the member stays null for callers who may not set prices. */
type PermittedLine = Omit<RequestedLine, 'price'> & { readonly price: Money | null };

/** Only administrators who may manage the shop set prices; from others a price is ignored. */
export function basketLines(caller: Caller, lines: readonly RequestedLine[], currency: string): PermittedLine[] {
  const setsPrices = hasRole(caller, 'manager');
  return lines.map((line) => ({
    ...line,
    price: setsPrices && line.price !== null ? Money.parse(line.price, currency) : null,
  }));
}

export const stockKey = (line: { productId: number; variantId: number | null }): string =>
  `${line.productId}/${line.variantId ?? ''}`;

/**
 * What an edited order gives back and what it takes on top. What stays is not touched: its product may be gone by now.
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
