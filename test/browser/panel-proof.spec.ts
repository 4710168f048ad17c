import { codeAt } from '../../src/identity/second-factor/totp.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { PASSWORD, sessionOf } from '../fixtures/panel/account.js';
import { signedIn, startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let panel: PanelTests;
beforeAll(async () => {
  panel = await startPanel();
  // Loads AdminJS before the tests, because its first page takes long.
  await (await sessionOf(panel.shop, 'owner')).get('/admin');
});
afterAll(() => panel.close());

/** Makes all sessions look as if they had logged in an hour ago. */
const forgetProofs = (): Promise<unknown> =>
  panel.shop.db.query(
    `UPDATE session SET sess = (sess::jsonb || jsonb_build_object('provenAt',
      (sess ->> 'provenAt')::bigint - 3600000))::json WHERE user_id IS NOT NULL`,
  );
const setting = async (name: string): Promise<unknown> =>
  (await panel.admin.get('/api/admin/settings')).body.data[name];

async function atSettings(options: Parameters<PanelTests['visit']>[0] = {}): Promise<Visitor> {
  const visitor = await panel.visit(options);
  await forgetProofs();
  await visitor.open('/pages/settings/security');
  return visitor;
}

describe('changes in the panel that need reauthentication', () => {
  test('a sensitive change asks for the password by keyboard alone, and is then made', async () => {
    const visitor = await atSettings();
    await visitor.fill('Log staff out after', '45');
    await visitor.key('Enter');
    await visitor.see('Identity check');
    await expectSoon(() => visitor.page.evaluate(() => (document.activeElement as HTMLInputElement).autocomplete)).toBe(
      'current-password',
    );
    await visitor.inspect('proof');
    // two-step login is off, so no code is requested
    await expectSoon(() => visitor.page.$eval('dialog[open]', ({ textContent }) => textContent)).not.toMatch(/code/);
    await visitor.page.keyboard.type('wrong wrong');
    await visitor.key('Enter');
    await visitor.see('is not your current password');
    // The error is shown once, at its field; the list above the button would not add anything.
    await expectSoon(async () => (await visitor.text()).split('not your current password')).toHaveLength(2);
    await visitor.fill('Password', PASSWORD);
    await visitor.key('Enter');
    await visitor.page.waitForSelector('.notice--good');
    await expectSoon(() => setting('administrator_idle_minutes')).toBe(45);
  });

  test('a sensitive change is rejected if the password dialog is closed, and the form keeps what was typed', async () => {
    const visitor = await atSettings();
    await visitor.fill('Log staff out after', '60');
    await visitor.click('Save');
    await visitor.see('Identity check');
    await visitor.key('Escape');
    await visitor.see(english('auth.errors.proof_required'));
    await expectSoon(async () => (await visitor.field('Log staff out after')).evaluate((field) => field.value)).toBe(
      '60',
    );
    await expectSoon(() => setting('administrator_idle_minutes')).toBe(45);
  });

  test('a form with a field for the current password uses it and opens no password dialog', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await forgetProofs();
    await visitor.open('/pages/account');
    await visitor.click('Set up');
    await visitor.fill('Current password', PASSWORD, 'Two-step login');
    await visitor.click('Continue');
    await visitor.see('Scan this code');
  });

  test.each([
    ['uk', 360],
    ['ru', 360],
  ] as const)('the password dialog is complete and readable in %s at %i pixels', async (language, width) => {
    const visitor = await atSettings({ language, width });
    await visitor.page.locator('input[name=administrator_idle_minutes]').fill('50');
    await visitor.key('Enter');
    await visitor.page.waitForSelector('dialog[open] input[type=password]');
    await visitor.inspect('proof');
  });
});

test('a form keeps what was typed when the session ends, and saves it after a login in another tab', async () => {
  const visitor = await panel.visit();
  await visitor.open('/pages/settings/orders');
  await visitor.page.locator('input[name=low_stock_threshold]').fill('8');
  await panel.shop.db.query('DELETE FROM session WHERE user_id IS NOT NULL');
  await visitor.click('Save');
  await visitor.see('Session expired');
  await visitor.inspect('session-over');
  const again = await sessionOf(panel.shop, 'owner');
  const { origin, hostname } = new URL(panel.shop.url);
  await visitor.page
    .browserContext()
    .setCookie(
      ...[...again.cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/', url: origin })),
    );
  await visitor.click('Try again');
  await visitor.page.waitForSelector('.notice--good');
  await expectSoon(() => setting('low_stock_threshold')).toBe(8);
});

test('if two-step login is required, every screen leads to its set-up, and nothing else is accessible', async () => {
  await panel.admin.put('/api/admin/settings', { require_second_factor: 'all' });
  const visitor = await panel.visit({ role: 'support' });
  await visitor.open('/pages/orders');
  await visitor.see('Set it up to access');
  await expectSoon(() => new URL(visitor.page.url()).pathname).toBe('/admin/pages/account');
  await expectSoon(() => visitor.text()).not.toContain('Active sessions');
  await visitor.inspect('second-factor-required');
});

test('an administrator with two-step login may reauthenticate with a code instead of the password', async () => {
  await panel.admin.put('/api/admin/settings', { require_second_factor: 'none' });
  const owner = await sessionOf(panel.shop, 'owner');
  const { secret } = (await owner.post('/api/auth/second-factor', { password: PASSWORD })).body.data;
  const { status } = await owner.post('/api/auth/second-factor/confirm', { code: codeAt(secret, new Date()) });
  expect(status).toBe(200);
  const visitor = await signedIn(await panel.newPage(), owner, { language: 'en', width: 1280 });
  await forgetProofs();
  await visitor.open('/pages/settings/security');
  await visitor.fill('Log staff out after', '55');
  await visitor.key('Enter');
  await visitor.see('enter your password or a two-step login code');
  await visitor.click('Use a code instead');
  await visitor.see('Six digits from the app');
  await expectFocus(visitor.page, () => (document.activeElement as HTMLInputElement).autocomplete, 'one-time-code');
});
