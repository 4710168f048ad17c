import type { TaxRules } from './tax-rules.js';

/** Whether the prices of the catalog contain tax, or get it added; null: no tax applies. */
export type TaxOfPrices = 'included' | 'added' | null;

/**
 * @param country ISO 3166-1 alpha-2; null while it is not known where the goods go: then any country's tax is spoken of
 */
export function taxOfPrices({ pricesIncludeTax, rates }: TaxRules, country: string | null): TaxOfPrices {
  const isTaxed = rates.some((rule) => rule.rate > 0 && (country === null || rule.country === country));
  if (!isTaxed) return null;
  return pricesIncludeTax ? 'included' : 'added';
}
