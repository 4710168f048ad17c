/** The shop's tax rules. `rate` is in thousandths of a percent: 20 % is 20000; `country` is ISO 3166-1 alpha-2. */
export interface TaxRules {
  readonly pricesIncludeTax: boolean;
  readonly rates: ReadonlyArray<{ readonly country: string; readonly rate: number }>;
}

/** A new shop has no tax. */
export const NO_TAX: TaxRules = { pricesIncludeTax: true, rates: [] };

/** Tax rules with the version of the setting; 1 while nothing was set. */
export interface TaxRulesNow extends TaxRules {
  readonly version: number;
}

/** Tax rules for the activity log and the API: `rate` in percent. */
export const taxRulesRecord = ({ pricesIncludeTax, rates }: TaxRules) => ({
  prices_include_tax: pricesIncludeTax,
  rates: rates.map(({ country, rate }) => ({ country, rate: rate / 1000 })),
});
