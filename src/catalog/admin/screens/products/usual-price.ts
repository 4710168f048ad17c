import { currencyDigits, format } from '#panel';
import type { ProductValues } from './product-values.js';

/**
 * Price of a variant without its own price: the shown price plus the surcharges of its attributes. Only for a
 * placeholder; the server computes the price.
 */
export function usualPrice(
  { price_regular: regular, price_special: special, attributes: surcharges }: ProductValues,
  attributes: Readonly<Record<string, string>>,
): string {
  if (regular === null) return '';
  const shown = special !== null && special > 0 && special < regular ? special : regular;
  const all = surcharges
    .filter(({ attribute, value }) => attributes[attribute] === value)
    .reduce((sum, { price_modifier: more }) => sum + (more ?? 0), shown);
  const unit = 10 ** currencyDigits();
  return format.amount(Math.max(0, Math.round(all * unit) / unit));
}
