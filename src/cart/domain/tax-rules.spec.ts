import fc from 'fast-check';
import { TAX_CLASSES } from '#kernel';
import { NO_TAX, rateOf, taxRulesRecord, type TaxRules } from './tax-rules.js';

describe('tax rules in the API', () => {
  test('a new shop has no tax rates', () => {
    expect(taxRulesRecord(NO_TAX)).toEqual({ prices_include_tax: true, tax_shipping: false, rates: [] });
  });

  test('a tax rate is in percent, with at most three decimal places', () => {
    const rates = [
      { country: 'UA', rate: 20_000 },
      { country: 'FR', rate: 5_500 },
      { country: 'US', rate: 8_875 },
      { country: 'CH', rate: 0 },
    ];
    expect(taxRulesRecord({ pricesIncludeTax: false, taxShipping: true, rates })).toEqual({
      prices_include_tax: false,
      tax_shipping: true,
      rates: [
        { country: 'UA', rate: 20 },
        { country: 'FR', rate: 5.5 },
        { country: 'US', rate: 8.875 },
        { country: 'CH', rate: 0 },
      ],
    });
  });

  test('a tax rate is unchanged after conversion to JSON and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (rate) => {
        const [sent] = taxRulesRecord({ ...NO_TAX, rates: [{ country: 'UA', rate }] }).rates;
        expect(JSON.stringify(sent!.rate)).toMatch(/^\d{1,3}(\.\d{1,3})?$/);
        expect(BigInt(Math.round(sent!.rate * 1000))).toBe(BigInt(rate));
      }),
    );
  });
});

describe('rates of tax classes', () => {
  const rules: TaxRules = {
    pricesIncludeTax: true,
    taxShipping: false,
    rates: [
      { country: 'LV', rate: 12_000, taxClass: 'reduced' },
      { country: 'LV', rate: 21_000 },
      { country: 'UA', rate: 7_000, taxClass: 'reduced' },
    ],
  };
  const ratesIn = (country: string | null) => TAX_CLASSES.map((name) => rateOf(rules, country, name));

  test('a tax class without a rate in the country has the standard rate, and the zero class has no tax', () => {
    expect(ratesIn('LV')).toEqual([21_000, 12_000, 21_000, 0]);
  });

  test('a country without a standard rate taxes only the classes that it lists', () => {
    expect(ratesIn('UA')).toEqual([0, 7_000, 0, 0]);
    expect([ratesIn('DE'), ratesIn(null)]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});
