import { startTestShop, type TestShop } from '#testing';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { checkoutForm, makeProduct } from '../../fixtures/orders.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ env: { DATABASE_POOL: '4' } });
});
afterAll(() => shop.close());

const blocking = async (sql: string): Promise<() => Promise<void>> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`BEGIN; ${sql}`);
  return async () => {
    await client.query('ROLLBACK');
    await client.end();
  };
};

test('an order answered with 503 is not placed afterwards, even if each of its waits was below the limit', async () => {
  const product = await makeProduct(await shop.admin(), { in_stock: 1_000 });
  const ordered = async (): Promise<{ n: number }[]> => shop.db.query('SELECT count(*)::int AS n FROM shop_order');
  const buy = async (client = shop.client()) => {
    await client.post('/api/cart/add', { product_id: product, quantity: 1 });
    return client;
  };
  // Prepares the statements of an order on every connection, so that a batch is sent as one message.
  for (let round = 0; round < 4; round++)
    await Promise.all(
      Array.from({ length: 4 }, async (_, n) =>
        (await buy()).post('/checkout/process', { ...checkoutForm, email: `warm${round}-${n}@example.com`, phone: '' }),
      ),
    );
  const [before] = await ordered();
  const client = await buy();
  const freeCart = await blocking('SELECT FROM cart FOR UPDATE');
  const freeProduct = await blocking(`SELECT FROM product WHERE id = ${product} FOR UPDATE`);
  const answer = client.post('/checkout/process', { ...checkoutForm, email: 'late@example.com' });
  await pause(6_000);
  await freeCart();
  expect((await answer).status).toBe(503);
  await freeProduct();
  await shop.db.query(`SELECT FROM product WHERE id = $1 FOR UPDATE`, [product]);
  await pause(1_500);
  expect(await ordered()).toEqual([before]);
});
