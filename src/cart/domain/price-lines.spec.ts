import { Money } from '#kernel';
import type { Sellable } from '../../catalog/index.js';
import { priceLines } from './price-lines.js';

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
  unavailable: null,
  ...more,
});
const problems = (lines: Array<[number, Partial<Sellable>]>) =>
  priceLines(
    lines.map(([quantity]) => line(quantity)),
    lines.map(([, more]) => sellable(more)),
    'EUR',
  ).map(({ problem }) => problem);

describe('lines of a cart', () => {
  it('count while they can be bought, up to the stock', () => {
    expect(
      problems([
        [5, {}],
        [6, {}],
        [1, { unavailable: 'unpublished' }],
      ]),
    ).toEqual([null, 'insufficient_stock', 'unpublished']);
  });

  it('have a total of 0 when they do not count', () => {
    const [one, other] = priceLines([line(2), line(9)], [sellable({}), sellable({})], 'EUR');
    expect([one!.total.minor, other!.total.minor]).toEqual([200n, 0n]);
  });

  it('never bring the sum beyond what an amount can hold', () => {
    const dear = { price: Money.of(9_000_000_000_000n, 'EUR'), inStock: 2_147_483_647 };
    expect(
      problems([
        [2_147_483_647, dear],
        [1, dear],
        [1, {}],
      ]),
    ).toEqual(['amount_too_large', 'amount_too_large', null]);
  });
});
