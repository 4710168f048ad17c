import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { ReadCache } from '../../../src/platform/cache/read-cache.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../libs/embedded-postgres/index.js';
import { runMigrations } from '../../../src/platform/schema/migrate.js';
import { cachedAnswerKey } from '../../../src/platform/http/response-cache/response-cache.js';
import { makeProduct, place } from '../../fixtures/orders.js';
import { postmasterOf, startKeeper } from '../embedded/helpers.js';
import { mailFiles } from './mail-files.js';
import { until } from './until.js';

const PASSWORD = 'a quiet harbour at dawn';

/** PostgreSQL is killed while the shop has answers in its cache, stays down, and starts again. */
describe('a shop whose database is killed', () => {
  let folder: string;
  let postgres: EmbeddedPostgres | undefined;
  let shop: TestShop;
  let admin: Client;
  let customer: Client;
  let product: number;

  beforeAll(async () => {
    mkdirSync('.tmp', { recursive: true });
    folder = mkdtempSync(join('.tmp', 'away-'));
    const { keeper, url } = await startKeeper(folder);
    await runMigrations(url);
    shop = await startTestShop({ databaseUrl: url });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000 });
    customer = shop.client({ cookies: true });
    await shop
      .client()
      .post('/api/auth/register', {
        email: 'olena@example.com',
        password: PASSWORD,
        first_name: 'Olena',
        last_name: 'Koval',
      });
    await customer.login('olena@example.com', PASSWORD);
    await Promise.all([1, 2, 3, 4].map(() => place(shop.client(), product)));
    for (const path of [`/api/products/${product}`, '/api/products']) {
      await until(
        () => shop.client().get(path),
        () => shop.app.get(ReadCache).get(cachedAnswerKey('en', path)) !== undefined,
      );
    }
    // The keeper is killed first, because it would restart the database.
    keeper.kill('SIGKILL');
    await once(keeper, 'exit');
    process.kill(postmasterOf(folder), 'SIGKILL');
    await until(
      () => shop.client().get('/health/ready'),
      ({ status }) => status === 503,
    );
  });

  afterAll(async () => {
    await shop?.close();
    await postgres?.stop();
    const elsewhere = tryReadLink(join(folder, 'postgres'));
    if (elsewhere) rmSync(dirname(elsewhere), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });

  test('while the database is down, /health/live answers 200 and /health/ready 503', async () => {
    expect((await shop.client().get('/health/live')).status).toBe(200);
    const { status, body } = await shop.client().get('/health/ready');
    expect([status, body.checks.database]).toEqual([503, 'away']);
  });

  const calls: Array<[string, () => Promise<Answered>]> = [
    ['a request for a cached product', () => shop.client().get(`/api/products/${product}`)],
    ['a request for a cached list', () => shop.client().get('/api/products')],
    ['a request for the payment methods', () => shop.client().get('/api/checkout/payments')],
    ['a request for the cart', () => shop.client().get('/api/cart')],
    ['a request to add to the cart', () => shop.client().post('/api/cart/items', { product_id: product, quantity: 1 })],
    ['an order', () => place(shop.client(), product)],
    ['an order with an Idempotency-Key', () => place(shop.client(), product, {}, { 'idempotency-key': 'while-away' })],
    ['a login', () => shop.client().post('/api/auth/login', { email: 'olena@example.com', password: PASSWORD })],
    ['a request for the session', () => customer.get('/api/auth/me')],
    ['a request with a token', () => admin.get('/api/orders')],
    ['a request for a storefront page', () => shop.client().get('/checkout')],
  ];

  test.each(calls)(
    'while the database is down, %s gets 503 with Retry-After and no internal details',
    async (_, call) => {
      const { status, body, headers, text } = await call();
      expect(status).toBe(503);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).not.toMatch(/ECONN|postgres|127\.0\.0\.1:\d|stack/i);
      if (body)
        expect(body).toMatchObject({
          success: false,
          code: 'database_unavailable',
          error: body.message,
          request_id: expect.any(String),
        });
    },
  );

  test('while the database is down, 300 concurrent orders get 503, and the process continues', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => place(shop.client(), product)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await shop.client().get('/health/live')).status).toBe(200);
  });

  test('after the database is back, readiness, orders, cache, sessions and emails recover without a restart', async () => {
    postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
    await until(
      () => shop.client().get('/health/ready'),
      ({ status }) => status === 200,
    );
    const made = await until(
      () => place(shop.client(), product, { customer: { email: 'after@example.com' } }),
      ({ status }) => status === 201,
    );
    expect((await admin.get(`/api/orders/${made.body.data.id}`)).status).toBe(200);
    expect((await customer.get('/api/auth/me')).status).toBe(200);
    const cache = shop.app.get(ReadCache);
    await until(
      () => shop.client().get(`/api/products/${product}`),
      ({ status }) => status === 200 && cache.size > 0,
    );
    await admin.put(`/api/products/${product}`, { name: 'Afterwards' });
    expect((await shop.client().get(`/api/products/${product}`)).body.data.name).toBe('Afterwards');
    await until(
      () => mailFiles(shop.dataDir),
      (mails) => mails.some(({ to }) => to === 'after@example.com'),
    );
  });

  test('no order, stock change or email from before the database was killed is lost', async () => {
    const [row] = await shop.db.query<{ stock: number; orders: number }>(
      'SELECT in_stock AS stock, (SELECT count(*)::int FROM shop_order) AS orders FROM product WHERE id = $1',
      [product],
    );
    expect(row).toEqual({ stock: 995, orders: 5 });
    await until(
      () => mailFiles(shop.dataDir),
      (mails) => mails.filter(({ to }) => to === 'olena@example.com').length >= 4,
      120_000,
    );
  });
});

function tryReadLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
