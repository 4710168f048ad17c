import { readFile } from 'node:fs/promises';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { ensureAdministrator } from '../../src/identity/administrators/ensure-administrator.js';
import { ACCOUNT_LIMITS, LIMITS } from '../../src/platform/throttle/limits.js';
import { checkoutForm, makeProduct, orderBody } from '../fixtures/orders.js';
import type { Clock } from '#kernel';

const PASSWORD = 'a quiet harbour at dawn';
const { limit } = ACCOUNT_LIMITS.checkout;

let one: TestShop;
let two: TestShop;
let now = new Date('2026-11-21T10:00:00Z');
const clock: Clock = { now: () => now };
let made = 0;

const instance = { clock, env: { RATE_LIMIT: '10000', TRUST_PROXY: 'loopback', ADMIN_PASSWORD: PASSWORD } };

beforeAll(async () => {
  one = await startTestShop(instance);
  const secret = (await readFile(`${one.dataDir}/session-secret`, 'utf8')).trim();
  two = await startTestShop({
    ...instance,
    databaseUrl: one.databaseUrl,
    env: { ...instance.env, SESSION_SECRET: secret },
  });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(() => void (now = new Date(now.getTime() + 60 * 60_000)));

async function customer(shop: TestShop, email = `buyer${++made}@example.com`): Promise<Client> {
  await one.client().post('/api/auth/register', { email, password: PASSWORD, first_name: 'A', last_name: 'B' });
  const client = shop.client({ cookies: true });
  expect((await client.login(email, PASSWORD)).status).toBe(200);
  return client;
}

/** A payment that is rejected with 404, because the order does not exist. */
const payNothing = (client: Client, from = '192.0.2.1'): Promise<Answered> =>
  client.post('/api/checkout/pay/cash', { order_id: 999_999, payment_method: 'cash' }, { 'x-forwarded-for': from });

async function payOften(client: Client, times: number): Promise<void> {
  for (let i = 0; i < times; i++) expect((await payNothing(client)).status).toBe(404);
}

const accountsCounted = (shop: TestShop): Promise<object[]> =>
  shop.db.query("SELECT FROM rate_counter WHERE bucket LIKE 'checkout-account:%'");

describe('the limit of checkouts by account', () => {
  test('an account above the limit of checkouts gets 429 for orders and payments from any address for a minute', async () => {
    const buyer = await customer(one);
    const product = await makeProduct(await one.admin());
    const order = () => buyer.post('/api/orders', orderBody(product));
    const form = () => buyer.post('/checkout/process', { ...checkoutForm, payment_method: 'cash' });
    const codes = async () => [
      (await order()).body.code,
      (await form()).body.code,
      (await payNothing(buyer, '198.51.100.9')).body.code,
    ];
    expect((await order()).status).toBe(201);
    expect((await form()).status).not.toBe(429);
    await payOften(buyer, limit - 2);
    const refused = await payNothing(buyer);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBe(60);
    expect(await codes()).toEqual(['too_many_requests', 'too_many_requests', 'too_many_requests']);
    // The limit does not apply to the cart.
    expect((await buyer.post('/api/cart/add', { product_id: product, quantity: 1 })).status).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await order()).status).toBe(201);
  });

  test('checkouts of an account are counted across instances, and separately from other accounts', async () => {
    const here = await customer(one, 'shared@example.com');
    const there = await customer(two, 'shared@example.com');
    const neighbour = await customer(two);
    await payOften(here, limit / 2);
    await payOften(there, limit / 2);
    expect([(await payNothing(here)).status, (await payNothing(there)).status]).toEqual([429, 429]);
    expect((await payNothing(neighbour)).status).toBe(404);
  });

  test('administrators, tokens and guests have no limit of checkouts by account and are not counted', async () => {
    await one.db.query('DELETE FROM rate_counter');
    await ensureAdministrator(one.app);
    const administrator = one.client({ cookies: true });
    expect((await administrator.login('admin@example.com', PASSWORD)).status).toBe(200);
    for (const client of [administrator, await one.integration('orders:write'), one.client()])
      await payOften(client, limit + 1);
    expect(await accountsCounted(one)).toEqual([]);
    await payNothing(await customer(one));
    expect(await accountsCounted(one)).toHaveLength(1);
  });

  test('checkouts by account are not limited with RATE_LIMIT=0', async () => {
    const off = await startTestShop({ clock, databaseUrl: one.databaseUrl });
    try {
      await one.db.query('DELETE FROM rate_counter');
      await payOften(await customer(off), limit + 1);
      expect(await accountsCounted(off)).toEqual([]);
    } finally {
      await off.close();
    }
  });
});

describe('rejected fast orders', () => {
  test('a rejected fast order does not count towards the limit, as JSON or as a form', async () => {
    const item = { product_id: await makeProduct(await one.admin(), { in_stock: 1 }) };
    const buyer = await customer(one);
    const from = { 'x-forwarded-for': '198.51.100.200' };
    const json = (body: object): Promise<Answered> =>
      buyer.post('/api/checkout/fast-order', { ...item, phone: '+380501234567', ...body }, from);
    for (let n = 0; n < LIMITS['fast-order'].limit; n++) {
      expect((await json({ phone: 'no number' })).status).toBe(422);
      expect((await json({ quantity: 2 })).body.code).toBe('insufficient_stock');
      expect((await buyer.post('/fast-order', { ...item, phone: '12' }, from)).status).toBe(422);
    }
    expect((await json({})).status).toBe(201);
  });
});

describe('the limit of fast orders by account', () => {
  test('fast orders of a customer are limited across client addresses, also with RATE_LIMIT=0', async () => {
    const secret = (await readFile(`${one.dataDir}/session-secret`, 'utf8')).trim();
    const off = await startTestShop({
      ...instance,
      databaseUrl: one.databaseUrl,
      env: { ...instance.env, RATE_LIMIT: '0', SESSION_SECRET: secret },
    });
    try {
      const buyer = await customer(off);
      const item = { product_id: await makeProduct(await off.admin(), { in_stock: 1000 }) };
      const order = (n: number): Promise<Answered> =>
        buyer.post(
          '/api/checkout/fast-order',
          { ...item, phone: '+380501234567' },
          { 'x-forwarded-for': `198.51.100.${n}` },
        );
      for (let n = 1; n <= LIMITS['fast-order'].limit; n++) expect((await order(n)).status).toBe(201);
      expect((await order(99)).body.code).toBe('too_many_requests');
      const other = await off
        .client()
        .post('/api/checkout/fast-order', { ...item, phone: '+380501234567' }, { 'x-forwarded-for': '198.51.100.99' });
      expect(other.status).toBe(201);
    } finally {
      await off.close();
    }
  });
});
