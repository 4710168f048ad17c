import { taxOfPrices } from './tax-of-prices.js';

const rates = [
  { country: 'UA', rate: 20_000 },
  { country: 'CH', rate: 0 },
];

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

  it('there is no note on tax if the country of delivery has no rate', () => {
    for (const country of ['CH', 'DE']) expect(taxOfPrices({ pricesIncludeTax: false, rates }, country)).toBeNull();
  });
});
