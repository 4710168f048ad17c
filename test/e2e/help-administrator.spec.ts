import { startTestShop, type TestShop } from '#testing';
import { helpAdministrator } from '../../src/cli/help-administrator.js';
import { codeAt } from '../../src/identity/second-factor/totp.js';
import { ADMIN_PASSWORD as password, makeAdministrator } from '../fixtures/administrators.js';

describe('npm run administrator', () => {
  let shop: TestShop;
  beforeAll(async () => (shop = await startTestShop()));
  afterAll(() => shop.close());

  test('npm run administrator turns off two-step login for an owner who lost the phone', async () => {
    const { email } = await makeAdministrator(shop, 'owner');
    const client = shop.client({ cookies: true });
    await client.login(email, password);
    const {
      body: {
        data: { secret },
      },
    } = await client.post('/api/auth/second-factor', { password });
    await client.post('/api/auth/second-factor/confirm', { code: codeAt(secret, new Date()) });
    expect((await shop.client().post('/api/auth/login', { email, password })).status).toBe(401);
    expect(
      await helpAdministrator(shop.databaseUrl, 'https://shop.example', {
        email: email.toUpperCase(),
        does: 'second-factor-off',
      }),
    ).toMatch(/is off/);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    const notices = await shop.db.query(
      `SELECT data ->> 'subject' AS subject, actor ->> 'name' AS by FROM outbox_event WHERE type = 'SecurityNotice'
        AND data ->> 'notice' = 'second_factor_off'`,
    );
    expect(notices).toEqual([{ subject: email, by: 'npm run administrator' }]);
    expect((await shop.client().post('/api/auth/login', { email, password })).status).toBe(200);
  });

  test('npm run administrator prints a link that sets a new password once', async () => {
    const { email } = await makeAdministrator(shop, 'owner');
    const link = await helpAdministrator(shop.databaseUrl, 'https://shop.example', { email, does: 'password-link' });
    const token = /^https:\/\/shop\.example\/admin\/password\/reset\?token=(\w+)$/.exec(link!)![1];
    expect(
      (await shop.client().post('/api/auth/password/reset', { token, password: 'a fresh and fine one' })).status,
    ).toBe(200);
    expect((await shop.client().post('/api/auth/login', { email, password: 'a fresh and fine one' })).status).toBe(200);
    const entries = await shop.db.query(
      "SELECT actor ->> 'name' AS name FROM audit_entry WHERE action = 'password.link_made'",
    );
    expect(entries).toEqual([{ name: 'npm run administrator' }]);
  });

  test('npm run administrator works for administrators only', async () => {
    await shop
      .client()
      .post('/api/auth/register', { email: 'c@example.com', password, first_name: 'A', last_name: 'B' });
    for (const email of ['c@example.com', 'nobody@example.com']) {
      expect(await helpAdministrator(shop.databaseUrl, '', { email, does: 'password-link' })).toBeNull();
    }
  });
});
