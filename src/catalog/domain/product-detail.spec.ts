import { detailRow } from '../../../test/fixtures/product-rows.js';
import { productCard } from './product-card.js';
import { productDetail } from './product-detail.js';

const shop = { currency: 'EUR', baseUrl: 'https://shop.example' };

describe('product details', () => {
  test('product details include the members of a product card', () => {
    const row = detailRow({ price_special: '1500', price: '1500' });
    expect(productDetail(row, shop, 'en')).toMatchObject(productCard(row, shop));
    expect(productDetail(row, shop, 'en')).toMatchObject({ version: 2, updated_at: '2026-11-22T10:00:00.000Z' });
  });

  test('product details have texts, limit, custom fields, pictures and the path of categories', () => {
    const more = {
      max_quantity: 4,
      custom_fields: { origin: 'Nepal' },
      translations: { uk: { name: 'Чай' } },
      breadcrumbs: [{ id: 4, name: 'Drinks', alias: 'drinks' }],
      images: [{ id: 1, image: '/media/tea.webp', alt: 'A cup', sort: 0 }],
    };
    expect(productDetail(detailRow(more), shop, 'en')).toMatchObject({
      ...more,
      description: '<p>From the mountains.</p>',
    });
  });

  test('product details have translated attributes, or else the stored names', () => {
    const attribute = { attribute: 'color', value: 'red', price_modifier: '250', labels: null, value_labels: null };
    const labelled = {
      ...attribute,
      price_modifier: '-50',
      labels: { en: 'Color', uk: 'Колір' },
      value_labels: { uk: ' ' },
    };
    const { attributes } = productDetail(detailRow({ attributes: [attribute, labelled] }), shop, 'uk');
    expect(attributes).toEqual([
      { attribute: 'color', value: 'red', price_modifier: 2.5, label: 'color', value_label: 'red' },
      { attribute: 'color', value: 'red', price_modifier: -0.5, label: 'Колір', value_label: 'red' },
    ]);
  });

  test("product details have each variant's current price, its own price, and its stock under both names", () => {
    const variant = {
      id: 1,
      sku: null,
      attributes: { size: 'M' },
      price: '2000',
      in_stock: 4,
      image_id: 31,
      image: '/m.webp',
    };
    const { variants } = productDetail(
      detailRow({
        variants: [
          { ...variant, own_price: null, old_price: null },
          { ...variant, id: 2, price: '1800', own_price: '1800', old_price: '2100' },
        ],
      }),
      shop,
      'en',
    );
    expect(variants).toEqual([
      { ...variant, price: 20, own_price: null, old_price: null, inventory: 4 },
      { ...variant, id: 2, price: 18, own_price: 18, old_price: 21, inventory: 4 },
    ]);
  });

  test('product details have the times of reviews in UTC', () => {
    const review = {
      id: 1,
      name: 'Olena',
      rating: 5,
      text: 'Good',
      verified_purchase: false,
      created_at: '2026-11-21T12:00:00+02:00',
    };
    expect(productDetail(detailRow({ reviews: [review] }), shop, 'en').reviews).toEqual([
      { ...review, created_at: '2026-11-21T10:00:00.000Z' },
    ]);
  });
});
