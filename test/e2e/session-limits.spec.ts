import { Browser, startTestShop, type TestShop } from '#testing';
import type { Clock } from '#kernel';

const LIMIT = 5;
const now = new Date('2026-11-21T10:00:00Z');
const clock: Clock = { now: () => now };

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ clock, env: { RATE_LIMIT: String(LIMIT), TRUST_PROXY: 'loopback' } });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('DELETE FROM rate_counter'));

const sessions = async (): Promise<number> => (await shop.db.query('SELECT FROM session')).length;
const begin = (from = '192.0.2.1') => shop.client().get('/api/auth/csrf', { 'x-forwarded-for': from });

describe('Beginning a session', () => {
  test('is limited: 429 with Retry-After beyond RATE_LIMIT, by client, and nothing is stored', async () => {
    const before = await sessions();
    for (let i = 0; i < LIMIT; i++) expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await sessions()).toBe(before + LIMIT);
    expect((await begin('192.0.2.2')).status).toBe(200);
  });

  test('takes nothing of the writes that RATE_LIMIT allows', async () => {
    const write = () => shop.client().post('/api/auth/logout', {}, { 'x-forwarded-for': '192.0.2.1' });
    for (let i = 0; i < LIMIT; i++) expect([(await write()).status, (await begin()).status]).toEqual([200, 200]);
    expect([(await begin()).status, (await write()).status]).toEqual([429, 429]);
  });

  test('a caller with a session is not counted, nor one with a token; a cookie of no session is', async () => {
    const client = shop.client({ cookies: true });
    const token = await shop.integration('orders:read');
    for (let i = 0; i < LIMIT + 3; i++) {
      expect((await client.get('/api/auth/csrf')).status).toBe(200);
      expect((await token.get('/api/auth/csrf')).body.data.csrf_token).toBeNull();
    }
    const forged = () => shop.client().get('/api/auth/csrf', { cookie: 'shop=s%3Amade-up.signature' });
    for (let i = 0; i < LIMIT - 1; i++) expect((await forged()).status).toBe(200);
    expect((await forged()).status).toBe(429);
    expect((await client.get('/api/auth/csrf')).status).toBe(200);
  });

  test('by the checkout\'s page is one too; who has a session reads on', async () => {
    const before = await sessions();
    const browsers = Array.from({ length: LIMIT }, () => new Browser(shop.url));
    for (const browser of browsers) expect((await browser.open('/checkout')).status).toBe(200);
    const refused = await new Browser(shop.url).open('/checkout');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await browsers[0]!.open('/checkout')).status).toBe(200);
    expect(await sessions()).toBe(before + LIMIT);
  });

  test('by a form that is sent is limited with the form', async () => {
    for (let i = 0; i < LIMIT; i++) expect((await new Browser(shop.url).submit('/checkout', {})).status).toBe(200);
    expect((await new Browser(shop.url).submit('/checkout', {})).status).toBe(429);
  });

  test('to mend a refused form: beyond the limit the refusal is told without one', async () => {
    const send = () => fetch(`${shop.url}/checkout/process`, {
      method: 'POST', redirect: 'manual', body: 'email=x',
      headers: { cookie: 'shop=s%3Amade-up.signature', 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    const before = await sessions();
    for (let i = 0; i < LIMIT; i++) expect(await (await send()).text()).toContain('csrf-token');
    const refused = await send();
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
    expect(await refused.text()).not.toContain('csrf-token');
    expect(await sessions()).toBe(before + LIMIT);
  });

  test('is not limited with RATE_LIMIT=0', async () => {
    const off = await startTestShop({ clock, databaseUrl: shop.databaseUrl });
    try {
      for (let i = 0; i < 130; i++) expect((await off.client().get('/api/auth/csrf')).status).toBe(200);
    } finally {
      await off.close();
    }
  });
});
