import type { Browser, Page } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { closeProfile, openProfile } from '../fixtures/browser/profiles.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import '../fixtures/script-page.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('pages of the shop with their scripts', () => {
  let shop: TestShop;
  let browser: Browser;
  let page: Page;
  let tea: number;
  let pot: number;
  let requests: string[];
  const troubles: string[] = [];

  beforeAll(async () => {
    shop = await startTestShop();
    const admin = await shop.admin();
    tea = await makeProduct(admin, {
      name: 'Green tea',
      alias: 'green-tea',
      price_regular: 8.5,
      in_stock: 9,
      featured: 1,
    });
    pot = await makeProduct(admin, { name: 'Teapot', price_regular: 19.99, in_stock: 3, featured: 1 });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await shop.close();
  });

  beforeEach(async () => {
    page = await openProfile(browser, new URL(shop.url).origin);
    requests = [];
    page.on('request', (request) =>
      requests.push(`${request.method()} ${request.url().slice(shop.url.length).replace(/\?.*/, '')}`),
    );
    page.on('console', (message) => troubles.push(message.text()));
    page.on('pageerror', (error) => troubles.push(String(error)));
  });
  afterEach(async () => {
    await closeProfile(page);
    expect(troubles).toEqual([]);
  });

  const shot = async (name: string): Promise<void> => {
    const folder = process.env['SCREENSHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
  };
  const count = (text: string): Promise<unknown> =>
    page.waitForFunction(
      (wanted: string) => document.querySelector('[data-sc-cart-count]')?.textContent === wanted,
      {},
      text,
    );
  const add = (id: number): Promise<unknown> => page.evaluate((product) => window.shop!.cart.add(product, 2), id);

  test('opening a page sends no API request; adding to the cart does not navigate away', async () => {
    await page.goto(`${shop.url}/`);
    await page.waitForSelector('.sc-live');
    expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
    await click(page, `[data-sc-buy="${tea}"]`);
    await count('1');
    await page.waitForSelector('dialog.drawer[open] .line');
    await expectSoon(() => page.$('.sc-toast')).toBeNull();
    await shot('drawer');
    await expectSoon(() => requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/cart/add']);
    await expectSoon(() => requests.filter((request) => request === 'GET /')).toHaveLength(1);
  });

  test.each([
    ['en', 'Added to cart'],
    ['uk', 'Додано до кошика'],
    ['ru', 'Добавлено в корзину'],
  ])(
    'the cart drawer reports in %s what was added, takes and returns the focus, and links to the cart',
    async (language, title) => {
      await page.goto(`${shop.url}/?lang=${language}`);
      const buy = `[data-sc-buy="${tea}"]`;
      await page.focus(buy);
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog.drawer[open] .line');
      await expectSoon(() => page.$eval(':focus', (focused) => focused.textContent)).toBe(title);
      await expectSoon(() => page.$eval('.drawer .line a', (line) => line.getAttribute('href'))).toMatch(
        /^\/product\//,
      );
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog.drawer:not([open])');
      await expectSoon(() => page.$eval(buy, (button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog.drawer[open] .line');
      await Promise.all([page.waitForNavigation(), click(page, '.drawer a[href$="/cart"]')]);
      await expectSoon(() => page.url()).toBe(`${shop.url}/cart`);
      await expectSoon(() => page.$('dialog.drawer')).toBeNull();
    },
  );

  test('the cart drawer changes quantities within the stock, keeps the focus, and closes when the last line is removed', async () => {
    await page.goto(`${shop.url}/`);
    await page.waitForSelector('.sc-live');
    await click(page, `[data-sc-buy="${tea}"]`);
    await page.waitForSelector('dialog.drawer[open] .line');
    const drawer = () => page.$eval('.drawer .line', (line) => line.textContent.replaceAll('\u00a0', ' '));
    await expectSoon(() => drawer()).toContain('1 × ');
    await click(page, '.drawer [data-sc-increment]');
    await expectSoon(() => drawer()).toContain('2 × ');
    await count('2');
    await expectSoon(() => page.$eval(':focus', (focused) => focused.hasAttribute('data-sc-increment'))).toBe(true);
    await expectSoon(() => page.$eval('[data-drawer-said]', (place) => place.textContent)).toBe('Cart updated');
    await click(page, '.drawer [data-sc-decrement]');
    await expectSoon(() => drawer()).toContain('1 × ');
    await click(page, '.drawer [data-sc-remove]');
    await page.waitForSelector('dialog.drawer:not([open])');
    await count('0');
  });

  test('a message appears if the cart drawer cannot be loaded', async () => {
    await page.goto(`${shop.url}/`);
    await page.waitForSelector('.sc-live');
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (url, init) =>
        String(url).includes('/cart/mini') ? Promise.reject(new TypeError('offline')) : fetch(url, init);
    });
    await click(page, `[data-sc-buy="${tea}"]`);
    await page.waitForSelector('.sc-toast');
    await expectSoon(() => page.$('dialog.drawer[open]')).toBeNull();
  });

  test('the cart page updates after each change and keeps the focus', async () => {
    await page.goto(`${shop.url}/`);
    await page.waitForFunction(() => window.shop?.version);
    await add(tea);
    await page.goto(`${shop.url}/cart`);
    await page.waitForFunction(() => window.shop?.version);
    await page.focus('[data-sc-increment]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#cart')?.textContent?.includes('€25.50'));
    await count('3');
    await expectSoon(() =>
      page.evaluate(() => [document.activeElement?.hasAttribute('data-sc-increment'), location.pathname]),
    ).toEqual([true, '/cart']);
    await shot('cart');
    await add(pot);
    await page.waitForFunction(() => document.querySelectorAll('#cart [data-sc-item]').length === 2);
    const left = await page.$eval('[data-sc-remove]', (button) => {
      (button as HTMLElement).focus();
      return [...document.querySelectorAll('#cart [data-sc-item]')][1]!.id;
    });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('#cart [data-sc-item]').length === 1);
    await expectSoon(() =>
      page.evaluate(() => [
        document.activeElement?.closest('[data-sc-item]')?.id,
        document.activeElement?.hasAttribute('data-sc-remove'),
      ]),
    ).toEqual([left, true]);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('#cart [data-sc-item]'));
    await count('0');
    await expectFocus(page, () => document.activeElement?.id, 'cart');
    await shot('cart-empty');
  });

  test('a confirmation message of a page is not shown again after a reload', async () => {
    await page.goto(`${shop.url}/cart?said=added&x=1`);
    await page.waitForFunction(() => !location.search.includes('said'));
    await expectSoon(() => new URL(page.url()).search).toBe('?x=1');
    await expectSoon(() => page.$eval('.notice', (notice) => notice.getAttribute('role'))).toBe('status');
  });

  test('a click on an element with data-print prints the page', async () => {
    await page.goto(`${shop.url}/cart`);
    await page.waitForFunction(() => window.shop?.version);
    await expectSoon(() =>
      page.evaluate(() => {
        let printed = 0;
        window.print = () => void printed++;
        document.body.insertAdjacentHTML('beforeend', '<button data-print><span>Print</span></button>');
        document.querySelector<HTMLElement>('[data-print] span')!.click();
        return printed;
      }),
    ).toBe(1);
  });
});
