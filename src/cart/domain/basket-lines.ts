import { Money } from '#kernel';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import type { Sellable, StockLine } from '../../catalog/index.js';
import type { TotalsLine } from './totals.js';

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

/**
 * A line to be priced; `price` only from an administrator. `lineId`: the order's line that it is, when it is edited.
 */
export interface BasketLine extends StockLine {
  readonly lineId?: number | null;
  readonly price?: Money | null;
  /** It is one line with the one before when their prices are equal. */
  readonly joins?: boolean;
}

/** A line as an order stores it. */
export interface BoughtLine extends StockLine, TotalsLine {
  readonly name: string;
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: Money;
}

/** What an edited order has of a line already; it keeps the texts it was placed with. */
export type HeldLine = Pick<BoughtLine, 'quantity' | 'name' | 'sku' | 'attributes'>;

/** A line with what the catalog says about it, and the price of one. */
export interface PricedLine {
  readonly line: BasketLine;
  readonly sellable: Sellable;
  readonly price: Money;
}

/** With one line for those that are to be joined and have the same price. */
export function joined(lines: readonly PricedLine[]): PricedLine[] {
  return lines.reduce<PricedLine[]>((result, next) => {
    const last = result.at(-1);
    if (!next.line.joins || !last?.price.equals(next.price)) return [...result, next];
    return [
      ...result.slice(0, -1),
      { ...last, line: { ...last.line, quantity: last.line.quantity + next.line.quantity } },
    ];
  }, []);
}

export const stockKey = (line: { productId: number; variantId: number | null }): string =>
  `${line.productId}/${line.variantId ?? ''}`;
