import type { Browser, Page } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { PasswordResets } from '../../src/identity/accounts/password-resets.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, place } from '../fixtures/orders.js';
import {
  follow,
  inspectPage,
  LOOKS,
  openReader,
  textOf,
  type Look,
  type Reader,
} from '../fixtures/storefront/reader.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

const PASSWORD = 'a quiet harbour at dawn';

let shop: TestShop;
let browser: Browser;
let made = 0;

beforeAll(async () => {
  shop = await startTestShop();
  const admin = await shop.admin();
  await makeProduct(admin, { name: 'Teapot', in_stock: 500 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop.close();
});

const reader = (look?: Look): Promise<Reader> => openReader(browser, `${shop.url}/account/login`, look);

async function makeCustomer(orders = 0): Promise<{ email: string; client: Client }> {
  const email = `customer${++made}@example.com`;
  await shop
    .client()
    .post('/api/auth/register', { email, password: PASSWORD, first_name: 'Олена', last_name: 'Бондаренко-Стельмах' });
  const client = shop.client({ cookies: true });
  await client.login(email, PASSWORD);
  for (let i = 0; i < orders; i++) await place(client, 1);
  return { email, client };
}

const submit = (page: Page, button = 'main form .button:not(.button--quiet)'): Promise<unknown> => follow(page, button);

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${shop.url}/account/login`);
  await page.type('#email', email);
  await page.type('#password', PASSWORD);
  await submit(page);
}

describe.each(LOOKS)('account pages in $language at $width pixels, dark: $dark', (look) => {
  test('every account page is complete, accessible and without console errors', async () => {
    const { email, client } = await makeCustomer(12);
    const opened = await reader(look);
    const { page } = opened;
    const inspect = (what: string): Promise<void> => inspectPage(opened, what, look);
    const see = async (path: string): Promise<void> => {
      await page.goto(shop.url + path);
      await inspect(path.slice(1).replace(/\W/g, '-'));
    };

    for (const path of ['/account/login', '/account/register', '/account/forgot', '/account/reset?token=over'])
      await see(path);
    await page.goto(`${shop.url}/account/register`);
    await page.type('#email', 'no address');
    await submit(page);
    await inspect('register-refused');
    const [user] = await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    await page.goto(`${shop.url}/account/reset?token=${await shop.app.get(PasswordResets).issue(user!.id)}`);
    await inspect('reset');

    await logIn(page, email);
    for (const path of ['', '/orders', '/profile', '/addresses', '/email', '/password', '/sessions', '/data'])
      await see(`/account${path}`);
    await client.put('/api/auth/me', {
      shipping_address: 'Хрещатик 1, кв. 24',
      shipping_city: 'Київ',
      shipping_zip: '01001',
      shipping_country: 'UA',
    });
    await client.post('/api/auth/me/addresses', {
      address: 'Lindenweg 7',
      city: 'Berlin',
      zip: '10115',
      country: 'DE',
    });
    await page.goto(`${shop.url}/account`);
    await inspect('account-with-address');
    await see('/account/addresses/default');
    await page.goto(`${shop.url}/account/profile`);
    await submit(page, '.account__form .button');
    await inspect('profile-saved');
  });
});

describe.each([[true], [false]])('account pages with JavaScript: %p', (script) => {
  test('a customer registers, logs in, saves an address and logs out through forms', async () => {
    const email = `new-${String(script)}@example.com`;
    const { page, troubles } = await reader({ script, width: 360 });
    await page.goto(`${shop.url}/account/orders`);
    await expectSoon(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/account/login?next=%2Faccount%2Forders',
    );
    await Promise.all([page.waitForNavigation(), click(page, 'a[href^="/account/register"]')]);
    for (const [name, value] of Object.entries({ first_name: 'Olena', last_name: 'Bondar', email, password: PASSWORD }))
      await page.type(`#${name}`, value);
    await submit(page);
    await expectSoon(() => textOf(page)).toContain('You can log in now.');
    await expectSoon(() => page.$eval('#email', (field) => (field as HTMLInputElement).value)).toBe(email);
    await page.type('#password', PASSWORD);
    await submit(page);
    await expectSoon(() => page.url()).toBe(`${shop.url}/account/orders`);
    await page.goto(`${shop.url}/account/addresses`);
    await page.select('#country', 'UA');
    await page.type('#address', 'Khreshchatyk 1');
    await page.type('#zip', '01001');
    await page.type('#city', 'Kyiv');
    await submit(page, '.account__form .button');
    await expectSoon(() => textOf(page, '.address-book')).toContain('Default address');
    // on a phone the menu is collapsed
    await click(page, '.account__menu summary');
    await submit(page, '.account__nav form .button');
    await expectSoon(() => textOf(page, 'body')).toContain(english('storefront.said.logged_out'));
    expect(troubles).toEqual([]);
  });
});

