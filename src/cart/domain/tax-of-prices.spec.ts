import { taxOfPrices as noteOf } from './tax-of-prices.js';
import { NO_TAX, type TaxRules } from './tax-rules.js';

const rates = [
  { country: 'UA', rate: 20_000 },
  { country: 'CH', rate: 0 },
];

const taxOfPrices = (rules: Partial<TaxRules>, country: string | null) =>
  noteOf({ ...NO_TAX, ...rules }, country, ['standard']);

describe('the note on tax beside a price', () => {
  it('there is no note on tax while no country has a rate', () => {
    expect(taxOfPrices({ pricesIncludeTax: true, rates: [] }, null)).toBeNull();
    expect(taxOfPrices({ pricesIncludeTax: false, rates: [{ country: 'CH', rate: 0 }] }, null)).toBeNull();
  });

  it('there is a note on tax for a rate of at least a thousandth of a percent', () => {
    expect(taxOfPrices({ pricesIncludeTax: true, rates: [{ country: 'UA', rate: 1 }] }, 'UA')).toBe('included');
  });

  it('the note on tax says whether the totals include or add it', () => {
    expect(taxOfPrices({ pricesIncludeTax: true, rates }, null)).toBe('included');
    expect(taxOfPrices({ pricesIncludeTax: false, rates }, 'UA')).toBe('added');
  });

  it('the note on tax follows the tax classes of the goods', () => {
    const rules = { ...NO_TAX, rates: [...rates, { country: 'CH', rate: 2600, taxClass: 'reduced' as const }] };
    expect(noteOf(rules, 'UA', ['zero'])).toBeNull();
    expect(noteOf(rules, null, ['zero'])).toBeNull();
    expect(noteOf(rules, 'UA', ['zero', 'standard'])).toBe('included');
    expect(noteOf(rules, 'CH', ['standard'])).toBeNull();
    expect(noteOf(rules, 'CH', ['reduced'])).toBe('included');
  });

  it('there is no note on tax if the country of delivery has no rate', () => {
    for (const country of ['CH', 'DE']) expect(taxOfPrices({ pricesIncludeTax: false, rates }, country)).toBeNull();
  });
});
