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

/** PostgreSQL is killed under a shop that has answers in its memory, stays away, and comes back. */
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
    // its keeper first, which would start it again
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

  test('lives, and is not ready', async () => {
    expect((await shop.client().get('/health/live')).status).toBe(200);
    const { status, body } = await shop.client().get('/health/ready');
    expect([status, body.checks.database]).toEqual([503, 'away']);
  });

  const calls: Array<[string, () => Promise<Answered>]> = [
    ['a product that was in memory', () => shop.client().get(`/api/products/${product}`)],
    ['a list that was in memory', () => shop.client().get('/api/products')],
    ['the payment methods', () => shop.client().get('/api/checkout/payments')],
    ['the cart', () => shop.client().get('/api/cart')],
    ['adding to the cart', () => shop.client().post('/api/cart/items', { product_id: product, quantity: 1 })],
    ['an order', () => place(shop.client(), product)],
    ['an order with a key', () => place(shop.client(), product, {}, { 'idempotency-key': 'while-away' })],
    ['a login', () => shop.client().post('/api/auth/login', { email: 'olena@example.com', password: PASSWORD })],
    ['who is logged in', () => customer.get('/api/auth/me')],
    ['a call with a token', () => admin.get('/api/orders')],
    ['a page for people', () => shop.client().get('/checkout')],
  ];

  test.each(calls)('answers %s with 503, when to come again, and nothing of the inside', async (_, call) => {
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
  });

  test('answers hundreds at once with 503 too, and stays alive', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => place(shop.client(), product)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await shop.client().get('/health/live')).status).toBe(200);
  });

  test('heals by itself: ready, orders, memory, sessions, mails', async () => {
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

  test('has lost no order, no unit of stock and no mail of before', async () => {
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
