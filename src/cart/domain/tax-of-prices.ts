import type { TaxClass } from '#kernel';
import { rateOf, type TaxRules } from './tax-rules.js';

/** Whether the catalog's prices include tax, or tax is added; null: no tax applies. */
export type TaxOfPrices = 'included' | 'added' | null;

/**
 * @param country of delivery, ISO 3166-1 alpha-2; null: unknown, so the rates of all countries count
 * @param taxClasses tax classes of the goods
 */
export function taxOfPrices(rules: TaxRules, country: string | null, taxClasses: readonly TaxClass[]): TaxOfPrices {
  const countries = country === null ? [...new Set(rules.rates.map((rate) => rate.country))] : [country];
  const classes = [...new Set(taxClasses)];
  const isTaxed = countries.some((one) => classes.some((taxClass) => rateOf(rules, one, taxClass) > 0));
  if (!isTaxed) return null;
  return rules.pricesIncludeTax ? 'included' : 'added';
}
