import type { Browser, Page } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { seedDemoShop } from '../../src/demo/seed/index.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { expectAccessible } from '../fixtures/panel/checks.js';
import { fillCart, openReader } from '../fixtures/storefront/reader.js';

let shop: TestShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startTestShop();
  await seedDemoShop(shop.app);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

/** The checkout of the demo shop, whose courier requires a phone number and whose pickup requires no address. */
async function checkout(language: string, width: number, script = true): Promise<Page> {
  const { page } = await openReader(browser, `${shop.url}/?lang=${language}`, { language, width });
  await fillCart(page, { product_id: 1, quantity: 1 });
  await page.setJavaScriptEnabled(script);
  await page.goto(`${shop.url}/checkout`);
  return page;
}

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.checkVisibility());
const submit = (page: Page): Promise<unknown> =>
  Promise.all([page.waitForNavigation(), click(page, '.summary > .button')]);

async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({ email: 'olena@example.com', first_name: 'Olena', last_name: 'Bondar' }))
    await page.type(`#${name}`, value);
}

const CASES = [
  ['en', 1280, true, 'postal code of the country, such as 01001', 'phone number, such as 050 123 4567'],
  ['uk', 360, true, 'поштовим індексом цієї країни, наприклад 01001', 'номером телефону, наприклад 050 123 4567'],
  ['ru', 360, false, 'почтовым индексом этой страны, например 01001', 'номером телефона, например 050 123 4567'],
] as const;

test.each(CASES)(
  '%s at %i pixels, script %s: all wrong fields of the checkout are marked at once, each with its sentence',
  async (language, width, script, zip, phone) => {
    const page = await checkout(language, width, script);
    await click(page, 'input[value=flat_rate]');
    await expectSoon(() => isShown(page, '#shipping_zip')).toBe(true);
    // The fields follow the method, so they are replaced once.
    if (script)
      await expectSoon(() => page.$eval('#phone', (input) => (input as HTMLInputElement).required)).toBe(true);
    await page.type('#phone', '12');
    await page.type('#shipping_zip', 'ABC');
    await submit(page);
    await expectFocus(page, () => document.activeElement?.id, 'problems');
    const marked = await page.$$eval('[aria-invalid=true]', (fields) =>
      fields.map((field) => [
        (field as HTMLInputElement).name,
        document.getElementById(field.getAttribute('aria-describedby')!)?.textContent ?? '',
      ]),
    );
    expect(marked.map(([name]) => name)).toEqual([
      ...['email', 'first_name', 'last_name', 'phone', 'shipping_address', 'shipping_zip', 'shipping_city'],
    ]);
    expect(marked.every(([, sentence]) => sentence !== '')).toBe(true);
    expect(Object.fromEntries(marked)).toMatchObject({
      phone: expect.stringContaining(phone),
      shipping_zip: expect.stringContaining(zip),
    });
    await expectSoon(() => page.$eval('html', (html) => html.scrollWidth > html.clientWidth)).toBe(false);
    if (script) await expectAccessible(page);
  },
);

test.each([true, false])(
  'script %s: pickup hides the address and needs none; the courier shows the fields again with the typed values',
  async (script) => {
    const page = await checkout('en', 1280, script);
    await expectSoon(() => isShown(page, '#shipping_city')).toBe(false);
    await click(page, 'input[value=flat_rate]');
    await expectSoon(() => isShown(page, '#shipping_city')).toBe(true);
    if (script) {
      await page.type('#shipping_city', 'Kyiv');
      await click(page, 'input[value=pickup]');
      await expectSoon(() => isShown(page, '#shipping_city')).toBe(false);
      await click(page, 'input[value=flat_rate]');
      await expectSoon(() => page.$eval('#shipping_city', (input) => (input as HTMLInputElement).value)).toBe('Kyiv');
    }
    await click(page, 'input[value=pickup]');
    if (script) await expectSoon(() => isShown(page, '#shipping_city')).toBe(false);
    await fillContact(page);
    await submit(page);
    await expectSoon(() => page.url()).toMatch(/\/order\/\d+/);
    const [order] = await shop.db.query<{ city: string | null }>(
      `SELECT shipping_address->>'city' AS city FROM shop_order ORDER BY id DESC LIMIT 1`,
    );
    expect(order).toEqual({ city: null });
  },
);

