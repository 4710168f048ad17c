import { addDays } from '#kernel';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { CartFacade } from '../../src/cart/index.js';
import { MergeCarts } from '../../src/cart/use-cases/merge-carts.js';
import { PruneCarts } from '../../src/cart/use-cases/prune-carts.js';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let a: number;
let b: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  [a, b] = [
    await makeProduct(admin, { in_stock: 5, price_regular: 10 }),
    await makeProduct(admin, { in_stock: 5, price_regular: 3 }),
  ];
});
afterAll(() => shop.close());

const password = 'correct horse battery';

async function registered(email: string): Promise<void> {
  const client = shop.client({ cookies: true });
  await client.csrf();
  expect(
    (await client.post('/api/auth/register', { email, password, first_name: 'Olena', last_name: 'Koval' })).status,
  ).toBe(201);
}

async function browser(): Promise<Client> {
  const client = shop.client({ cookies: true });
  await client.csrf();
  return client;
}

const quantities = async (client: Client): Promise<Record<number, number>> =>
  Object.fromEntries(
    (await client.get('/api/cart')).body.data.items.map((item: { product_id: number; quantity: number }) => [
      item.product_id,
      item.quantity,
    ]),
  );

test('a login adds the guest’s cart to the customer’s cart, up to the available stock', async () => {
  await registered('merge@example.com');
  const first = await browser();
  await first.login('merge@example.com', password);
  await first.post('/api/cart/items', { product_id: a, quantity: 4 });

  const second = await browser();
  await second.post('/api/cart/items', { product_id: a, quantity: 3 });
  await second.post('/api/cart/items', { product_id: b, quantity: 2 });
  await second.put('/api/cart/shipping', { method: 'pickup', country: 'UA' });
  await second.login('merge@example.com', password);

  expect(await quantities(second)).toEqual({ [a]: 5, [b]: 2 });
  const { body, headers } = await second.get('/api/cart');
  expect(headers.get('x-cart-token')).toBeNull();
  expect(body.data).toMatchObject({ subtotal: 56, shipping_method: 'pickup', shipping_country: 'UA' });
  expect(body.data.items[0]).toMatchObject({ unavailable: null, total: 50 });
  expect(await quantities(first)).toEqual({ [a]: 5, [b]: 2 });
});

test('a line in both carts gets the sum of both quantities at login, at least 1 and at most the stock', async () => {
  const [plenty, less, gone, hidden] = await Promise.all(
    [9, 9, 9, 9].map((in_stock) => makeProduct(admin, { in_stock })),
  );
  const { id, variants } = (
    await admin.post('/api/products', {
      name: 'Socks',
      price_regular: 8,
      variants: [
        { sku: 'M-R', attributes: { color: 'red' }, in_stock: 3 },
        { sku: 'M-G', attributes: { color: 'green' }, in_stock: 9 },
      ],
    })
  ).body.data;
  const lines = [
    ...[plenty, less, gone, hidden].map((product_id) => ({ product_id })),
    ...variants.map((variant: { id: number }) => ({ product_id: id, variant_id: variant.id })),
  ];
  const fill = async (client: Client, quantity: number) => {
    for (const line of lines) expect((await client.post('/api/cart/items', { ...line, quantity })).status).toBe(200);
  };
  await registered('clamp@example.com');
  const first = await browser();
  await first.login('clamp@example.com', password);
  await fill(first, 2);
  const second = await browser();
  await fill(second, 3);
  await admin.put(`/api/products/${less}`, { in_stock: 1 });
  await admin.put(`/api/products/${gone}`, { in_stock: 0 });
  await admin.put(`/api/products/${hidden}`, { published: 0 });
  await second.login('clamp@example.com', password);
  const { items } = (await second.get('/api/cart')).body.data;
  expect(items.map(({ quantity, unavailable }: Record<string, unknown>) => [quantity, unavailable])).toEqual([
    [5, null],
    [1, null],
    [1, 'sold_out'],
    [3, 'unpublished'],
    [3, null],
    [5, null],
  ]);
});

test('merging a guest’s cart a second time, or an empty cart, changes nothing', async () => {
  const merge = shop.app.get(MergeCarts);
  await shop.db.query("INSERT INTO cart (holder) VALUES ('g:once')");
  await shop.db.query(
    `INSERT INTO cart_item (cart_id, product_id, quantity, price_seen) SELECT id, $1, 2, 1000 FROM cart
      WHERE holder = 'g:once'`,
    [a],
  );
  for (const guest of ['g:once', 'g:once', 'g:nobody'])
    await shop.db.transaction((tx) => merge.run(tx, { guest, customer: 'c:77', language: 'en' }));
  expect((await shop.app.get(CartFacade).peek('c:77'))?.lines).toMatchObject([{ productId: a, quantity: 2 }]);
  expect(await shop.app.get(CartFacade).peek('g:once')).toBeNull();
});

