import { performance } from 'node:perf_hooks';
import { Client as Connection } from 'pg';
import { startTestShop, type Client, type TestShop } from '#testing';
import { seedBulk } from '../../src/demo/seed/bulk/seed-bulk.js';
import { seedOrders } from '../../src/demo/seed/bulk/seed-orders.js';
import { MONEY_TO_VERIFY, SALES_BY_DAY, WORK } from '../../src/order/data/figures.sql.js';
import { ReadDashboard } from '../../src/admin/dashboard/read-dashboard.js';

const ORDERS = 100_000;
const LIMIT_MS = 150;
const quiet = (): void => undefined;

describe('The dashboard of a shop with 100,000 orders', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off', SHOP_TIMEZONE: 'Europe/Kyiv' } });
    admin = await shop.admin();
    await seedBulk(shop.databaseUrl, 'EUR', 10_000, quiet);
    await seedOrders(shop.databaseUrl, 'EUR', ORDERS, quiet);
    // the busiest shop there may be: all of them of these three months
    const connection = new Connection({ connectionString: shop.databaseUrl });
    await connection.connect();
    await connection.query(`UPDATE shop_order SET created_at = now() - (id % 90) * interval '1 day'`);
    await connection.query('VACUUM ANALYZE shop_order');
    await connection.end();
  }, 240_000);
  afterAll(() => shop?.close());

  it('sums and counts from indexes alone', async () => {
    for (const [{ text }, values] of [[MONEY_TO_VERIFY, []], [WORK, []], [SALES_BY_DAY, [90, 'Europe/Kyiv', 'EUR']]] as const) {
      const rows = await shop.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (process.env['TELL']) process.stdout.write(`${plan}\n\n`);
      // one row is enough to know that there is one
      expect(plan).not.toMatch(/Seq Scan on shop_order .*actual time=\S+ rows=(?!1\.00)/);
      expect(plan).toContain('Index Only Scan');
    }
  });

  it(`is there in less than ${LIMIT_MS} ms, for any number of days`, async () => {
    const dashboard = shop.app.get(ReadDashboard) as unknown as { kept: { kept: Map<string, unknown> } };
    // the best of five: what else the machine does is not the question
    const best = new Map<number, number>();
    for (const days of Array.from({ length: 5 }, () => [7, 30, 90]).flat()) {
      dashboard.kept.kept.clear();
      const started = performance.now();
      expect((await admin.get(`/api/admin/dashboard?days=${days}`)).status).toBe(200);
      const took = Math.round(performance.now() - started);
      if (process.env['TELL']) process.stdout.write(`${took} ms, ${days} days\n`);
      best.set(days, Math.min(took, best.get(days) ?? took));
    }
    expect(Math.max(...best.values())).toBeLessThan(LIMIT_MS);
  });

  it('leads to a list of payments to verify that is as quick', async () => {
    for (const query of ['', 'q=149.90', 'q=%D1%82%D0%BA%D0%B0%D1%87', 'overdue=1', 'page=3']) {
      const started = performance.now();
      expect((await admin.get(`/api/admin/payments/to-verify?${query}`)).status).toBe(200);
      const took = Math.round(performance.now() - started);
      if (process.env['TELL']) process.stdout.write(`${took} ms, ${query}\n`);
      expect(took).toBeLessThan(400);
    }
  });
});
