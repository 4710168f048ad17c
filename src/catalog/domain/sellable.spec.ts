import fc from 'fast-check';
import { Money } from '#kernel';
import { isAboveLimit, mostOf, sellableOfRow, type SellableRow } from './sellable.js';

const pieces = fc.nat({ max: 1000 });
const limit = fc.option(fc.integer({ min: 1, max: 1000 }));

describe('maximum quantity of a line', () => {
  test.each([
    ['the stock, without a limit', 7, null, 7],
    ['the limit, if the stock is higher', 7, 3, 3],
    ['the stock, if it is below the limit', 2, 3, 2],
    ['none, if it is sold out', 0, 3, 0],
  ])('the quantity of a line is limited: %s', (_, inStock, maxQuantity, most) => {
    expect(mostOf({ inStock, maxQuantity })).toBe(most);
  });

  test('a quantity equal to the limit does not exceed it, and without a limit no quantity does', () => {
    expect([2, 3, 4].map((quantity) => isAboveLimit({ maxQuantity: 3 }, quantity))).toEqual([false, false, true]);
    expect(isAboveLimit({ maxQuantity: null }, 1_000_000)).toBe(false);
  });

  test('a quantity can be bought if it is in stock and not above the limit', () => {
    fc.assert(
      fc.property(pieces, limit, pieces, (inStock, maxQuantity, quantity) => {
        const can = quantity <= inStock && !isAboveLimit({ maxQuantity }, quantity);
        expect(quantity <= mostOf({ inStock, maxQuantity })).toBe(can);
      }),
    );
  });
});

describe('products and variants for carts and orders', () => {
  const shop = { currency: 'EUR', baseUrl: 'https://shop.example', maxQuantity: 9 };
  const nothing: SellableRow = {
    product_id: 7,
    variant_id: null,
    found: null,
    name: null,
    alias: null,
    sku: null,
    image: null,
    attributes: null,
    price: null,
    old_price: null,
    in_stock: null,
    max_quantity: null,
    tax_class: null,
    published: null,
    has_variants: null,
    found_variant: null,
  };
  const tea: SellableRow = {
    ...nothing,
    found: 7,
    name: 'Green tea',
    alias: 'green-tea',
    price: '450',
    old_price: '500',
    in_stock: 3,
    published: true,
    has_variants: false,
  };
  const read = (row: SellableRow) => sellableOfRow(row, { productId: row.product_id, variantId: row.variant_id }, shop);

  test("a product for sale has its price in the shop's currency, its page, and its limit or else the shop's", () => {
    expect(read(tea)).toMatchObject({
      price: Money.of(450n, 'EUR'),
      oldPrice: Money.of(500n, 'EUR'),
      link: 'https://shop.example/product/green-tea',
      inStock: 3,
      maxQuantity: 9,
      unavailable: null,
    });
    expect(read({ ...tea, max_quantity: 2, old_price: null })).toMatchObject({ maxQuantity: 2, oldPrice: null });
  });

  test('an unknown product has empty texts and a price of zero', () => {
    expect(read(nothing)).toMatchObject({ name: '', alias: '', link: '', attributes: {}, price: Money.of(0n, 'EUR') });
  });

  test.each([
    ['unknown', nothing],
    ['unpublished', { ...tea, published: false, in_stock: 0 }],
    ['variant_unknown', { ...tea, variant_id: 4 }],
    ['variant_required', { ...tea, has_variants: true }],
    ['sold_out', { ...tea, in_stock: 0 }],
    [null, { ...tea, variant_id: 4, found_variant: 4, has_variants: true }],
  ])('a product that cannot be bought has a reason: %s', (reason, row) => {
    expect(read(row).unavailable).toBe(reason);
  });

  test('a product has no items for sale exactly if it cannot be bought', () => {
    const flag = fc.constantFrom(true, false);
    const id = fc.constantFrom(null, 4);
    const row = fc.record({
      found: fc.constantFrom(null, 7),
      published: flag,
      has_variants: flag,
      variant_id: id,
      found_variant: id,
      in_stock: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(row, (some) => {
        const { inStock, unavailable } = read({ ...tea, ...some });
        expect(inStock > 0).toBe(unavailable === null);
        expect([0, some.in_stock]).toContain(inStock);
      }),
    );
  });
});
