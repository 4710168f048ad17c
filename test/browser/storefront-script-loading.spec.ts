import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import { originOf, ScriptPage, type ScriptPageOptions } from '../fixtures/script-page.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let browser: Browser;
let shop: TestShop;
let tea: number;
let one: ScriptPage | null = null;

beforeAll(async () => {
  browser = await launchChromium();
  shop = await startTestShop();
  tea = await makeProduct(await shop.admin(), { name: 'Green tea', price_regular: 8.5, in_stock: 100 });
});
afterAll(async () => {
  await browser?.close();
  await shop.close();
});
afterEach(async () => {
  await one?.close();
  one = null;
});

const open = async (body: string, options?: ScriptPageOptions, at = shop): Promise<ScriptPage> =>
  (one = await ScriptPage.open(browser, at, body, options));
const buy = (): string => `<button data-sc-buy="${tea}">Buy</button>`;

test('callbacks, all elements of the script and a fast order work under the strictest Content-Security-Policy', async () => {
  const page = await open(
    `${buy()}<button id="fast" data-sc-fast-buy="${tea}">Now</button><b data-sc-cart-count></b><b data-sc-sum data-sc-price="2"></b>`,
  );
  await page.click('button');
  await page.waitFor('onAddedToCart');
  await page.click('#fast');
  await page.page.waitForSelector('dialog[open]');
  expect((await page.received()).filter(({ name }) => name === 'violation')).toEqual([]);
  expect(page.console).toEqual([]);
});

describe('ways to load the storefront script', () => {
  test.each([
    ['as a plain script in the head', () => `<script src="${shop.url}/storefront/shop.js"></script>`],
    ['as a module', () => `<script type="module" src="${shop.url}/storefront/shop.js?v=1"></script>`],
    ['when another script adds it', () => '<script src="/own.js"></script>'],
    [
      'if it is loaded twice, with one effect per click',
      () =>
        `<script src="${shop.url}/storefront/shop.js" defer></script><script src="${shop.url}/storefront/shop.js?again" defer></script><script type="module" src="${shop.url}/storefront/shop.mjs"></script>`,
    ],
  ])('the storefront script works %s', async (_how, load) => {
    const own = `const script = document.createElement('script'); script.src = '${shop.url}/storefront/shop.js'; document.head.append(script);`;
    const page = await open(buy(), { load: load(), files: { '/own.js': own } });
    await page.page.waitForFunction(() => window.shop?.version);
    await page.page.waitForSelector('.sc-live');
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true, miniCart: { count: 1 } });
    await expectSoon(() => page.writes()).toEqual(['POST /api/cart/add']);
    expect(page.console).toEqual([]);
  });

  test('the storefront script works as an imported module that exports the same shop object as the page has', async () => {
    const module = `import { shop } from '${shop.url}/storefront/shop.mjs'; shop.onUpdatedCart = () => 'mine'; document.title = String(shop === window.shop && typeof shop.onAddedToCart);`;
    const page = await open(buy(), {
      load: '<script type="module" src="/own.js"></script>',
      files: { '/own.js': module },
    });
    await page.page.waitForFunction(() => document.title === 'function');
    await page.click('button');
    expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true });
  });

  test('the storefront script works in a page with an element whose id is shop', async () => {
    const page = await open(`<main id="shop">${buy()}</main>`, {
      load: `<script src="/forget.js"></script><script src="${shop.url}/storefront/shop.js" defer></script>`,
      files: { '/forget.js': 'delete window.shop' },
    });
    await page.click('button');
    await page.hear(english('storefront.said.added'));
    await expectSoon(() => page.page.evaluate(() => window.shop!.version)).toBe('1.4');
  });

  test('the storefront script works with a shop whose address has a path', async () => {
    const based = await startTestShop({ env: { BASE_URL: 'http://localhost:3000/our/shop' } });
    try {
      const id = await makeProduct(await based.admin());
      const page = await open(
        `<button data-sc-buy="${id}"></button><button id="fast" data-sc-fast-buy="${id}"></button>`,
        {},
        based,
      );
      await page.click('button');
      expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true, miniCart: { count: 1 } });
      await expectSoon(() => page.page.evaluate(() => window.shop!.base)).toBe(based.url);
      await page.click('#fast');
      await page.page.waitForSelector('dialog[open]');
      await page.page.type('dialog [name=phone]', '+380501234567');
      await page.click('dialog form button');
      await page.waitFor('onFastOrder');
      await expectSoon(() => page.page.$eval('dialog a', (link) => (link as HTMLAnchorElement).href)).toMatch(
        new RegExp(`^${based.url}/order/\\d+\\?key=\\w+$`),
      );
    } finally {
      await based.close();
    }
  });

  test('the storefront script works on another allowed site, whose visitors keep their cart without cookies', async () => {
    const elsewhere = createServer();
    await new Promise<void>((done) => elsewhere.listen(0, 'localhost', done));
    const abroad = await startTestShop({ env: { CORS_ORIGINS: originOf(elsewhere) } });
    try {
      const id = await makeProduct(await abroad.admin());
      const page = await open(`<button data-sc-buy="${id}"></button><b data-sc-cart-count></b>`, { elsewhere }, abroad);
      await page.page.waitForSelector('[data-sc-cart-count="0"]');
      await page.click('button');
      expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true, miniCart: { count: 1 } });
      await page.page.reload();
      await page.page.waitForSelector('[data-sc-cart-count="1"]');
      await page.click('button');
      expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true, miniCart: { count: 2 } });
      expect(page.console).toEqual([]);
    } finally {
      elsewhere.closeAllConnections();
      elsewhere.close();
      await abroad.close();
    }
  });
});

