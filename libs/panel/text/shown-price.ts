import { format } from './format.js';
import type { Translate } from './use-text.js';

interface PriceRange {
  readonly price_from: number;
  readonly price_to: number;
}

/**
 * The price of a product, or "from" the lowest price of its variants.
 * @param currency ISO 4217; default: the shop's
 */
export function shownPrice({ price_from: from, price_to: to }: PriceRange, say: Translate, currency?: string): string {
  const price = format.money(from, currency);
  return from < to ? say('kit.price_from', { price }) : price;
}
