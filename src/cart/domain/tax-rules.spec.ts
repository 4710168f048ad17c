import fc from 'fast-check';
import { NO_TAX, taxRulesRecord } from './tax-rules.js';

describe('tax rules in the API', () => {
  test('a new shop has no tax rates', () => {
    expect(taxRulesRecord(NO_TAX)).toEqual({ prices_include_tax: true, rates: [] });
  });

  test('a tax rate is in percent, with at most three decimal places', () => {
    const rates = [
      { country: 'UA', rate: 20_000 },
      { country: 'FR', rate: 5_500 },
      { country: 'US', rate: 8_875 },
      { country: 'CH', rate: 0 },
    ];
    expect(taxRulesRecord({ pricesIncludeTax: false, rates })).toEqual({
      prices_include_tax: false,
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
        const [sent] = taxRulesRecord({ pricesIncludeTax: true, rates: [{ country: 'UA', rate }] }).rates;
        expect(JSON.stringify(sent!.rate)).toMatch(/^\d{1,3}(\.\d{1,3})?$/);
        expect(BigInt(Math.round(sent!.rate * 1000))).toBe(BigInt(rate));
      }),
    );
  });
});
