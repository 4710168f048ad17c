import { Browser, startTestShop, type Client, type Page, type TestShop } from '#testing';
import { PasswordResets } from '../../src/identity/accounts/password-resets.js';
import { codeAt } from '../../src/identity/second-factor/totp.js';
import { ADMIN_PASSWORD, makeAdministrator } from '../fixtures/administrators.js';
import { english } from '../fixtures/english.js';
import { mailTexts } from '../fixtures/mails.js';
import { checkoutForm, makeProduct, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';
import { movableClock } from '../fixtures/movable-clock.js';

const PASSWORD = 'a quiet harbour at dawn';
const OTHER_PASSWORD = 'seven lamps along the pier';

let shop: TestShop;
let admin: Client;
let product: number;
const clock = movableClock();

beforeAll(async () => {
  shop = await startTestShop({ clock });
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 500 });
});
afterAll(() => shop.close());
beforeEach(() => clock.pass(61));

const visitor = (language = 'en'): Browser => new Browser(shop.url, language);
const alertOf = ({ html }: Page): string | null => /role="alert"[^>]*>\s*<h2>([^<]+)</.exec(html)?.[1] ?? null;
const noticeOf = ({ html }: Page): string | null =>
  /class="notice" role="status"[^>]*>([^<]+)</.exec(html)?.[1] ?? null;
const errorAt = ({ html }: Page, field: string): string | null =>
  new RegExp(`id="${field}-error">([^<]+)<`).exec(html)?.[1] ?? null;
