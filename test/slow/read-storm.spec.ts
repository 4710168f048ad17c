import pg from 'pg';
import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, place } from '../fixtures/orders.js';

describe('public reads under load', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop({ env: { DATABASE_POOL: '4', DATABASE_READ_POOL: '3' } });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000, attributes: [{ attribute: 'color', value: 'red' }] });
    await place(shop.client(), product);
  });
  afterAll(() => shop.close());

  test('blocked searches take no connections from orders: all orders succeed, and the searches end with 503', async () => {
    const lock = new pg.Client({ connectionString: shop.databaseUrl });
    await lock.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE product_facet IN ACCESS EXCLUSIVE MODE');
      const searches = Array.from({ length: 40 }, (_, n) => shop.client().get(`/api/products?facets=1&q=storm${n}`));
      const orders = await Promise.all(Array.from({ length: 20 }, () => place(shop.client(), product)));
      expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 201));
      for (const { status, headers, body } of await Promise.all(searches)) {
        expect([status, body.code]).toEqual([503, 'database_unavailable']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    } finally {
      await lock.end();
    }
    expect((await shop.client().get('/api/products?facets=1&q=product')).status).toBe(200);
  });

  test('connections for public reads have a statement timeout of 2 s, all others of 10 s', async () => {
    const limit = 'SELECT current_setting($1) AS value';
    expect(await shop.db.readPublic(limit, ['statement_timeout'])).toEqual([{ value: '2s' }]);
    expect(await shop.db.query(limit, ['statement_timeout'])).toEqual([{ value: '10s' }]);
  });

  test('a page of a list after more than ten thousand entries is rejected, except for administrators', async () => {
    const deep = '/api/products?per_page=100&page=102';
    const { status, body } = await shop.client().get(deep);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors.page).toEqual([
      'is out of range: at most 10000 entries can come before it; narrow the list with filters or sort it differently',
    ]);
    expect((await shop.client().get('/api/products?per_page=100&page=101')).status).toBe(200);
    expect((await admin.get(deep)).status).toBe(200);
    expect((await shop.client().get('/api/categories?per_page=100&page=102')).status).toBe(422);
    expect((await shop.client().get(`/api/products/${product}/reviews?per_page=100&page=102`)).status).toBe(422);
    expect((await shop.client().get('/search?q=product&page=401')).status).toBe(404);
  });
});

describe('the rate limit of reads', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ env: { RATE_LIMIT: '120', READ_LIMIT: '60' } });
  });
  afterAll(() => shop.close());

  test('costly searches count towards the rate limit of reads; cached answers and administrators do not', async () => {
    const guest = shop.client();
    const kept = '/api/products?per_page=7';
    while ((await guest.get(kept)).headers.get('etag') === null) await guest.get(kept);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await guest.get(`/api/products?facets=1&q=dear${n}`)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.indexOf(429)).toBeGreaterThan(3);
    const refused = await guest.get('/api/products?facets=1&q=dearest');
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let n = 0; n < 100; n++) expect((await guest.get(kept)).status).toBe(200);
    const admin = await shop.admin();
    for (let n = 0; n < 12; n++) expect((await admin.get(`/api/products?facets=1&q=dear${n}`)).status).toBe(200);
  });
});
