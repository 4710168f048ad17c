import { startTestShop, type TestShop } from '#testing';
import { Retention } from '../../src/privacy/index.js';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.js';
import type { Clock } from '#kernel';

const DAY = 24 * 60 * 60 * 1000;

describe('the nightly housekeeping of accounts', () => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z');
  const clock: Clock = { now: () => now };

  beforeAll(async () => {
    shop = await startTestShop({ clock });
  });
  afterAll(() => shop.close());

  const count = async (table: string): Promise<number> => (await shop.db.query(`SELECT FROM ${table}`)).length;

  test('housekeeping continues after a rule that fails, and reports its name', async () => {
    const housekeeping = shop.app.get(Housekeeping);
    const deleteBatch = () => Promise.reject(new Error('planted'));
    housekeeping.register({ name: 'planted_failure', retentionMs: 0, deleteBatch });
    housekeeping.register({ name: 'planted_later', retentionMs: 0, deleteBatch: () => Promise.resolve(7) });
    const { failed, ...deleted } = await housekeeping.deleteExpired();
    expect([failed, deleted]).toEqual([['planted_failure'], expect.objectContaining({ planted_later: 7 })]);
    shop.app.get(Retention, { strict: false }).register('planted_step', deleteBatch);
    expect(await shop.app.get(ScheduledJobs, { strict: false }).run('housekeeping')).toMatchObject({
      failed: ['planted_step', 'planted_failure'],
      planted_later: 7,
      mails: 0,
    });
  });

  test('housekeeping deletes expired rows and nothing else', async () => {
    const admin = await shop.admin();
    const { body } = await admin.post('/api/products', { name: 'Green tea', price_regular: 8.5, in_stock: 5 });
    await admin.post('/api/auth/tokens', { name: 'x', scopes: ['admin'] }, { 'idempotency-key': 'one' });
    const guest = shop.client({ cookies: true });
    await guest.csrf();
    await guest.post('/api/wishlist', { product_id: body.data.id }, { 'x-cart-token': 'a'.repeat(32) });
    await shop.client().post('/api/wishlist', { product_id: body.data.id });
    await shop.client().post('/api/auth/login', { email: 'a@example.com', password: 'wrong wrong' });
    const tables = ['session', 'idempotency_key', 'wishlist_item', 'rate_counter'];
    await shop.app.get(Housekeeping).deleteExpired();
    for (const table of tables) expect([table, await count(table)]).not.toEqual([table, 0]);
    now = new Date(now.getTime() + 91 * DAY);
    await shop.app.get(Housekeeping).deleteExpired();
    for (const table of tables) expect([table, await count(table)]).toEqual([table, 0]);
  });

  test('housekeeping deletes more rows than one batch contains', async () => {
    await shop.db.query(
      `INSERT INTO rate_counter (bucket, hits, resets_at)
      SELECT 'write:' || n, 1, $1::timestamptz - interval '1 hour' FROM generate_series(1, 12000) AS n`,
      [now],
    );
    await shop.app.get(Housekeeping).deleteExpired();
    expect(await count('rate_counter')).toBe(0);
  });

  test('housekeeping deletes second factors that were not confirmed within a day, and no confirmed ones', async () => {
    const accounts = await shop.db.query<{ id: number; email: string }>(
      `INSERT INTO app_user (email, password_hash, role)
       SELECT name || '@example.com', 'x', 'support' FROM unnest(ARRAY['left', 'begun', 'confirmed']) AS name
       RETURNING id, email`,
    );
    const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 60 * 60 * 1000);
    const begun = { left: 25, begun: 23, confirmed: 25 };
    for (const { id, email } of accounts) {
      const name = email.split('@')[0] as keyof typeof begun;
      await shop.db.query(
        'INSERT INTO second_factor (user_id, secret, begun_at, confirmed_at) VALUES ($1, $2, $3, $4)',
        [id, 'x', hoursAgo(begun[name]), name === 'confirmed' ? hoursAgo(24) : null],
      );
    }
    expect(await shop.app.get(Housekeeping).deleteExpired()).toMatchObject({ second_factor: 1 });
    const kept = 'SELECT u.email FROM second_factor f JOIN app_user u ON u.id = f.user_id ORDER BY 1';
    expect(await shop.db.query(kept)).toEqual([{ email: 'begun@example.com' }, { email: 'confirmed@example.com' }]);
  });
});
