import fc from 'fast-check';
import { isAboveLimit, mostOf } from './sellable.js';

const pieces = fc.nat({ max: 1000 });
const limit = fc.option(fc.integer({ min: 1, max: 1000 }));

describe('pieces that one line may have', () => {
  test.each([
    ['the stock, without a limit', 7, null, 7],
    ['the limit, when more are in stock', 7, 3, 3],
    ['the stock, when it is below the limit', 2, 3, 2],
    ['none, when it is sold out', 0, 3, 0],
  ])('%s', (_, inStock, maxQuantity, most) => {
    expect(mostOf({ inStock, maxQuantity })).toBe(most);
  });

  test('the limit itself is not above the limit, and without one nothing is', () => {
    expect([2, 3, 4].map((quantity) => isAboveLimit({ maxQuantity: 3 }, quantity))).toEqual([false, false, true]);
    expect(isAboveLimit({ maxQuantity: null }, 1_000_000)).toBe(false);
  });

  test('a quantity can be had exactly when it is in stock and not above the limit', () => {
    fc.assert(
      fc.property(pieces, limit, pieces, (inStock, maxQuantity, quantity) => {
        const can = quantity <= inStock && !isAboveLimit({ maxQuantity }, quantity);
        expect(quantity <= mostOf({ inStock, maxQuantity })).toBe(can);
      }),
    );
  });
});
