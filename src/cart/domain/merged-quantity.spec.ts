import fc from 'fast-check';
import { mergedQuantity } from './merged-quantity.js';

const pieces = fc.integer({ min: 1, max: 500 });
const limit = fc.option(fc.integer({ min: 1, max: 500 }));

describe('quantity of a line after two carts were merged', () => {
  test.each([
    ['the sum', 2, 3, { unavailable: null, inStock: 10, maxQuantity: null }, 5],
    ['the stock', 2, 3, { unavailable: null, inStock: 4, maxQuantity: null }, 4],
    ['the maximum of a line', 2, 3, { unavailable: null, inStock: 10, maxQuantity: 4 }, 4],
    [
      'one item if it is sold out, so that the line shows it',
      2,
      3,
      { unavailable: 'sold_out' as const, inStock: 0, maxQuantity: null },
      1,
    ],
    [
      'the larger quantity if the stock is unknown',
      2,
      3,
      { unavailable: 'unpublished' as const, inStock: 0, maxQuantity: 1 },
      3,
    ],
  ])('a line of two merged carts has %s', (_, guest, customer, sellable, merged) => {
    expect(mergedQuantity(guest, customer, sellable)).toBe(merged);
  });

  test('a merged line has at least 1 and at most the sum, stock and limit, in either order of the carts', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.nat({ max: 600 }), limit, (guest, customer, inStock, maxQuantity) => {
        const sellable = { unavailable: inStock === 0 ? ('sold_out' as const) : null, inStock, maxQuantity };
        const merged = mergedQuantity(guest, customer, sellable);
        expect(merged).toBeGreaterThanOrEqual(1);
        expect(merged).toBeLessThanOrEqual(guest + customer);
        expect(merged).toBeLessThanOrEqual(Math.max(1, Math.min(inStock, maxQuantity ?? Infinity)));
        expect(mergedQuantity(customer, guest, sellable)).toBe(merged);
      }),
    );
  });
});
