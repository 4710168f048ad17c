import fc from 'fast-check';
import { cardRow } from '../../../test/fixtures/product-rows.js';
import { adminProductCard } from './admin-product-card.js';
import { amountOf, averageRating, productCard } from './product-card.js';

const shop = { currency: 'EUR', baseUrl: 'https://shop.example/store' };

describe('product cards', () => {
  test("a product card has its prices as JSON numbers in the shop's currency", () => {
    expect(productCard(cardRow(), shop)).toMatchObject({
      price_regular: 20,
      price_special: null,
      price: 20,
      price_from: 20,
      price_to: 20,
      old_price: null,
      currency: 'EUR',
    });
    expect(productCard(cardRow(), { ...shop, currency: 'JPY' })).toMatchObject({ price: 2000, currency: 'JPY' });
  });

  test('a product card has the regular price as the old price while the special price is shown', () => {
    expect(productCard(cardRow({ price_special: '1599', price: '1599' }), shop)).toMatchObject({
      price_regular: 20,
      price_special: 15.99,
      price: 15.99,
      old_price: 20,
    });
  });

  test('a product card has no old price if the special price is 0', () => {
    expect(productCard(cardRow({ price_special: '0' }), shop)).toMatchObject({
      price_special: 0,
      price: 20,
      old_price: null,
    });
  });

  test('a product card has the values of its row under the names of the API', () => {
    const row = cardRow({ has_variants: true, image: '/media/tea.webp', reviews_count: 2, rating_sum: 9 });
    expect(productCard(row, shop)).toEqual({
      id: 7,
      name: 'Tea',
      alias: 'tea',
      short_description: 'Green',
      price_regular: 20,
      price_special: null,
      price: 20,
      price_from: 20,
      price_to: 20,
      old_price: null,
      currency: 'EUR',
      category: 4,
      sku: 'TEA-1',
      in_stock: 3,
      inventory: 3,
      published: 1,
      featured: 0,
      position: 5,
      has_variants: true,
      image: '/media/tea.webp',
      link: 'https://shop.example/store/product/tea',
      reviewsCount: 2,
      averageRating: 4.5,
      created_at: '2026-11-21T10:00:00.000Z',
    });
  });

  test('a product card has the stock under both names, flags as 1 and 0, and a link to its page', () => {
    expect(productCard(cardRow(), shop)).toMatchObject({
      in_stock: 3,
      inventory: 3,
      published: 1,
      featured: 0,
      link: 'https://shop.example/store/product/tea',
    });
    expect(productCard(cardRow({ published: false, featured: true }), shop)).toMatchObject({
      published: 0,
      featured: 1,
    });
  });

  test('a product card has the time of its creation in UTC, also if the database returned it as JSON', () => {
    const at = (created: Date | string): string => productCard(cardRow({ created_at: created }), shop).created_at;
    expect(at('2026-11-21T12:00:00+02:00')).toBe('2026-11-21T10:00:00.000Z');
    expect(at(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-21T10:00:00.000Z');
  });

  test("an administrator's product card also has the version and the name of the category", () => {
    const row = {
      ...cardRow(),
      version: 3,
      updated_at: new Date('2026-11-22T10:00:00Z'),
      category_name: 'Drinks',
      variants_count: 2,
    };
    expect(adminProductCard(row, shop)).toEqual({
      ...productCard(row, shop),
      category_name: 'Drinks',
      variants_count: 2,
      version: 3,
      updated_at: '2026-11-22T10:00:00.000Z',
    });
  });
});

describe('average ratings', () => {
  test.each([
    [0, 0, 0],
    [5, 1, 5],
    [9, 2, 4.5],
    [14, 3, 4.67],
    [13, 3, 4.33],
  ])('the average rating of %i stars in %i reviews is %d', (sum, count, average) => {
    expect(averageRating(sum, count)).toBe(average);
  });

  test('the average rating is between 1 and 5, has at most two decimal places, and is the nearest to the exact one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 50 }), (ratings) => {
        const sum = ratings.reduce((total, rating) => total + rating, 0);
        const average = averageRating(sum, ratings.length);
        expect(average).toBeGreaterThanOrEqual(1);
        expect(average).toBeLessThanOrEqual(5);
        expect(String(average)).toMatch(/^\d(\.\d{1,2})?$/);
        expect(Math.abs(average - sum / ratings.length)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

test('an amount that is not set is null', () => {
  expect(amountOf(null, 'EUR')).toBeNull();
  expect([amountOf(1990, 'EUR'), amountOf('1990', 'EUR'), amountOf('-5', 'EUR')]).toEqual([19.9, 19.9, -0.05]);
});
