import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';
import { startTestShop, type Client, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, offerBankInvoice } from '../fixtures/orders.js';
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
import { gotoIdle } from '../fixtures/browser/open-requests.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

let shop: TestShop;
let browser: Browser;
let admin: Client;
let mug: number;
const COLORS = ['olive', 'pink', 'tan'];

/** Uploads a photograph as an administrator. */
async function upload(background: string): Promise<string> {
  const { token } = (admin as unknown as { options: { token: string } }).options;
  const form = new FormData();
  form.append(
    'file',
    new Blob([
      (await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
        .jpeg()
        .toBuffer()) as Uint8Array<ArrayBuffer>,
    ]),
    'photo.jpg',
  );
  const response = await fetch(`${shop.url}/api/admin/pictures`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: { image: string } }).data.image;
}

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin);
  await admin.put('/api/attributes/color', {
    labels: { en: 'Color', uk: 'Колір', ru: 'Цвет' },
    value_labels: { moss: { en: 'Moss', uk: 'Мох', ru: 'Мох' }, rose: { en: 'Rose', uk: 'Троянда', ru: 'Роза' } },
  });
  await admin.put('/api/attributes/size', { labels: { en: 'Size', uk: 'Розмір', ru: 'Размер' }, position: 2 });
  const category = (
    await admin.post('/api/categories', {
      name: 'Mugs',
      translations: { uk: { name: 'Кухлі' }, ru: { name: 'Кружки' } },
    })
  ).body.data.id as number;
  for (const name of ['Cup', 'Bowl', 'Plate', 'Jug'])
    await makeProduct(admin, { name, category, price_regular: 12, ...(name === 'Jug' && { price_special: 9 }) });
  const pictures = await Promise.all(COLORS.map(upload));
  mug = await makeProduct(admin, {
    name: 'Travel mug',
    category,
    price_regular: 30,
    price_special: 26,
    short_description: 'Keeps tea warm.',
    description: 'Steel.\n\nOak.',
    translations: { uk: { name: 'Термокухоль' }, ru: { name: 'Термокружка' } },
    images: COLORS.map((alt, sort) => ({ image: pictures[sort], alt, sort })),
    attributes: [{ attribute: 'material', value: 'steel' }],
    variants: [
      { sku: 'MUG-S', attributes: { color: 'moss', size: 'S' }, in_stock: 40, image: pictures[0] },
      { sku: 'MUG-L', attributes: { color: 'moss', size: 'L' }, price: 29, in_stock: 2, image: pictures[1] },
      { sku: 'MUG-R', attributes: { color: 'rose', size: 'S' }, in_stock: 0 },
    ],
  });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

const reader = (path: string, look?: Look): Promise<Reader> => openReader(browser, shop.url + path, look);

const value = (page: Page): Promise<string> => page.$eval('#quantity', (input) => (input as HTMLInputElement).value);

