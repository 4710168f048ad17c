import type { Browser } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import { expectAccessible } from '../fixtures/panel/checks.js';
import { ScriptPage, type ScriptPageOptions } from '../fixtures/script-page.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let browser: Browser;
let shop: TestShop;
let admin: Client;
let tea: number;
let one: ScriptPage | null = null;

beforeAll(async () => {
  browser = await launchChromium();
  shop = await startTestShop();
  admin = await shop.admin();
  tea = await makeProduct(admin, { name: 'Green tea', price_regular: 8.5, in_stock: 100 });
});
afterAll(async () => {
  await browser?.close();
  await shop.close();
});
afterEach(async () => {
  await one?.close();
  one = null;
});

const open = async (body: string, options?: ScriptPageOptions): Promise<ScriptPage> =>
  (one = await ScriptPage.open(browser, shop, body, options));
const dialogOpens = async (page: ScriptPage): Promise<void> => void (await page.page.waitForSelector('dialog[open]'));
const sent = (page: ScriptPage): unknown[] =>
  page.requests.filter(({ call }) => call.endsWith('fast-order')).map(({ body }) => JSON.parse(body!));

test('data-sc-fast-buy asks for a phone number or an email address in a dialog, and links to the order', async () => {
  const page = await open(
    `<main><h1>Tea</h1><article><input data-sc-quantity aria-label="Quantity" value="2"><a href="/fast-order?product_id=${tea}" data-sc-fast-buy="${tea}">Buy now</a></article></main>`,
  );
  await page.page.focus('a');
  await page.click('a');
  await dialogOpens(page);
  await expectAccessible(page.page);
  await expectSoon(() => page.text('dialog h2')).toBe('Quick order');
  await expectFocus(page.page, () => document.activeElement!.getAttribute('name'), 'phone');
  await page.page.keyboard.type('+380 50 123 45 67');
  await page.page.keyboard.press('Enter');
  const data = await page.waitFor('onFastOrder');
  expect(data).toMatchObject({
    success: true,
    message: 'Thank you! We’ll contact you shortly.',
    product: { id: tea, title: 'Green tea', price: '8.50' },
    miniCart: { count: 0, total: '0.00' },
    order: { is_quick: true, total: 17, customer: { phone: '+380 50 123 45 67' } },
  });
  await expectSoon(() => sent(page)).toEqual([{ product_id: tea, quantity: 2, phone: '+380 50 123 45 67' }]);
  await page.page.waitForSelector('dialog .sc-done');
  await expectSoon(() => page.text('.sc-done')).toBe('Thank you! We’ll contact you shortly.View order');
  await expectFocus(page.page, () => document.activeElement!.className, 'sc-done');
  await expectSoon(() => page.page.$eval('dialog a', (link) => (link as HTMLAnchorElement).href)).toBe(data.order.url);
  const answered = await fetch(data.order.url as string, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([answered.status, answered.headers.get('location')]).toEqual([
    303,
    `/order/${(data.order as { id: number }).id}`,
  ]);
  await expectAccessible(page.page);
  await page.page.keyboard.press('Escape');
  await expectFocus(page.page, () => document.activeElement!.tagName, 'A');
  await page.click('a');
  await page.page.waitForSelector('dialog[open] input');
  await expectSoon(() => page.page.$('.sc-done')).toBeNull();
});

test('a rejected fast order shows the error at its field', async () => {
  const page = await open(`<button data-sc-fast-buy="${tea}">Now</button>`);
  await page.click('button');
  await dialogOpens(page);
  await page.page.type('dialog [name=phone]', 'call me');
  await page.click('dialog form button');
  expect(await page.waitFor('onFastOrder')).toMatchObject({
    success: false,
    code: 'validation_failed',
    errors: { phone: [expect.any(String)] },
    order: null,
    product: { id: tea },
  });
  await page.page.waitForSelector('dialog [name=phone][aria-invalid=true]');
  const shown = await page.page.$eval(
    '[name=phone]',
    (field) => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent,
  );
  expect(shown).toBe((await page.waitFor('onFastOrder')).errors.phone[0]);
  await expectSoon(() => page.text('dialog [role=alert]')).toBe(english('common.errors.validation_failed'));
  await expectAccessible(page.page);
  await page.page.$eval('[name=phone]', (field) => ((field as HTMLInputElement).value = '+380501234567'));
  await page.settle();
  await page.click('dialog form button');
  expect(await page.waitFor('onFastOrder', 2)).toMatchObject({ success: true });
});

test('the dialog that the page provides for fast orders is used, with its own texts', async () => {
  const page = await open(`<button data-sc-fast-buy="${tea}" data-sc-quantity="3">Now</button>
    <dialog data-sc-fast-order aria-label="Ours"><form method="post" action="/fast-order"><input type="hidden" name="product_id"><input name="quantity" type="number" aria-label="Quantity"><input name="email" aria-label="E-mail"><button>Go</button></form></dialog>`);
  await page.click('button');
  await dialogOpens(page);
  await expectSoon(async () => [await page.value('[name=product_id]'), await page.value('[name=quantity]')]).toEqual([
    String(tea),
    '3',
  ]);
  await page.page.type('[name=email]', 'ada@example.com');
  await page.page.$eval('[name=quantity]', (field) => ((field as HTMLInputElement).value = '4'));
  await page.click('dialog button');
  expect(await page.waitFor('onFastOrder')).toMatchObject({ success: true, order: { total: 34 } });
  await expectSoon(() => sent(page)).toEqual([{ product_id: tea, quantity: 4, email: 'ada@example.com' }]);
  await expectSoon(() => page.page.$$('dialog')).toHaveLength(1);
});

test('a fast order from a form with a phone number is sent immediately, once for several clicks', async () => {
  const page = await open(
    `<form><input name="phone" value="+380501234567"><input name="first_name" value=" Ada "><button data-sc-fast-buy="${tea}">Now</button></form>`,
  );
  await page.page.$eval('button', (button) => {
    button.click();
    button.click();
  });
  expect(await page.waitFor('onFastOrder')).toMatchObject({ success: true, order: { total: 8.5 } });
  await page.hear('Thank you! We’ll contact you shortly.');
  await expectSoon(() => sent(page)).toEqual([
    { product_id: tea, quantity: 1, phone: '+380501234567', first_name: 'Ada' },
  ]);
  await expectSoon(() => page.page.$('dialog')).toBeNull();
});

test('a fast order without a product orders the whole cart and empties it', async () => {
  const page = await open('<button data-sc-fast-buy>Order all</button><b data-sc-cart-count></b>');
  await page.page.evaluate((id) => window.shop!.cart.add(id, 2), tea);
  await page.page.waitForSelector('[data-sc-cart-count="2"]');
  await page.click('button');
  await dialogOpens(page);
  await page.page.type('dialog [name=email]', 'ada@example.com');
  await page.click('dialog form button');
  expect(await page.waitFor('onFastOrder')).toMatchObject({
    success: true,
    order: { total: 17 },
    miniCart: { count: 0 },
  });
  await page.page.waitForSelector('[data-sc-cart-count="0"]');
});

test('the fast order dialog reports that the shop is unavailable or that a product has sold out, and can be sent again', async () => {
  const rare = await makeProduct(admin, { name: 'Rare tea', in_stock: 1 });
  const page = await open(`<button data-sc-fast-buy="${rare}">Now</button>`, { language: 'uk' });
  await page.click('button');
  await dialogOpens(page);
  await expectSoon(() => page.text('dialog h2')).toBe('Купити в 1 клік');
  await page.page.type('dialog [name=phone]', '+380501234567');
  page.answer = () => 'away';
  await page.click('dialog form button');
  expect(await page.waitFor('onFastOrder')).toMatchObject({ success: false, code: 'network' });
  await page.settle();
  await expectSoon(() => page.text('dialog [role=alert]')).toContain('Немає зв’язку з магазином');
  page.answer = () => undefined;
  await admin.put(`/api/products/${rare}`, { in_stock: 0 });
  await page.click('dialog form button');
  expect(await page.waitFor('onFastOrder', 2)).toMatchObject({
    success: false,
    code: 'insufficient_stock',
    available: 0,
  });
  await page.settle();
  await expectSoon(() => page.text('dialog [role=alert]')).toContain('У наявності: 0');
});
