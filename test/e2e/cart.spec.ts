import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin, { in_stock: 10, price_regular: 12.5, price_special: 9.99 });
});
afterAll(() => shop.close());

const add = (client: Client, quantity = 1, product_id = product) =>
  client.post('/api/cart/items', { product_id, quantity });

describe('the cart of a caller without cookies', () => {
  test('a cart without cookies is empty at first, and its answer has a cart token', async () => {
    const { status, body, headers } = await shop.client().get('/api/cart');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      product: null,
      miniCart: { count: 0, total: '0.00' },
      data: { items: [], subtotal: 0, tax: 0, shipping: 0, total: 0, currency: 'EUR', count: 0, shipping_method: null },
    });
    expect(headers.get('x-cart-token')).toMatch(/^[0-9A-Za-z]{32}$/);
  });

  test('adding to the cart answers 200 with the whole cart, the product and the mini cart', async () => {
    const client = shop.client();
    const { status, body } = await client.post('/api/cart/add', { product_id: product, quantity: 2 });
    expect(status).toBe(200);
    const [item] = body.data.items;
    expect(item).toMatchObject({
      product_id: product,
      variant_id: null,
      quantity: 2,
      price: 9.99,
      total: 19.98,
      price_changed: null,
      unavailable: null,
      product: { id: product, price: 9.99, old_price: 12.5, in_stock: 10 },
    });
    expect(item).not.toHaveProperty('message');
    expect(body.product).toMatchObject({ id: product, title: item.product.title, price: '9.99', old_price: '12.50' });
    expect(body.miniCart).toEqual({ count: 2, total: '19.98', currency: 'EUR' });
    const again = await client.get('/api/cart');
    expect(again.body.data).toEqual(body.data);
    expect((await shop.client().get('/api/cart')).body.data.items).toEqual([]);
  });
});

describe('the two path sets of the cart', () => {
  test('POST adds to the quantity of an item, PUT sets it, and DELETE removes the item, in both path sets', async () => {
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: product });
    const added = await client.post('/api/cart/add', { product_id: product, quantity: 2 });
    expect(added.body.data.items).toMatchObject([{ quantity: 3 }]);
    const id = added.body.data.items[0].id as number;
    expect((await client.put('/api/cart/update', { item_id: id, quantity: 5 })).body.data.items[0].quantity).toBe(5);
    const set = await client.put(`/api/cart/items/${id}`, { quantity: 4 });
    expect([set.status, set.body.data.items[0].quantity, set.body.product.id]).toEqual([200, 4, product]);
    const gone = await client.delete(`/api/cart/items/${id}`);
    expect(gone.body).toMatchObject({
      data: { items: [], total: 0 },
      product: { id: product },
      miniCart: { count: 0 },
    });
    expect((await client.delete(`/api/cart/items/${id}`)).status).toBe(404);
  });

  test('DELETE /api/cart/remove accepts the item in the body or in the query', async () => {
    const client = shop.client();
    const first = (await add(client)).body.data.items[0].id as number;
    expect((await client.delete('/api/cart/remove', { item_id: first })).body.data.items).toEqual([]);
    const second = (await add(client)).body.data.items[0].id as number;
    expect((await client.delete(`/api/cart/remove?item_id=${second}`)).body.data.items).toEqual([]);
    const neither = await client.delete('/api/cart/remove');
    expect([neither.status, Object.keys(neither.body.errors)]).toEqual([422, ['item_id']]);
  });

  test('DELETE /api/cart empties the cart, also if it is empty', async () => {
    const client = shop.client();
    expect((await client.delete('/api/cart')).status).toBe(200);
    await add(client);
    expect((await client.delete('/api/cart')).body.data.items).toEqual([]);
  });
});

test('an item of another caller’s cart is 404 and is not changed', async () => {
  const [owner, other] = [shop.client(), shop.client()];
  const id = (await add(owner, 2)).body.data.items[0].id as number;
  await add(other);
  expect((await other.put(`/api/cart/items/${id}`, { quantity: 1 })).status).toBe(404);
  expect((await other.delete(`/api/cart/items/${id}`)).status).toBe(404);
  expect((await other.delete('/api/cart/remove', { item_id: id })).status).toBe(404);
  expect((await owner.get('/api/cart')).body.data.items).toMatchObject([{ id, quantity: 2 }]);
});

