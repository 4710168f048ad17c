import type { LowerTaxClass, TaxClass } from '#kernel';

/** A tax rate of a country (ISO 3166-1 alpha-2). `rate` is in thousandths of a percent: 20 % is 20000. */
export interface TaxRate {
  readonly country: string;
  readonly rate: number;
  /** Missing: the standard rate of the country; `standard` is never stored. */
  readonly taxClass?: LowerTaxClass;
}

/** The shop's tax rules. */
export interface TaxRules {
  readonly pricesIncludeTax: boolean;
  /** Whether delivery is taxed at the rates of the goods. */
  readonly taxShipping: boolean;
  readonly rates: readonly TaxRate[];
}

/** A new shop has no tax. */
export const NO_TAX: TaxRules = { pricesIncludeTax: true, taxShipping: false, rates: [] };

/**
 * The rate for goods of a class in a country, in thousandths of a percent. A class without a rate there is taxed at the
 * standard rate, except `zero`, which is not taxed. A country without a standard rate taxes only the classes it lists.
 * @param country null: unknown, so no tax is charged
 */
export function rateOf({ rates }: TaxRules, country: string | null, wanted: TaxClass): number {
  const inCountry = rates.filter((one) => one.country === country);
  const rateFor = (name: TaxClass): number | undefined =>
    inCountry.find(({ taxClass = 'standard' }) => taxClass === name)?.rate;
  return rateFor(wanted) ?? (wanted === 'zero' ? 0 : (rateFor('standard') ?? 0));
}

/** Tax rules with the version of the setting; 1 while nothing was set. */
export interface TaxRulesNow extends TaxRules {
  readonly version: number;
}

/** Tax rules for the activity log and the API: `rate` in percent. Standard rates have no `tax_class`. */
export const taxRulesRecord = ({ pricesIncludeTax, taxShipping, rates }: TaxRules) => ({
  prices_include_tax: pricesIncludeTax,
  tax_shipping: taxShipping,
  rates: rates.map(({ country, rate, taxClass }) => ({
    country,
    rate: rate / 1000,
    ...(taxClass && { tax_class: taxClass }),
  })),
});
