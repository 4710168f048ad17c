import { startTestShop, type Client, type TestShop } from '#testing';
import { CatalogFacade } from '../../src/catalog/index.js';

describe('the catalog for other modules', () => {
  let shop: TestShop;
  let admin: Client;
  let catalog: CatalogFacade;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    catalog = shop.app.get(CatalogFacade, { strict: false });
  });
  afterAll(() => shop?.close());

  const make = async (fields: object) =>
    (await admin.post('/api/products', { name: 'Thing', price_regular: 10, in_stock: 2, ...fields })).body.data;

  it('the catalog returns items in the requested order, with price, stock and why an item is unavailable', async () => {
    const plain = await make({
      translations: { uk: { name: 'Річ' } },
      images: [{ image: '/a.svg' }],
      price_special: 7.5,
    });
    const kinds = await make({
      attributes: [{ attribute: 'size', value: 'L', price_modifier: 1 }],
      variants: [
        { sku: 'F-L', attributes: { size: 'L' }, in_stock: 1 },
        { attributes: { size: 'S' }, price: 3, in_stock: 0 },
      ],
    });
    const hidden = await make({ published: 0 });
    const empty = await make({ in_stock: 0 });
    const [large, small] = kinds.variants;
    const ref = (productId: number, variantId: number | null = null) => ({ productId, variantId });
    const found = await catalog.sellables(
      [
        ref(999999),
        ref(kinds.id, large.id),
        ref(plain.id),
        ref(kinds.id),
        ref(kinds.id, small.id),
        ref(kinds.id, 999999),
        ref(plain.id, large.id),
        ref(hidden.id),
        ref(empty.id),
        ref(2 ** 40),
        ref(plain.id),
      ],
      'uk',
    );
    expect(found.map(({ unavailable }) => unavailable)).toEqual([
      'unknown',
      null,
      null,
      'variant_required',
      'sold_out',
      'variant_unknown',
      'variant_unknown',
      'unpublished',
      'sold_out',
      'unknown',
      null,
    ]);
    expect(found[1]).toMatchObject({ sku: 'F-L', attributes: { size: 'L' }, inStock: 1, oldPrice: null });
    expect(found[1]!.price.toString()).toBe('11.00');
    expect(found[4]!.price.toString()).toBe('3.00');
    expect(found[2]).toMatchObject({
      name: 'Річ',
      image: '/a.svg',
      inStock: 2,
      link: expect.stringMatching(/\/product\/thing$/),
    });
    expect([found[2]!.price.toString(), found[2]!.oldPrice!.toString()]).toEqual(['7.50', '10.00']);
    expect(await catalog.sellables([], 'en')).toEqual([]);
  });

  it('the catalog returns product cards in the requested order, and the tree of categories', async () => {
    const [one, two] = [await make({ name: 'One' }), await make({ name: 'Two' })];
    const hidden = await make({ name: 'Not shown', published: 0 });
    expect((await catalog.cards([two.id, hidden.id, one.id, 999999], 'en')).map(({ name }) => name)).toEqual([
      'Two',
      'One',
    ]);
    await admin.post('/api/categories', { name: 'Shelf' });
    expect(await catalog.tree('en')).toMatchObject([{ name: 'Shelf', parent: 0 }]);
  });
});
