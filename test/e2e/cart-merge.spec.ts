import { addDays } from '#kernel';
import { startTestShop, type Client, type TestShop } from '#testing';
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

test("login adds the guest's cart to the customer's, as far as the stock goes", async () => {
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

test('a line that both carts have is added up to the stock there is at login, and is never less than 1', async () => {
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

test('merging twice, or with nothing, changes nothing', async () => {
  const merge = shop.app.get(MergeCarts);
  await shop.db.query("INSERT INTO cart (holder) VALUES ('g:once')");
  await shop.db.query(
    `INSERT INTO cart_item (cart_id, product_id, quantity, price_seen) SELECT id, $1, 2, 1000 FROM cart
      WHERE holder = 'g:once'`,
    [a],
  );
  for (const guest of ['g:once', 'g:once', 'g:nobody']) await shop.db.transaction((tx) => merge.run(tx, guest, 'c:77'));
  expect((await shop.app.get(CartFacade).peek('c:77'))?.lines).toMatchObject([{ productId: a, quantity: 2 }]);
  expect(await shop.app.get(CartFacade).peek('g:once')).toBeNull();
});

test("lines beyond a hundred are dropped, the customer's own stay", async () => {
  await shop.db.query(
    `INSERT INTO product (name, alias, price_regular, in_stock) SELECT 'P' || n, 'lot-' || n, 100, 5
      FROM generate_series(1, 150) n`,
  );
  await shop.db.query("INSERT INTO cart (holder) VALUES ('g:lot'), ('c:88')");
  const fill = (holder: string, from: number, to: number) =>
    shop.db.query(
      `INSERT INTO cart_item (cart_id, product_id, quantity, price_seen)
     SELECT c.id, p.id, 1, 100 FROM cart c, product p, generate_series($2::int, $3::int) n WHERE c.holder = $1
       AND p.alias = 'lot-' || n ORDER BY n`,
      [holder, from, to],
    );
  await fill('c:88', 1, 60);
  await fill('g:lot', 51, 150);
  await shop.db.transaction((tx) => shop.app.get(MergeCarts).run(tx, 'g:lot', 'c:88'));
  const cart = await shop.app.get(CartFacade).peek('c:88');
  expect(cart?.lines).toHaveLength(100);
  expect(cart?.lines.filter(({ quantity }) => quantity === 2)).toHaveLength(10);
});

test("guests' carts are forgotten after 60 days, customers' and fresh ones are kept", async () => {
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
