import { mostOf, type Sellable } from '../../catalog/index.js';

/**
 * Quantity of a line after two carts were merged: the sum up to the stock and the limit of a line, but at least 1, so
 * that the line stays and shows that the product is sold out. The stock of a product that is not for sale is unknown,
 * so the larger quantity is kept.
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
