import fc from 'fast-check';
import { stockKey } from '../../cart/index.js';
import { stockDifference } from './stock-difference.js';

const line = (productId: number, quantity: number, variantId: number | null = null) => ({
  productId,
  variantId,
  quantity,
});

describe('stock of an edited order', () => {
  it('an edited order changes the stock only by the difference, summed over the lines of a product', () => {
    expect(
      stockDifference(
        [line(1, 5), line(2, 1), line(3, 2)],
        [line(1, 3), line(2, 1), line(3, 2), line(3, 2), line(4, 1)],
      ),
    ).toEqual({ fewer: [line(1, 2)], more: [line(3, 2), line(4, 1)] });
  });

  it('the stock difference of an edited order is counted by variant', () => {
    expect(stockDifference([line(1, 1, 7)], [line(1, 1, 8)])).toEqual({
      fewer: [line(1, 1, 7)],
      more: [line(1, 1, 8)],
    });
  });
});

test('the previous items of an order plus the stock difference are its new items', () => {
  const lines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom(null, 7, 8))
      .map(([productId, quantity, variantId]) => line(productId, quantity, variantId)),
  );
  const held = (...parts: ReadonlyArray<readonly [sign: number, lines: ReadonlyArray<ReturnType<typeof line>>]>) => {
    const sums: Record<string, number> = {};
    for (const [sign, some] of parts)
      for (const one of some) sums[stockKey(one)] = (sums[stockKey(one)] ?? 0) + sign * one.quantity;
    return Object.fromEntries(Object.entries(sums).filter(([, quantity]) => quantity !== 0));
  };
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const { fewer, more } = stockDifference(before, after);
      expect(held([1, before], [-1, fewer], [1, more])).toEqual(held([1, after]));
      for (const { quantity } of [...fewer, ...more]) expect(quantity).toBeGreaterThan(0);
    }),
  );
});
