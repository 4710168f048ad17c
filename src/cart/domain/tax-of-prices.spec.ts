import { taxOfPrices } from './tax-of-prices.js';

const rates = [
  { country: 'UA', rate: 20_000 },
  { country: 'CH', rate: 0 },
];

describe('what is said of tax beside a price', () => {
  it('is nothing while no country has a tax', () => {
    expect(taxOfPrices({ pricesIncludeTax: true, rates: [] }, null)).toBeNull();
    expect(taxOfPrices({ pricesIncludeTax: false, rates: [{ country: 'CH', rate: 0 }] }, null)).toBeNull();
  });

  it('is something from a thousandth of a percent on', () => {
    expect(taxOfPrices({ pricesIncludeTax: true, rates: [{ country: 'UA', rate: 1 }] }, 'UA')).toBe('included');
  });

  it('is what the totals do with it', () => {
    expect(taxOfPrices({ pricesIncludeTax: true, rates }, null)).toBe('included');
    expect(taxOfPrices({ pricesIncludeTax: false, rates }, 'UA')).toBe('added');
  });

  it('is nothing once the goods go where there is no tax', () => {
    for (const country of ['CH', 'DE']) expect(taxOfPrices({ pricesIncludeTax: false, rates }, country)).toBeNull();
  });
});
