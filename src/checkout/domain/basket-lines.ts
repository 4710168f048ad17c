import { Money } from '#kernel';
import { hasRole, type Caller } from '../../platform/access/caller.js';

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
