import { mostOf, type Sellable } from '../../catalog/index.js';

/**
 * What a line has after two carts became one: the sum as far as the stock and the limit of a line go, and at least 1,
 * so that the line stays and says that it is sold out. Of what is not for sale the stock is not known: the larger of
 * the two is kept.
 */
export function mergedQuantity(
  guest: number,
  customer: number,
  sellable: Pick<Sellable, 'unavailable' | 'inStock' | 'maxQuantity'>,
): number {
  const { unavailable } = sellable;
  if (unavailable !== null && unavailable !== 'sold_out') return Math.max(guest, customer);
  return Math.max(1, Math.min(guest + customer, mostOf(sellable)));
}
