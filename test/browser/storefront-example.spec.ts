import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import { originOf } from '../fixtures/script-page.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

const doc = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'extending', 'storefront-script.md'), 'utf8');
const example = /^```html\n(.*?)^```$/ms.exec(doc)![1]!;

describe('the example in docs/extending/storefront-script.md', () => {
  let site: Server;
  let shop: TestShop;
  let browser: Browser;
  let page: Page;
  const console: string[] = [];

  beforeAll(async () => {
    site = createServer(
      (_request, response) =>
        void response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end(example.replace('http://localhost:3000', shop.url)),
    );
    await new Promise<void>((done) => site.listen(0, 'localhost', done));
    shop = await startTestShop({ env: { CORS_ORIGINS: originOf(site) } });
    const admin = await shop.admin();
    for (const name of ['one', 'two', 'three', 'four', 'Tea of the month'])
      await makeProduct(admin, { name, price_regular: 7.6 });
    browser = await launchChromium();
    page = await browser.newPage();
    page.on('console', (message) => console.push(message.text()));
    await page.goto(originOf(site));
  });
  afterAll(async () => {
    await browser?.close();
    site.closeAllConnections();
    site.close();
    await shop.close();
  });

  const click = (selector: string): Promise<void> =>
    page.$eval(selector, (element) => (element as HTMLElement).click());
  const sees = (...texts: string[]): Promise<unknown> =>
    page.waitForFunction(
      (wanted: string[]) => wanted.every((text) => document.body.innerText.includes(text)),
      {},
      texts,
    );

  test('on another site, the documented example changes the cart and the wishlist and orders by phone', async () => {
    await sees('In your cart: 0, €0.00', '€7.60');
    await click('article [data-sc-increment]');
    await sees('€15.20');
    await click('[data-sc-buy]');
    await sees('In your cart: 2, €15.20', 'Tea of the month');
    await click('#lines .increment');
    await sees('In your cart: 3, €22.80');
    await click('[data-sc-wishlist]');
    await page.waitForSelector('[data-sc-wishlist][aria-pressed=true]');
    await click('#lines .remove');
    await sees('In your cart: 0, €0.00');
    await expectSoon(() => page.$('#lines li')).toBeNull();
    await click('[data-sc-fast-buy]');
    await page.waitForSelector('dialog[open]');
    await page.type('dialog [name=phone]', '+380501234567');
    await click('dialog form button');
    await page.waitForFunction(() => /^Order \d+$/.test(document.title));
    await expectSoon(() => page.$eval('dialog a', (link) => (link as HTMLAnchorElement).href)).toMatch(
      /\/order\/\d+\?key=/,
    );
    expect(console.filter((line) => !line.includes('favicon'))).toEqual([]);
  });
});
