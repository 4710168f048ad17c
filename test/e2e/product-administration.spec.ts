import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';

describe('products for administrators', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
  });
  afterAll(() => shop?.close());

  const make = async (fields: object): Promise<{ id: number; version: number }> => {
    const { status, body } = await admin.post('/api/products', { name: 'Teapot', price_regular: 20, ...fields });
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
    return body.data;
  };
  const names = async (query: string, client = admin): Promise<string[]> => {
    const { status, body } = await client.get(`/api/admin/products?${query}`);
    expect(status).toBe(200);
    return body.data.items.map(({ name }: { name: string }) => name);
  };

  it('the administrators’ list of products contains hidden ones, with every filter and sort order', async () => {
    const top = (await admin.post('/api/categories', { name: 'Kitchen' })).body.data.id as number;
    const below = (
      await admin.post('/api/categories', { name: 'Cups', parent: top, translations: { uk: { name: 'Чашки' } } })
    ).body.data.id as number;
    await make({ name: 'Plum', sku: 'L-1', price_regular: 30, in_stock: 0, category: below, position: 3 });
    await make({ name: 'Apple', sku: 'L-2', price_regular: 10, in_stock: 3, category: top, position: 2, published: 0 });
    await make({
      name: 'Melon',
      sku: 'L-3',
      price_regular: 20,
      in_stock: 90,
      featured: 1,
      position: 1,
      variants: [{ attributes: { size: 'S' }, in_stock: 90 }],
    });
    expect(await names('sort=name')).toEqual(['Apple', 'Melon', 'Plum']);
    expect(await names('sort=-name')).toEqual(['Plum', 'Melon', 'Apple']);
    expect(await names('sort=price')).toEqual(['Apple', 'Melon', 'Plum']);
    expect(await names('sort=stock')).toEqual(['Plum', 'Apple', 'Melon']);
    expect(await names('sort=-stock')).toEqual(['Melon', 'Apple', 'Plum']);
    expect(await names('sort=created_at')).toEqual(['Plum', 'Apple', 'Melon']);
    expect(await names('')).toEqual(['Melon', 'Apple', 'Plum']);
    expect(await names('stock=sold_out')).toEqual(['Plum']);
    expect(await names('stock=low')).toEqual(['Apple']);
    expect(await names('stock=in_stock')).toEqual(['Melon', 'Apple']);
    expect(await names('published=0')).toEqual(['Apple']);
    expect(await names('published=1&sort=name')).toEqual(['Melon', 'Plum']);
    expect(await names('featured=1')).toEqual(['Melon']);
    expect(await names(`category=${top}`)).toEqual(['Apple', 'Plum']);
    expect(await names('category=cups')).toEqual(['Plum']);
    expect(await names('category=none')).toEqual(['Melon']);
    expect(await names('q=l-2')).toEqual(['Apple']);
    expect(await names('q=apple&stock=sold_out')).toEqual([]);
    expect(await names('page=2&per_page=2&sort=name')).toEqual(['Plum']);
    const { body } = await admin.get('/api/admin/products?category=cups', { 'accept-language': 'uk' });
    expect(body.data.items[0]).toMatchObject({ category_name: 'Чашки', variants_count: 0, version: 1 });
    expect(body.meta).toEqual({ total: 1, page: 1, per_page: 20 });
    expect((await admin.get('/api/admin/products?sort=secret')).status).toBe(422);
    expect((await admin.get('/api/admin/products?stock=much')).status).toBe(422);
  });

  it('only administrators can list products for administration', async () => {
    const { id } = await make({ name: 'Closed' });
    const orders = await shop.integration('orders:read');
    for (const path of ['/api/admin/products', `/api/admin/products/${id}`, `/api/admin/products/${id}/stock`]) {
      expect((await shop.client().get(path)).status).toBe(401);
      expect((await orders.get(path)).status).toBe(403);
    }
    expect((await orders.put('/api/admin/products/published', { ids: [id], published: 0 })).status).toBe(403);
    expect((await orders.post(`/api/admin/products/${id}/stock`, { change: 1, reason: 'received' })).status).toBe(403);
  });

  it('support can read products, managers can change them', async () => {
    const { id } = await make({ name: 'Of roles', in_stock: 1 });
    const support = await sessionOf(shop, 'support');
    const manager = await sessionOf(shop, 'manager');
    for (const path of ['/api/admin/products', `/api/admin/products/${id}`, `/api/admin/products/${id}/stock`])
      expect((await support.get(path)).status).toBe(200);
    for (const change of [
      (who: Client) => who.put('/api/admin/products/published', { ids: [id], published: 1 }),
      (who: Client) => who.post(`/api/admin/products/${id}/stock`, { change: 1, reason: 'received' }),
      (who: Client) => who.put(`/api/products/${id}`, { name: 'Changed' }),
    ]) {
      expect(await change(support)).toMatchObject({ status: 403, body: { code: 'manager_needed' } });
      expect((await change(manager)).status).toBe(200);
    }
    const [movement] = (await support.get(`/api/admin/products/${id}/stock`)).body.data.items;
    expect(movement.actor).toMatchObject({ kind: 'administrator', name: 'manager' });
  });

  it('a product for editing has its own texts separately from translations', async () => {
    const { id } = await make({
      name: 'Own',
      description: 'Mine',
      published: 0,
      translations: { en: { name: 'English' }, uk: { name: 'Українська' } },
    });
    const { body } = await admin.get(`/api/admin/products/${id}`);
    expect(body.data).toMatchObject({
      id,
      name: 'English',
      own: { name: 'Own', description: 'Mine', short_description: '' },
      version: 1,
      translations: { en: { name: 'English' }, uk: { name: 'Українська' } },
    });
    expect(body.data.reviews).toBeUndefined();
    expect((await admin.get('/api/admin/products/999999')).status).toBe(404);
  });

  it('several products are published or hidden at once, and only changed ones are counted', async () => {
    const one = await make({ name: 'One' });
    const two = await make({ name: 'Two', published: 0 });
    const { status, body } = await admin.put('/api/admin/products/published', {
      ids: [two.id, one.id, 999_999],
      published: 0,
    });
    expect({ status, ids: body.data.ids }).toEqual({ status: 200, ids: [one.id] });
    expect((await shop.client().get(`/api/products/${one.id}`)).status).toBe(404);
    expect((await admin.get(`/api/products/${one.id}`)).body.data.version).toBe(2);
    expect((await admin.get(`/api/products/${two.id}`)).body.data.version).toBe(1);
    await admin.put('/api/admin/products/published', { ids: [one.id, two.id], published: 1 });
    expect((await shop.client().get(`/api/products/${one.id}`)).status).toBe(200);
    expect((await admin.put('/api/admin/products/published', { ids: [], published: 1 })).status).toBe(422);
    expect((await admin.put('/api/admin/products/published', { ids: ['1'], published: 1 })).status).toBe(422);
  });

  it('hiding several products at once adds an audit entry for each, with a constant number of statements', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) ids.push((await make({ name: `Together ${n}`, published: 1 })).id);
    // One statement inserts all entries, so that they have the same cmin.
    const hidden = await admin.put('/api/admin/products/published', { ids, published: 0 });
    expect(hidden.body.data.ids).toEqual(ids);
    const [written] = await shop.db.query(
      `SELECT count(DISTINCT cmin::text)::int AS statements FROM audit_entry WHERE action = 'product.updated'
        AND subject_id = ANY($1)`,
      [ids.map(String)],
    );
    expect(written).toEqual({ statements: 1 });
    const entries = await shop.db.query<{ subject_id: string; before: object; after: object; actor: { kind: string } }>(
      `SELECT subject_id, before, after, actor FROM audit_entry WHERE action = 'product.updated'
        AND subject_id = ANY($1) AND after ->> 'published' = 'false' ORDER BY id`,
      [ids.map(String)],
    );
    expect(entries.map(({ subject_id }) => Number(subject_id))).toEqual(ids);
    for (const { before, after, actor } of entries)
      expect([before, after, actor.kind]).toMatchObject([
        { name: expect.any(String), published: true },
        { name: expect.any(String), published: false },
        'integration',
      ]);
  });

  it('one of two concurrent changes to one version of a product is stored; the other gets a conflict', async () => {
    const { id, version } = await make({ name: 'Contested' });
    const answers = await Promise.all(
      ['Mine', 'Yours'].map((name) => admin.put(`/api/products/${id}`, { name, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('stale_version');
  });

  it('concurrent requests that publish and hide the same products in opposite order do not deadlock', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async (n) => (await make({ name: `Crossing ${n}` })).id));
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((published, n) =>
        admin.put('/api/admin/products/published', { ids: n % 2 ? ids : [...ids].reverse(), published }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('the list of products and the dashboard use the low stock threshold of the shop settings', async () => {
    const owner = await shop.admin();
    const { version, low_stock_threshold: before } = (await owner.get('/api/admin/settings')).body.data;
    await make({ name: 'Twenty', sku: 'TWENTY', in_stock: 20, published: 1 });
    expect(await names('q=TWENTY&stock=low')).toEqual([]);
    expect((await owner.put('/api/admin/settings', { version, low_stock_threshold: 20 })).status).toBe(200);
    try {
      expect(await names('q=TWENTY&stock=low')).toEqual(['Twenty']);
      const low = (await admin.get('/api/admin/products?stock=low&published=1')).body;
      expect(low.data.low_stock_threshold).toBe(20);
      expect((await owner.get('/api/admin/dashboard')).body.data.to_do).toMatchObject({
        low_stock: low.meta.total,
        low_stock_threshold: 20,
      });
    } finally {
      await owner.put('/api/admin/settings', { low_stock_threshold: before });
    }
  });

  it('the stock filter finds products immediately after a sale', async () => {
    const { id } = await make({ name: 'Last piece', sku: 'LAST', in_stock: 1 });
    expect(await names('q=LAST&stock=low')).toEqual(['Last piece']);
    const { status } = await shop.client().post('/api/checkout/fast-order', { product_id: id, phone: '+380501234567' });
    expect(status).toBe(201);
    expect(await names('q=LAST&stock=low')).toEqual([]);
    expect(await names('q=LAST&stock=sold_out')).toEqual(['Last piece']);
  });
});
