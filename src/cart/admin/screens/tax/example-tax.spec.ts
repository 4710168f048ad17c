import { exampleTax } from './example-tax.js';

test.each([
  [29.97, 20, true, 2, 5, 29.97],
  [29.97, 20, false, 2, 5.99, 35.96],
  [0.03, 20, true, 2, 0.01, 0.03],
  [10, 7.725, false, 2, 0.77, 10.77],
  [1000, 10, false, 0, 100, 1100],
  [1.005, 0, true, 3, 0, 1.005],
  [0, 20, true, 2, 0, 0],
])(
  'the tax example for a price of %d at %d %% (included: %p, %i digits) has a tax of %d and a total of %d',
  (price, rate, contained, digits, tax, total) => {
    expect(exampleTax(price, rate, contained, digits)).toEqual({ tax, total });
  },
);
