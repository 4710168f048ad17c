import type { PoolClient } from 'pg';
import { startTestShop, type Client, type TestShop } from '#testing';
import { buyer, makeProduct, orderBody } from '../fixtures/orders.js';
import { sqlErrors } from '../fixtures/sql-errors.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let errors: string[];

beforeAll(async () => {
  shop = await startTestShop({ env: { WORKER: 'off' } });
  admin = await shop.admin();
  errors = sqlErrors(shop.db.pool);
});
afterAll(() => shop?.close());

interface Placed {
  readonly id: number;
  readonly customer_id: number;
}

const product = (): Promise<number> => makeProduct(admin, { in_stock: 10, price_regular: 10 });

async function orderOfGuest(email: string): Promise<Placed> {
  const body = orderBody(await product(), { customer: { ...buyer, email } });
  const answer = await shop.client().post('/api/orders', body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data as Placed;
}

const placeFor = (customerId: number, productId: number) =>
  admin.post('/api/orders', orderBody(productId, { customer: undefined, customer_id: customerId }));
const merge = (kept: number, merged: number) =>
  admin.post(`/api/admin/customers/${kept}/merge`, { customer_id: merged });
const erase = (id: number) => admin.post(`/api/customers/${id}/erase`);
const ownersOf = (ids: readonly number[]) =>
  shop.db.query('SELECT DISTINCT customer_id FROM shop_order WHERE id = ANY ($1::int[])', [ids]);

/** Runs `work` in a new transaction, which is rolled back unless `work` commits it. */
async function withTransaction(work: (other: PoolClient) => Promise<void>): Promise<void> {
  const other = await shop.db.pool.connect();
  try {
    await other.query('BEGIN');
    await work(other);
    expect(errors).not.toContain('40P01');
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
}

/** Waits until so many requests wait for locks. */
const untilWaiting = (requests: number) =>
  until(
    () => shop.db.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"),
    (rows) => rows.length >= requests,
  );

test('the merge of a guest waits for an order that is being placed for the guest, and moves it', async () => {
  const [kept, merged] = [await orderOfGuest('kept1@example.com'), await orderOfGuest('merged1@example.com')];
  const bought = await product();
  await withTransaction(async (other) => {
    await other.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [bought]);
    const placing = placeFor(merged.customer_id, bought);
    await untilWaiting(1);
    const merging = merge(kept.customer_id, merged.customer_id);
    await untilWaiting(2);
    await other.query('COMMIT');
    const placed = await placing;
    expect([placed.status, (await merging).status]).toEqual([201, 200]);
    expect(await ownersOf([merged.id, placed.body.data.id])).toEqual([{ customer_id: kept.customer_id }]);
  });
});

test('an order for a guest who is being merged waits, and is refused as one for an unknown customer', async () => {
  const [kept, merged] = [await orderOfGuest('kept2@example.com'), await orderOfGuest('merged2@example.com')];
  const bought = await product();
  await withTransaction(async (other) => {
    await other.query('SELECT FROM shop_order WHERE id = $1 FOR UPDATE', [merged.id]);
    const merging = merge(kept.customer_id, merged.customer_id);
    await untilWaiting(1);
    const placing = placeFor(merged.customer_id, bought);
    await untilWaiting(2);
    await other.query('COMMIT');
    const { status, body } = await placing;
    expect([(await merging).status, status, Object.keys(body.errors)]).toEqual([200, 422, ['customer_id']]);
    expect(await shop.db.query('SELECT FROM shop_order WHERE customer_id = $1', [merged.customer_id])).toEqual([]);
  });
});

test('the erasure of a customer does not deadlock with an order that the customer places from the cart', async () => {
  const password = 'correct horse battery';
  const client = shop.client({ cookies: true });
  const email = 'erased@example.com';
  await client.csrf();
  await client.post('/api/auth/register', { email, password, first_name: 'Iryna', last_name: 'Melnyk' });
  await client.login(email, password);
  const { id } = (await admin.get(`/api/customers?q=${email}&registered=1`)).body.data.items[0];
  const bought = await product();
  expect((await client.post('/api/cart/items', { product_id: bought, quantity: 1 })).status).toBe(200);
  await withTransaction(async (other) => {
    await other.query('SELECT FROM cart WHERE holder = $1 FOR UPDATE', [`c:${id}`]);
    const placing = client.post('/api/orders', orderBody(bought, { items: undefined }));
    await untilWaiting(1);
    const erasing = erase(id);
    await untilWaiting(2);
    await other.query('COMMIT');
    expect([(await placing).status, (await erasing).status]).toEqual([201, 200]);
  });
});

test.each([
  ['merge', (id: number, kept: number) => merge(kept, id)],
  ['erasure', (id: number) => erase(id)],
])('the %s of a customer does not deadlock with a request that updates an order twice', async (name, send) => {
  const kept = await orderOfGuest(`kept-${name}@example.com`);
  const { id, customer_id: customer } = await orderOfGuest(`changed-${name}@example.com`);
  expect((await admin.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
  await withTransaction(async (other) => {
    const update = () => other.query('UPDATE shop_order SET updated_at = now() WHERE id = $1', [id]);
    await update();
    const sent = send(customer, kept.customer_id);
    await untilWaiting(1);
    // PostgreSQL checks the foreign key again and locks the customer, because this is the second update.
    await update();
    await other.query('COMMIT');
    expect((await sent).status).toBe(200);
  });
});
