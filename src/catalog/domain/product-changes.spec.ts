import { FieldErrors } from '#kernel';
import { changesOf, type ChangedProduct } from './product-changes.js';

const MOST = 100_000_000_000n;
const product = (some: Partial<ChangedProduct> = {}): ChangedProduct => ({
  price_regular: 19.99,
  price_special: null,
  category: 3,
  published: 1,
  variants: [],
  currency: 'EUR',
  ...some,
});
const variant = (id: number, own: number | null) => ({ id, attributes: { size: String(id) }, own_price: own });

test.each([
  ['EUR', 19.99, 10_000n, '2199'],
  ['EUR', 19.95, 10_000n, '2195'],
  ['EUR', 19.95, -10_000n, '1795'],
  ['EUR', 0.05, -10_000n, '4'],
  ['EUR', 0.05, 10_000n, '6'],
  ['EUR', 100, 12_345n, '11235'],
  ['JPY', 1005, 10_000n, '1106'],
  ['KWD', 1.005, -50_000n, '502'],
])('a price in %s of %d that changes by %s thousandths of a percent is exact in minor units', (...row) => {
  const [currency, price, percent, expected] = row;
  expect(changesOf(product({ currency, price_regular: price }), { price: { percent } }, MOST)?.price_regular).toBe(
    expected,
  );
});

test('a percentage changes the own prices of variants; a variant without an own price gets none', () => {
  const changed = changesOf(
    product({ variants: [variant(1, 5), variant(2, null)] }),
    { price: { percent: 1_000n } },
    MOST,
  );
  expect(changed?.variants).toEqual([
    { id: 1, attributes: { size: '1' }, price: '505' },
    { id: 2, attributes: { size: '2' }, price: null },
  ]);
});

test('a set price keeps the own prices of variants', () => {
  const changed = changesOf(product({ variants: [variant(1, 5)] }), { price: { set: '1500' } }, MOST);
  expect(changed).toEqual({ price_regular: '1500' });
});

test('a product that already has the wanted values does not change', () => {
  expect(changesOf(product(), { price: { set: '1999' }, category: 3, published: true }, MOST)).toBeNull();
  expect(changesOf(product({ category: null }), { category: null }, MOST)).toBeNull();
  expect(changesOf(product(), { category: null, published: false }, MOST)).toEqual({
    category: null,
    published: false,
  });
});

test('a price above the maximum is refused', () => {
  expect(() => changesOf(product({ price_regular: 900_000_000 }), { price: { percent: 100_000n } }, MOST)).toThrow(
    FieldErrors,
  );
});

test('a regular price that is not above the sale price is refused, unless it was so before', () => {
  const sold = product({ price_special: 15 });
  expect(() => changesOf(sold, { price: { set: '1500' } }, MOST)).toThrow(FieldErrors);
  expect(changesOf(sold, { price: { set: '1501' } }, MOST)).toEqual({ price_regular: '1501' });
  expect(changesOf(sold, { published: false }, MOST)).toEqual({ published: false });
  expect(changesOf(product({ price_special: 0 }), { price: { set: '0' } }, MOST)).toEqual({ price_regular: '0' });
});
