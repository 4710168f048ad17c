import { codeAt } from '../../src/identity/second-factor/totp.js';
import { PASSWORD, sessionOf } from '../fixtures/panel/account.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let panel: PanelTests;
beforeAll(async () => {
  panel = await startPanel();
  // Loads AdminJS before the tests, because its first page takes long.
  await (await sessionOf(panel.shop, 'owner')).get('/admin');
});
afterAll(() => panel.close());

describe("an administrator's own account in the panel", () => {
  test('an administrator sets up two-step login with an app, saves recovery codes, replaces them and turns it off', async () => {
    const visitor = await panel.visit({ role: 'manager' });
    await visitor.open('/pages/account');
    await visitor.click('Set up');
    await visitor.fill('Current password', 'wrong wrong', 'Two-step login');
    await visitor.click('Continue');
    await visitor.see('is not your current password');
    await visitor.fill('Current password', PASSWORD, 'Two-step login');
    await visitor.click('Continue');
    await visitor.see('Scan this code');
    await visitor.inspect('account-scan');
    const secret = await visitor.page.$eval('.copyable code', (code) => (code.textContent ?? '').replaceAll(' ', ''));
    await expectSoon(() =>
      visitor.page.$eval('.access-qr', (image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    await visitor.fill('Code', '000000');
    await visitor.click('Turn on');
    await visitor.see('is wrong, expired or already used');
    await visitor.fill('Code', codeAt(secret, new Date()));
    await visitor.click('Turn on');
    await visitor.see('Save these recovery codes');
    const codes = await visitor.page.$$eval('.access-codes code', (found) =>
      found.map((code) => code.textContent ?? ''),
    );
    expect(codes).toHaveLength(10);
    await visitor.inspect('account-codes');
    await visitor.click('I have saved the codes');
    await visitor.see('Each login asks for a code');
    await visitor.inspect('account-on');
    await visitor.click('Create new codes');
    // Another section of the page has a field with this name.
    await visitor.page.waitForSelector('dialog[open]');
    await visitor.fill('Current password', PASSWORD);
    await visitor.fill('Code', codes[0]!);
    await visitor.inspect('account-renew');
    await visitor.confirm();
    await visitor.see('Save these recovery codes');
    const [fresh] = await visitor.page.$$eval('.access-codes code', (found) =>
      found.map((code) => code.textContent ?? ''),
    );
    await visitor.click('I have saved the codes');
    await visitor.click('Turn off');
    await visitor.page.waitForSelector('dialog[open]');
    await visitor.fill('Current password', PASSWORD);
    await visitor.fill('Code', fresh!);
    await visitor.confirm();
    await visitor.see('a stolen password is not enough');
  });

  test('a changed password keeps the administrator logged in and ends the other sessions', async () => {
    const other = await sessionOf(panel.shop, 'support');
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/account');
    await visitor.fill('Current password', PASSWORD, 'Password');
    await visitor.fill('New password', 'another fine password', 'Password');
    await visitor.fill('Repeat new password', 'another', 'Password');
    await visitor.click('Change password');
    await visitor.see(english('panel-access.password.differs'));
    await visitor.fill('Repeat new password', 'another fine password', 'Password');
    await visitor.click('Change password');
    await visitor.see(english('auth.messages.password_changed'));
    await expectSoon(async () => (await other.get('/api/auth/me')).status).toBe(401);
    await visitor.open('/pages/account');
    await visitor.see('My account');
  });

  test('an administrator sees all sessions of the account and ends the others', async () => {
    const visitor = await panel.visit();
    const other = await sessionOf(panel.shop, 'owner');
    await visitor.open('/pages/account');
    await visitor.see('This device');
    await visitor.click('End all other sessions');
    await visitor.confirm();
    await visitor.see(english('auth.messages.sessions_ended'));
    await expectSoon(async () => (await other.get('/api/auth/me')).status).toBe(401);
  });

  test.each([
    ['en', 1280],
    ['uk', 1280],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the account page of an administrator is complete and readable',
    async (language, width) => {
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/account');
      await visitor.inspect('account');
    },
  );
});
