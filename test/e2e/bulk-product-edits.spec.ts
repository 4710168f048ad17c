import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { makeProduct } from '../fixtures/orders.js';

const EDIT = '/api/admin/products/edit';

let shop: TestShop;
let admin: Client;
let category: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  category = (await admin.post('/api/categories', { name: 'Cups', translations: { uk: { name: 'Чашки' } } })).body.data
    .id as number;
});
afterAll(() => shop?.close());

const productOf = async (id: number) => (await admin.get(`/api/admin/products/${id}`)).body.data;

describe('POST /api/admin/products/edit', () => {
  test('a preview shows what each product would have, and changes nothing', async () => {
    const [cup, jug] = [
      await makeProduct(admin, { name: 'Cup', price_regular: 19.95 }),
      await makeProduct(admin, { name: 'Jug', price_regular: 40, published: 0, category }),
    ];
    const { status, body } = await admin.post(EDIT, {
      products: [{ id: cup }, { id: jug }],
      price_percent: 10,
      category,
      published: 0,
      preview: true,
    });
    expect(status).toBe(200);
    expect(body.data.items).toEqual([
      {
        id: cup,
        name: 'Cup',
        outcome: 'changed',
        version: 1,
        new_version: null,
        before: { price_regular: 19.95, category: null, category_name: null, published: 1, variant_prices: [] },
        after: { price_regular: 21.95, category, category_name: 'Cups', published: 0, variant_prices: [] },
        variants_changed: 0,
      },
      {
        id: jug,
        name: 'Jug',
        outcome: 'changed',
        version: 1,
        new_version: null,
        before: { price_regular: 40, category, category_name: 'Cups', published: 0, variant_prices: [] },
        after: { price_regular: 44, category, category_name: 'Cups', published: 0, variant_prices: [] },
        variants_changed: 0,
      },
    ]);
    expect(await productOf(cup)).toMatchObject({ price_regular: 19.95, published: 1, version: 1 });
  });

  test('products change one by one: an error of one product does not undo the others', async () => {
    const fine = await makeProduct(admin, { name: 'Fine', price_regular: 10, category });
    const sold = await makeProduct(admin, { name: 'On sale', price_regular: 10, price_special: 9 });
    const same = await makeProduct(admin, { name: 'Same', price_regular: 8 });
    const { body } = await admin.post(EDIT, {
      products: [{ id: fine }, { id: sold }, { id: same }, { id: 999_999 }],
      price_regular: 8,
    });
    expect(body.data.items).toMatchObject([
      { id: fine, outcome: 'changed', after: { price_regular: 8 } },
      {
        id: sold,
        outcome: 'failed',
        after: null,
        code: 'validation_failed',
        message: 'The price would not be above the sale price. Change or remove the sale price first.',
      },
      { id: same, outcome: 'unchanged', version: 1 },
      { id: 999_999, outcome: 'failed', name: '', before: null, version: null, code: 'not_found' },
    ]);
    expect(await productOf(fine)).toMatchObject({ price_regular: 8, version: 2 });
    expect(await productOf(sold)).toMatchObject({ price_regular: 10, version: 1 });
    expect(await productOf(same)).toMatchObject({ version: 1 });
  });

  test('a percentage changes the own prices of variants exactly, and keeps SKUs, stock and pictures', async () => {
    const id = await makeProduct(admin, {
      name: 'Apron',
      price_regular: 40,
      variants: [
        { attributes: { size: 'S' }, sku: 'BULK-S', in_stock: 3, price: 0.05 },
        { attributes: { size: 'M' }, sku: 'BULK-M', in_stock: 4 },
      ],
    });
    const { body } = await admin.post(EDIT, { products: [{ id }], price_percent: -12.5 });
    expect(body.data.items).toMatchObject([{ outcome: 'changed', variants_changed: 1, after: { price_regular: 35 } }]);
    expect((await productOf(id)).variants).toMatchObject([
      { attributes: { size: 'S' }, sku: 'BULK-S', in_stock: 3, own_price: 0.04 },
      { attributes: { size: 'M' }, sku: 'BULK-M', in_stock: 4, own_price: null },
    ]);
  });

  test('a product that was changed after it was shown fails as stale_version and stays as it is', async () => {
    const id = await makeProduct(admin, { name: 'Raced', price_regular: 10 });
    await admin.put(`/api/products/${id}`, { price_regular: 20 });
    const { body } = await admin.post(EDIT, { products: [{ id, version: 1 }], price_percent: 10 });
    expect(body.data.items).toMatchObject([{ outcome: 'failed', code: 'stale_version' }]);
    expect(await productOf(id)).toMatchObject({ price_regular: 20 });
  });

  test('null removes the category, and an unknown category refuses the whole request', async () => {
    const id = await makeProduct(admin, { name: 'Sorted', category });
    expect((await admin.post(EDIT, { products: [{ id }], category: null })).body.data.items).toMatchObject([
      { before: { category_name: 'Cups' }, after: { category_name: null } },
    ]);
    expect(await productOf(id)).toMatchObject({ category: null });
    const refused = await admin.post(EDIT, { products: [{ id }], category: 999_999 });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['category']);
  });

  test.each([
    [{ price_percent: 0 }, 'price_percent'],
    [{ price_percent: -100 }, 'price_percent'],
    [{ price_percent: 1.2345 }, 'price_percent'],
    [{ price_percent: 10, price_regular: 5 }, 'price_percent'],
    [{ price_regular: 1.001 }, 'price_regular'],
    [{}, 'price_regular'],
  ])('changes of several products by %j are refused at %s', async (changes, field) => {
    const { status, body } = await admin.post(EDIT, { products: [{ id: 1 }], ...changes });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  test('each change of several products is in the activity log', async () => {
    const id = await makeProduct(admin, { name: 'Logged', price_regular: 10 });
    await admin.post(EDIT, { products: [{ id }], price_regular: 11 });
    const { body } = await admin.get(`/api/admin/audit?subject_type=product&subject_id=${id}`);
    expect(body.data.items[0]).toMatchObject({
      action: 'product.updated',
      before: { price_regular: expect.anything() },
    });
  });

  test('support may not change several products', async () => {
    const support = await logInAs(shop, 'support');
    expect((await support.post(EDIT, { products: [{ id: 1 }], published: 0 })).status).toBe(403);
  });
});