describe('additions to the cart that are rejected', () => {
  test('a quantity above the stock is 409 with the available quantity, also as the sum of two requests', async () => {
    const client = shop.client();
    const much = await add(client, 11);
    expect([much.status, much.body.code, much.body.available]).toEqual([409, 'insufficient_stock', 10]);
    await add(client, 6);
    const sum = await add(client, 5);
    expect([sum.status, sum.body.code, sum.body.available]).toEqual([409, 'insufficient_stock', 10]);
    const id = (await client.get('/api/cart')).body.data.items[0].id as number;
    expect((await client.put(`/api/cart/items/${id}`, { quantity: 11 })).status).toBe(409);
    expect((await client.get('/api/cart')).body.data.items[0].quantity).toBe(6);
  });

  test('a rejected addition creates no cart', async () => {
    const client = shop.client();
    for (const [quantity, id] of [
      [11, product],
      [1, 999_999],
    ] as const)
      expect((await add(client, quantity, id)).status).toBeGreaterThanOrEqual(400);
    const shown = (await client.get('/api/cart')).body.data;
    expect(shown.items).toEqual([]);
    expect(shown).not.toHaveProperty('id');
  });

  test.each([0, -1, 1.5, '2', true, {}])(
    'adding the quantity %p to the cart is rejected with 422',
    async (quantity) => {
      const answered = await shop.client().post('/api/cart/items', { product_id: product, quantity });
      expect([answered.status, Object.keys(answered.body.errors)]).toEqual([422, ['quantity']]);
    },
  );

  test('a huge quantity is 409 like any quantity above the stock, and a huge id is 404', async () => {
    const client = shop.client();
    expect((await add(client, 2_147_483_648)).status).toBe(409);
    expect((await add(client, 1e300)).status).toBe(409);
    expect((await add(client, 1, 1e300)).status).toBe(404);
    expect((await client.put('/api/cart/update', { item_id: 1e300, quantity: 1 })).status).toBe(404);
    expect((await client.put('/api/cart/items/99999999999999999999', { quantity: 1 })).status).toBe(404);
    expect((await client.delete('/api/cart/items/abc')).status).toBe(404);
  });

  test('adding an unknown or hidden product to the cart is 404', async () => {
    const hidden = await makeProduct(admin, { published: 0 });
    for (const id of [hidden, 999_999]) expect((await add(shop.client(), 1, id)).status).toBe(404);
  });

  test('adding a product with variants requires a variant: otherwise 422 at variant_id', async () => {
    const answered = await admin.post('/api/products', {
      name: 'Socks',
      price_regular: 8,
      variants: [{ sku: 'SOCK-R', attributes: { color: 'red' }, in_stock: 2, price: 7.5 }],
    });
    const { id, variants } = answered.body.data;
    const client = shop.client({ language: 'uk' });
    const bare = await client.post('/api/cart/items', { product_id: id });
    expect([bare.status, bare.body.errors]).toEqual([422, { variant_id: ['виберіть варіант цього товару'] }]);
    expect((await client.post('/api/cart/items', { product_id: id, variant_id: 999_999 })).status).toBe(422);
    const right = await client.post('/api/cart/items', { product_id: id, variant_id: variants[0].id, quantity: 2 });
    expect(right.body.data.items).toMatchObject([
      { variant_id: variants[0].id, price: 7.5, product: { attributes: { color: 'red' }, sku: 'SOCK-R' } },
    ]);
    expect((await client.post('/api/cart/items', { product_id: id, variant_id: variants[0].id })).body.available).toBe(
      2,
    );
  });

  test('a line beyond a hundred is 409 in a full cart, while a larger quantity of an existing line is accepted', async () => {
    const client = shop.client();
    await shop.db.query(
      `INSERT INTO product (name, alias, price_regular, in_stock) SELECT 'P' || n, 'many-' || n, 100, 5
        FROM generate_series(1, 101) n`,
    );
    const ids = (
      await shop.db.query<{ id: number }>("SELECT id FROM product WHERE alias LIKE 'many-%' ORDER BY id")
    ).map(({ id }) => id);
    for (const id of ids.slice(0, 100)) expect((await add(client, 1, id)).status).toBe(200);
    const full = await add(client, 1, ids[100]);
    expect([full.status, full.body.code]).toEqual([409, 'cart_full']);
    expect((await add(client, 1, ids[0])).status).toBe(200);
  });
});

describe('products that change while they are in a cart', () => {
  test('the cart uses a changed price, and reports the change until the product is added again', async () => {
    const id = await makeProduct(admin, { in_stock: 10, price_regular: 20 });
    const client = shop.client();
    await add(client, 1, id);
    await admin.put(`/api/products/${id}`, { price_regular: 25 });
    const { body } = await client.get('/api/cart');
    expect(body.data).toMatchObject({ total: 25, items: [{ price: 25, price_changed: { from: 20, to: 25 } }] });
    expect(body.data.items[0].message).toContain('€25.00');
    expect((await add(client, 1, id)).body.data.items[0].price_changed).toBeNull();
  });

  test('a cart line that is no longer for sale gives the reason, and its price is not part of the subtotal', async () => {
    const [hidden, scarce, deleted] = [
      await makeProduct(admin, { in_stock: 5 }),
      await makeProduct(admin, { in_stock: 5 }),
      await makeProduct(admin, { in_stock: 5 }),
    ];
    const client = shop.client();
    await add(client, 1);
    for (const id of [hidden, scarce, deleted]) await add(client, 4, id);
    await admin.put(`/api/products/${hidden}`, { published: 0 });
    await admin.put(`/api/products/${scarce}`, { in_stock: 3 });
    await admin.delete(`/api/products/${deleted}`);
    const { body } = await client.get('/api/cart');
    const reasons = Object.fromEntries(
      body.data.items.map((item: { product_id: number; unavailable: string | null }) => [
        item.product_id,
        item.unavailable,
      ]),
    );
    expect(reasons).toEqual({
      [product]: null,
      [hidden]: 'unpublished',
      [scarce]: 'insufficient_stock',
      [deleted]: 'unknown',
    });
    expect(body.data).toMatchObject({ subtotal: 9.99, total: 9.99 });
    expect(body.data.items.find((item: { product_id: number }) => item.product_id === scarce).message).toContain('3');
    await admin.put(`/api/products/${scarce}`, { in_stock: 0 });
    expect(
      (await client.get('/api/cart')).body.data.items.find((item: { product_id: number }) => item.product_id === scarce)
        .unavailable,
    ).toBe('sold_out');
  });
});

test('adding to the cart again with the same Idempotency-Key has no effect', async () => {
  const client = shop.client();
  await client.get('/api/cart');
  const send = () =>
    client.post('/api/cart/items', { product_id: product, quantity: 2 }, { 'idempotency-key': 'add-once' });
  await send();
  expect((await send()).headers.get('idempotent-replayed')).toBe('true');
  expect((await client.get('/api/cart')).body.data.count).toBe(2);
});
