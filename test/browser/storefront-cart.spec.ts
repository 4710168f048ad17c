import type { Browser, Page } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { seedDemoShop } from '../../src/demo/seed/index.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, stockOf } from '../fixtures/orders.js';
import { expectAccessible } from '../fixtures/panel/checks.js';
import {
  fillCart,
  follow,
  inspectPage,
  LOOKS,
  nameOf,
  openReader,
  shot,
  textOf,
  type Look,
  type Reader,
  type CartItem,
} from '../fixtures/storefront/reader.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let shop: TestShop;
let admin: Client;
let browser: Browser;

beforeAll(async () => {
  shop = await startTestShop();
  await seedDemoShop(shop.app);
  admin = await shop.admin();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop.close();
});
beforeEach(() => shop.db.query('DELETE FROM rate_counter'));

const reader = (look?: Look): Promise<Reader> => openReader(browser, `${shop.url}/cart`, look);

/** Adds products to the cart and opens it. */
async function fill(page: Page, ...products: CartItem[]): Promise<void> {
  await fillCart(page, ...products);
  await page.goto(`${shop.url}/cart`);
}

const sees = (page: Page, text: string, selector = 'main'): Promise<unknown> =>
  page.waitForFunction(
    (part, place) =>
      document
        .querySelector(place)
        ?.textContent?.replace(/[\u00a0\u202f]/g, ' ')
        .replace(/\s+/g, ' ')
        .includes(part),
    {},
    text,
    selector,
  );

/** Products of the demo shop, and one with a variant. */
async function demo(): Promise<{ ids: number[]; choice: { product_id: number; variant_id: number } }> {
  const { body } = await admin.get('/api/products?per_page=50&in_stock=1');
  const items = body.data.items as Array<{ id: number; has_variants: boolean; in_stock: number }>;
  const { id } = items.find((item) => item.has_variants)!;
  const variants = (await admin.get(`/api/products/${id}`)).body.data.variants as Array<{
    id: number;
    in_stock: number;
  }>;
  return {
    ids: items.filter((item) => !item.has_variants && item.in_stock > 4).map((item) => item.id),
    choice: { product_id: id, variant_id: variants.find(({ in_stock }) => in_stock > 0)!.id },
  };
}

describe.each(LOOKS)('cart pages in $language at $width pixels, dark: $dark', (look) => {
  test('the cart is complete and accessible when empty, full, and with unavailable items', async () => {
    const { ids, choice } = await demo();
    const opened = await reader(look);
    const { page } = opened;
    await inspectPage(opened, 'cart-empty', look);
    const short = await makeProduct(admin, {
      name: 'Чайник із дуже довгою назвою, яку не так легко вмістити в рядок',
      in_stock: 3,
      price_regular: 1249.5,
    });
    await fill(page, { product_id: ids[0]!, quantity: 2 }, choice, { product_id: short, quantity: 3 });
    await inspectPage(opened, 'cart', look);
    await admin.put(`/api/products/${short}`, { in_stock: 1, price_regular: 1300 });
    await page.goto(`${shop.url}/cart`);
    await click(page, '.cart__clear summary');
    await inspectPage(opened, 'cart-wrong', look);
  });

  test('the wishlist and the page of fast orders are complete and accessible', async () => {
    const { ids, choice } = await demo();
    const opened = await reader(look);
    const { page, troubles } = opened;
    await page.goto(`${shop.url}/wishlist`);
    await inspectPage(opened, 'wishlist-empty', look);
    for (const product_id of [ids[1]!, ids[2]!, choice.product_id]) {
      await page.$eval(
        'meta[name=csrf-token]',
        (meta, text) =>
          fetch('/api/wishlist', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-csrf-token': (meta as HTMLMetaElement).content },
            body: text,
          }).then((answer) => answer.text()),
        JSON.stringify({ product_id }),
      );
    }
    await page.goto(`${shop.url}/wishlist`);
    await inspectPage(opened, 'wishlist', look);
    await page.goto(`${shop.url}/fast-order?product_id=${choice.product_id}&variant_id=${choice.variant_id}`);
    await inspectPage(opened, 'fast', look);
    await follow(page, '.fast__who button');
    await expectSoon(() => page.$eval('#fast-phone', (input) => input.getAttribute('aria-invalid'))).toBe('true');
    await inspectPage(opened, 'fast-wrong', look);
    await fill(page, { product_id: ids[0]! });
    await click(page, '.cart__fast a');
    await page.waitForSelector('dialog[open]');
    await shot(page, nameOf('fast-dialog', look));
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });
});

describe.each([360, 1440])('the cart without JavaScript at %i pixels', (width) => {
  test('without JavaScript, a cart is filled and changed, its shipping is estimated, and it is emptied', async () => {
    const product = await makeProduct(admin, { name: 'Bowl', in_stock: 4, price_regular: 10 });
    const { page } = await reader({ width });
    await fill(page, { product_id: product });
    await page.setJavaScriptEnabled(false);
    await page.reload();
    await follow(page, `[data-sc-increment="${product}"]`);
    await expectSoon(() => textOf(page, '.totals__sum')).toContain('€20.00');
    await click(page, '.amount__field', { count: 3 });
    await page.keyboard.type('4');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(() => textOf(page, '.totals__sum')).toContain('€40.00');
    await follow(page, `[data-sc-decrement="${product}"]`);
    await click(page, '.cart-estimate summary');
    await page.select('#country', 'UA');
    await click(page, 'input[value=flat_rate]');
    await follow(page, '.cart-shipping__apply');
    await expectSoon(() => textOf(page, '.totals')).toContain('Subtotal €30.00 Delivery €4.90 Total €34.90');
    await expectSoon(() => page.$eval('#country', (select) => (select as HTMLSelectElement).value)).toBe('UA');
    await click(page, '.cart__clear summary');
    await follow(page, '.cart__clear button');
    await expectSoon(() => textOf(page)).toContain(english('storefront-cart.empty'));
  });

  test('without JavaScript, a fast order needs only a phone number', async () => {
    const product = await makeProduct(admin, { name: 'Spoon', in_stock: 4 });
    const { page } = await reader({ width, script: false });
    await page.goto(`${shop.url}/fast-order?product_id=${product}`);
    await page.type('#fast-phone', '+380 50 123 45 67');
    await follow(page, '.fast__who button');
    await expectSoon(() => page.url()).toMatch(/\/order\/\d+$/);
    await expectSoon(() => stockOf(admin, product)).toBe(3);
  });
});

