import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startTestShop } from '#testing';
import { ensureAdministrator } from '../../src/identity/administrators/ensure-administrator.js';

const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) };

describe('the first administrator of a shop', () => {
  test('the first start creates an administrator with a password that is printed at each start until it is changed', async () => {
    const shop = await startTestShop();
    try {
      const [made, other] = await Promise.all([ensureAdministrator(shop.app), ensureAdministrator(shop.app)]);
      expect(await shop.db.query("SELECT FROM app_user WHERE role = 'owner'")).toHaveLength(1);
      const password = made!.password ?? other!.password!;
      expect(password.length).toBeGreaterThanOrEqual(16);
      const file = join(shop.dataDir, 'admin-password');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8').trim()).toBe(password);
      expect(await ensureAdministrator(shop.app)).toEqual({ email: 'admin@example.com', password });

      const client = shop.client({ cookies: true });
      expect((await client.login('admin@example.com', password)).body.data.user.role).toBe('owner');
      expect((await client.get('/api/customers')).status).toBe(200);
      expect((await client.get('/api/auth/me')).body.data).toMatchObject({ user: { role: 'owner' }, customer: null });
      await client.post('/api/auth/password', { current_password: password, password: 'an entirely new one' });
      expect(await ensureAdministrator(shop.app)).toEqual({ email: 'admin@example.com', password: null });
    } finally {
      await shop.close();
    }
  });

  test('the first administrator gets ADMIN_EMAIL and ADMIN_PASSWORD, and that password is not printed', async () => {
    const shop = await startTestShop({
      env: { ...PRODUCTION, ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'chosen by the boss' },
    });
    try {
      expect(await ensureAdministrator(shop.app)).toEqual({ email: 'boss@example.com', password: null });
      expect((await shop.client({ cookies: true }).login('boss@example.com', 'chosen by the boss')).status).toBe(200);
    } finally {
      await shop.close();
    }
  });

  test('a start in production without ADMIN_PASSWORD creates no administrator', async () => {
    const shop = await startTestShop({ env: PRODUCTION });
    try {
      expect(await ensureAdministrator(shop.app)).toBeNull();
      expect(await shop.db.query('SELECT FROM app_user')).toHaveLength(0);
    } finally {
      await shop.close();
    }
  });
});
