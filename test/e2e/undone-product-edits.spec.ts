import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

const EDIT = '/api/admin/products/edit';

let shop: TestShop;
let admin: Client;
let category: number;

interface Edited {
  readonly id: number;
  readonly outcome: string;
  readonly new_version: number;
  readonly before: Readonly<Record<'price_regular' | 'category' | 'published' | 'variant_prices', unknown>>;
}

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  category = (await admin.post('/api/categories', { name: 'Cups' })).body.data.id as number;
});
afterAll(() => shop?.close());

const productOf = async (id: number) => (await admin.get(`/api/admin/products/${id}`)).body.data;

describe('undoing a change of several products', () => {
  test('sending the former values with the new versions restores all changed products exactly', async () => {
    const cup = await makeProduct(admin, {
      name: 'Undone cup',
      price_regular: 19.99,
      category,
      variants: [
        { attributes: { size: 'S' }, sku: 'UNDO-S', in_stock: 3, price: 0.05 },
        { attributes: { size: 'M' }, sku: 'UNDO-M', in_stock: 4 },
      ],
    });
    const jug = await makeProduct(admin, { name: 'Undone jug', price_regular: 10.01, published: 0 });
    const [former, other] = [await productOf(cup), await productOf(jug)];
    const edited = await admin.post(EDIT, {
      products: [{ id: cup }, { id: jug }],
      price_percent: -12.5,
      category: null,
      published: 1,
    });
    expect(edited.body.data.items).toMatchObject([
      {
        version: 1,
        new_version: 2,
        before: { category, variant_prices: [{ price: 0.05 }] },
        after: { category: null, variant_prices: [{ price: 0.04 }] },
      },
      { before: { category: null, variant_prices: [] } },
    ]);
    const [entry] = (await admin.get(`/api/admin/audit?subject_type=product&subject_id=${cup}`)).body.data.items;
    expect(entry).toMatchObject({
      before: { variants: [{ sku: 'UNDO-S', attributes: { size: 'S' }, price: '5' }, { price: null }] },
      after: { variants: [{ sku: 'UNDO-S', attributes: { size: 'S' }, price: '4' }, { price: null }] },
    });
    const undone = await admin.post(EDIT, {
      products: edited.body.data.items.map(({ id, new_version: version, before }: Edited) => ({
        id,
        version,
        price_regular: before.price_regular,
        category: before.category,
        published: before.published,
        variant_prices: before.variant_prices,
      })),
    });
    expect(undone.body.data.items).toMatchObject([
      { outcome: 'changed', after: { category_name: 'Cups', price_regular: 19.99 }, variants_changed: 1 },
      { outcome: 'changed', after: { category_name: null, price_regular: 10.01, published: 0 } },
    ]);
    const isOf = ({ price_regular, category: id, published, variants }: typeof former) => ({
      price_regular,
      category: id,
      published,
      variants,
    });
    expect(isOf(await productOf(cup))).toEqual(isOf(former));
    expect(isOf(await productOf(jug))).toEqual(isOf(other));
    const log = await admin.get(`/api/admin/audit?subject_type=product&subject_id=${jug}`);
    expect(log.body.data.items[0]).toMatchObject({ action: 'product.updated', after: { published: false } });
  });

  test('undoing a change keeps a product that was changed since, and reports it', async () => {
    const [cup, jug] = [
      await makeProduct(admin, { name: 'Kept cup', price_regular: 10 }),
      await makeProduct(admin, { name: 'Kept jug', price_regular: 10 }),
    ];
    const { items } = (await admin.post(EDIT, { products: [{ id: cup }, { id: jug }], price_regular: 12 })).body.data;
    await admin.put(`/api/products/${cup}`, { price_regular: 15 });
    const { body } = await admin.post(EDIT, {
      products: items.map(({ id, new_version: version, before: { price_regular } }: Edited) => ({
        id,
        version,
        price_regular,
      })),
    });
    expect(body.data.items).toMatchObject([
      { id: cup, name: 'Kept cup', outcome: 'failed', code: 'stale_version', new_version: null },
      { id: jug, outcome: 'changed', new_version: 3 },
    ]);
    expect(await productOf(cup)).toMatchObject({ price_regular: 15 });
    expect(await productOf(jug)).toMatchObject({ price_regular: 10 });
  });

  test('if two requests undo the same change at the same time, only one of them succeeds', async () => {
    const id = await makeProduct(admin, { name: 'Undone twice', price_regular: 10 });
    const [edited] = (await admin.post(EDIT, { products: [{ id }], price_regular: 12 })).body.data.items as Edited[];
    const undo = { products: [{ id, version: edited!.new_version, price_regular: 10 }] };
    const answers = await Promise.all([admin.post(EDIT, undo), admin.post(EDIT, undo)]);
    const outcomes = answers.map(({ body }) => (body.data.items[0] as Edited).outcome);
    expect(outcomes.sort()).toEqual(['changed', 'failed']);
    expect(await productOf(id)).toMatchObject({ price_regular: 10, version: 3 });
  });

  test('a product whose former category was deleted fails, and the other products are restored', async () => {
    const gone = (await admin.post('/api/categories', { name: 'Gone' })).body.data.id as number;
    const [one, two] = [
      await makeProduct(admin, { name: 'Was gone', category: gone }),
      await makeProduct(admin, { name: 'Was in cups', category }),
    ];
    await admin.post(EDIT, { products: [{ id: one }, { id: two }], category: null });
    await admin.delete(`/api/categories/${gone}`);
    const { body } = await admin.post(EDIT, {
      products: [
        { id: one, category: gone },
        { id: two, category },
      ],
    });
    expect(body.data.items).toMatchObject([
      { outcome: 'failed', code: 'validation_failed' },
      { outcome: 'changed', after: { category_name: 'Cups' } },
    ]);
  });

  test('an edit of a product fails if it sets the price of a variant that the product does not have', async () => {
    const id = await makeProduct(admin, { name: 'Without variants' });
    const { body } = await admin.post(EDIT, { products: [{ id, variant_prices: [{ id: 999_999, price: 1 }] }] });
    expect(body.data.items).toMatchObject([{ outcome: 'failed', code: 'validation_failed' }]);
  });
});