describe('the product page in a browser', () => {
  test.each(LOOKS)(
    'the product page in $language at $width pixels (dark: $dark) is complete, accessible and without console errors',
    async (look) => {
      await inspectPage(await reader('/product/travel-mug', look), 'product', look);
    },
  );

  test('price, stock and maximum quantity follow the selected variant, which is the one added to the cart', async () => {
    const { page, troubles } = await reader('/product/travel-mug');
    await expectSoon(() => textOf(page, '.buy__state')).toMatch(/^€26\.00\s+Regular price\s+€30\.00\s+In stock$/);
    await page.$eval('#quantity', (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type('#quantity', '7');
    await click(page, '.variant:has([data-number=MUG-L])');
    await expectSoon(() => textOf(page, '.buy__state')).toMatch(/^€29\.00\s+Only 2 left$/);
    await expectSoon(() => textOf(page, '[data-sku]')).toBe('MUG-L');
    await expectSoon(() => value(page)).toBe('2');
    await click(page, '[data-sc-increment]');
    await expectSoon(() => value(page)).toBe('2');
    await click(page, '[data-sc-decrement]');
    await click(page, '[data-sc-decrement]');
    await expectSoon(() => value(page)).toBe('1');
    await click(page, '[data-sc-increment]');
    await click(page, '.buy__go');
    await page.waitForFunction(() => document.querySelector('[data-sc-cart-count]')?.textContent === '2');
    await page.waitForSelector('dialog.drawer[open] .line');
    await expectSoon(() => textOf(page, '.drawer .line')).toContain('2 × €29.00');
    await page.keyboard.press('Escape');
    await expectSoon(() => page.url()).toContain('/product/travel-mug');
    const [line] = await shop.db.query<{ quantity: number; sku: string }>(
      'SELECT c.quantity, v.sku FROM cart_item c JOIN product_variant v ON v.id = c.variant_id WHERE c.product_id = $1',
      [mug],
    );
    expect(line).toEqual({ quantity: 2, sku: 'MUG-L' });
    await expectSoon(() => page.$eval('a[data-sc-fast-buy]', (link) => (link as HTMLAnchorElement).search)).toMatch(
      /variant_id=\d+/,
    );
    await click(page, '.variant:has([data-number=MUG-S])');
    await expectSoon(() => textOf(page, '.buy__state')).toMatch(/^€26\.00\s+Regular price\s+€30\.00\s+In stock$/);
    expect(troubles).toEqual([]);
  });

  test('a sold-out variant can be selected by mouse and keyboard, and the page then offers a back-in-stock email', async () => {
    const { page, troubles } = await reader('/product/travel-mug');
    const seen = (selector: string) => page.$eval(selector, (one) => one.checkVisibility());
    await expectSoon(() => seen('#stock-alert')).toBe(false);
    await page.focus('[data-number=MUG-L]');
    await page.keyboard.press('ArrowRight');
    await expectSoon(() =>
      page.$eval('[name=variant_id]:checked', (input) => (input as HTMLInputElement).dataset['number']),
    ).toBe('MUG-R');
    await expectSoon(() => textOf(page, '.buy__state')).toMatch(/Sold out$/);
    await expectSoon(() => seen('.buy__go')).toBe(false);
    await expectSoon(() => textOf(page, '#stock-alert')).toContain('Rose, S');
    await inspectPage({ page, troubles }, 'product-sold-out', { width: 1280 });
    await click(page, '.variant:has([data-number=MUG-S])');
    await expectSoon(() => seen('#stock-alert')).toBe(false);
    await expectSoon(() => seen('.buy__go')).toBe(true);
    await click(page, '.variant:has([data-number=MUG-R])');
    await page.type('#stock-alert-email', 'rose@example.com');
    await follow(page, '#stock-alert button');
    const rows = await shop.db.query<{ sku: string }>(
      'SELECT v.sku FROM stock_alert a JOIN product_variant v ON v.id = a.variant_id WHERE a.email = $1',
      ['rose@example.com'],
    );
    expect(rows).toEqual([{ sku: 'MUG-R' }]);
  });

  test('a thumbnail shows its large picture without scrolling the page', async () => {
    const { page, troubles } = await reader('/product/travel-mug', { width: 360 });
    const before = await page.evaluate(() => scrollY);
    await click(page, '.gallery__small li:nth-child(2) a');
    await page.waitForFunction(() => {
      const frame = document.querySelector('[data-gallery-frame]')!;
      return Math.round(frame.scrollLeft / frame.clientWidth) === 1;
    });
    await expectSoon(() =>
      page.$$eval('.gallery__small a', (links) => links.map((link) => link.getAttribute('aria-current'))),
    ).toEqual([null, 'true', null]);
    await expectSoon(() => page.evaluate(() => scrollY)).toBe(before);
    await expectSoon(() => page.url()).not.toContain('#');
    expect(troubles).toEqual([]);
  });

  test('a picture of a product opens in a dialog by click or key, and without JavaScript as a link', async () => {
    const { page, troubles } = await reader('/product/travel-mug', { width: 360 });
    const place = () => textOf(page, '[data-zoom-place]');
    await page.focus('#picture-1 a');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.zoom[open]');
    await expectSoon(() => page.$eval('.zoom img', (image) => (image as HTMLImageElement).alt)).toBe('olive');
    await expectSoon(() => place()).toBe('1 / 3');
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => place()).toBe('2 / 3');
    await click(page, '.zoom__previous');
    await page.keyboard.press('ArrowLeft');
    await expectSoon(() => page.$eval('.zoom img', (image) => (image as HTMLImageElement).alt)).toBe('tan');
    await inspectPage({ page, troubles }, 'product-zoom', { width: 360 });
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.zoom:not([open])');
    await expectSoon(() => page.$eval('#picture-1 a', (link) => link === document.activeElement)).toBe(true);
    const plain = await reader('/product/travel-mug', { script: false });
    const [answer] = await Promise.all([plain.page.waitForNavigation(), click(plain.page, '#picture-1 a')]);
    expect(answer?.headers()['content-type']).toBe('image/webp');
  });

  test('the product page shows the picture of the selected variant', async () => {
    const { page } = await reader('/product/travel-mug');
    const shown = () =>
      page.$eval('.gallery__small [aria-current]', (link) => (link as HTMLElement).dataset['picture']);
    const before = await shown();
    await click(page, '.variant:has([data-number=MUG-L])');
    await expectSoon(() => shown()).not.toBe(before);
    await page.waitForFunction(() => document.querySelector('[data-gallery-frame]')!.scrollLeft > 0);
    await click(page, '.variant:has([data-number=MUG-S])');
    await expectSoon(() => shown()).toBe(before);
  });

  test('on a phone, the product name is above the picture, and price and button stay visible', async () => {
    const { page } = await reader('/product/travel-mug', { width: 360 });
    const top = (selector: string): Promise<number> =>
      page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top));
    await expectSoon(() => top('h1')).toBeLessThan(240);
    await expectSoon(() => top('h1')).toBeLessThan(await top('.gallery'));
    await expectSoon(() => page.$$eval('.crumbs li', (all) => all.filter((one) => one.checkVisibility()).length)).toBe(
      1,
    );
    await page.$eval('#reviews', (reviews) => reviews.scrollIntoView());
    await page.waitForSelector('.buy-bar:not([hidden])');
    await expectSoon(() => textOf(page, '.buy-bar')).toBe('Moss, S €26.00 Add to cart');
    await click(page, '.buy-bar__go');
    await page.waitForSelector('dialog.drawer[open] .line');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.$eval('.buy__go', (button) => button.scrollIntoView({ block: 'center' }));
    await page.waitForSelector('.buy-bar[hidden]');
  });

  test('the layout of the product page does not shift while it loads', async () => {
    const { page } = await reader('/product/travel-mug', { width: 360 });
    await page.evaluateOnNewDocument(() => {
      const seen = globalThis as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => {
          seen.shift += (entry as unknown as { value: number }).value;
        }),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await gotoIdle(page, page.url());
    const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
    expect(shift).toBeLessThan(0.02);
  });

  test('one click adds the product to the wishlist or comparison, and the button shows it', async () => {
    const { page, troubles } = await reader('/product/travel-mug');
    for (const list of ['wishlist', 'compare']) {
      await click(page, `.keep [data-sc-${list}]`);
      await page.waitForSelector(`.keep [data-sc-${list}][aria-pressed=true]`);
    }
    await page.reload();
    await expectSoon(() =>
      page.$$eval('.keep button', (buttons) => buttons.map((button) => button.getAttribute('aria-pressed'))),
    ).toEqual(['true', 'true']);
    expect(troubles).toEqual([]);
  });

  test('on a phone, the comparison shows two products at once beside the names of the rows', async () => {
    const { page } = await reader('/product/cup', { width: 360 });
    for (const path of ['/product/cup', '/product/bowl']) {
      await gotoIdle(page, shop.url + path);
      await click(page, '.keep [data-sc-compare]');
      await expectSoon(() => page.$eval('.keep [data-sc-compare]', (one) => one.getAttribute('aria-pressed'))).toBe(
        'true',
      );
    }
    await gotoIdle(page, `${shop.url}/compare`);
    const rights = await page.$$eval('.compare thead th', (heads) =>
      heads.map((head) => Math.round(head.getBoundingClientRect().right)),
    );
    expect(rights).toHaveLength(2);
    expect(rights[1]).toBeLessThanOrEqual(360);
  });

  test('on a phone, a third compared product is visible at the edge, so that one sees that the table scrolls', async () => {
    const { page } = await reader('/product/cup', { width: 360 });
    for (const path of ['/product/cup', '/product/bowl', '/product/travel-mug']) {
      await gotoIdle(page, shop.url + path);
      await click(page, '.keep [data-sc-compare]');
      await page.waitForSelector('.keep [data-sc-compare][aria-pressed=true]');
    }
    await gotoIdle(page, `${shop.url}/compare`);
    const visible = await page.$eval('.compare', (frame) => {
      const [, second, third] = [...frame.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect());
      const right = frame.getBoundingClientRect().right;
      return { second: second!.right <= right, third: right - third!.left };
    });
    expect(visible.second).toBe(true);
    expect(visible.third).toBeGreaterThan(12);
  });

  test.each(['en', 'uk', 'ru'] as const)(
    '%s: on a phone, the button that leads to the variants of a compared product takes one line',
    async (language) => {
      const { page } = await reader('/product/travel-mug', { width: 360, language });
      await click(page, '.keep [data-sc-compare]');
      await page.waitForSelector('.keep [data-sc-compare][aria-pressed=true]');
      await gotoIdle(page, `${shop.url}/compare`);
      const lines = (): Promise<number> =>
        page.$eval('.compare tfoot .button', (button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          return text.getClientRects().length;
        });
      await expectSoon(lines).toBe(1);
    },
  );

  test('without JavaScript, a variant is bought, a review written and products compared through forms and links', async () => {
    const { page } = await reader('/product/travel-mug', { width: 360, script: false });
    await expectSoon(() =>
      page.$$eval('[data-sc-increment]', (buttons) => buttons.filter((button) => button.checkVisibility()).length),
    ).toBe(0);
    await click(page, '.variant:has([data-number=MUG-L])');
    await follow(page, '.buy__go');
    await expectSoon(() => textOf(page, '[data-notice]')).toBe('Added to cart View cart');
    await click(page, '.rate__stars label:nth-child(4)');
    await page.type('#review-text', 'Warm until noon.');
    await page.type('#review-name', 'Ann');
    await follow(page, '.review-form button');
    await expectSoon(() => textOf(page, '[data-notice]')).toContain('We’ll publish your review once it’s approved');
    const [waiting] = await shop.db.query<{ id: number }>(
      "SELECT id FROM review WHERE text = 'Warm until noon.' AND rating = 4",
    );
    await admin.put(`/api/reviews/${waiting!.id}`, { approved: 1 });
    await page.goto(`${shop.url}/product/travel-mug`);
    await expectSoon(() => textOf(page, '.review')).toContain('Warm until noon.');
    await click(page, '.gallery__small li:nth-child(3) a');
    await page.waitForSelector('#picture-3:target');
    for (const alias of ['travel-mug', 'cup']) {
      await page.goto(`${shop.url}/product/${alias}`);
      await follow(page, '.keep [data-sc-compare]');
    }
    await page.goto(`${shop.url}/compare`);
    await expectSoon(() => page.$$eval('.compare thead th', (heads) => heads.length)).toBe(2);
    await follow(page, '.page-head a');
    await expectSoon(() => page.url()).toContain('only=differences');
    await follow(page, '.compare__remove');
    await expectSoon(() => page.$$eval('.compare thead th', (heads) => heads.length)).toBe(1);
  });

  test('a rejected review shows the error and moves the focus to it', async () => {
    const opened = await reader('/product/cup');
    const { page } = opened;
    await page.type('#review-text', 'Half a review');
    await follow(page, '.review-form button');
    await expectSoon(() => page.$eval('#review-text', (text) => (text as HTMLTextAreaElement).value)).toBe(
      'Half a review',
    );
    await expectSoon(() =>
      page.$$eval('#problems a', (links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['#rating-5', '#review-name']);
    await inspectPage(opened, 'review-refused');
  });
});

describe('the comparison page in a browser', () => {
  test.each(LOOKS)(
    'the comparison in $language at $width pixels (dark: $dark) scrolls within its frame, without console errors',
    async (look) => {
      const opened = await reader('/product/cup', look);
      const { page } = opened;
      for (const alias of ['cup', 'bowl', 'travel-mug', 'jug']) {
        await page.goto(`${shop.url}/product/${alias}`);
        await click(page, '.keep [data-sc-compare]');
        await page.waitForSelector('.keep [data-sc-compare][aria-pressed=true]');
      }
      await gotoIdle(page, `${shop.url}/compare`);
      await expectSoon(() => page.$$eval('.compare thead th', (heads) => heads.length)).toBe(4);
      if (look.width === 360) {
        const left = (): Promise<number> =>
          page.$eval('.compare tbody th', (head) => Math.round(head.getBoundingClientRect().left));
        const before = await left();
        await page.$eval('.compare', (frame) => frame.scrollTo(300, 0));
        await expectSoon(() => left()).toBe(before);
      }
      await inspectPage(opened, 'compare', look);
    },
  );
});