const valueOf = ({ html }: Page, field: string): string | null =>
  new RegExp(`name="${field}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? null;

let made = 0;

/** Registers an account through the API; returns its email address. */
async function makeCustomer(): Promise<string> {
  const email = `customer${++made}@example.com`;
  const { status } = await shop
    .client()
    .post('/api/auth/register', { email, password: PASSWORD, first_name: 'Olena', last_name: 'Bondar' });
  expect(status).toBe(201);
  return email;
}

async function logIn(browser: Browser, email: string, password = PASSWORD, next = ''): Promise<Page> {
  await browser.open(`/account/login${next && `?next=${encodeURIComponent(next)}`}`);
  return browser.submit('/account/login', { email, password });
}

async function customer(language?: string): Promise<{ browser: Browser; email: string }> {
  const email = await makeCustomer();
  const browser = visitor(language);
  expect((await logIn(browser, email)).status).toBe(303);
  return { browser, email };
}

/** Opens a page and submits its form. */
async function send(browser: Browser, path: string, fields: Record<string, string>): Promise<Page> {
  await browser.open(path);
  return browser.submit(path, fields);
}

describe('a customer on the account pages', () => {
  test('a customer registers, logs in, saves an address, orders, changes the password and logs out through forms', async () => {
    const email = 'olena.life@example.com';
    const browser = visitor();

    await browser.open('/account/register');
    const sent = await browser.submit('/account/register', {
      first_name: 'Olena',
      last_name: 'Bondar',
      email,
      password: PASSWORD,
    });
    expect([sent.status, sent.location]).toEqual([303, '/account/login']);
    const registered = await browser.open(sent.location!);
    expect([registered.status, noticeOf(registered), valueOf(registered, 'email')]).toEqual([
      200,
      english('storefront-account.login.registered'),
      email,
    ]);
    await until(
      () => mailTexts(shop),
      (mails) => mails.some((text) => text.includes(`Your account ${email} is ready`)),
    );
    expect((await browser.open('/account')).location).toBe('/account/login');

    await browser.open('/account/login');
    expect((await browser.call('/api/cart/add', { product_id: product, quantity: 3 })).status).toBe(200);
    const before = browser.cookie('shop');
    expect((await logIn(browser, email)).location).toBe('/account');
    expect(browser.cookie('shop')).not.toBe(before);
    const welcome = await browser.open('/account');
    expect(welcome.html).toContain('Hello, Olena!');
    // submits a registration form that is still open in another tab
    expect(
      (
        await browser.submit('/account/register', {
          first_name: 'Olena',
          last_name: 'Bondar',
          email,
          password: PASSWORD,
        })
      ).location,
    ).toBe('/account');
    expect(welcome.html).toContain(english('storefront-account.orders.none'));
    expect((await browser.open('/api/cart')).html).toContain('"quantity":3');

    const contact = { first_name: 'Olena', last_name: 'Bondar', phone: '+380501234567' };
    const saved = await send(browser, '/account/profile', contact);
    expect([saved.status, saved.location]).toEqual([303, '/account/profile?said=profile_saved']);
    expect(noticeOf(await browser.open(saved.location!))).toBe(english('storefront.said.profile_saved'));
    const home = { address: 'Khreshchatyk 1', zip: '01001', city: 'Kyiv' };
    await send(browser, '/account/addresses', { ...home, country: 'UA' });
    expect((await browser.open('/account')).html).toContain('Khreshchatyk 1');
    const checkout = await browser.open('/checkout');
    for (const [name, value] of Object.entries(contact)) expect(valueOf(checkout, name)).toBe(value);
    for (const [name, value] of Object.entries(home)) expect(valueOf(checkout, `shipping_${name}`)).toBe(value);
    expect(checkout.html).toMatch(/<option value="UA" selected>/);

    const ordered = await browser.submit('/checkout/process', { ...checkoutForm, email });
    expect(ordered.status).toBe(303);
    const id = /\/order\/(\d+)/.exec(ordered.location!)![1]!;
    for (const page of ['/account', '/account/orders']) {
      const { html } = await browser.open(page);
      expect(html).toContain(`<a class="orders__number" href="/order/${id}">Order ${id}</a>`);
      expect(html).toMatch(/3 items/);
      expect(html).toContain('Order placed');
      expect(html).toContain('€59.97');
      expect(html).toMatch(/<time datetime="20\d\d-[^"]+">\w+ \d+, 20\d\d</);
    }
    expect((await browser.open(`/order/${id}`)).status).toBe(200);

    const elsewhere = visitor();
    await logIn(elsewhere, email);
    const changed = await send(browser, '/account/password', {
      current_password: PASSWORD,
      password: OTHER_PASSWORD,
      repeated: OTHER_PASSWORD,
    });
    expect([changed.status, changed.location]).toEqual([303, '/account?said=password_changed']);
    expect(noticeOf(await browser.open(changed.location!))).toContain('Password changed.');
    expect((await elsewhere.open('/account')).location).toBe('/account/login');

    expect((await browser.open('/account/logout')).location).toBe('/account');
    expect((await browser.open('/account')).status).toBe(200);
    const out = await browser.submit('/account/logout', {});
    expect([out.status, out.location]).toEqual([303, '/?said=logged_out']);
    expect((await browser.open('/account')).location).toBe('/account/login');
    expect((await logIn(visitor(), email)).status).toBe(401);
    expect((await logIn(visitor(), email, OTHER_PASSWORD)).location).toBe('/account');
  });
});

describe('logins of customers', () => {
  test.each([
    ['en', 'Wrong email or password. Try again.'],
    ['uk', 'Неправильна електронна пошта або пароль. Спробуйте ще раз.'],
    ['ru', 'Неверная электронная почта или пароль. Попробуйте ещё раз.'],
  ])(
    'in %s, the login page shows the same error for unknown addresses and wrong passwords, and keeps only the address',
    async (language, sentence) => {
      for (const email of [await makeCustomer(), 'nobody@example.com']) {
        const refused = await logIn(visitor(language), email, 'wrong wrong');
        expect([refused.status, alertOf(refused)]).toEqual([401, sentence]);
        expect(refused.html).toContain(`<html lang="${language}">`);
        expect(valueOf(refused, 'email')).toBe(email);
        expect(refused.html).not.toContain('wrong wrong');
      }
    },
  );

  test('the login page reports empty fields at the fields and in the summary', async () => {
    const page = await logIn(visitor(), '', '');
    expect([page.status, alertOf(page), errorAt(page, 'email'), errorAt(page, 'password')]).toEqual([
      422,
      english('storefront-account.check_fields'),
      'fill in this field',
      'fill in this field',
    ]);
    expect(page.html).toContain('<a href="#password">Password: fill in this field</a>');
    expect(page.html).toMatch(/id="password"[^>]* aria-describedby="password-error" aria-invalid="true"/);
  });

  test('the login page says how long to wait after too many attempts', async () => {
    const email = await makeCustomer();
    const browser = visitor();
    for (let i = 0; i < 10; i++) expect((await logIn(browser, email, 'wrong wrong')).status).toBe(401);
    const refused = await logIn(browser, email);
    expect([refused.status, alertOf(refused)]).toEqual([429, 'Too many attempts. Try again in 15 minutes.']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each(['/account/orders?page=2', '/wishlist', '/account/profile'])(
    'after a login, a visitor returns to %s',
    async (next) => {
      const browser = visitor();
      expect((await logIn(browser, await makeCustomer(), PASSWORD, next)).location).toBe(next);
      expect((await browser.open(`/account/login?next=${encodeURIComponent(next)}`)).location).toBe(next);
    },
  );

  test.each([
    '/account',
    '/account/orders',
    '/account/orders?page=2',
    '/account/profile',
    '/account/password',
    '/account/sessions',
  ])('a guest who opens %s is redirected to the login, and returns there after it', async (path) => {
    const browser = visitor();
    const led = await browser.open(path);
    expect(led.status).toBe(303);
    await browser.open(led.location!);
    expect((await browser.submit('/account/login', { email: await makeCustomer(), password: PASSWORD })).location).toBe(
      path,
    );
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example/..//evil.example',
    'javascript:alert(1)',
    'evil.example',
    '/account/login?next=/account/login',
    '/account/logout',
    '/account/reset?token=x',
    '',
    '/a\r\nSet-Cookie: a=b',
    '/./\\evil.example',
    '/..//evil.example',
  ])('a login with next=%j redirects only within the shop', async (next) => {
    const browser = visitor();
    const email = await makeCustomer();
    const entered = await logIn(browser, email, PASSWORD, next);
    const typed = visitor();
    await typed.open('/account/login');
    const forged = await typed.submit('/account/login', { email, password: PASSWORD, next });
    for (const { status, location } of [entered, forged]) {
      expect(status).toBe(303);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location!, shop.url).origin).toBe(new URL(shop.url).origin);
      expect(location).not.toMatch(/^\/account\/(login|logout|reset)/);
    }
  });

  test('a login requires the CSRF token of the form and a request from the same site', async () => {
    const email = await makeCustomer();
    const browser = visitor();
    await browser.open('/account/login');
    expect((await browser.submit('/account/login', { email, password: PASSWORD }, {})).status).toBe(403);
    expect((await browser.open('/account')).location).toBe('/account/login');
    const foreign = await fetch(`${shop.url}/account/login`, {
      method: 'POST',
      body: new URLSearchParams({ email, password: PASSWORD }),
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, foreign.headers.getSetCookie().length]).toEqual([403, 0]);
  });

  test('a login adds the guest’s wishlist to the customer’s', async () => {
    const browser = visitor();
    await browser.open('/account/login');
    expect((await browser.call('/api/wishlist', { product_id: product })).status).toBe(200);
    await logIn(browser, await makeCustomer());
    expect((await browser.open('/api/wishlist')).html).toContain('"Teapot"');
  });

  test('blocking an account ends its sessions and its logins', async () => {
    const { browser, email } = await customer();
    const [row] = await shop.db.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
    await admin.put(`/api/customers/${row!.id}/account`, { active: false });
    expect((await browser.open('/account')).location).toBe('/account/login');
    expect(alertOf(await logIn(browser, email))).toBe(english('auth.errors.invalid_credentials'));
  });
});

describe('administrators on the account pages', () => {
  test('the account pages show administrators a link to the panel', async () => {
    const { email } = await makeAdministrator(shop, 'support');
    const browser = visitor();
    expect((await logIn(browser, email, ADMIN_PASSWORD)).location).toBe('/account');
    for (const path of ['/account', '/account/orders', '/account/profile', '/account/password', '/account/sessions']) {
      const { html, status } = await browser.open(path);
      expect(status).toBe(200);
      expect(html).toContain('<h1>You’re logged in as an administrator</h1>');
      expect(html).toContain('href="/admin"');
    }
    expect((await browser.submit('/account/profile', { first_name: 'Anna' })).location).toBe('/account');
    expect((await browser.submit('/account/password', {})).html).toContain('You’re logged in as an administrator');
    await browser.open('/account');
    expect((await browser.submit('/account/logout', {})).status).toBe(303);
  });

  test('administrators with a second factor are sent to the panel’s page for the code', async () => {
    const { email } = await makeAdministrator(shop, 'manager');
    const client = shop.client({ cookies: true });
    await client.login(email, ADMIN_PASSWORD);
    const {
      body: {
        data: { secret },
      },
    } = await client.post('/api/auth/second-factor', { password: ADMIN_PASSWORD });
    await client.post('/api/auth/second-factor/confirm', { code: codeAt(secret, clock.now()) });
    clock.pass(1);
    const browser = visitor();
    const entered = await logIn(browser, email, ADMIN_PASSWORD);
    expect([entered.status, entered.location]).toEqual([303, '/admin/login/code']);
    expect((await browser.open('/account')).location).toBe('/account/login');
    await browser.open('/admin/login/code');
    expect((await browser.submit('/admin/login/code', { code: codeAt(secret, clock.now()) })).location).toBe('/admin');
  });
});

describe('registrations of customers', () => {
  const form = (email: string): Record<string, string> => ({
    first_name: 'Olena',
    last_name: 'Bondar',
    email,
    password: PASSWORD,
  });

  test('a registration is answered alike for a known address, whose password stays', async () => {
    const known = await makeCustomer();
    const answers = [];
    for (const email of [known, 'fresh@example.com']) {
      const browser = visitor();
      await browser.open('/account/register');
      const sent = await browser.submit('/account/register', { ...form(email), password: OTHER_PASSWORD });
      const { status, headers, html } = await browser.open(sent.location!);
      expect(html).not.toContain(OTHER_PASSWORD);
      answers.push({
        sent: [sent.status, sent.location, sent.html, [...sent.headers.keys()]],
        status,
        headers: [...headers.keys()],
        html: html.replaceAll(email, 'ADDRESS').replace(/(csrf-token" content="|_csrf" value=")[^"]+/g, '$1TOKEN'),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.html).toContain('value="ADDRESS"');
    expect((await logIn(visitor(), known)).location).toBe('/account');
  });

  test('the registration form states its rules, and rejects invalid entries with all fields kept except the password', async () => {
    const browser = visitor();
    const page = await browser.open('/account/register');
    expect(page.html).toMatch(/id="password-hint">At least 8 characters\./);
    expect(page.html).toMatch(/id="password"[^>]* aria-describedby="password-hint"/);
    expect(page.html).toMatch(/name="email" type="email"[^>]* autocomplete="username"/);
    expect(page.html).toMatch(/name="password" type="password"[^>]* autocomplete="new-password"/);
    const refused = await browser.submit('/account/register', {
      ...form('no address'),
      password: 'password123',
      last_name: '',
    });
    expect(refused.status).toBe(422);
    expect(valueOf(refused, 'first_name')).toBe('Olena');
    expect(valueOf(refused, 'email')).toBe('no address');
    expect(errorAt(refused, 'last_name')).toBe('fill in this field');
    expect(errorAt(refused, 'email')).toBe('must be a valid email, such as olena@example.com');
    expect(refused.html).not.toContain('password123');
    const common = await browser.submit('/account/register', { ...form('anna@example.com'), password: 'password123' });
    expect(errorAt(common, 'password')).toBe('is too common; choose another one');
  });

  test.each([
    ['en', 'Thank you! Check your email to confirm your address.'],
    ['uk', 'Дякуємо! Перевірте пошту, щоб підтвердити адресу.'],
    ['ru', 'Спасибо! Проверьте почту, чтобы подтвердить адрес.'],
  ])(
    'in %s, a registration redirects to the login with the email filled in, so that only the password is missing',
    async (language, thanks) => {
      const browser = visitor(language);
      const email = `new.${language}@example.com`;
      const sent = await send(browser, '/account/register', form(` ${email} `));
      expect([sent.status, sent.location, sent.headers.get('cache-control')]).toEqual([
        303,
        '/account/login',
        'no-store',
      ]);
      const login = await browser.open('/account/login');
      expect([login.status, login.headers.get('cache-control'), alertOf(login), valueOf(login, 'email')]).toEqual([
        200,
        'no-store',
        null,
        email,
      ]);
      expect(noticeOf(login)).toContain(thanks);
      expect(login.html).toContain('action="/account/login"');
      expect(login.html).not.toContain(PASSWORD);
      expect(
        (await browser.submit('/account/login', { email: valueOf(login, 'email')!, password: PASSWORD })).location,
      ).toBe('/account');
    },
  );

  test('after a registration, only its own browser finds the email filled in, for ten minutes and after reloads', async () => {
    const browser = visitor();
    const { location } = await send(browser, '/account/register', form('greeted@example.com'));
    const found = async (by: Browser): Promise<unknown[]> => {
      const page = await by.open(location!);
      return [noticeOf(page), valueOf(page, 'email')];
    };
    expect(await found(visitor())).toEqual([null, '']);
    const greeted = [english('storefront-account.login.registered'), 'greeted@example.com'];
    // repeats the request, as the browser does if an answer does not arrive
    expect(await found(browser)).toEqual(greeted);
    clock.pass(9);
    expect(await found(browser)).toEqual(greeted);
    // a form that is submitted again while the next page loads changes nothing
    await Promise.all([browser.submit('/account/register', form('greeted@example.com')), found(browser)]);
    expect(await found(browser)).toEqual(greeted);
    clock.pass(11);
    expect(await found(browser)).toEqual([null, '']);
    expect(await shop.db.query("SELECT FROM session WHERE sess::text LIKE '%greeted@example.com%'")).toEqual([]);
  });

  test('the email address of a registration is filled in on the login page until the login', async () => {
    const browser = visitor();
    const { location } = await send(browser, '/account/register', form('entered@example.com'));
    await browser.open(location!);
    expect((await browser.submit('/account/login', { email: 'entered@example.com', password: PASSWORD })).status).toBe(
      303,
    );
    await browser.open('/account');
    expect((await browser.submit('/account/logout', {})).status).toBe(303);
    const page = await browser.open(location!);
    expect([noticeOf(page), valueOf(page, 'email')]).toEqual([null, '']);
  });

  test('after registration and login, a visitor returns to the page that was requested before', async () => {
    const browser = visitor();
    const login = await browser.open('/account/login?next=%2Fcheckout');
    await browser.open(/href="(\/account\/register[^"]*)"/.exec(login.html)![1]!.replaceAll('&amp;', '&'));
    const email = 'on.the.way@example.com';
    const sent = await browser.submit('/account/register', form(email));
    expect(sent.location).toBe('/account/login?next=%2Fcheckout');
    expect(valueOf(await browser.open(sent.location!), 'email')).toBe(email);
    expect((await browser.submit('/account/login', { email, password: PASSWORD })).location).toBe('/checkout');
  });

  test('too many registrations are rejected with a page that says how long to wait', async () => {
    const browser = visitor();
    let page = await send(browser, '/account/register', form('x'));
    for (let i = 0; i < 20 && page.status !== 429; i++) page = await send(browser, '/account/register', form('x'));
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.headers.get('content-type')).toContain('text/html');
  });
});

describe('forgotten passwords', () => {
  const tokenFor = async (email: string): Promise<string> => {
    const [user] = await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    return shop.app.get(PasswordResets).issue(user!.id);
  };

  test('a request for a password link is answered alike for known and unknown addresses', async () => {
    for (const email of [await makeCustomer(), 'nobody@example.com']) {
      const sent = await send(visitor(), '/account/forgot', { email });
      expect(sent.status).toBe(200);
      expect(sent.html).toContain(`If there is an account for ${email}, we sent a link to it.`);
    }
    expect(errorAt(await send(visitor(), '/account/forgot', { email: 'no address' }), 'email')).toBe(
      'must be a valid email, such as olena@example.com',
    );
  });

  test('the link in the email about a forgotten password sets a new one once and ends every session', async () => {
    const { browser, email } = await customer('uk');
    await send(visitor('uk'), '/account/forgot', { email });
    const linkOf = async (): Promise<string> =>
      /\/account\/reset\?\S+lang=uk/.exec((await mailTexts(shop)).join('\n'))?.[0] ?? '';
    const link = await until(linkOf, (found) => found !== '');
    const reader = visitor('en');
    const page = await reader.open(link);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="uk">');
    expect(page.html).toContain(email);
    expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);

    const different = await reader.submit('/account/reset', { password: OTHER_PASSWORD, repeated: PASSWORD });
    expect([different.status, errorAt(different, 'repeated')]).toEqual([
      422,
      'Паролі не збігаються. Введіть той самий пароль двічі.',
    ]);
    const weak = await reader.submit('/account/reset', { password: 'short', repeated: 'short' });
    expect(errorAt(weak, 'password')).not.toBeNull();
    expect(weak.html).not.toContain('value="short"');
    const set = await reader.submit('/account/reset', { password: OTHER_PASSWORD, repeated: OTHER_PASSWORD });
    expect([set.status, set.location]).toEqual([303, '/account/login?said=password_set']);

    expect((await browser.open('/account')).location).toBe('/account/login');
    expect((await logIn(visitor(), email)).status).toBe(401);
    expect((await logIn(visitor(), email, OTHER_PASSWORD)).location).toBe('/account');
    const again = await visitor().open(link);
    expect(again.status).toBe(410);
    expect(again.html).toContain('href="/account/forgot"');
  });

  test('a password form that is submitted twice sets the password once, and the second is rejected', async () => {
    const email = await makeCustomer();
    const reader = visitor();
    await reader.open(`/account/reset?token=${await tokenFor(email)}`);
    const fields = { password: OTHER_PASSWORD, repeated: OTHER_PASSWORD };
    expect((await reader.submit('/account/reset', fields)).status).toBe(303);
    expect((await reader.submit('/account/reset', fields)).status).toBe(410);
  });

  test('a password link expires after an hour, and an invalid link is reported in the same way', async () => {
    const token = await tokenFor(await makeCustomer());
    clock.pass(61);
    for (const link of [
      `/account/reset?token=${token}`,
      '/account/reset?token=nonsense',
      '/account/reset',
      `/account/reset?token=${'a'.repeat(5000)}`,
      '/account/reset?token[]=a',
    ]) {
      const page = await visitor().open(link);
      expect(page.status).toBe(410);
      expect(page.html).toContain('<h1>Link expired</h1>');
    }
  });
});

describe('orders on the account pages', () => {
  test('the orders of a customer are shown in pages, newest first', async () => {
    const { browser, email } = await customer();
    const client = shop.client({ cookies: true });
    await client.login(email, PASSWORD);
    const ids: number[] = [];
    for (let i = 0; i < 12; i++) {
      ids.push((await place(client, product)).body.data.id as number);
      clock.pass(1);
    }
    const numbers = ({ html }: Page): number[] =>
      [...html.matchAll(/class="orders__number" href="\/order\/(\d+)"/g)].map(([, id]) => Number(id));
    const first = await browser.open('/account/orders');
    expect(numbers(first)).toEqual(ids.slice(2).reverse());
    expect(first.html).toContain('Page 1 of 2');
    const older = await browser.open(/rel="next" href="([^"]+)"/.exec(first.html)![1]!);
    expect(numbers(older)).toEqual(ids.slice(0, 2).reverse());
    expect(older.html).toMatch(/rel="prev" href="\/account\/orders"/);
    expect(numbers(await browser.open('/account'))).toEqual(ids.slice(-3).reverse());
    for (const page of ['3', '0', '-1', 'x', '1e1', '99999999999'])
      expect((await browser.open(`/account/orders?page=${page}`)).status).toBe(404);
  });

  test('a customer cannot see orders of another customer', async () => {
    const mine = shop.client({ cookies: true });
    await mine.login(await makeCustomer(), PASSWORD);
    const id = (await place(mine, product)).body.data.id as number;
    const { browser } = await customer();
    expect((await browser.open('/account/orders')).html).not.toContain(`/order/${id}`);
    expect((await browser.open(`/order/${id}`)).status).toBe(404);
  });
});

describe('contact details on the account pages', () => {
  test('rejected contact details keep what was typed, with errors at the fields', async () => {
    const { browser } = await customer();
    const refused = await send(browser, '/account/profile', { first_name: 'Ольга <b>', phone: '1'.repeat(41) });
    expect(refused.status).toBe(422);
    expect(valueOf(refused, 'first_name')).toBe('Ольга &lt;b&gt;');
    expect(errorAt(refused, 'phone')).toBe('must have at most 40 characters');
    expect(valueOf(await browser.open('/account/profile'), 'first_name')).toBe('Olena');
  });

  test('a changed phone number must be valid in the country of the default address, as at the checkout', async () => {
    const { browser } = await customer();
    await send(browser, '/account/addresses', { address: 'Khreshchatyk 1', zip: '01001', city: 'Kyiv', country: 'UA' });
    const refused = await send(browser, '/account/profile', { first_name: 'Olena', phone: '12' });
    expect([refused.status, valueOf(refused, 'phone')]).toEqual([422, '12']);
    expect(errorAt(refused, 'phone')).toContain('must be a phone number, such as 050 123 4567');
    expect((await send(browser, '/account/profile', { first_name: 'Olena', phone: '0501234567' })).status).toBe(303);
    expect((await send(browser, '/account/profile', { phone: '+37120123456' })).status).toBe(303);
  });

  test('contact details can be emptied, and a customer cannot change those of another customer', async () => {
    const { browser, email } = await customer();
    await send(browser, '/account/profile', {
      first_name: 'Anna',
      shipping_city: 'Lviv',
      email: 'other@example.com',
      id: '1',
      user_id: '1',
    });
    expect((await browser.open('/account/profile')).html).toContain(`Email: ${email}`);
    const found = await shop.db.query<{ shipping_city: string | null }>(
      'SELECT shipping_city FROM customer WHERE email = $1',
      [email],
    );
    expect(found).toEqual([{ shipping_city: null }]);
    await send(browser, '/account/profile', { first_name: '' });
    expect(valueOf(await browser.open('/account/profile'), 'first_name')).toBe('');
    expect((await browser.open('/account')).html).toContain('<h1>Hello!</h1>');
  });

  test('contact details submitted after the session ended are filled in again after the login and can be saved', async () => {
    const { browser, email } = await customer();
    await browser.open('/account/profile');
    clock.pass(25 * 60);
    const typed = { first_name: 'Olha', last_name: 'Бондар, друга' };
    const over = await browser.submit('/account/profile', typed);
    expect(over.status).toBe(200);
    expect(over.html).toContain(english('storefront-account.login.over'));
    const wrong = await browser.submit('/account/login', { email, password: 'wrong wrong' });
    expect(wrong.status).toBe(401);
    const back = await browser.submit('/account/login', { email, password: PASSWORD });
    expect(back.status).toBe(200);
    expect(back.html).toContain('Check your details and save them.');
    expect(valueOf(back, 'last_name')).toBe('Бондар, друга');
    const [before] = await shop.db.query<{ first_name: string | null }>(
      'SELECT first_name FROM customer WHERE email = $1',
      [email],
    );
    expect(before!.first_name).toBe('Olena');
    expect((await browser.submit('/account/profile', typed)).status).toBe(303);
    expect(valueOf(await browser.open('/account/profile'), 'first_name')).toBe('Olha');
  });
});

test('an address submitted after the session ended is filled in again after the login', async () => {
  const { browser, email } = await customer();
  await browser.open('/account/addresses');
  clock.pass(25 * 60);
  const typed = { address: 'Портова 5', city: 'Одеса', zip: '65000', country: 'UA' };
  const over = await browser.submit('/account/addresses', typed);
  expect(over.html).toContain(english('storefront-account.login.over'));
  const back = await browser.submit('/account/login', { email, password: PASSWORD });
  expect(back.html).toContain('Check your details and save them.');
  expect(valueOf(back, 'address')).toBe('Портова 5');
  expect((await browser.submit('/account/addresses', typed)).status).toBe(303);
  expect((await browser.open('/account')).html).toContain('65000 Одеса');
});

describe('a saved address that was being edited when the session ended', () => {
  const typed = { address: 'Портова 5', city: 'Одеса', zip: '65000', country: 'UA' };

  /** A customer with a second saved address, whose form is submitted after the session ended. */
  async function submitLate() {
    const { browser, email } = await customer();
    const client = shop.client({ cookies: true });
    await client.login(email, PASSWORD);
    const saved = { address: 'Lindenweg 7', city: 'Berlin', zip: '10115', country: 'DE' };
    const { id } = (await client.post('/api/auth/me/addresses', saved)).body.data as { id: number };
    await browser.open(`/account/addresses/${id}`);
    clock.pass(25 * 60);
    const over = await browser.submit(`/account/addresses/${id}`, typed);
    expect([over.status, over.html.includes(english('storefront-account.login.over'))]).toEqual([200, true]);
    return { browser, email, id };
  }

  test('is filled in again after the login, and is changed once the customer saves it', async () => {
    const { browser, email, id } = await submitLate();
    const back = await browser.submit('/account/login', { email, password: PASSWORD });
    expect(back.html).toContain('Check your details and save them.');
    expect(valueOf(back, 'address')).toBe('Портова 5');
    expect(back.html).toContain(`action="/account/addresses/${id}"`);
    expect((await browser.submit(`/account/addresses/${id}`, typed)).status).toBe(303);
    const { html } = await browser.open('/account/addresses');
    expect([html.includes('65000 Одеса'), html.includes('10115 Berlin')]).toEqual([true, false]);
  });

  test('is filled in as a new address if it was deleted in the meantime', async () => {
    const { browser, email, id } = await submitLate();
    await shop.db.query('DELETE FROM customer_address WHERE id = $1', [id]);
    const back = await browser.submit('/account/login', { email, password: PASSWORD });
    expect([back.status, valueOf(back, 'address')]).toEqual([200, 'Портова 5']);
    expect((await browser.submit('/account/addresses', typed)).status).toBe(303);
    expect((await browser.open('/account/addresses')).html).toContain('65000 Одеса');
  });
});

describe('password changes on the account pages', () => {
  test('a password change requires the current password and a repetition, and the page never contains the passwords', async () => {
    const { browser, email } = await customer();
    const wrong = await send(browser, '/account/password', {
      current_password: 'wrong wrong',
      password: OTHER_PASSWORD,
      repeated: OTHER_PASSWORD,
    });
    expect([wrong.status, errorAt(wrong, 'current_password')]).toEqual([422, 'is not your current password']);
    expect(wrong.html).not.toContain(OTHER_PASSWORD);
    const different = await browser.submit('/account/password', {
      current_password: PASSWORD,
      password: OTHER_PASSWORD,
      repeated: 'something else',
    });
    expect(errorAt(different, 'repeated')).toBe(english('storefront-account.fields.not_the_same'));
    expect((await logIn(visitor(), email)).status).toBe(303);
  });

  test('too many password changes with a wrong password are rejected with a page that says how long to wait', async () => {
    const { browser } = await customer();
    let page = await send(browser, '/account/password', {
      current_password: 'wrong',
      password: OTHER_PASSWORD,
      repeated: OTHER_PASSWORD,
    });
    for (let i = 0; i < 12 && page.status !== 429; i++)
      page = await send(browser, '/account/password', {
        current_password: 'wrong',
        password: OTHER_PASSWORD,
        repeated: OTHER_PASSWORD,
      });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a password change submitted after the session ended must be entered again after the login', async () => {
    const { browser } = await customer();
    await browser.open('/account/password');
    clock.pass(25 * 60);
    const over = await browser.submit('/account/password', {
      current_password: PASSWORD,
      password: OTHER_PASSWORD,
      repeated: OTHER_PASSWORD,
    });
    expect([over.status, over.location]).toEqual([303, '/account/login?next=%2Faccount%2Fpassword']);
  });
});

describe('sessions on the account pages', () => {
  test('the sessions of a customer are listed, and all others can be ended', async () => {
    const { browser, email } = await customer();
    const elsewhere = visitor();
    await logIn(elsewhere, email);
    const page = await browser.open('/account/sessions');
    expect([...page.html.matchAll(/class="orders__row"/g)]).toHaveLength(2);
    expect([...page.html.matchAll(/this device/g)]).toHaveLength(1);
    expect((await browser.submit('/account/sessions', {})).location).toBe('/account/sessions?said=sessions_ended');
    expect((await elsewhere.open('/account')).location).toBe('/account/login');
    expect((await browser.open('/account')).status).toBe(200);
  });
});

describe('all account pages', () => {
  const publicPages = ['/account/login', '/account/register', '/account/forgot'];
  const accountPages = ['/account', '/account/orders', '/account/profile', '/account/password', '/account/sessions'];

  test('errors are the sentences of the shop, not of the browser: no form with required fields is checked by the browser', async () => {
    const { browser } = await customer();
    const anonymous = visitor();
    const pages = [
      ...(await Promise.all([...publicPages, '/order-lookup'].map((path) => anonymous.open(path)))),
      ...(await Promise.all([...accountPages, '/account/addresses'].map((path) => browser.open(path)))),
      await anonymous.open('/fast-order?product_id=1'),
    ];
    const forms = pages.flatMap(({ html }) => html.match(/<form [^>]*method="post"[^]*?<\/form>/g) ?? []);
    const checked = forms.filter((form) => / type="(text|email|tel|password)"/.test(form));
    expect(checked.length).toBeGreaterThan(6);
    for (const form of checked) expect(form).toMatch(/^<form [^>]*novalidate/);
  });

  test.each([
    ['en', 'Log in'],
    ['uk', 'Вхід'],
    ['ru', 'Вход'],
  ])('the account pages are in the language %s', async (language, title) => {
    expect((await visitor(language).open('/account/login')).html).toContain(`<h1>${title}</h1>`);
    const { browser } = await customer(language);
    for (const path of accountPages)
      expect((await browser.open(path)).html).not.toMatch(/storefront-account\.|order\.status\./);
  });

  test('the account pages are not cached, not indexed and have no inline scripts', async () => {
    const { browser } = await customer();
    const seen = [
      ...(await Promise.all(publicPages.map((path) => visitor().open(path)))),
      ...(await Promise.all(accountPages.map((path) => browser.open(path)))),
    ];
    for (const { status, headers, html } of seen) {
      expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex']);
      expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
      for (const [form] of html.matchAll(/<form[^>]* method="post"[\s\S]*?<\/form>/g))
        expect(form).toMatch(/name="_csrf" value="[^"]+"/);
      for (const [, name] of html.matchAll(/<(?:input|select) id="([^"]+)"/g)) expect(html).toContain(`for="${name}"`);
    }
  });

  test('the account pages work with a path in BASE_URL', async () => {
    const below = await startTestShop({ env: { BASE_URL: 'http://localhost:3999/shop' } });
    try {
      const browser = new Browser(below.url);
      const led = await browser.open('/account/orders');
      expect(led.location).toBe('/shop/account/login?next=%2Faccount%2Forders');
      await below
        .client()
        .post('/api/auth/register', {
          email: 'below@example.com',
          password: PASSWORD,
          first_name: 'A',
          last_name: 'B',
        });
      const page = await browser.open('/account/login?next=%2Faccount%2Forders');
      expect(page.html).toContain('action="/shop/account/login"');
      expect(
        (await browser.submit('/account/login', { email: 'below@example.com', password: PASSWORD })).location,
      ).toBe('/shop/account/orders');
    } finally {
      await below.close();
    }
  });
});