describe('what is deprecated in version 1.4 of the storefront script', () => {
  const oldPage =
    (): string => `<form><input data-s-quantity value="3"><button id="buy" data-s-buy="${tea}"></button></form>
    <form><input name="email" value="ada@example.com"><button id="fast" data-s-fast-buy="${tea}"></button></form><button id="remove" data-s-remove="${tea}"></button>`;
  const warnings = (page: ScriptPage): string[] => page.console.filter((line) => line.startsWith('warn'));

  test('deprecated attributes do what the new ones do, with one console warning each', async () => {
    const page = await open(oldPage());
    for (const times of [1, 2]) {
      await page.click('#buy');
      expect(await page.waitFor('onAddedToCart', times)).toMatchObject({
        success: true,
        miniCart: { count: 3 * times },
      });
      await page.settle();
    }
    await page.click('#remove');
    expect(await page.waitFor('onRemovedFromCart')).toMatchObject({ success: true, miniCart: { count: 0 } });
    await page.click('#fast');
    expect(await page.waitFor('onFastOrder')).toMatchObject({ success: true });
    await expectSoon(() => warnings(page).sort()).toEqual(
      ['buy', 'fast-buy', 'quantity', 'remove'].map(
        (name) => `warn: data-s-${name} is deprecated and gone in 1.5: use data-sc-${name}`,
      ),
    );
  });

  test('the deprecated event is fired for added products, with one console warning for its listener', async () => {
    const page = await open(buy());
    await page.page.evaluate(() => {
      const { received } = window as unknown as { received: unknown[] };
      for (const listener of [1, 2])
        document.addEventListener(
          'shopAddedToCart',
          (event) => void received.push({ name: `event${listener}`, data: (event as CustomEvent).detail }),
        );
    });
    await page.click('button');
    expect(await page.waitFor('event2')).toMatchObject({
      success: true,
      product: { id: tea, price: '8.50' },
      miniCart: { count: 1, total: '8.50' },
    });
    await page.settle();
    await page.click('button');
    await page.waitFor('event1', 2);
    await expectSoon(() => warnings(page)).toEqual([
      'warn: The event shopAddedToCart is deprecated and gone in 1.5: use the callback shop.onAddedToCart',
    ]);
  });

  test('listeners that were added before the script loads get the deprecation warning, and pages without listeners none', async () => {
    const early = `document.addEventListener('shopAddedToCart', (event) => { if (event.detail.success) document.title = 'heard'; });`;
    const page = await open(buy(), {
      load: `<script src="/early.js"></script><script src="${shop.url}/storefront/shop.js" defer></script>`,
      files: { '/early.js': early },
    });
    await page.click('button');
    await page.page.waitForFunction(() => document.title === 'heard');
    await expectSoon(() => warnings(page)).toHaveLength(1);
    await page.close();
    const quiet = await open(buy());
    await quiet.click('button');
    await quiet.waitFor('onAddedToCart');
    expect(quiet.console).toEqual([]);
  });

  test('deprecated names are not in the build for version 1.5', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
    try {
      const { buildStorefront } = (await import('../../scripts/lib/storefront.mjs' as string)) as {
        buildStorefront(options: { target: string; folder: string }): Promise<object>;
      };
      await buildStorefront({ target: '1.5', folder });
      const script = readFileSync(join(folder, 'shop.js'), 'utf8');
      expect(script).not.toMatch(/data-s-|shopAddedToCart|deprecated/);
      const page = await open(`${oldPage()}<button id="new" data-sc-buy="${tea}"></button>`, { script });
      await page.page.evaluate(() =>
        document.addEventListener('shopAddedToCart', () => void (document.title = 'heard')),
      );
      await page.page.$$eval('form', (forms) =>
        forms.forEach((form) => form.addEventListener('submit', (event) => event.preventDefault())),
      );
      for (const id of ['buy', 'fast', 'remove', 'new']) await page.click(`#${id}`);
      expect(await page.waitFor('onAddedToCart')).toMatchObject({ success: true, miniCart: { count: 1 } });
      await page.settle();
      await expectSoon(() => page.page.evaluate(() => [document.title, window.shop!.version])).toEqual([
        'My page',
        '1.5',
      ]);
      await expectSoon(() => page.writes()).toEqual(['POST /api/cart/add']);
      expect(page.console).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
