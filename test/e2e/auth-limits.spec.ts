import { startTestShop, type TestShop } from '#testing';
import { PasswordResets } from '../../src/identity/accounts/password-resets.js';
import { movableClock } from '../fixtures/movable-clock.js';

const PASSWORD = 'a quiet harbour at dawn';

describe('limits of logins, password resets and sessions', () => {
  let shop: TestShop;
  const clock = movableClock();

  beforeAll(async () => {
    shop = await startTestShop({ clock, env: { TRUST_PROXY: 'loopback' } });
  });
  afterAll(() => shop.close());
  beforeEach(() => clock.pass(60));

  const register = (email: string) =>
    shop.client().post('/api/auth/register', { email, password: PASSWORD, first_name: 'A', last_name: 'B' });
  const logIn = (email: string, password: string, from: string) =>
    shop.client().post('/api/auth/login', { email, password }, { 'x-forwarded-for': from });

  test('after ten failed logins, even the correct password gets 429 until the time in Retry-After has passed', async () => {
    await register('guessed@example.com');
    for (let i = 0; i < 10; i++)
      expect((await logIn('guessed@example.com', 'wrong wrong', `192.0.2.${i}`)).status).toBe(401);
    const refused = await logIn('guessed@example.com', PASSWORD, '192.0.2.50');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.pass(15);
    expect((await logIn('guessed@example.com', PASSWORD, '192.0.2.50')).status).toBe(200);
  });

  test('failed logins with unknown addresses are limited in the same way', async () => {
    for (let i = 0; i < 10; i++) await logIn('nobody@example.com', 'wrong wrong', `192.0.2.${i}`);
    expect((await logIn('nobody@example.com', 'wrong wrong', '192.0.2.50')).status).toBe(429);
  });

  test('a customer who logged in from the same client before is not locked out by failed logins of others', async () => {
    await register('owner@example.com');
    expect((await logIn('owner@example.com', PASSWORD, '198.51.100.7')).status).toBe(200);
    for (let i = 0; i < 12; i++) await logIn('owner@example.com', 'wrong wrong', `192.0.2.${i}`);
    expect((await logIn('owner@example.com', PASSWORD, '192.0.2.50')).status).toBe(429);
    expect((await logIn('owner@example.com', PASSWORD, '198.51.100.7')).status).toBe(200);
  });

  test('failed logins of one client are limited across all accounts', async () => {
    for (let i = 0; i < 30; i++) await logIn(`someone${i}@example.com`, 'wrong wrong', '203.0.113.9');
    expect((await logIn('someone-else@example.com', 'wrong wrong', '203.0.113.9')).status).toBe(429);
    expect((await logIn('someone-else@example.com', 'wrong wrong', '203.0.113.10')).status).toBe(401);
  });

  test('failed logins of others behind the same address do not lock out a client that logged in from it before', async () => {
    await register('at-home@example.com');
    expect((await logIn('at-home@example.com', PASSWORD, '203.0.113.11')).status).toBe(200);
    for (let i = 0; i < 30; i++) await logIn(`neighbor${i}@example.com`, 'wrong wrong', '203.0.113.11');
    expect((await logIn('neighbor-else@example.com', 'wrong wrong', '203.0.113.11')).status).toBe(429);
    expect((await logIn('at-home@example.com', PASSWORD, '203.0.113.11')).status).toBe(200);
    for (let i = 0; i < 10; i++) await logIn('at-home@example.com', 'wrong wrong', '203.0.113.11');
    expect((await logIn('at-home@example.com', 'wrong wrong', '203.0.113.11')).status).toBe(429);
  });

  test('successful logins do not count towards the limit of logins', async () => {
    await register('often@example.com');
    for (let i = 0; i < 15; i++) expect((await logIn('often@example.com', PASSWORD, '203.0.113.20')).status).toBe(200);
  });

  test('requests for a password reset are limited by account', async () => {
    const forgot = (i: number) =>
      shop
        .client()
        .post('/api/auth/password/forgot', { email: 'f@example.com' }, { 'x-forwarded-for': `192.0.2.${i}` });
    for (let i = 0; i < 5; i++) expect((await forgot(i)).status).toBe(200);
    expect((await forgot(9)).status).toBe(429);
  });

  async function resetToken(email: string): Promise<string> {
    const [user] = await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    return shop.app.get(PasswordResets).issue(user!.id);
  }

  test('a reset token sets a password once, ends all sessions and lifts the limit of logins', async () => {
    await register('reset@example.com');
    const session = shop.client({ cookies: true });
    await session.login('reset@example.com', PASSWORD);
    for (let i = 0; i < 11; i++) await logIn('reset@example.com', 'wrong wrong', `192.0.2.${i}`);
    const token = await resetToken('reset@example.com');
    const reset = (password: string) => shop.client().post('/api/auth/password/reset', { token, password });
    expect((await reset('password1')).body.errors.password).toBeDefined();
    expect((await reset('an entirely new one')).status).toBe(200);
    const again = await reset('and yet another one');
    expect(again.status).toBe(422);
    expect(again.body.errors.token).toBeDefined();
    expect((await session.get('/api/auth/me')).status).toBe(401);
    expect((await logIn('reset@example.com', 'an entirely new one', '192.0.2.60')).status).toBe(200);
  });

  test('a reset token expires after an hour', async () => {
    await register('late@example.com');
    const token = await resetToken('late@example.com');
    clock.pass(61);
    expect(
      (await shop.client().post('/api/auth/password/reset', { token, password: 'an entirely new one' })).status,
    ).toBe(422);
  });

  test('a session expires after a day without requests, and after 30 days in any case', async () => {
    await register('idle@example.com');
    const idle = shop.client({ cookies: true });
    await idle.login('idle@example.com', PASSWORD);
    clock.pass(23 * 60);
    expect((await idle.get('/api/auth/me')).status).toBe(200);
    clock.pass(23 * 60);
    expect((await idle.get('/api/auth/me')).status).toBe(200);
    clock.pass(25 * 60);
    expect((await idle.get('/api/auth/me')).status).toBe(401);

    const busy = shop.client({ cookies: true });
    await busy.login('idle@example.com', PASSWORD);
    for (let day = 0; day < 40; day++) {
      clock.pass(18 * 60);
      if ((await busy.get('/api/auth/me')).status !== 200) return expect(day).toBe(39);
    }
    throw new Error('the session never ended');
  });

  test('writes of a client are limited by RATE_LIMIT, reads are not', async () => {
    const limited = await startTestShop({ env: { RATE_LIMIT: '3' } });
    try {
      const client = limited.client();
      for (let i = 0; i < 3; i++) expect((await client.post('/api/auth/logout')).status).toBe(200);
      const refused = await client.post('/api/auth/logout');
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe('too_many_requests');
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect((await client.get('/api/products')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
