import pg from 'pg';
import { startTestShop, type Client, type TestShop } from '#testing';
import { until } from '../fixtures/until.js';

const REPORTS = 12;

describe('slow sales reports', () => {
  let shop: TestShop;
  let admin: Client;
  /** Connection that holds the lock. */
  let other: pg.Client;
  let watcher: pg.Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { DATABASE_POOL: '6', WORKER: 'off' } });
    admin = await shop.admin();
    [other, watcher] = [1, 2].map(() => new pg.Client({ connectionString: shop.databaseUrl })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([other.connect(), watcher.connect()]);
  });
  afterAll(async () => {
    await Promise.all([other?.end(), watcher?.end()]);
    await shop?.close();
  });

  test('concurrent slow sales reports leave database connections for buyers', async () => {
    await other.query('BEGIN');
    await other.query('LOCK TABLE order_item IN ACCESS EXCLUSIVE MODE');
    const reports = Array.from({ length: REPORTS }, () => admin.get('/api/admin/reports/sales?by=product'));
    const waiting = async (): Promise<number> =>
      (
        await watcher.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
            AND query LIKE '%JOIN order_item%'`,
        )
      ).rowCount!;
    await until(waiting, (count) => count >= 2);
    expect((await shop.client().get('/api/auth/csrf')).status).toBe(200);
    expect((await shop.client().get('/api/cart')).status).toBe(200);
    expect(await waiting()).toBe(2);
    await other.query('ROLLBACK');
    expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(Array(REPORTS).fill(200));
  });
});
