import fc from 'fast-check';
import { Money } from '#kernel';
import { listAddress } from './list-address.js';
import { SORT_KEYS, type ListQuery } from './list-query.js';
import { readListQuery } from './read-list-query.js';

const words = fc
  .string({
    minLength: 1,
    maxLength: 20,
    unit: fc.constantFrom('a', 'ж', ' ', '&', '=', '[', '+', '%', '"', '€', '🫖'),
  })
  .filter((text) => text.trim() !== '');
const amounts = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((minor) => Money.of(minor, 'EUR')));
const queries: fc.Arbitrary<ListQuery> = fc.record({
  q: words.map((text) => text.trim()),
  attributes: fc.uniqueArray(
    fc.record({ attribute: words, values: fc.uniqueArray(words, { minLength: 1, maxLength: 5 }) }),
    { maxLength: 5, selector: ({ attribute }) => attribute },
  ),
  priceMin: amounts,
  priceMax: amounts,
  inStock: fc.boolean(),
  sort: fc.constantFrom(null, ...SORT_KEYS),
  page: fc.integer({ min: 1, max: 999_999 }),
});

describe('URLs of product lists', () => {
  test('the URL of a product list contains all of its filters and nothing else', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const address = listAddress('/category/tea', query);
        expect(listAddress('/category/tea', readListQuery(address, 'EUR'))).toBe(
          address.includes('price_max') ? listAddress('/category/tea', inOrder(query)) : address,
        );
      }),
    );
  });

  test('the URL of a product list does not depend on the order of parameters', () => {
    const one = readListQuery('/x?attributes[b]=2&attributes[a]=1&sort=price&attributes[b]=1', 'EUR');
    const other = readListQuery('/x?sort=price&attributes[b]=1&attributes[b]=2&attributes[a]=1', 'EUR');
    expect(listAddress('/x', one)).toBe(listAddress('/x', other));
  });

  test('the URL of a product list without filters has no parameters', () => {
    expect(
      listAddress('/category/tea', readListQuery('/category/tea?page=1&sort=&price_min=&attributes[a]=', 'EUR')),
    ).toBe('/category/tea');
  });

  test('the URL of a product list is read back unchanged, with any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { page, attributes } = readListQuery(`/x?${text}`, 'EUR');
        expect(page).toBeGreaterThan(0);
        expect(attributes.length).toBeLessThanOrEqual(10);
      }),
    );
  });
});

function inOrder(query: ListQuery): ListQuery {
  const { priceMin, priceMax } = query;
  return priceMin && priceMax && priceMin.compare(priceMax) > 0
    ? { ...query, priceMin: priceMax, priceMax: priceMin }
    : query;
}
