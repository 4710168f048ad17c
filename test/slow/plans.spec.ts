import { startTestShop, type TestShop } from '#testing';
import { stopAutovacuum } from './vacuum.js';

interface Plans {
  name: string;
  kept: number;
  custom: number;
}

/**
 * PostgreSQL plans a prepared statement at each of its first five executions, and then decides whether to keep one
 * plan. A statement that is planned at every execution costs several times as much.
 */
describe('query plans of a sale', () => {
  let shop: TestShop;
  const products: number[] = [];

  beforeAll(async () => {
    shop = await startTestShop({ env: { DATABASE_POOL: '2', WORKER: 'off' } });
    const admin = await shop.admin();
    for (let n = 1; n <= 3; n++) {
      const made = await admin.post('/api/products', { name: `Plan ${n}`, price_regular: 10, in_stock: 1000 });
      products.push((made.body as { data: { id: number } }).data.id);
    }
    await stopAutovacuum(shop);
    await shop.db.query('ANALYZE');
  });
  afterAll(() => shop?.close());

  const address = { name: 'Ada', address: 'Street 1', city: 'Kyiv', zip: '01001', country: 'UA' };
  const order = (items?: number[]): object => ({
    ...(items && { items: items.map((id) => ({ product_id: id, quantity: 1 })) }),
    customer: { email: 'ada@example.com', first_name: 'Ada' },
    shipping_address: address,
    payment_method: 'cash',
  });

  /** The prepared statements of both connections. */
  async function plans(): Promise<Plans[]> {
    const read = (): Promise<Plans[]> =>
      shop.db.transaction(async (tx) => {
        await tx.query('SELECT pg_sleep(0.2)');
        return tx.query<Plans>(
          'SELECT name, generic_plans::int AS kept, custom_plans::int AS custom FROM pg_prepared_statements',
        );
      });
    return (await Promise.all([read(), read()])).flat();
  }

  it('PostgreSQL keeps the plans of all statements from cart to order', async () => {
    for (let time = 0; time < 15; time++) {
      const buyer = shop.client();
      for (const id of products)
        expect(await buyer.post('/api/cart/items', { product_id: id, quantity: 1 })).toMatchObject({ status: 200 });
      expect(await buyer.get('/api/cart')).toMatchObject({ status: 200 });
      const made = await buyer.post('/api/orders', order());
      expect(made).toMatchObject({ status: 201 });
      expect(await buyer.get(`/api/orders/${(made.body as { data: { id: number } }).data.id}`)).toMatchObject({
        status: 200,
      });
      expect(await shop.client().post('/api/orders', order(products.slice(0, 1)))).toMatchObject({ status: 201 });
      expect(await shop.client().post('/api/orders', order(products))).toMatchObject({ status: 201 });
    }
    const hot = (await plans()).filter(({ kept, custom }) => kept + custom >= 9);
    expect(hot.length).toBeGreaterThan(5);
    expect(hot.filter(({ kept }) => kept === 0)).toEqual([]);
  });
});
