import { createTestDatabase, startTestShop, type TestDatabase, type TestShop } from '#testing';
import { makeProduct, place } from '../fixtures/orders.js';

const DEAD = 'postgres://shop:x@127.0.0.1:1/shop';

describe('read replicas', () => {
  let database: TestDatabase;
  let shop: TestShop | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
  });
  afterAll(() => database.drop());

  async function expectOrders(replicas: string): Promise<void> {
    shop = await startTestShop({ databaseUrl: database.url, env: { DATABASE_REPLICA_URLS: replicas } });
    const admin = await shop.admin();
    const { body } = await place(shop.client(), await makeProduct(admin));
    for (let i = 0; i < 4; i++) {
      const listed = await admin.get('/api/orders');
      expect(listed.status).toBe(200);
      expect(listed.body.data.items[0].id).toBe(body.data.id);
    }
    expect((await shop.client().get('/api/products')).body.meta.total).toBeGreaterThan(0);
  }

  test('the list of orders can be read from a replica', () => expectOrders(database.url));
  test('the list of orders is read from the primary if the replica does not answer', () => expectOrders(DEAD));
  test('the list of orders is read if one of two replicas does not answer', () =>
    expectOrders(`${DEAD},${database.url}`));

  test('a replica that failed one query, because it lags, is used for the next one', async () => {
    const replica = await createTestDatabase();
    try {
      shop = await startTestShop({ databaseUrl: database.url, env: { DATABASE_REPLICA_URLS: replica.url } });
      await shop.db.query('CREATE TABLE not_there_yet AS SELECT 1 AS n');
      expect(await shop.db.readLagging('SELECT n FROM not_there_yet')).toEqual([{ n: 1 }]);
      const [read] = await shop.db.readLagging<{ name: string }>('SELECT current_database() AS name');
      expect(replica.url.endsWith(`/${read!.name}`)).toBe(true);
    } finally {
      await shop?.close();
      shop = undefined;
      await replica.drop();
    }
  });
});
