import {
  createTestDatabase,
  startTestShop,
  type Answered,
  type Client,
  type TestDatabase,
  type TestShop,
} from '#testing';
import { CuttableDatabase } from '../../fixtures/cuttable-database.js';
import { makeProduct, place, stockOf } from '../../fixtures/orders.js';
import { until } from './until.js';

const PASSWORD = 'a quiet harbour at dawn';
const EMAIL = 'olena@example.com';
/** Limit for an answer; a call that waits for the timeout of TCP takes a quarter of an hour. */
const NEVER_MS = 60_000;

/** A firewall drops all packets between shop and database, so that time limits of PostgreSQL have no effect. */
describe('a shop whose packets to the database are dropped', () => {
  let database: TestDatabase;
  let way: CuttableDatabase;
  let shop: TestShop;
  let admin: Client;
  let customer: Client;
  let product: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    way = new CuttableDatabase(database.url);
    shop = await startTestShop({ databaseUrl: await way.url() });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000 });
    await shop
      .client()
      .post('/api/auth/register', { email: EMAIL, password: PASSWORD, first_name: 'Olena', last_name: 'Koval' });
    customer = shop.client({ cookies: true });
    await customer.login(EMAIL, PASSWORD);
    await Promise.all(Array.from({ length: 8 }, () => place(shop.client(), product)));
  });

  afterAll(async () => {
    await shop?.close();
    await way?.disconnect();
    await database?.drop();
  });

  let n = 0;
  const calls: Array<[string, () => Promise<Answered>]> = [
    ['a search', () => shop.client().get(`/api/products?q=nothing${++n}`)],
    ['a page of products', () => shop.client().get(`/search?q=nothing${++n}`)],
    ['the checkout', () => shop.client().get('/checkout')],
    ['adding to the cart', () => shop.client().post('/api/cart/items', { product_id: product, quantity: 1 })],
    ['an order', () => place(shop.client(), product)],
    ['an order with a key', () => place(shop.client(), product, {}, { 'idempotency-key': `swallowed-${++n}` })],
    ['an order of a customer', () => place(customer, product)],
    ['a login', () => shop.client().post('/api/auth/login', { email: EMAIL, password: PASSWORD })],
    ['who is logged in', () => customer.get('/api/auth/me')],
    ['a list of orders', () => admin.get('/api/orders')],
    ['a list of customers', () => admin.get('/api/customers')],
    ['saving a product', () => admin.put(`/api/products/${product}`, { name: 'Swallowed' })],
  ];

  async function timed([name, call]: (typeof calls)[number]): Promise<{
    name: string;
    status: number;
    retry: boolean;
    ms: number;
  }> {
    const since = Date.now();
    const { status, headers } = await call();
    return { name, status, retry: Number(headers.get('retry-after')) > 0, ms: Date.now() - since };
  }

  const hopeful = (answers: Array<{ status: number; retry: boolean; ms: number }>) =>
    answers.filter(({ status, retry, ms }) => status !== 503 || !retry || ms > NEVER_MS);

  test('when packets to the database are dropped, requests in progress get 503 with Retry-After long before TCP times out', async () => {
    const running = calls.map(timed);
    way.swallow();
    const later = new Promise<typeof answers>((resolve) =>
      setTimeout(() => resolve(Promise.all(calls.map(timed))), 4_000),
    );
    const answers = await Promise.all(running);
    expect(hopeful(answers.filter(({ status }) => ![200, 201].includes(status)))).toEqual([]);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(6);
    expect((await shop.client().get('/health/live')).status).toBe(200);
    expect(hopeful(await later)).toEqual([]);
  });

  test('the shop recovers without a restart when packets to the database are no longer dropped', async () => {
    await way.stopSwallowing();
    await until(
      () => shop.client().get('/health/ready'),
      ({ status }) => status === 200,
    );
    for (const [, call] of calls) await until(call, ({ status }) => status === 200 || status === 201);
    const [row] = await shop.db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM order_item WHERE product_id = $1',
      [product],
    );
    expect(await stockOf(admin, product)).toBe(1000 - row!.n);
  });
});

test('a transaction that PostgreSQL ends because it was idle is a 503 for its caller, and its connection is not reused', async () => {
  const shop = await startTestShop();
  try {
    const failed = shop.db.transaction(async (tx) => {
      await tx.query("SET LOCAL idle_in_transaction_session_timeout = '100ms'");
      await new Promise((resolve) => setTimeout(resolve, 400));
      await tx.query('SELECT 1');
    });
    const { isDatabaseUnavailable } = await import('../../../src/platform/database/pg-errors.js');
    await failed.then(
      () => expect('it').toBe('refused'),
      (error: unknown) => expect(isDatabaseUnavailable(error)).toBe(true),
    );
    expect(
      isDatabaseUnavailable(
        Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
      ),
    ).toBe(true);
    expect(await shop.db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await shop.close();
  }
});