test('a field that the page updates while a customer types keeps its element, focus and text', async () => {
  const page = await checkout('en', 1280);
  await click(page, 'input[value=flat_rate]');
  await expectSoon(() => isShown(page, '#shipping_zip')).toBe(true);
  const zip = (await page.$('#shipping_zip'))!;
  await zip.type('SW1A');
  const updated = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.$eval('#shipping_country', (select) => {
    (select as HTMLSelectElement).value = 'GB';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await updated;
  await expectSoon(() => zip.evaluate((input) => (input as HTMLInputElement).inputMode)).toBe('');
  await page.keyboard.type(' 1AA');
  await expectSoon(() => zip.evaluate((input) => (input as HTMLInputElement).value)).toBe('SW1A 1AA');
  await expectSoon(() => zip.evaluate((input) => input === document.activeElement)).toBe(true);
  await expectSoon(() => page.$eval('[for=shipping_zip]', (label) => label.textContent!.trim())).toBe('Postcode');
});

test('postal code and region have the labels of the chosen country', async () => {
  const page = await checkout('en', 1280);
  await click(page, 'input[value=flat_rate]');
  const labels = () =>
    page.$$eval('[for=shipping_zip], [for=shipping_state]', (all) =>
      all.map((one) => one.firstChild!.textContent!.trim()),
    );
  for (const [country, zip, state] of [
    ['US', 'ZIP code', 'State'],
    ['IE', 'Eircode', 'County'],
    ['UA', 'Postal code', 'Region (oblast)'],
  ] as const) {
    await page.select('#shipping_country', country);
    await expectSoon(() => labels()).toEqual([zip, state]);
  }
});

test('a change of the country shows or hides the postal code and its number pad, and the order gets a dash', async () => {
  const page = await checkout('en', 1280);
  await click(page, 'input[value=flat_rate]');
  await expectSoon(() => page.$eval('#shipping_zip', (input) => (input as HTMLInputElement).inputMode)).toBe('numeric');
  await page.select('#shipping_country', 'GB');
  await expectSoon(() => page.$eval('#shipping_zip', (input) => (input as HTMLInputElement).inputMode)).toBe('');
  await page.select('#shipping_country', 'AE');
  await expectSoon(() => page.$('#shipping_zip')).toBeNull();
  await fillContact(page);
  await page.type('#phone', '050 123 4567');
  await page.type('#shipping_address', 'Street 1');
  await page.type('#shipping_city', 'Dubai');
  await submit(page);
  await expectSoon(() => page.url()).toMatch(/\/order\/\d+/);
  const [order] = await shop.db.query<{ zip: string }>(
    `SELECT shipping_address->>'zip' AS zip FROM shop_order ORDER BY id DESC LIMIT 1`,
  );
  expect(order).toEqual({ zip: '-' });
});

test.each([
  ['en', 1280],
  ['uk', 360],
] as const)(
  '%s at %i pixels: header and footer of the checkout lead only to the shop, the cart, legal pages and the contact',
  async (language, width) => {
    const page = await checkout(language, width);
    const links = await page.$$eval('.top a:not(.languages a), .foot a', (found) =>
      found
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ protocol, pathname }) =>
          protocol.startsWith('http') ? pathname.split('/').slice(0, 2).join('/') : protocol,
        ),
    );
    expect([...new Set(links)].sort()).toEqual(['/', '/cart', '/pages', 'mailto:', 'tel:'].sort());
    await expectSoon(() => page.$('.find, .menu, .tools')).toBeNull();
  },
);
