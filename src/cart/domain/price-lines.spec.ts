import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { LANGUAGES, Money } from '#kernel';
import type { Sellable } from '../../catalog/index.js';
import { countOf, isOfSame, LINE_PROBLEMS, priceLines } from './price-lines.js';

const line = (quantity: number) => ({ itemId: 1, productId: 1, variantId: null, quantity, priceSeen: '100' });
const sellable = (more: Partial<Sellable>): Sellable => ({
  productId: 1,
  variantId: null,
  name: 'Tea',
  alias: 'tea',
  sku: null,
  link: '',
  image: null,
  attributes: {},
  price: Money.of(100, 'EUR'),
  oldPrice: null,
  inStock: 5,
  maxQuantity: null,
  taxClass: 'standard',
  unavailable: null,
  ...more,
});
const problems = (lines: Array<[number, Partial<Sellable>]>) =>
  priceLines(
    lines.map(([quantity]) => line(quantity)),
    lines.map(([, more]) => sellable(more)),
    'EUR',
  ).map(({ problem }) => problem);

describe('prices of cart lines', () => {
  it('a cart line counts in the totals while it can be bought, up to the stock', () => {
    expect(
      problems([
        [5, {}],
        [6, {}],
        [1, { unavailable: 'unpublished' }],
      ]),
    ).toEqual([null, 'insufficient_stock', 'unpublished']);
  });

  it('a cart line that does not count in the totals has a total of 0', () => {
    const [one, other] = priceLines([line(2), line(9)], [sellable({}), sellable({})], 'EUR');
    expect([one!.total.minor, other!.total.minor]).toEqual([200n, 0n]);
  });

  it('cart lines never raise the sum above the maximum of an amount', () => {
    const dear = { price: Money.of(9_000_000_000_000n, 'EUR'), inStock: 2_147_483_647 };
    expect(
      problems([
        [2_147_483_647, dear],
        [1, dear],
        [1, {}],
      ]),
    ).toEqual(['amount_too_large', 'amount_too_large', null]);
  });

  it('cart lines are limited by the stock first, then by the maximum quantity of a line', () => {
    expect(
      problems([
        [3, { maxQuantity: 3 }],
        [4, { maxQuantity: 3 }],
        [6, { maxQuantity: 3 }],
      ]),
    ).toEqual([null, 'above_limit', 'insufficient_stock']);
  });

  it('the count of a cart is the number of items, including those that cannot be bought', () => {
    const lines = priceLines([line(2), line(9)], [sellable({}), sellable({})], 'EUR');
    expect([countOf(lines), countOf([])]).toEqual([11, 0]);
  });

  it('cart lines are of the same product if product and variant are equal', () => {
    const ref = (productId: number, variantId: number | null) => ({ productId, variantId });
    expect([ref(1, null), ref(1, 2), ref(2, null)].map((other) => isOfSame(ref(1, null), other))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isOfSame(ref(1, 2), ref(1, 2))).toBe(true);
  });

  it('a cart line has a total exactly if it has no problem, and the totals never exceed the maximum of an amount', () => {
    const some = fc.record({
      quantity: fc.integer({ min: 1, max: 10 }),
      inStock: fc.nat({ max: 10 }),
      maxQuantity: fc.option(fc.integer({ min: 1, max: 10 })),
      minor: fc.bigInt({ min: 0n, max: 1_000_000_000_000n }),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), (wanted) => {
        const priced = priceLines(
          wanted.map(({ quantity }) => line(quantity)),
          wanted.map(({ inStock, maxQuantity, minor }) =>
            sellable({ inStock, maxQuantity, price: Money.of(minor, 'EUR') }),
          ),
          'EUR',
        );
        for (const [index, { problem, total }] of priced.entries()) {
          const { quantity, minor } = wanted[index]!;
          expect(total.minor).toBe(problem === null ? minor * BigInt(quantity) : 0n);
        }
        const sum = priced.reduce((all, { total }) => all + total.minor, 0n);
        expect(sum <= 2_000_000_000_000n).toBe(true);
      }),
    );
  });

  it('the sum of a cart is limited to exactly 20 billion', () => {
    const most = 2_000_000_000_000n;
    expect(problems([[1, { price: Money.of(most, 'EUR') }]])).toEqual([null]);
    expect(problems([[1, { price: Money.of(most + 1n, 'EUR') }]])).toEqual(['amount_too_large']);
    const cents = (minor: bigint) => [1, { price: Money.of(minor, 'EUR') }] as [number, Partial<Sellable>];
    expect(problems([cents(most - 1n), cents(1n), cents(1n)])).toEqual([null, null, 'amount_too_large']);
  });

  it('every problem of a cart line has a text in every language', () => {
    for (const language of LANGUAGES) {
      const file = new URL(`../../../i18n/${language}/cart.json`, import.meta.url);
      const { unavailable } = JSON.parse(readFileSync(file, 'utf8')) as { unavailable: Record<string, string> };
      expect(Object.keys(unavailable)).toEqual(expect.arrayContaining([...LINE_PROBLEMS]));
    }
    expect(LINE_PROBLEMS).toHaveLength(8);
  });
});