describe('the cart with JavaScript', () => {
  test('quantities in the cart change in place, stay within the stock, and keep the focus', async () => {
    const product = await makeProduct(admin, { name: 'Cup', in_stock: 3, price_regular: 10 });
    const { page, troubles } = await reader();
    await fill(page, { product_id: product });
    await page.focus(`[data-sc-increment="${product}"]`);
    await page.keyboard.press('Enter');
    await sees(page, '€20.00', '#cart .totals__sum');
    await page.keyboard.press('Enter');
    await sees(page, '€30.00', '#cart .totals__sum');
    await expectFocus(page, () => document.activeElement?.getAttribute('data-sc-increment'), String(product));
    await expectSoon(() => page.$eval('[data-sc-increment]', (button) => button.getAttribute('aria-disabled'))).toBe(
      'true',
    );
    await sees(page, '€30.00', '[data-cart-status]');
    await expectSoon(() => textOf(page, '[data-sc-cart-count]')).toBe('3');
    await click(page, '.amount__field', { count: 3 });
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    await sees(page, '€10.00', '#cart .totals__sum');
    await expectSoon(() => page.url()).toBe(`${shop.url}/cart`);
    await click(page, '[data-sc-remove]');
    await sees(page, english('storefront-cart.empty'));
    expect(troubles).toEqual([]);
  });

  test('country and shipping method change the totals of the cart in place', async () => {
    const product = await makeProduct(admin, { name: 'Jug', in_stock: 3, price_regular: 10 });
    const { page, troubles } = await reader();
    await fill(page, { product_id: product });
    await click(page, '.cart-estimate summary');
    await page.select('#country', 'UA');
    await page.waitForFunction(() => document.querySelector('[data-cart-status]')?.textContent !== '');
    await click(page, 'input[value=flat_rate]');
    await sees(page, '€14.90', '#cart .totals__sum');
    await sees(page, '€14.90', '[data-sc-cart-total]');
    await expectSoon(() => page.$eval('#country', (select) => (select as HTMLSelectElement).value)).toBe('UA');
    expect(troubles).toEqual([]);
  });

  test('the heart removes a product from the wishlist, and one button moves all available products to the cart', async () => {
    const [keep, drop] = [await makeProduct(admin, { name: 'Kept' }), await makeProduct(admin, { name: 'Dropped' })];
    const { page, troubles } = await reader();
    await page.waitForFunction(() => window.shop !== undefined);
    for (const id of [keep, drop]) await page.evaluate((product) => window.shop!.wishlist.toggle(product), id);
    await page.goto(`${shop.url}/wishlist`);
    await click(page, `[data-sc-wishlist="${drop}"]`);
    await page.waitForFunction(
      (id) => document.querySelector(`#wishlist [data-sc-wishlist="${id}"]`) === null,
      {},
      drop,
    );
    await expectSoon(() => textOf(page, '#wishlist')).toContain('1 product');
    await expectSoon(() => textOf(page, '[data-sc-wishlist-count]')).toBe('1');
    await follow(page, '#wishlist form[data-once] button');
    await expectSoon(() => textOf(page)).toContain(english('storefront.said.again'));
    await expectSoon(() => textOf(page, '.cart-line__name')).toBe('Kept');
    expect(troubles).toEqual([]);
  });

  test('a quantity above the stock is refused in the language of the page, not in the one of the browser', async () => {
    const product = await makeProduct(admin, { name: 'Saucer', in_stock: 3 });
    const { page, troubles } = await reader({ width: 360, language: 'uk' });
    await fill(page, { product_id: product, quantity: 2 });
    await page.$eval('.cart-line .amount__field', (field) => {
      (field as HTMLInputElement).value = '9';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expectSoon(() => textOf(page, '.sc-live')).toBe('Укажіть ціле число від 1 до 3.');
    await page.focus('.cart-line .amount__field');
    await page.keyboard.press('Enter');
    await expectSoon(() => textOf(page, '.cart-line .field__error')).toMatch(/[а-яі]/);
    expect(troubles).toEqual([]);
  });

  test('a fast order of the cart is sent from the dialog, once', async () => {
    const product = await makeProduct(admin, { name: 'Plate', in_stock: 5 });
    const { page, troubles } = await reader({ width: 360 });
    await fill(page, { product_id: product, quantity: 2 });
    await click(page, '.cart__fast a');
    await page.waitForSelector('dialog[open]');
    await expectSoon(() => textOf(page, '[data-fast-what]')).toBe('All products in your cart');
    await click(page, '.fast-dialog__form button');
    await page.waitForSelector('.fast-dialog [role=alert]');
    await page.type('#quick-phone', '+380 50 123 45 67');
    await click(page, '.fast-dialog__form button');
    await page.waitForSelector('.sc-done a');
    await expectSoon(() => stockOf(admin, product)).toBe(3);
    await sees(page, english('storefront-cart.empty'));
    expect(troubles).toEqual([]);
  });
});
