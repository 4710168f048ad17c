import { startTestShop, type Client, type TestShop } from '#testing';

const PASSWORD = 'a quiet harbour at dawn';

describe('wishlist, comparison and customers in the API', () => {
  let shop: TestShop;
  let admin: Client;
  const products: number[] = [];

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    for (const name of ['Green tea', 'Black tea', 'Hidden tea']) {
      const { body } = await admin.post('/api/products', {
        name,
        price_regular: 8.5,
        in_stock: 5,
        published: name === 'Hidden tea' ? 0 : 1,
      });
      products.push(body.data.id);
    }
  });
  afterAll(() => shop.close());

  const ids = async (client: Client, path: string): Promise<number[]> =>
    (await client.get(path)).body.data.items.map((item: { product_id: number }) => item.product_id);

  test('POST /api/wishlist adds a product or removes it if it is in the wishlist, and reports which', async () => {
    const guest = shop.client();
    const added = await guest.post('/api/wishlist', { product_id: products[0] });
    expect(added.status).toBe(200);
    expect(added.body.data).toEqual({ event: 'add', product_id: products[0], count: 1 });
    const shown = await guest.get('/api/wishlist');
    expect(shown.body.data.items[0]).toMatchObject({
      product_id: products[0],
      product: { id: products[0], name: 'Green tea', price: 8.5 },
    });
    expect((await guest.post('/api/wishlist', { product_id: products[0] })).body.data).toMatchObject({
      event: 'remove',
      count: 0,
    });
    expect(await ids(guest, '/api/wishlist')).toEqual([]);
  });

  test('DELETE /api/wishlist/{product_id} removes a product, and succeeds if it is not in the wishlist', async () => {
    const guest = shop.client();
    await guest.post('/api/wishlist', { product_id: products[1] });
    expect((await guest.delete(`/api/wishlist/${products[1]}`)).body.data).toMatchObject({ event: 'remove', count: 0 });
    expect((await guest.delete(`/api/wishlist/${products[1]}`)).status).toBe(200);
  });

  test('POST /api/compare adds a product, and adding it again has no effect', async () => {
    const guest = shop.client();
    await guest.post('/api/compare', { product_id: products[0] });
    expect((await guest.post('/api/compare', { product_id: products[0] })).body.data).toMatchObject({
      event: 'add',
      count: 1,
    });
    expect(await ids(guest, '/api/compare')).toEqual([products[0]]);
    expect((await guest.delete(`/api/compare/${products[0]}`)).body.data.count).toBe(0);
  });

  test('the wishlist and comparison reject unknown and hidden products with 404, and a missing product id with 422', async () => {
    for (const product_id of [products[2], 999_999]) {
      expect((await shop.client().post('/api/wishlist', { product_id })).status).toBe(404);
    }
    expect((await shop.client().post('/api/compare', {})).body.errors.product_id).toBeDefined();
  });

  test('a caller never sees the wishlist or comparison of another caller', async () => {
    const one = shop.client();
    await one.post('/api/wishlist', { product_id: products[0] });
    expect(await ids(shop.client(), '/api/wishlist')).toEqual([]);
  });

  test.each([
    ['a session', async () => shop.client({ cookies: true })],
    ['an X-Cart-Token', async () => shop.client()],
  ])('products that a guest adds with %s belong to the customer after login', async (kind, make) => {
    const email = `${kind.replaceAll(' ', '-')}@example.com`;
    await shop.client().post('/api/auth/register', { email, password: PASSWORD, first_name: 'A', last_name: 'B' });
    const guest = await make();
    if (kind === 'a session') await guest.csrf();
    await guest.post('/api/wishlist', { product_id: products[0] });
    await guest.post('/api/compare', { product_id: products[1] });
    const headers = guest.cartToken ? { 'x-cart-token': guest.cartToken } : undefined;
    const browser = kind === 'a session' ? guest : shop.client({ cookies: true });
    const login = await browser.post('/api/auth/login', { email, password: PASSWORD }, headers);
    expect(login.status).toBe(200);
    expect(await ids(browser, '/api/wishlist')).toEqual([products[0]]);
    expect(await ids(browser, '/api/compare')).toEqual([products[1]]);
    if (headers) expect((await shop.client().get('/api/wishlist', headers)).body.data.items).toEqual([]);
  });

  test('only administrators can list, find and read customers', async () => {
    await shop
      .client()
      .post('/api/auth/register', {
        email: 'petro@example.com',
        password: PASSWORD,
        first_name: 'Петро',
        last_name: 'Шевченко',
      });
    const found = await admin.get(`/api/customers?q=${encodeURIComponent('шевч')}`);
    expect(found.body.meta.total).toBe(1);
    const [customer] = found.body.data.items;
    expect(customer).toMatchObject({ first_name: 'Петро', email: 'petro@example.com', user_id: expect.any(Number) });
    expect((await admin.get(`/api/customers/${customer.id}`)).body.data).toMatchObject(customer);
    expect((await admin.get('/api/customers/999999')).status).toBe(404);
    expect((await shop.client().get('/api/customers')).status).toBe(401);
    expect((await (await shop.integration('orders:read')).get('/api/customers')).status).toBe(403);
    const session = shop.client({ cookies: true });
    await session.login('petro@example.com', PASSWORD);
    expect((await session.get('/api/customers')).status).toBe(403);
  });
});
