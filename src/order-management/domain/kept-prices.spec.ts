import fc from 'fast-check';
import { Money } from '#kernel';
import { keptPrices } from './kept-prices.js';

const eur = (minor: number): Money => Money.of(minor, 'EUR');
const bought = (id: number, productId: number, quantity: number, minor: number) => ({
  id,
  productId,
  variantId: null,
  quantity,
  price: eur(minor),
});
const want = (productId: number, quantity: number, lineId: number | null = null, price: Money | null = null) => ({
  lineId,
  productId,
  variantId: null,
  quantity,
  price,
});
const summary = (parts: ReturnType<typeof keptPrices>) =>
  parts.map(({ quantity, price, joins }) => [quantity, price?.toNumber() ?? null, joins]);

test('additional items of an edited order have the current price', () => {
  expect(summary(keptPrices([bought(1, 7, 2, 500)], [want(7, 5, 1)]))).toEqual([
    [2, 5, false],
    [3, null, true],
  ]);
  expect(summary(keptPrices([bought(1, 7, 2, 500)], [want(7, 1, 1)]))).toEqual([[1, 5, false]]);
  expect(summary(keptPrices([bought(1, 7, 2, 500)], [want(8, 1)]))).toEqual([[1, null, false]]);
});

test('a line with an id keeps its price, and lines without an id get the prices of the remaining items', () => {
  const before = [bought(1, 7, 1, 500), bought(2, 7, 2, 900)];
  expect(summary(keptPrices(before, [want(7, 2), want(7, 1, 1)]))).toEqual([
    [2, 9, false],
    [1, 5, false],
  ]);
  expect(summary(keptPrices(before, [want(7, 2), want(7, 1)]))).toEqual([
    [1, 5, false],
    [1, 9, true],
    [1, 9, false],
  ]);
  expect(summary(keptPrices(before, [want(7, 3, 1)]))).toEqual([
    [1, 5, false],
    [2, 9, true],
  ]);
});

test("lines without an id are matched one to one, in order, to the order's lines of the same product", () => {
  const before = [bought(1, 7, 1, 500), bought(2, 7, 1, 900)];
  expect(summary(keptPrices(before, [want(7, 2), want(7, 1)]))).toEqual([
    [1, 5, false],
    [1, null, true],
    [1, 9, false],
  ]);
  const beside = [bought(1, 8, 1, 100), ...before.map((line) => ({ ...line, id: line.id + 1 }))];
  expect(summary(keptPrices(beside, [want(7, 2), want(7, 1)]))).toEqual([
    [1, 5, false],
    [1, null, true],
    [1, 9, false],
  ]);
});

test('a price set by an administrator applies to its whole line, and no other line gets the earlier price of the same product', () => {
  expect(summary(keptPrices([bought(1, 7, 2, 500)], [want(7, 2, 1, eur(100)), want(7, 1)]))).toEqual([
    [2, 1, false],
    [1, null, false],
  ]);
});

test('any edit keeps the number of items, and the old price of as many items as were bought and are still wanted', () => {
  const lines = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      minor: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 6 },
  );
  const edits = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 8 }),
      lineId: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, edits, (had, wanted) => {
      const before = had.map(({ productId, quantity, minor }, index) => bought(index + 1, productId, quantity, minor));
      const parts = keptPrices(
        before,
        wanted.map(({ productId, quantity, lineId }) => want(productId, quantity, lineId)),
      );
      for (const productId of [1, 2, 3]) {
        const of = parts.filter((part) => part.productId === productId);
        const sum = (some: ReadonlyArray<{ quantity: number }>): number =>
          some.reduce((total, { quantity }) => total + quantity, 0);
        const [hadPieces, wantedPieces] = [
          sum(before.filter((line) => line.productId === productId)),
          sum(wanted.filter((line) => line.productId === productId)),
        ];
        expect(sum(of)).toBe(wantedPieces);
        expect(sum(of.filter(({ price }) => price !== null))).toBe(Math.min(hadPieces, wantedPieces));
        for (const minor of [1, 2, 3]) {
          const at = (price: Money | null): boolean => price?.equals(eur(minor)) ?? false;
          expect(sum(of.filter(({ price }) => at(price)))).toBeLessThanOrEqual(
            sum(before.filter((line) => line.productId === productId && at(line.price))),
          );
        }
      }
    }),
  );
});
