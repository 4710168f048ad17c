import { Money, type TaxClass } from '#kernel';
import { hasRole, type Caller } from '../../platform/access/caller.js';
import type { Sellable, StockLine } from '../../catalog/index.js';
import type { TotalsLine } from './totals.js';

/** A line as the client requests it. */
export interface RequestedLine {
  /** Id of the order's line; null if the client did not send one. */
  readonly lineId: number | null;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Unit price in the shop's currency; null: the catalog's. */
  readonly price: number | null;
}

/** A line with the price as Money; null for callers who may not set prices. */
type PermittedLine = Omit<RequestedLine, 'price'> & { readonly price: Money | null };

/** Keeps the sent prices only for administrators who may set them; prices of other callers are ignored. */
export function basketLines(caller: Caller, lines: readonly RequestedLine[], currency: string): PermittedLine[] {
  const setsPrices = hasRole(caller, 'manager');
  return lines.map((line) => ({
    ...line,
    price: setsPrices && line.price !== null ? Money.parse(line.price, currency) : null,
  }));
}

/** A line to be priced; `price` only from an administrator. `lineId`: the line of the order that is edited. */
export interface BasketLine extends StockLine {
  readonly lineId?: number | null;
  readonly price?: Money | null;
  /** Whether the line is merged with the previous one if their prices are equal. */
  readonly joins?: boolean;
}

/** A line as an order stores it. */
export interface BoughtLine extends StockLine, TotalsLine {
  readonly name: string;
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: Money;
  readonly taxClass: TaxClass;
}

/** Data of a line that an edited order already has. The line keeps its texts and its tax class. */
export type HeldLine = Pick<BoughtLine, 'quantity' | 'name' | 'sku' | 'attributes' | 'taxClass'>;

/** A line with the catalog's data, and its unit price. */
export interface PricedLine {
  readonly line: BasketLine;
  readonly sellable: Sellable;
  readonly price: Money;
}

/** Merges lines marked with `joins` that have the same price. */
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
