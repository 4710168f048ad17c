import { Money } from '#kernel';
import type { Sellable } from '../../catalog/index.js';
import { lineSentences, previousPrice } from './line-sentences.js';
import { LINE_PROBLEMS, priceLines, type LineProblem, type PricedLine } from './price-lines.js';

const sellable: Sellable = {
  productId: 1,
  variantId: null,
  name: 'Tea',
  alias: 'tea',
  sku: null,
  link: '',
  image: null,
  attributes: {},
  price: Money.of(120, 'EUR'),
  oldPrice: null,
  inStock: 5,
  maxQuantity: 3,
  taxClass: 'standard',
  unavailable: null,
};

/** A line of two items that was added at `priceSeen`, in minor units. */
const priced = (priceSeen: string, more: Partial<Sellable> = {}): PricedLine =>
  priceLines(
    [{ itemId: 1, productId: 1, variantId: null, quantity: 2, priceSeen }],
    [{ ...sellable, ...more }],
    'EUR',
  )[0]!;

const say = (key: string, args?: Record<string, unknown>): string => `${key} ${JSON.stringify(args)}`;
const format = (money: Money): string => money.format('en');

describe('previous price of a cart line', () => {
  test('a cart line whose price changed shows the previous price', () => {
    expect(previousPrice(priced('100'))?.toString()).toBe('1.00');
    expect(previousPrice(priced('150'))?.toString()).toBe('1.50');
  });

  test('a cart line shows no previous price while the price is the same, or after the product was deleted', () => {
    expect(previousPrice(priced('120'))).toBeNull();
    expect(previousPrice(priced('100', { unavailable: 'unknown', price: Money.zero('EUR') }))).toBeNull();
  });

  test('a cart line still shows the previous price while the product is hidden or sold out', () => {
    for (const unavailable of ['unpublished', 'sold_out'] as const)
      expect(previousPrice(priced('100', { unavailable }))?.toString()).toBe('1.00');
  });
});

describe('notices for a cart line', () => {
  test('an unchanged cart line has no notice', () => {
    expect(lineSentences(priced('120'), say, format)).toEqual([]);
  });

  test('a cart line whose price changed names both prices', () => {
    expect(lineSentences(priced('100'), say, format)).toEqual(['cart.price_changed {"from":"€1.00","to":"€1.20"}']);
  });

  test.each(LINE_PROBLEMS)('a cart line that cannot be bought has the reason: %s', (problem: LineProblem) => {
    expect(lineSentences({ ...priced('120'), problem }, say, format)).toEqual([
      `cart.unavailable.${problem} {"available":5,"limit":3}`,
    ]);
  });

  test('a cart line first names the reason why it cannot be bought, then the change of its price', () => {
    const keys = lineSentences(priced('100', { inStock: 1 }), (key) => key, format);
    expect(keys).toEqual(['cart.unavailable.insufficient_stock', 'cart.price_changed']);
  });
});
