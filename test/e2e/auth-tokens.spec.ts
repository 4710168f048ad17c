import { startTestShop, type TestShop } from '#testing';
import { isApiTokenShape, type Clock } from '#kernel';
import { until } from '../fixtures/until.js';

describe('API tokens', () => {
  let shop: TestShop;
  let now = new Date('2026-11-21T10:00:00Z');
  const clock: Clock = { now: () => now };

  beforeAll(async () => {
    shop = await startTestShop({ clock });
  });
  afterAll(() => shop.close());

  const bearer = (token: string) => shop.client({ token });

  test('POST /api/auth/tokens returns the API token once and stores only its hash', async () => {
    const admin = await shop.admin();
    const answered = await admin.post('/api/auth/tokens', {
      name: 'Warehouse',
      scopes: ['orders:read'],
      expires_in_days: 30,
    });
    expect(answered.status).toBe(201);
    const { token, id, expires_at: expiresAt } = answered.body.data;
    expect(isApiTokenShape(token)).toBe(true);
    expect(expiresAt).toBe('2026-12-21T10:00:00.000Z');
    const listed = await admin.get('/api/auth/tokens');
    expect(listed.body.data.items).toContainEqual(
      expect.objectContaining({ id, name: 'Warehouse', scopes: ['orders:read'] }),
    );
    expect(listed.text).not.toContain(token);
    const [row] = await shop.db.query<{ everything: string }>(
      'SELECT to_jsonb(t)::text AS everything FROM api_token t WHERE id = $1',
      [id],
    );
    expect(row!.everything).not.toContain(token.slice(5, 30));
  });

  test('an API token with an unknown scope, without a name or with a past expiry is rejected with 422', async () => {
    const admin = await shop.admin();
    expect(
      (await admin.post('/api/auth/tokens', { name: 'x', scopes: ['everything'] })).body.errors.scopes,
    ).toBeDefined();
    expect((await admin.post('/api/auth/tokens', { scopes: ['admin'] })).body.errors.name).toBeDefined();
    expect(
      (await admin.post('/api/auth/tokens', { name: 'x', scopes: ['admin'], expires_at: '2020-01-01T00:00:00Z' })).body
        .errors.expires_at,
    ).toBeDefined();
  });

  test('a token without the required scope gets 403 insufficient_scope, no credentials get 401 with WWW-Authenticate', async () => {
    const answered = await (await shop.integration('orders:read')).get('/api/auth/tokens');
    expect(answered.status).toBe(403);
    expect(answered.body.code).toBe('insufficient_scope');
    const guest = await shop.client().get('/api/auth/tokens');
    expect(guest.status).toBe(401);
    expect(guest.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(['', 'nonsense', `shop_${'0'.repeat(46)}`, 'shop_É'])(
    'the invalid token “%s” gets 401, also from operations for anyone',
    async (token) => {
      const answered = await shop.client().get('/api/auth/csrf', { authorization: `Bearer ${encodeURI(token)}` });
      expect(answered.status).toBe(401);
      expect(answered.body.code).toBe('unauthenticated');
    },
  );

  test('a revoked API token is rejected immediately, and revoking it again has no effect', async () => {
    const admin = await shop.admin();
    const { body } = await admin.post('/api/auth/tokens', { name: 'short-lived', scopes: ['admin'] });
    expect((await bearer(body.data.token).get('/api/auth/tokens')).status).toBe(200);
    expect((await admin.delete(`/api/auth/tokens/${body.data.id}`)).status).toBe(200);
    expect((await bearer(body.data.token).get('/api/auth/tokens')).status).toBe(401);
    expect((await admin.delete(`/api/auth/tokens/${body.data.id}`)).status).toBe(200);
    expect((await admin.delete('/api/auth/tokens/999999')).status).toBe(404);
    expect((await admin.delete('/api/auth/tokens/nonsense')).status).toBe(404);
  });

  test('an API token is rejected from its expiry on', async () => {
    const admin = await shop.admin();
    const { body } = await admin.post('/api/auth/tokens', { name: 'a day', scopes: ['admin'], expires_in_days: 1 });
    expect((await bearer(body.data.token).get('/api/auth/tokens')).status).toBe(200);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect((await bearer(body.data.token).get('/api/auth/tokens')).status).toBe(401);
  });

  test('the last use of an API token is recorded', async () => {
    const admin = await shop.admin();
    await admin.get('/api/auth/tokens');
    const lastUsed = async (): Promise<string> => (await admin.get('/api/auth/tokens')).body.data.items[0].last_used_at;
    await until(lastUsed, (at) => at === now.toISOString());
  });
});
