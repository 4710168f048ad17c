import { randomBytes } from 'node:crypto';
import { Browser, startTestShop, type TestShop } from '#testing';
import type { Clock } from '#kernel';
import { makeProduct, orderBody } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let now = new Date('2026-11-21T10:00:00Z');
const clock: Clock = { now: () => now };

let shop: TestShop;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ clock, env: { RATE_LIMIT: '50' } });
  product = await makeProduct(await shop.admin(), { name: 'Teapot', in_stock: 10 });
});
afterAll(() => shop.close());

const sessions = async (): Promise<number> => (await shop.db.query('SELECT FROM session')).length;
const guest = () => shop.client({ cookies: true });
type Guest = ReturnType<typeof guest>;
const tokenOf = async (client: Guest): Promise<string> => (await client.get('/api/auth/csrf')).body.data.csrf_token;
const add = async (client: Guest, token: string) =>
  client.post('/api/cart/add', { product_id: product, quantity: 1 }, { 'x-csrf-token': token });

describe('sessions of guests', () => {
  test('requests of new guests store no session in the database', async () => {
    const before = await sessions();
    for (let i = 0; i < 60; i++) {
      expect((await guest().get('/api/auth/csrf')).status).toBe(200);
      expect((await new Browser(shop.url).open('/checkout')).status).toBe(200);
    }
    expect(await sessions()).toBe(before);
  });

  test('a guest’s cart is found by the session’s cookie and CSRF token without a stored session', async () => {
    const other = await startTestShop({ clock, databaseUrl: shop.databaseUrl });
    try {
      const before = await sessions();
      const client = guest();
      const token = await tokenOf(client);
      expect((await add(client, token)).body.miniCart.count).toBe(1);
      expect((await add(client, token)).body.miniCart.count).toBe(2);
      expect((await client.get('/api/cart')).body.data.count).toBe(2);
      expect(await sessions()).toBe(before);
    } finally {
      await other.close();
    }
  });

  test('the CSRF token of one guest is not valid for another guest', async () => {
    const [one, other] = [guest(), guest()];
    const token = await tokenOf(one);
    await tokenOf(other);
    expect((await add(other, token)).body.code).toBe('csrf_failed');
    expect((await add(other, '')).body.code).toBe('csrf_failed');
    expect((await other.get('/api/cart')).body.data.count).toBe(0);
  });

  test('a forged session cookie is rejected', async () => {
    const answer = await shop
      .client()
      .post(
        '/api/cart/add',
        { product_id: product },
        { cookie: 'shop=s%3Agabc123-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.signature', 'x-csrf-token': 'x' },
      );
    expect([answer.status, answer.body.code]).toEqual([403, 'csrf_failed']);
  });

  test('a guest’s session expires after thirty days', async () => {
    const client = guest();
    const token = await tokenOf(client);
    expect((await add(client, token)).status).toBe(200);
    now = new Date(now.getTime() + 29 * DAY_MS);
    expect((await add(client, token)).status).toBe(200);
    now = new Date(now.getTime() + 2 * DAY_MS);
    expect((await add(client, token)).body.code).toBe('csrf_failed');
  });

  test('the first write of a guest with X-Cart-Token moves that cart to the session and stores the session', async () => {
    const cookieless = await shop.client().post('/api/cart/add', { product_id: product, quantity: 3 });
    const held = cookieless.headers.get('x-cart-token')!;
    const client = guest();
    const token = await tokenOf(client);
    const before = await sessions();
    expect((await client.get('/api/cart', { 'x-cart-token': held })).body.data.count).toBe(3);
    expect(await sessions()).toBe(before);
    const added = await client.post(
      '/api/cart/add',
      { product_id: product, quantity: 1 },
      { 'x-cart-token': held, 'x-csrf-token': token },
    );
    expect(added.body.miniCart.count).toBe(4);
    expect(await sessions()).toBe(before + 1);
    expect((await client.get('/api/cart')).body.data.count).toBe(4);
    expect((await add(client, token)).body.miniCart.count).toBe(5);
  });

  test('reads never store a guest’s session, and writes beyond RATE_LIMIT do not either, whatever cart token is sent', async () => {
    await shop.db.query('DELETE FROM rate_counter');
    const before = await sessions();
    const shown = () => ({ 'x-cart-token': randomBytes(16).toString('hex') });
    for (let i = 0; i < 5; i++) {
      const client = guest();
      await tokenOf(client);
      expect((await client.get('/api/cart', shown())).status).toBe(200);
      expect((await client.get('/cart', { ...shown(), accept: 'text/html' })).status).toBe(200);
    }
    expect(await sessions()).toBe(before);
    for (let i = 0; i < 55; i++) {
      const client = guest();
      await client.post('/cart/clear', {}, { ...shown(), accept: 'text/html', 'x-csrf-token': await tokenOf(client) });
    }
    expect(await sessions()).toBe(before + 50);
  });

  test('a guest’s session is stored before a redirect is answered, because the browser follows it immediately', async () => {
    await shop.db.query('DELETE FROM rate_counter');
    const order = (await shop.client().post('/api/orders', orderBody(product))).body.data;
    const visitor = new Browser(shop.url);
    await visitor.open('/');
    const other = await shop.db.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('LOCK TABLE session IN EXCLUSIVE MODE');
      let answered = false;
      const opened = fetch(`${shop.url}/order/${order.id}?key=${order.key}`, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: `shop=${visitor.cookie('shop')}` },
      });
      void opened.then(() => (answered = true));
      const waiting = "SELECT FROM pg_locks WHERE relation = 'session'::regclass AND NOT granted";
      await until(
        () => shop.db.query(waiting),
        (rows) => rows.length > 0,
      );
      expect(answered).toBe(false);
      await other.query('COMMIT');
      expect((await opened).headers.get('location')).toBe(`/order/${order.id}`);
      expect((await visitor.open(`/order/${order.id}`)).status).toBe(200);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  });
});
