import { startTestShop, Browser, type Page, type TestShop } from '#testing';
import { PasswordResets } from '../../src/identity/accounts/password-resets.js';
import { codeAt } from '../../src/identity/second-factor/totp.js';
import { ADMIN_PASSWORD, makeAdministrator } from '../fixtures/administrators.js';
import { english } from '../fixtures/english.js';
import { movableClock } from '../fixtures/movable-clock.js';

let shop: TestShop;
const clock = movableClock();

beforeAll(async () => {
  shop = await startTestShop({ clock });
});
afterAll(() => shop.close());
beforeEach(() => clock.pass(30));

const visitor = (language = 'en'): Browser => new Browser(shop.url, language);
const alertOf = ({ html }: Page): string | null => /role="alert">([^<]+)</.exec(html)?.[1] ?? null;

async function logIn(browser: Browser, email: string, password = ADMIN_PASSWORD, next = ''): Promise<Page> {
  await browser.open(`/admin/login${next && `?next=${encodeURIComponent(next)}`}`);
  return browser.submit('/admin/login', { email, password });
}

async function withSecondFactor(): Promise<{ email: string; secret: string; codes: string[] }> {
  const { email } = await makeAdministrator(shop, 'manager');
  const client = shop.client({ cookies: true });
  await client.login(email, ADMIN_PASSWORD);
  const {
    body: {
      data: { secret },
    },
  } = await client.post('/api/auth/second-factor', { password: ADMIN_PASSWORD });
  const { body } = await client.post('/api/auth/second-factor/confirm', { code: codeAt(secret, clock.now()) });
  clock.pass(1);
  return { email, secret, codes: body.data.recovery_codes };
}

