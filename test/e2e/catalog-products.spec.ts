import { startTestShop, type Client, type TestShop } from '#testing';

describe('products in the API', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    guest = shop.client();
  });
  afterAll(() => shop?.close());

  const make = async (fields: object) => {
    const { status, body } = await admin.post('/api/products', { name: 'Teapot', price_regular: 20, ...fields });
    expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
    return body.data;
  };

  it('a product is created with only name and regular price, and gets an alias from its name', async () => {
    const product = await make({ name: 'Чайник «Мох» 1' });
    expect(product).toMatchObject({
      name: 'Чайник «Мох» 1',
      alias: 'chainyk-mokh-1',
      price_regular: 20,
      price_special: null,
      price: 20,
      old_price: null,
      currency: 'EUR',
      category: null,
      sku: null,
      in_stock: 0,
      inventory: 0,
      published: 1,
      featured: 0,
      custom_fields: null,
      reviewsCount: 0,
      averageRating: 0,
      images: [],
      attributes: [],
      variants: [],
      reviews: [],
      version: 1,
    });
    expect(product.link).toMatch(/^http:\/\/.*\/product\/chainyk-mokh-1$/);
    expect((await make({ name: 'Чайник «Мох» 1' })).alias).toBe('chainyk-mokh-1-2');
    expect((await make({ name: 'Чайник «Мох» 1' })).alias).toBe('chainyk-mokh-1-3');
    expect((await make({ name: '2026' })).alias).toMatch(/[a-z]/);
  });

  it('anyone can read a product by id and by alias', async () => {
    const { id, alias } = await make({ name: 'Readable', in_stock: 4, custom_fields: { care: ['wash'] } });
    for (const key of [id, alias]) {
      const { status, body } = await guest.get(`/api/products/${key}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        data: { id, alias, in_stock: 4, inventory: 4, custom_fields: { care: ['wash'] } },
      });
    }
    for (const key of ['no-such', '999999', '99999999999999999999', '-1', 'a%27', '%D1%87']) {
      expect((await guest.get(`/api/products/${key}`)).status).toBe(404);
    }
  });

  it('a product shows its special price while that is above 0 and below the regular one', async () => {
    const product = await make({ name: 'Special', price_regular: 19.99, price_special: 9.9 });
    expect(product).toMatchObject({ price: 9.9, old_price: 19.99, price_special: 9.9 });
    const cleared = await admin.put(`/api/products/${product.id}`, { price_special: null });
    expect(cleared.body.data).toMatchObject({ price: 19.99, old_price: null, price_special: null });
    const zero = await admin.put(`/api/products/${product.id}`, { price_special: 0 });
    expect(zero.body.data).toMatchObject({ price: 19.99, old_price: null });
    const above = await admin.put(`/api/products/${product.id}`, { price_special: 19.99 });
    expect(above.status).toBe(422);
    expect(above.body.errors.price_special).toHaveLength(1);
    expect((await admin.put(`/api/products/${product.id}`, { price_special: 5, price_regular: 4 })).status).toBe(422);
  });

  it('a product with invalid values is rejected with an error at each field', async () => {
    const cases: Array<[object, string]> = [
      [{ name: undefined }, 'name'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(256) }, 'name'],
      [{ price_regular: '20' }, 'price_regular'],
      [{ price_regular: -1 }, 'price_regular'],
      [{ price_regular: 1.001 }, 'price_regular'],
      [{ price_regular: null }, 'price_regular'],
      [{ price_regular: 1e300 }, 'price_regular'],
      [{ in_stock: -1 }, 'in_stock'],
      [{ in_stock: 1.5 }, 'in_stock'],
      [{ in_stock: 1e12 }, 'in_stock'],
      [{ category: 999999 }, 'category'],
      [{ alias: 'Not an alias' }, 'alias'],
      [{ alias: '123' }, 'alias'],
      [{ published: 2 }, 'published'],
      [{ custom_fields: [] }, 'custom_fields'],
      [{ images: [{ image: 'javascript:alert(1)' }] }, 'images.0.image'],
      [{ attributes: [{ attribute: 'color' }] }, 'attributes.0.value'],
      [
        {
          attributes: [
            { attribute: 'a', value: 'b' },
            { attribute: 'a', value: 'b' },
          ],
        },
        'attributes',
      ],
      [{ variants: [{ attributes: { a: '1' } }, { attributes: { a: '1' } }] }, 'variants'],
      [{ variants: [{ attributes: {} }] }, 'variants.0.attributes'],
      [{ variants: 'many' }, 'variants'],
      [{ translations: { uk: { name: 5 } } }, 'translations.uk.name'],
    ];
    for (const [fields, field] of cases) {
      const { status, body } = await admin.post('/api/products', { name: 'Wrong', price_regular: 1, ...fields });
      expect({ field, status, code: body.code, fields: Object.keys(body.errors ?? {}) }).toEqual({
        field,
        status: 422,
        code: 'validation_failed',
        fields: [field],
      });
    }
  });

  it('a product with text that the database cannot store is rejected', async () => {
    for (const fields of [
      { name: 'a\u0000b' },
      { custom_fields: { a: '\u0000' } },
      { custom_fields: { a: '\ud800' } },
      { description: '\udfff' },
    ]) {
      const { status } = await admin.post('/api/products', { name: 'Wrong', price_regular: 1, ...fields });
      expect([400, 422]).toContain(status);
    }
  });

  it('a product with a used alias or SKU is rejected, also if two requests store it concurrently', async () => {
    await make({ name: 'First', alias: 'taken', sku: 'TAKEN-1' });
    expect((await admin.post('/api/products', { name: 'x', price_regular: 1, alias: 'taken' })).body).toMatchObject({
      code: 'alias_taken',
      success: false,
    });
    const sku = await admin.post('/api/products', { name: 'x', price_regular: 1, sku: 'TAKEN-1' });
    expect([sku.status, sku.body.code]).toEqual([409, 'sku_taken']);
    const race = await Promise.all(
      [1, 2, 3].map(() => admin.post('/api/products', { name: 'x', price_regular: 1, alias: 'raced' })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const names = await Promise.all(
      [1, 2, 3, 4].map(() => admin.post('/api/products', { name: 'Same name', price_regular: 1 })),
    );
    expect(new Set(names.map(({ body }) => body.data.alias)).size).toBe(4);
  });

  it('a change of a product changes only what is sent, and is rejected for an older version', async () => {
    const { id, version } = await make({
      name: 'Changing',
      sku: 'CH-1',
      translations: { uk: { name: 'Змінний', description: 'Опис' }, ru: { name: 'Меняется' } },
      images: [{ image: '/a.svg', alt: 'a' }, { image: '/b.svg' }],
    });
    const changed = await admin.put(`/api/products/${id}`, {
      featured: 1,
      translations: { uk: { name: 'Нова' }, ru: null },
      version,
    });
    expect(changed.body.data).toMatchObject({
      name: 'Changing',
      sku: 'CH-1',
      featured: 1,
      version: version + 1,
      translations: { uk: { name: 'Нова', description: 'Опис' } },
      images: [
        { image: '/a.svg', alt: 'a', sort: 0 },
        { image: '/b.svg', alt: '', sort: 1 },
      ],
    });
    expect(changed.body.data.translations.ru).toBeUndefined();
    const stale = await admin.put(`/api/products/${id}`, { featured: 0, version });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    expect((await admin.put(`/api/products/${id}`, { images: [] })).body.data.images).toEqual([]);
    const { body } = await guest.get(`/api/products/${id}?lang=uk`);
    expect(body.data).toMatchObject({ name: 'Нова', description: 'Опис', short_description: '' });
    expect((await guest.get(`/api/products/${id}?lang=ru`)).body.data.name).toBe('Changing');
  });

  it('a product has the summed stock of its variants, and each variant its price', async () => {
    const product = await make({
      name: 'Variants',
      price_regular: 20,
      price_special: 15,
      in_stock: 99,
      attributes: [
        { attribute: 'size', value: 'L', price_modifier: 2.5 },
        { attribute: 'size', value: 'S', price_modifier: -1 },
      ],
      variants: [
        { sku: 'V-S', attributes: { size: 'S' }, in_stock: 2 },
        { sku: 'V-L', attributes: { size: 'L' }, in_stock: 3 },
        { sku: 'V-X', attributes: { size: 'X' }, price: 30, in_stock: 0 },
      ],
    });
    expect(product).toMatchObject({ in_stock: 5, has_variants: true, price: 15 });
    expect(product.variants).toMatchObject([
      { sku: 'V-S', price: 14, old_price: 19, own_price: null, in_stock: 2, inventory: 2 },
      { sku: 'V-L', price: 17.5, old_price: 22.5, in_stock: 3 },
      { sku: 'V-X', price: 30, own_price: 30, old_price: null, in_stock: 0 },
    ]);
    const [s, l, x] = product.variants;
    const changed = await admin.put(`/api/products/${product.id}`, {
      variants: [
        { attributes: { size: 'L' }, in_stock: 10 },
        { id: x.id, sku: 'V-S', attributes: { size: 'XL' } },
        { attributes: { size: 'M' }, in_stock: 1 },
      ],
    });
    expect(changed.body.data.in_stock).toBe(11);
    expect(changed.body.data.variants).toMatchObject([
      { id: l.id, sku: 'V-L', in_stock: 10 },
      { id: x.id, sku: 'V-S', attributes: { size: 'XL' }, price: 30 },
      { sku: null, attributes: { size: 'M' } },
    ]);
    expect(changed.body.data.variants.map((one: { id: number }) => one.id)).not.toContain(s.id);
    expect(
      (await admin.put(`/api/products/${product.id}`, { variants: [{ id: s.id, attributes: { size: 'S' } }] })).status,
    ).toBe(422);
    const none = await admin.put(`/api/products/${product.id}`, { variants: [] });
    expect(none.body.data).toMatchObject({ has_variants: false, in_stock: 0, variants: [] });
    const moves = await shop.db.query<{ sum: number }>(
      'SELECT sum(delta)::int AS sum FROM stock_movement WHERE product_id = $1',
      [product.id],
    );
    expect(moves[0]!.sum).toBe(0);
  });

  it('a variant refers to a picture of its product by id, until that picture is removed', async () => {
    const [moss, clay, both] = ['/media/v-moss.svg', '/media/v-clay.svg', '/media/v-both.svg'];
    const product = await make({
      name: 'Pictured variants',
      price_regular: 20,
      images: [{ image: both }, { image: moss }, { image: clay }],
      variants: [
        { attributes: { color: 'moss' }, in_stock: 2, image: moss },
        { attributes: { color: 'clay' }, in_stock: 2, image: clay },
        { attributes: { color: 'fog' }, in_stock: 2 },
      ],
    });
    const idOf = (image: string): number =>
      product.images.find((one: { image: string; id: number }) => one.image === image).id;
    expect(product.variants).toMatchObject([
      { image: moss, image_id: idOf(moss!) },
      { image: clay, image_id: idOf(clay!) },
      { image: null, image_id: null },
    ]);
    const [first, second, third] = product.variants;
    const change = (fields: object) => admin.put(`/api/products/${product.id}`, fields);
    const cart = await shop.client().post('/api/cart/add', { product_id: product.id, variant_id: second.id });
    expect(cart.body.data.items[0].product.image).toContain(clay);

    // The other pictures keep their ids, and so do pictures that are sent again unchanged.
    const again = await change({ images: [{ image: clay, alt: 'Clay' }, { image: moss }] });
    expect(again.body.data.images).toMatchObject([
      { id: idOf(clay!), alt: 'Clay' },
      { id: idOf(moss!), alt: '' },
    ]);
    const asked = await change({
      variants: [
        { id: first.id, attributes: first.attributes, image_id: null },
        { id: second.id, attributes: second.attributes },
        { id: third.id, attributes: third.attributes, image_id: idOf(moss!) },
      ],
    });
    expect(asked.body.data.variants).toMatchObject([{ image: null }, { image: clay }, { image: moss }]);
    expect((await change({ images: [{ image: clay }] })).body.data.variants).toMatchObject([
      { image: null },
      { image: clay },
      { image: null },
    ]);

    const foreign = await make({ name: 'Other pictures', images: [{ image: both }] });
    const refused = await change({
      variants: [
        { id: first.id, attributes: first.attributes, image_id: foreign.images[0].id },
        { id: second.id, attributes: second.attributes, image: both },
      ],
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['variants.0.image_id', 'variants.1.image']);
  });

  it('a hidden product is 404 for everyone except administrators and integrations that write the catalog', async () => {
    const { id, alias } = await make({ name: 'Hidden thing', published: 0 });
    expect((await guest.get(`/api/products/${id}`)).status).toBe(404);
    expect((await guest.get(`/api/products/${alias}`)).status).toBe(404);
    expect((await guest.get('/api/products?q=hidden%20thing')).body.meta.total).toBe(0);
    const integration = await shop.integration('catalog:write');
    expect((await integration.get(`/api/products/${id}`)).body.data.published).toBe(0);
    expect((await integration.get('/api/products?q=hidden%20thing')).body.meta.total).toBe(1);
    expect((await (await shop.integration('orders:read')).get(`/api/products/${id}`)).status).toBe(404);
    await admin.put(`/api/products/${id}`, { published: 1 });
    expect((await guest.get(`/api/products/${id}`)).status).toBe(200);
    await admin.put(`/api/products/${id}`, { published: 0 });
    expect((await guest.get(`/api/products/${id}`)).status).toBe(404);
  });

  it('only administrators and integrations with catalog:write can write products', async () => {
    const { id } = await make({ name: 'Guarded' });
    expect((await guest.post('/api/products', { name: 'x', price_regular: 1 })).status).toBe(401);
    expect((await guest.put(`/api/products/${id}`, { name: 'x' })).status).toBe(401);
    expect((await guest.delete(`/api/products/${id}`)).status).toBe(401);
    const other = await shop.integration('orders:read');
    expect((await other.put(`/api/products/${id}`, { name: 'x' })).status).toBe(403);
    expect(
      (await (await shop.integration('catalog:write')).put(`/api/products/${id}`, { name: 'Guarded 2' })).status,
    ).toBe(200);
  });

  it('a product is deleted, or hidden permanently if it was ordered; its alias and SKU are free again', async () => {
    const plain = await make({ name: 'Plain', alias: 'gone-plain', sku: 'GONE-1' });
    expect((await admin.delete(`/api/products/${plain.id}`)).status).toBe(200);
    expect((await admin.get(`/api/products/${plain.id}`)).status).toBe(404);
    expect((await admin.delete(`/api/products/${plain.id}`)).status).toBe(404);
    const ordered = await make({
      name: 'Ordered',
      alias: 'gone-ordered',
      sku: 'GONE-2',
      variants: [{ sku: 'GONE-V', attributes: { a: '1' }, in_stock: 1 }, { attributes: { a: '2' } }],
    });
    await orderOf(ordered.id, ordered.variants[0].id);
    const kept = await admin.put(`/api/products/${ordered.id}`, {
      variants: [{ attributes: { a: '2' }, in_stock: 2 }],
    });
    expect(kept.body.data.variants).toHaveLength(1);
    expect(kept.body.data.in_stock).toBe(2);
    expect((await admin.delete(`/api/products/${ordered.id}`)).status).toBe(200);
    expect((await admin.get(`/api/products/${ordered.id}`)).status).toBe(404);
    expect((await guest.get('/api/products/gone-ordered')).status).toBe(404);
    expect(await shop.db.query('SELECT id FROM order_item WHERE product_id = $1', [ordered.id])).toHaveLength(1);
    await make({
      name: 'Again',
      alias: 'gone-ordered',
      sku: 'GONE-2',
      variants: [{ sku: 'GONE-V', attributes: { a: '1' } }],
    });
  });

  it('every change of a product publishes an event and adds an audit entry', async () => {
    const { id } = await make({ name: 'Reported' });
    await admin.put(`/api/products/${id}`, { name: 'Reported again' });
    await admin.delete(`/api/products/${id}`);
    const events = await shop.db.query(
      `SELECT type, data FROM outbox_event WHERE (data ->> 'product_id')::int = $1 ORDER BY seq`,
      [id],
    );
    expect(events).toMatchObject([
      { type: 'ProductCreated', data: { product_id: id, name: 'Reported' } },
      { type: 'ProductUpdated', data: { name: 'Reported again' } },
      { type: 'ProductDeleted' },
    ]);
    const audit = await shop.db.query(
      `SELECT action FROM audit_entry WHERE subject_type = 'product' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(audit.map(({ action }) => action)).toEqual(['product.created', 'product.updated', 'product.deleted']);
  });

  it('a product is created once for one Idempotency-Key', async () => {
    const send = () =>
      admin.post('/api/products', { name: 'Once', price_regular: 1 }, { 'Idempotency-Key': 'catalog-once' });
    const first = await send();
    const second = await send();
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  /** Inserts an order line, and what its tables require, as the checkout does. */
  async function orderOf(productId: number, variantId: number): Promise<void> {
    const placed = await shop
      .client()
      .post('/api/orders', {
        items: [{ product_id: productId, variant_id: variantId, quantity: 1 }],
        payment_method: 'cash',
        customer: { email: 'reader@example.com', first_name: 'A', last_name: 'B' },
        shipping_address: { name: 'A B', address: 'Street 1', city: 'Kyiv', state: '', zip: '01001', country: 'UA' },
      });
    expect({ status: placed.status, body: placed.status === 201 ? null : placed.body }).toEqual({
      status: 201,
      body: null,
    });
  }
});
