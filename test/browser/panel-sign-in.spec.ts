import { codeAt } from '../../src/identity/second-factor/totp.js';
import { PasswordResets } from '../../src/identity/accounts/password-resets.js';
import { allPlaces, innerPlaces, personalPlaces } from '../../src/admin/places.js';
import { roleCovers } from '../../src/platform/access/caller.js';
import { ADMIN_PASSWORD, makeAdministrator } from '../fixtures/administrators.js';
import { sessionOf } from '../fixtures/panel/account.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { Visitor, type Language } from '../fixtures/panel/visitor.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let panel: PanelTests;
beforeAll(async () => {
  panel = await startPanel();
  // Loads AdminJS before the tests, because its first page takes long.
  await (await sessionOf(panel.shop, 'owner')).get('/admin');
});
afterAll(() => panel.close());

/** Opens the panel without a session in a fresh browser profile. */
async function stranger(language: Language = 'en', width = 1280): Promise<Visitor> {
  const page = await panel.newPage();
  await page.setExtraHTTPHeaders({ 'accept-language': language });
  await page.setViewport({ width, height: 800 });
  return new Visitor(page, panel.shop.url, language);
}

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname + new URL(page.url()).search;

async function type(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.page.$eval(selector, (input) => ((input as HTMLInputElement).value = ''));
  await visitor.page.type(selector, text);
}

async function send(visitor: Visitor): Promise<void> {
  await Promise.all([visitor.page.waitForNavigation(), click(visitor.page, 'form .button')]);
  await visitor.settle();
}

describe('logging in to the panel', () => {
  test.each([
    ['en', 1280, 'Admin login', 'Dashboard'],
    ['uk', 1280, 'Вхід до панелі керування', 'Головна'],
    ['ru', 360, 'Вход в панель управления', 'Главная'],
  ] as const)(
    '%s at %i pixels: a wrong password is reported, the right one leads to the requested screen',
    async (language, width, title, dashboard) => {
      const { email } = await makeAdministrator(panel.shop, 'owner');
      const visitor = await stranger(language, width);
      await visitor.open('/pages/orders');
      await expectSoon(() => pathOf(visitor)).toBe('/admin/login?next=%2Fadmin%2Fpages%2Forders');
      await visitor.see(title);
      await visitor.inspect('login');
      await type(visitor, '#email', email);
      await type(visitor, '#password', 'wrong wrong');
      await send(visitor);
      await expectSoon(() => visitor.page.$eval('[role=alert]', (alert) => alert.textContent)).toBeTruthy();
      await visitor.inspect('login-wrong');
      await type(visitor, '#password', ADMIN_PASSWORD);
      await send(visitor);
      await expectSoon(() => pathOf(visitor)).toBe('/admin/pages/orders');
      await expectSoon(() => visitor.page.$eval('html', (html) => html.lang)).toBe(language);
      if (width > 900) await visitor.see(dashboard);
    },
  );

  test('logging in to the panel works with the keyboard alone, and without JavaScript', async () => {
    const { email } = await makeAdministrator(panel.shop, 'support');
    const visitor = await stranger();
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.open('/login');
    const { keyboard } = visitor.page;
    await keyboard.type(email);
    await keyboard.press('Tab');
    await keyboard.type(ADMIN_PASSWORD);
    await Promise.all([visitor.page.waitForNavigation(), keyboard.press('Enter')]);
    await expectSoon(() => pathOf(visitor)).toBe('/admin');
    await visitor.see('needs JavaScript');
  });

  test('logging in to the panel asks for the code of two-step login, and accepts a recovery code', async () => {
    const { email } = await makeAdministrator(panel.shop, 'manager');
    const client = panel.shop.client({ cookies: true });
    await client.login(email, ADMIN_PASSWORD);
    const {
      body: {
        data: { secret },
      },
    } = await client.post('/api/auth/second-factor', { password: ADMIN_PASSWORD });
    const {
      body: {
        data: { recovery_codes: codes },
      },
    } = await client.post('/api/auth/second-factor/confirm', { code: codeAt(secret, new Date()) });
    for (const [language, code] of [
      // Uses the code of the next 30 seconds: the current one may be used already, or may expire while it is typed.
      ['en', () => codeAt(secret, new Date(Date.now() + 30_000))],
      ['uk', () => codes[0] as string],
      ['ru', () => codes[1] as string],
    ] as const) {
      const visitor = await stranger(language, language === 'ru' ? 360 : 1280);
      await visitor.open('/login');
      await type(visitor, '#email', email);
      await type(visitor, '#password', ADMIN_PASSWORD);
      await send(visitor);
      await expectSoon(() => pathOf(visitor)).toBe('/admin/login/code');
      await type(visitor, '#code', '000000');
      await send(visitor);
      await visitor.inspect('login-code');
      await type(visitor, '#code', code());
      await send(visitor);
      await expectSoon(() => pathOf(visitor)).toBe('/admin');
    }
  });

  test('a message at a field of the login page of the panel begins with a capital letter', async () => {
    const visitor = await stranger();
    await visitor.open('/login');
    await send(visitor);
    const styleOf = (): Promise<string> =>
      visitor.page.$eval('.field__error', (error) => getComputedStyle(error, '::first-letter').textTransform);
    await expectSoon(styleOf).toBe('uppercase');
  });

  test('after too many failed logins, the login page of the panel says how long to wait', async () => {
    const { email } = await makeAdministrator(panel.shop, 'manager');
    for (let i = 0; i < 10; i++) await panel.shop.client().post('/api/auth/login', { email, password: 'wrong wrong' });
    const visitor = await stranger();
    await visitor.open('/login');
    await type(visitor, '#email', email);
    await type(visitor, '#password', ADMIN_PASSWORD);
    await send(visitor);
    await visitor.see(/Too many attempts. Try again in 15 minutes/);
    await visitor.inspect('login-throttled');
    await panel.shop.db.query('DELETE FROM rate_counter');
  });

  test('a customer who logs in to the panel reads that it is not for customers', async () => {
    const visitor = await panel.visit({ role: 'customer' });
    await visitor.open('/pages/orders');
    await visitor.see('No access');
    await visitor.inspect('no-access');
  });
});