describe('passwords on account pages', () => {
  test('a password can be shown while it is typed, and is hidden again before the form is sent', async () => {
    const { page } = await reader();
    await page.goto(`${shop.url}/account/login`);
    await page.type('#email', 'nobody@example.com');
    await page.type('#password', 'wrong wrong');
    const typeOf = (): Promise<string> => page.$eval('#password', (field) => (field as HTMLInputElement).type);
    await expectSoon(() => typeOf()).toBe('password');
    await click(page, 'button[aria-label="Show password"]');
    await expectSoon(() => typeOf()).toBe('text');
    await click(page, 'button[aria-label="Hide password"]');
    await expectSoon(() => typeOf()).toBe('password');
    await click(page, 'button[aria-label="Show password"]');
    await submit(page);
    await expectSoon(() => textOf(page, '[role=alert]')).toContain(english('auth.errors.invalid_credentials'));
  });

  test('a password is set through the mailed link, whose token does not leak through the Referer header', async () => {
    const { email } = await makeCustomer();
    const [user] = await shop.db.query<{ id: number }>('SELECT id FROM app_user WHERE email = $1', [email]);
    const token = await shop.app.get(PasswordResets).issue(user!.id);
    const { page } = await reader();
    const referers: string[] = [];
    page.on('request', (request) => void referers.push(request.headers()['referer'] ?? ''));
    await page.goto(`${shop.url}/account/reset?token=${token}&lang=en`);
    await page.type('#password', 'seven lamps along the pier');
    await page.type('#repeated', 'seven lamps along the pier');
    await submit(page);
    await expectSoon(() => textOf(page)).toContain('New password saved.');
    expect(referers.length).toBeGreaterThan(2);
    expect(referers.filter((referer) => referer.includes(token))).toEqual([]);
  });
});

test('the labels of an address follow the chosen country, and a country without postal codes has no field for one', async () => {
  const { email } = await makeCustomer();
  const { page, troubles } = await reader({ width: 360 });
  await logIn(page, email);
  await page.goto(`${shop.url}/account/addresses`);
  const labelOf = (name: string) => () => textOf(page, `label[for="${name}"]`);
  const isShown = (): Promise<boolean> => page.$eval('#zip', (field) => field.checkVisibility());
  await page.select('#country', 'US');
  await expectSoon(labelOf('zip')).toBe('ZIP code');
  await expectSoon(labelOf('state')).toBe('State (optional)');
  await page.select('#country', 'AE');
  await expectSoon(isShown).toBe(false);
  await page.type('#address', 'Marina 3');
  await page.type('#city', 'Dubai');
  await submit(page, '.account__form .button');
  await expectSoon(() => textOf(page, '.address-book')).toContain('Dubai');
  await page.goto(`${shop.url}/account/addresses/default`);
  await expectSoon(isShown).toBe(false);
  await page.select('#country', 'UA');
  await expectSoon(labelOf('zip')).toBe('Postal code');
  await expectSoon(isShown).toBe(true);
  expect(troubles).toEqual([]);
});

test.each([[true], [false]])('an address is deleted only after a second click, with JavaScript: %p', async (script) => {
  const { email, client } = await makeCustomer();
  for (const city of ['Kyiv', 'Lviv'])
    await client.post('/api/auth/me/addresses', { address: 'Khreshchatyk 1', city, zip: '01001', country: 'UA' });
  const { page, troubles } = await reader({ script, width: 360 });
  await logIn(page, email);
  await page.goto(`${shop.url}/account/addresses`);
  const cards = (): Promise<number> => page.$$eval('.address-book > li', (all) => all.length);
  await expectSoon(cards).toBe(2);
  const last = '.address-book > li:last-child';
  await page.focus(`${last} .address-book__delete summary`);
  await page.keyboard.press('Enter');
  await expectSoon(() => textOf(page, last)).toContain(english('storefront-account.addresses.delete_sure'));
  await expectSoon(cards).toBe(2);
  await submit(page, `${last} .address-book__delete button`);
  await expectSoon(() => textOf(page)).toContain(english('storefront.said.address_deleted'));
  await expectSoon(cards).toBe(1);
  expect(troubles).toEqual([]);
});