describe('the login to the panel', () => {
  test('the login to the panel starts a session with a new id and redirects to the requested screen', async () => {
    const { email } = await makeAdministrator(shop, 'support');
    const browser = visitor();
    await browser.open('/admin/login');
    const before = browser.cookie('shop');
    const entered = await logIn(browser, email, ADMIN_PASSWORD, '/admin/pages/orders?status=pending');
    expect([entered.status, entered.location]).toEqual([303, '/admin/pages/orders?status=pending']);
    expect(browser.cookie('shop')).not.toBe(before);
    expect((await browser.open('/admin/login')).location).toBe('/admin');
    expect((await browser.open('/api/auth/me')).html).toContain(email);
    const [entry] = await shop.db.query(
      "SELECT actor, action FROM audit_entry WHERE action = 'login.succeeded' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toBeDefined();
  });

  test.each([
    ['en', 'Admin login', 'Wrong email or password. Try again.'],
    ['uk', 'Вхід до панелі керування', 'Неправильна електронна пошта або пароль. Спробуйте ще раз.'],
    ['ru', 'Вход в панель управления', 'Неверная электронная почта или пароль. Попробуйте ещё раз.'],
  ])(
    'in %s, the login to the panel shows the same error for unknown addresses and wrong passwords',
    async (language, title, sentence) => {
      const { email } = await makeAdministrator(shop, 'owner');
      for (const address of [email, 'nobody@example.com']) {
        const refused = await logIn(visitor(language), address, 'wrong wrong');
        expect([refused.status, alertOf(refused)]).toEqual([401, sentence]);
        expect(refused.html).toContain(`<h1>${title}</h1>`);
        expect(refused.html).toContain(`<html lang="${language}">`);
        expect(refused.html).toContain(`value="${address}"`);
        expect(refused.html).not.toContain('wrong wrong');
      }
    },
  );

  test('the login to the panel reports empty fields at these fields', async () => {
    const page = await logIn(visitor(), '', '');
    expect(page.status).toBe(422);
    expect(page.html).toContain('id="email-error">Enter your email');
    expect(page.html).toContain('aria-describedby="password-error"');
  });

  test('the login to the panel rejects customers, and says why if the password is correct', async () => {
    const email = 'buyer@example.com';
    await shop
      .client()
      .post('/api/auth/register', { email, password: ADMIN_PASSWORD, first_name: 'A', last_name: 'B' });
    const browser = visitor();
    const refused = await logIn(browser, email);
    expect([refused.status, alertOf(refused)]).toEqual([403, english('auth.errors.administrators_only')]);
    expect((await logIn(visitor(), email, 'wrong wrong')).status).toBe(401);
    expect((await browser.open('/api/auth/me')).status).toBe(401);
  });

  test('the login to the panel says how long to wait after too many attempts', async () => {
    const { email } = await makeAdministrator(shop, 'owner');
    const browser = visitor();
    for (let i = 0; i < 10; i++) expect((await logIn(browser, email, 'wrong wrong')).status).toBe(401);
    const refused = await logIn(browser, email);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(alertOf(refused)).toBe('Too many attempts. Try again in 15 minutes.');
  });

  test('the login to the panel requires the CSRF token of its form', async () => {
    const { email } = await makeAdministrator(shop, 'owner');
    const browser = visitor();
    await browser.open('/admin/login');
    const forged = await browser.submit('/admin/login', { email, password: ADMIN_PASSWORD }, {});
    expect(forged.status).toBe(403);
    expect(forged.html).toContain('href="/admin/login"');
    const foreign = await fetch(`${shop.url}/admin/login`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a',
    });
    expect(foreign.status).toBe(403);
  });

  test('the login page of the panel is not cached, not indexed and has no scripts', async () => {
    const { headers, html } = await visitor().open('/admin/login');
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/<script|style=/);
    const css = await visitor().open(/href="([^"]+sign-in\.css[^"]*)"/.exec(html)![1]!);
    expect([css.status, css.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('the login page of the panel changes the language and remembers it with the requested screen', async () => {
    const browser = visitor('en');
    const page = await browser.open('/admin/login?next=%2Fadmin%2Fpages%2Forders');
    const link = /<a href="([^"]+)" lang="uk"/.exec(page.html)![1]!.replaceAll('&amp;', '&');
    const switched = await browser.open(link);
    expect(switched.html).toContain('name="next" value="/admin/pages/orders"');
    expect((await browser.open('/admin/login')).html).toContain('Вхід до панелі керування');
  });
});

describe('the page for the second factor', () => {
  test('the code of the second factor is requested on its own page and accepted once, and nothing is accessible before', async () => {
    const { email, secret } = await withSecondFactor();
    const browser = visitor();
    const entered = await logIn(browser, email, ADMIN_PASSWORD, '/admin/pages/mails');
    expect(entered.location).toBe('/admin/login/code?next=%2Fadmin%2Fpages%2Fmails');
    expect((await browser.open('/api/auth/me')).status).toBe(401);
    await browser.open(entered.location!);
    const wrong = await browser.submit('/admin/login/code', { code: '000000' });
    expect([wrong.status, alertOf(wrong)]).toEqual([401, english('auth.errors.second_factor_wrong')]);
    const before = browser.cookie('shop');
    const done = await browser.submit('/admin/login/code', { code: codeAt(secret, clock.now()) });
    expect([done.status, done.location]).toEqual([303, '/admin/pages/mails']);
    expect(browser.cookie('shop')).not.toBe(before);
    expect((await browser.open('/api/auth/me')).html).toContain(email);
  });

  test('a recovery code is accepted in place of the code of the second factor', async () => {
    const { email, codes } = await withSecondFactor();
    const browser = visitor();
    await browser.open((await logIn(browser, email)).location!);
    expect((await browser.submit('/admin/login/code', { code: codes[0]!.toUpperCase() })).location).toBe('/admin');
  });

  test('the page for the second factor expires after ten minutes and when the password changes', async () => {
    const { email, secret } = await withSecondFactor();
    const browser = visitor();
    await browser.open((await logIn(browser, email)).location!);
    clock.pass(11);
    expect((await browser.submit('/admin/login/code', { code: codeAt(secret, clock.now()) })).location).toBe(
      '/admin/login?say=code_too_late',
    );
    await browser.open((await logIn(browser, email)).location!);
    const [user] = await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    await shop
      .client()
      .post('/api/auth/password/reset', {
        token: await shop.app.get(PasswordResets).issue(user!.id),
        password: 'something else entirely',
      });
    expect((await browser.submit('/admin/login/code', { code: codeAt(secret, clock.now()) })).location).toBe(
      '/admin/login?say=code_too_late',
    );
  });

  test('the page for the second factor redirects to the login if no password was entered', async () => {
    expect((await visitor().open('/admin/login/code')).location).toBe('/admin/login');
  });
});

describe('logging out of the panel', () => {
  test('a form logs out of the panel, ends the session and confirms it', async () => {
    const { email } = await makeAdministrator(shop, 'support');
    const browser = visitor();
    await logIn(browser, email);
    const token = JSON.parse((await browser.open('/api/auth/csrf')).html) as { data: { csrf_token: string } };
    const out = await browser.submit('/admin/logout', {}, { _csrf: token.data.csrf_token });
    expect([out.status, out.location]).toEqual([303, '/admin/login?say=logged_out']);
    expect((await browser.open(out.location!)).html).toContain(english('sign-in.notices.logged_out'));
    expect((await browser.open('/api/auth/me')).status).toBe(401);
  });

  test('a link does not log out of the panel', async () => {
    const { email } = await makeAdministrator(shop, 'support');
    const browser = visitor();
    await logIn(browser, email);
    expect((await browser.open('/admin/logout')).status).toBe(405);
    expect((await browser.open('/api/auth/me')).status).toBe(200);
  });
});

describe('passwords of administrators by email', () => {
  const tokenFor = (id: number, purpose: 'reset' | 'invitation'): Promise<string> =>
    shop.app.get(PasswordResets).issue(id, purpose);

  test('the request for a password link is answered alike for known and unknown addresses', async () => {
    const { email } = await makeAdministrator(shop, 'support');
    for (const address of [email, 'nobody@example.com']) {
      const browser = visitor();
      await browser.open('/admin/password/forgot');
      const sent = await browser.submit('/admin/password/forgot', { email: address });
      expect([sent.status, sent.html.includes('Check your email')]).toEqual([200, true]);
    }
    const browser = visitor();
    await browser.open('/admin/password/forgot');
    expect((await browser.submit('/admin/password/forgot', { email: 'no address' })).html).toContain(
      'id="email-error"',
    );
  });

  test.each(['reset', 'invitation'] as const)('the link in the %s email sets a password once', async (purpose) => {
    const { id, email } = await makeAdministrator(shop, 'manager');
    const address = `/admin/password/${purpose}?token=${await tokenFor(id, purpose)}`;
    const browser = visitor();
    expect((await browser.open(address)).html).toContain(email);
    const different = await browser.submit(`/admin/password/${purpose}`, {
      password: 'one good password',
      repeated: 'another good one',
    });
    expect([different.status, different.html.includes(english('sign-in.fields.not_the_same'))]).toEqual([422, true]);
    const common = await browser.submit(`/admin/password/${purpose}`, { password: 'password1', repeated: 'password1' });
    expect([common.status, common.html.includes('id="password-error"')]).toEqual([422, true]);
    const set = await browser.submit(`/admin/password/${purpose}`, {
      password: 'one good password',
      repeated: 'one good password',
    });
    expect([set.status, set.location]).toEqual([303, '/admin/login?say=password_set']);
    expect((await logIn(browser, email, 'one good password')).location).toBe('/admin');
    const used = await visitor().open(address);
    expect([used.status, used.html.includes(english('sign-in.link_over.title'))]).toEqual([410, true]);
  });

  test('an invalid password link is reported as no longer valid', async () => {
    for (const token of ['', 'nonsense', 'x'.repeat(5000)])
      expect((await visitor().open(`/admin/password/reset?token=${token}`)).status).toBe(410);
  });
});

describe('unknown paths below /admin', () => {
  test('an unknown path below /admin is a page for browsers and JSON for scripts', async () => {
    const page = await visitor().open('/admin/nothing-here');
    expect([page.status, page.html.includes('<h1>Page not found</h1>')]).toEqual([404, true]);
    const { headers } = await fetch(`${shop.url}/admin/nothing-here`, { headers: { accept: 'application/json' } });
    expect(headers.get('content-type')).toContain('json');
  });
});
