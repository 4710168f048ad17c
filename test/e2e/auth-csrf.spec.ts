import { startTestShop, type Client, type TestShop } from '#testing';
import { until } from '../fixtures/until.js';

const PASSWORD = 'a quiet harbour at dawn';

describe('protection against cross-site request forgery', () => {
  let shop: TestShop;
  let client: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { CORS_ORIGINS: 'https://friend.example' } });
    await shop
      .client()
      .post('/api/auth/register', {
        email: 'olena@example.com',
        password: PASSWORD,
        first_name: 'Olena',
        last_name: 'Koval',
      });
    client = shop.client({ cookies: true });
    await client.login('olena@example.com', PASSWORD);
  });
  afterAll(() => shop.close());

  const cookie = (): Record<string, string> => ({ cookie: `shop=${client.cookies.get('shop')}` });
  const change = (headers: Record<string, string>, body: unknown = { phone: '1' }) =>
    shop.client().put('/api/auth/me', body, headers);

  test('a write with a session cookie and without a CSRF token is 403 csrf_failed', async () => {
    const answered = await change(cookie());
    expect(answered.status).toBe(403);
    expect(answered.body.code).toBe('csrf_failed');
  });

  test('a write with a wrong CSRF token, or with that of another session, is 403 csrf_failed', async () => {
    expect((await change({ ...cookie(), 'x-csrf-token': 'wrong' })).body.code).toBe('csrf_failed');
    const other = await shop.client({ cookies: true }).csrf();
    expect((await change({ ...cookie(), 'x-csrf-token': other })).body.code).toBe('csrf_failed');
  });

  test('the CSRF token of the session is accepted in X-CSRF-TOKEN and in the field _csrf of the body', async () => {
    const token = await client.csrf();
    expect((await change({ ...cookie(), 'x-csrf-token': token })).status).toBe(200);
    expect((await change(cookie(), { phone: '2', _csrf: token })).status).toBe(200);
  });

  test('a CSRF token in the address is not accepted, because addresses are logged', async () => {
    const token = await client.csrf();
    const answered = await shop.client().put(`/api/auth/me?_csrf=${encodeURIComponent(token)}`, {}, cookie());
    expect(answered.body.code).toBe('csrf_failed');
  });

  test('logging out requires a CSRF token', async () => {
    expect((await shop.client().post('/api/auth/logout', {}, cookie())).body.code).toBe('csrf_failed');
  });

  test('an allowed origin may read every answer, also cached ones; another origin may read none', async () => {
    const ask = async (origin: string) =>
      (await fetch(`${shop.url}/api/products`, { headers: { origin } })).headers.get('access-control-allow-origin');
    for (let time = 0; time < 3; time++) expect(await ask('https://friend.example')).toBe('https://friend.example');
    expect(await ask('https://foe.example')).toBeNull();
  });

  test('a caller without a session cookie needs no CSRF token', async () => {
    expect((await shop.client().post('/api/auth/logout')).status).toBe(200);
  });

  test('a write with the cookie of an unknown session requires a CSRF token and creates no session', async () => {
    const before = await shop.db.query('SELECT FROM session');
    const answered = await shop.client().post('/api/auth/logout', {}, { cookie: 'shop=s%3Amade-up.signature' });
    expect(answered.body.code).toBe('csrf_failed');
    expect(answered.headers.getSetCookie()).toEqual([]);
    expect(await shop.db.query('SELECT FROM session')).toHaveLength(before.length);
  });

  test.each([
    ['the Origin of another site', { origin: 'https://evil.example' }],
    ['the Origin null', { origin: 'null' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ])('a write with %s is 403 cross_site_request, even a login', async (_, headers) => {
    const answered = await shop
      .client()
      .post('/api/auth/login', { email: 'olena@example.com', password: PASSWORD }, headers as Record<string, string>);
    expect(answered.status).toBe(403);
    expect(answered.body.code).toBe('cross_site_request');
  });

  test.each([
    ['the Origin of the shop', () => ({ origin: shop.url })],
    ['an allowed Origin', () => ({ origin: 'https://friend.example' })],
    ['Sec-Fetch-Site same-origin', () => ({ 'sec-fetch-site': 'same-origin' })],
  ])('a write with %s is accepted', async (_, headers) => {
    expect((await shop.client().post('/api/auth/logout', {}, headers())).status).toBe(200);
  });

  test('a request with a bearer token and a session cookie needs no CSRF token, and is 401 if the token is invalid', async () => {
    const bad = await shop.client().get('/api/auth/me', { ...cookie(), authorization: 'Bearer shop_wrong' });
    expect(bad.status).toBe(401);
    expect(bad.headers.get('www-authenticate')).toBe('Bearer');
    const admin = await shop.admin();
    const made = await admin.post(
      '/api/auth/tokens',
      { name: 'x', scopes: ['orders:read'] },
      { ...cookie(), origin: 'https://evil.example' },
    );
    expect(made.status).toBe(201);
  });

  test('only the configured origins are allowed by CORS', async () => {
    const stranger = await shop.client().get('/api/auth/csrf', { origin: 'https://evil.example' });
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
    const friend = await shop.client().get('/api/auth/csrf', { origin: 'https://friend.example' });
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.example');
  });

  test('a CSRF failure in the session of an account is recorded in the activity log', async () => {
    await change(cookie());
    const admin = await shop.admin();
    await until(
      () => admin.get('/api/admin/audit?action=csrf.failed'),
      ({ body }) => body.meta.total > 0,
    );
  });
});
