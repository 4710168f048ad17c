import { startTestShop, type TestShop } from '#testing';
import { fill } from '../fixtures/fill.js';
import { seedBulk } from '../../src/demo/seed/bulk/seed-bulk.js';
import { seedOrders } from '../../src/demo/seed/bulk/seed-orders.js';
import { vacuum } from './vacuum.js';
import { MONEY_TO_VERIFY, SALES_BY_DAY, WORK } from '../../src/order/data/figures.sql.js';

/**
 * With this number of orders, PostgreSQL chooses the same plans as with more. `npm run bench:panel` measures the time
 * with 100,000 orders.
 */
const ORDERS = 30_000;
const quiet = (): void => undefined;

describe('the dashboard of a shop with many orders', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off', SHOP_TIMEZONE: 'Europe/Kyiv' } });
    await seedBulk(shop.databaseUrl, 'EUR', 10_000, quiet);
    await seedOrders(shop.databaseUrl, 'EUR', ORDERS, quiet);
    // The worst case: all orders are of the three months that the dashboard shows.
    await fill(shop, `UPDATE shop_order SET created_at = now() - (id % 90) * interval '1 day'`);
    await vacuum(shop, 'shop_order');
  }, 240_000);
  afterAll(() => shop?.close());

  it('the dashboard computes sums and counts from indexes alone', async () => {
    for (const [{ text }, values] of [
      [MONEY_TO_VERIFY, []],
      [WORK, []],
      [SALES_BY_DAY, [180, 'Europe/Kyiv', 'EUR']],
    ] as const) {
      const rows = await shop.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (process.env['TELL']) process.stdout.write(`${plan}\n\n`);
      // One row is allowed, because it suffices to tell whether the shop has orders.
      expect(plan).not.toMatch(/Seq Scan on shop_order .*actual time=\S+ rows=(?!1\.00)/);
      expect(plan).toContain('Index Only Scan');
    }
  });
});