describe('a guest’s cart that does not fit into the customer’s cart', () => {
  beforeAll(async () => {
    await shop.db.query(
      `INSERT INTO product (name, alias, price_regular, in_stock) SELECT 'P<' || n || '>', 'lot-' || n, 100, 5
        FROM generate_series(1, 150) n`,
    );
    await registered('full@example.com');
  });

  /** Fills the carts of a customer and of a guest with different products. */
  async function fill(guest: Client | Browser, own: [number, number], others: [number, number]): Promise<void> {
    await shop.db.query('DELETE FROM cart');
    const [{ customer }] = (await shop.db.query<{ customer: number }>(
      "SELECT c.id AS customer FROM customer c JOIN app_user u ON u.id = c.user_id WHERE u.email = 'full@example.com'",
    )) as [{ customer: number }];
    await shop.db.query("INSERT INTO cart (holder) VALUES ('c:' || $1::int)", [customer]);
    await (guest instanceof Browser
      ? guest.call('/api/cart/add', { product_id: a, quantity: 1 })
      : guest.post('/api/cart/items', { product_id: a, quantity: 1 }));
    await shop.db.query('DELETE FROM cart_item');
    for (const [holder, from, to] of [
      ['c:', ...own],
      ['g:', ...others],
    ])
      await shop.db.query(
        `INSERT INTO cart_item (cart_id, product_id, quantity, price_seen)
         SELECT c.id, p.id, 1, 100 FROM cart c, product p, generate_series($2::int, $3::int) n
         WHERE starts_with(c.holder, $1) AND p.alias = 'lot-' || n ORDER BY n`,
        [holder, from, to],
      );
  }

  test('a login keeps the customer’s lines, adds the guest’s lines until the cart is full, and returns the others', async () => {
    const client = await browser();
    await fill(client, [1, 60], [51, 150]);
    const { body } = await client.login('full@example.com', password);
    const { items } = (await client.get('/api/cart')).body.data;
    expect(items).toHaveLength(100);
    expect(items.filter(({ quantity }: { quantity: number }) => quantity === 2)).toHaveLength(10);
    expect(body.data.cart_left_out).toHaveLength(50);
    expect(body.data.cart_left_out[0]).toEqual({
      product_id: expect.any(Number) as unknown,
      variant_id: null,
      name: 'P<101>',
      quantity: 1,
    });
    expect(body.data.cart_left_out.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 50 }, (_, n) => `P<${n + 101}>`),
    );
    await client.post('/api/auth/logout', {});
  });

  test('a login returns no omitted lines if the whole guest’s cart fits', async () => {
    const client = await browser();
    await fill(client, [1, 60], [51, 100]);
    expect((await client.login('full@example.com', password)).body.data.cart_left_out).toEqual([]);
  });

  test.each([
    [101, 'P&lt;101&gt;', 'P&lt;101&gt;. Remove'],
    [120, 'P&lt;101&gt;, P&lt;102&gt;', 'P&lt;110&gt; and 10 more. Remove'],
  ])(
    'the page after a login with products 61 to %s shows the omitted lines, also after a reload, and no other page does',
    async (to, first, last) => {
      const page = new Browser(shop.url);
      await page.open('/account/login');
      await fill(page, [1, 60], [61, to]);
      const entered = await page.submit('/account/login', { email: 'full@example.com', password, next: '/cart' });
      expect(entered.location).toBe('/cart?said=cart_left_out');
      for (let time = 0; time < 2; time++) {
        const { html } = await page.open(entered.location!);
        expect(html).toContain(`were not added: ${first}`);
        expect(html).toContain(last);
      }
      expect((await page.open('/cart')).html).not.toContain('were not added');
    },
  );
});

test('carts of guests are deleted after 60 days, those of customers and newer ones are kept', async () => {
  const days = (n: number) => addDays(new Date(), -n);
  await shop.db.query("INSERT INTO cart (holder, updated_at) VALUES ('g:old', $1), ('c:99', $1), ('g:young', $2)", [
    days(61),
    days(59),
  ]);
  await shop.db.query(
    `INSERT INTO cart_item (cart_id, product_id, quantity, price_seen) SELECT id, $1, 1, 1 FROM cart
      WHERE holder = 'g:old'`,
    [a],
  );
  expect(await shop.app.get(PruneCarts).run()).toBe(1);
  const kept = await shop.db.query<{ holder: string }>(
    "SELECT holder FROM cart WHERE holder IN ('g:old', 'c:99', 'g:young') ORDER BY 1",
  );
  expect(kept.map(({ holder }) => holder)).toEqual(['c:99', 'g:young']);
});
