import { creditorReference } from '#kernel';
import { startTestShop, type Client, type TestShop } from '#testing';
import { checkoutForm, makeProduct, offerBankInvoice, orderBody, place, stockOf } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

/** Runs the tasks with at most `width` at a time; returns their outcomes in order. */
async function atMost<T>(width: number, works: ReadonlyArray<() => Promise<T>>): Promise<T[]> {
  const outcomes: T[] = [];
  const waiting = works.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [at, work] of waiting) outcomes[at] = await work();
    }),
  );
  return outcomes;
}

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin);
});
afterAll(() => shop.close());

const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await shop.db.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values))[0]!.n);

test('a thousand orders of a product with a hundred items, 250 at a time, give a hundred orders and 900 stock errors', async () => {
  const product = await makeProduct(admin, { in_stock: 100 });
  const client = shop.client();
  const answers = await atMost(
    250,
    Array.from(
      { length: 1000 },
      (_, n) => () => place(client, product, { customer: { email: `buyer${n}@example.com` } }, { 'x-cart-token': '' }),
    ),
  );
  const statuses = answers.map(({ status, body }) => `${status} ${body.code ?? 'ok'}`);
  expect(statuses.filter((text) => text === '201 ok')).toHaveLength(100);
  expect(statuses.filter((text) => text === '409 insufficient_stock')).toHaveLength(900);
  expect(await stockOf(admin, product)).toBe(0);
  expect(await count('order_item WHERE product_id = $1', [product])).toBe(100);
  expect(await count('stock_movement WHERE product_id = $1 AND order_id IS NOT NULL', [product])).toBe(100);
});

test.each([
  ['without an Idempotency-Key', false],
  ['with an Idempotency-Key', true],
])('fifty concurrent checkouts of one cart %s create one order and one email', async (_, keyed) => {
  const product = await makeProduct(admin, { in_stock: 100 });
  const client = shop.client();
  await client.post('/api/cart/items', { product_id: product, quantity: 2 });
  const headers: Record<string, string> = keyed ? { 'idempotency-key': 'the-one-checkout' } : {};
  const email = `one-${keyed}@example.com`;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.post('/checkout/process', { ...checkoutForm, email }, headers)),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThanOrEqual(1);
  expect(new Set(made.map(({ body }) => body.order.id)).size).toBe(1);
  const others = answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.code}`);
  expect(others.every((text) => ['409 cart_empty', '409 idempotency_in_progress'].includes(text))).toBe(true);
  expect(await stockOf(admin, product)).toBe(98);
  expect(await count('shop_order WHERE email = $1', [email])).toBe(1);
  await until(
    () => count('mail WHERE recipient = $1', [email]),
    (mails) => mails > 0,
  );
  expect(await count('mail WHERE recipient = $1', [email])).toBe(1);
});

test('concurrent orders and cancellations neither lose nor create stock', async () => {
  const [a, b] = [await makeProduct(admin, { in_stock: 40 }), await makeProduct(admin, { in_stock: 40 })];
  const buy = async (first: number, second: number): Promise<void> => {
    const { status, body } = await admin.post(
      '/api/orders',
      orderBody(first, {
        items: [
          { product_id: first, quantity: 2 },
          { product_id: second, quantity: 1 },
        ],
      }),
    );
    if (status === 201 && body.data.id % 2 === 0) await admin.post(`/api/orders/${body.data.id}/cancel`, {});
  };
  await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? buy(a, b) : buy(b, a))));
  for (const product of [a, b]) {
    const held = await shop.db.query<{ n: string }>(
      `SELECT coalesce(sum(i.quantity), 0) AS n FROM order_item i JOIN shop_order o ON o.id = i.order_id
        WHERE product_id = $1 AND o.status <> 'cancelled'`,
      [product],
    );
    expect((await stockOf(admin, product)) + Number(held[0]!.n)).toBe(40);
  }
});

test('the database computes the same ISO 11649 reference as the kernel, for numbers of any length', async () => {
  const product = await makeProduct(admin, { in_stock: 100 });
  for (const id of [9, 999_999, 1_000_000, 20_000_001]) {
    await shop.db.query(`SELECT setval('shop_order_id_seq', $1)`, [id + 1_000]);
    const { body } = await place(shop.client(), product);
    expect(body.data.reference).toBe(creditorReference(body.data.id));
  }
});