describe('logging out of the panel', () => {
  test('logging out of the panel ends the session, and going back shows nothing of it', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open();
    await Promise.all([visitor.page.waitForNavigation(), visitor.click('Log out')]);
    await visitor.see('Admin login');
    await visitor.open('/pages/orders');
    await expectSoon(() => pathOf(visitor)).toBe('/admin/login?next=%2Fadmin%2Fpages%2Forders');
  });
});

describe('invited administrators', () => {
  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: an invited administrator chooses a password and logs in with it',
    async (language, width) => {
      const {
        body: {
          data: { id, email },
        },
      } = await panel.admin.post('/api/admin/administrators', {
        email: `new.${language}@example.com`,
        role: 'support',
      });
      const token = await panel.shop.app.get(PasswordResets).issue(id, 'invitation');
      const visitor = await stranger(language, width);
      await visitor.open(`/password/invitation?token=${token}`);
      await visitor.see(email);
      await visitor.inspect('invitation');
      await type(visitor, '#password', 'short');
      await type(visitor, '#repeated', 'short');
      await send(visitor);
      await visitor.inspect('invitation-wrong');
      for (const field of ['#password', '#repeated']) await type(visitor, field, 'seven swans a-swimming');
      await send(visitor);
      await expectSoon(() => pathOf(visitor)).toBe('/admin/login?say=password_set');
      await type(visitor, '#email', email);
      await type(visitor, '#password', 'seven swans a-swimming');
      await send(visitor);
      await expectSoon(() => pathOf(visitor)).toBe('/admin');
      await visitor.open(`/password/invitation?token=${token}`);
      await visitor.inspect('link-over');
      await visitor.open('/password/forgot');
      await visitor.inspect('forgot');
    },
  );
});

describe('roles in the panel', () => {
  test.each(['support', 'manager', 'owner'] as const)(
    'the role %s has exactly its own screens, in the navigation and by address',
    async (role) => {
      const visitor = await panel.visit({ role });
      await visitor.open();
      const shown = await visitor.page.$$eval('nav a', (links) => links.map((link) => new URL(link.href).pathname));
      const isLinked = ({ id }: { id: string }) =>
        ![...innerPlaces, ...personalPlaces].some((place) => place.id === id);
      for (const { id, least } of allPlaces.filter(isLinked)) {
        expect([id, shown.some((path) => path.endsWith(`/pages/${id}`))]).toEqual([id, roleCovers(role, least)]);
      }
      const hidden = allPlaces.filter(({ least }) => !roleCovers(role, least));
      for (const { id } of [...hidden.slice(0, 2), ...hidden.filter((place) => 'within' in place).slice(0, 1)]) {
        await visitor.open(`/pages/${id}`);
        await visitor.see(english('panel-shell.not_found.title'));
      }
    },
  );
});
