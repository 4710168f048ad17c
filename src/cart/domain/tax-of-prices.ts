import type { TaxRules } from './tax-rules.js';

/** Whether the catalog's prices include tax, or tax is added; null: no tax applies. */
export type TaxOfPrices = 'included' | 'added' | null;

/** @param country of delivery, ISO 3166-1 alpha-2; null: unknown, so the rates of all countries count */
export function taxOfPrices(
  { pricesIncludeTax, rates }: Pick<TaxRules, 'pricesIncludeTax' | 'rates'>,
  country: string | null,
): TaxOfPrices {
  const isTaxed = rates.some((rule) => rule.rate > 0 && (country === null || rule.country === country));
  if (!isTaxed) return null;
  return pricesIncludeTax ? 'included' : 'added';
}
