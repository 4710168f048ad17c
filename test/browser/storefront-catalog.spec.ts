import type { Browser, Page } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { closeProfile } from '../fixtures/browser/profiles.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import { follow, inspectPage, openReader, textOf, type Look, type Reader } from '../fixtures/storefront/reader.js';
import { click } from '../fixtures/browser/click.js';
import { gotoIdle } from '../fixtures/browser/open-requests.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

let shop: TestShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startTestShop();
  const admin = await shop.admin();
  await admin.put('/api/attributes/color', {
    labels: { en: 'Color', uk: 'Колір', ru: 'Цвет' },
    value_labels: { moss: { en: 'Moss', uk: 'Мох', ru: 'Мох' }, clay: { en: 'Clay', uk: 'Глина', ru: 'Глина' } },
  });
  const tea = (
    await admin.post('/api/categories', {
      name: 'Tea',
      description: 'Leaves, pots and cups.',
      translations: { uk: { name: 'Чай' }, ru: { name: 'Чай' } },
    })
  ).body.data.id as number;
  const category = (
    await admin.post('/api/categories', {
      name: 'Cups',
      parent: tea,
      translations: { uk: { name: 'Чашки' }, ru: { name: 'Чашки' } },
    })
  ).body.data.id as number;
  for (let i = 1; i <= 28; i++) {
    await makeProduct(admin, {
      name: `Cup ${i}`,
      category,
      price_regular: 10 + i,
      position: i,
      in_stock: i % 4,
      featured: i < 3 ? 1 : 0,
      ...(i === 5 && { price_special: 9 }),
      attributes: [
        { attribute: 'color', value: i % 4 === 1 ? 'moss' : 'clay' },
        { attribute: 'volume', value: `${i * 20} ml` },
      ],
    });
  }
  await admin.post('/api/categories', { name: 'Empty shelf' });
  const body =
    '### Що де\n\n| дані | навіщо | як довго |\n|---|:-:|--:|\n| ім’я, адреса | замовлення | ' +
    'найдовшепозиченеслово |\n\n> Цитата\n\n1. `код`\n2. [посилання](/)\n\n```\nдовгий рядок, довгий рядок, ' +
    'довгий рядок, довгий рядок\n```\n\n---\n\n## Далі';
  await admin.post('/api/admin/pages', {
    slug: 'privacy',
    kind: 'privacy',
    published: true,
    translations: { uk: { title: 'Захист персональних даних', body } },
  });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

const reader = (path: string, look?: Look): Promise<Reader> => openReader(browser, shop.url + path, look);

const tiles = (page: Page): Promise<string[]> =>
  page.$$eval('.tile__name', (names) => names.map((name) => name.textContent));
const query = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const count = (page: Page, wanted: string): Promise<unknown> =>
  page.waitForFunction((said: string) => document.querySelector('#found-count')?.textContent === said, {}, wanted);

/** Checks the box of a filter value, also in a collapsed list. */
const tick = (page: Page, value: string): Promise<void> =>
  page.$eval(`#filter-form input[value="${value}"]`, (box) => (box as HTMLInputElement).click());

describe('the catalog without JavaScript', () => {
  test('without JavaScript, a product is found by categories, filters, sorting and page links', async () => {
    const { page } = await reader('/', { script: false });
    await follow(page, '.room a');
    await expectSoon(() => textOf(page, 'h1')).toBe('Tea');
    await expectSoon(() => textOf(page, '#found-count')).toBe('28 products');
    await follow(page, '.pager [rel=next]');
    await expectSoon(() => tiles(page)).toEqual(['Cup 25', 'Cup 26', 'Cup 27', 'Cup 28']);
    await follow(page, '.pager [rel=prev]');
    await click(page, '#filter-form input[value=moss]');
    await page.type('#price_max', '25');
    await follow(page, '.filters__show');
    await expectSoon(() => tiles(page)).toEqual(['Cup 1', 'Cup 5', 'Cup 9', 'Cup 13']);
    await page.select('#sort', '-price');
    await follow(page, '.finder__sort button');
    await expectSoon(() => tiles(page)).toEqual(['Cup 13', 'Cup 9', 'Cup 1', 'Cup 5']);
    await follow(page, '.chip--on');
    await expectSoon(() => textOf(page, '#found-count')).toBe('15 products');
    await follow(page, '.chip:not(.chip--on)[data-list]');
    await expectSoon(async () => [await textOf(page, '#found-count'), query(page)]).toEqual([
      '28 products',
      '?sort=-price',
    ]);
  });

  test('on a phone, the filters are collapsed and open by touch', async () => {
    const { page } = await reader('/category/tea', { script: false, width: 360 });
    const seen = () => page.$eval('#price_min', (input) => input.checkVisibility());
    await expectSoon(() => seen()).toBe(false);
    await click(page, '.finder__filters > summary');
    await expectSoon(() => seen()).toBe(true);
    await click(page, '#in_stock');
    await follow(page, '.filters__show');
    await expectSoon(() => textOf(page, '.finder__filters > summary')).toMatch(/^Filters\s+1 selected$/);
    await expectSoon(() => textOf(page, '#found-count')).toBe('21 products');
  });

  test('the search finds products, and a search without results suggests what to do next', async () => {
    const { page } = await reader('/', { script: false });
    await page.type('#find', 'cup 17');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(async () => (await tiles(page))[0]).toBe('Cup 17');
    await page.$eval('#find', (input) => {
      (input as HTMLInputElement).value = '';
    });
    await page.type('#find', 'qqqqq');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(() => textOf(page, 'h1')).toContain('qqqqq');
    await follow(page, '.room a');
    await expectSoon(() => textOf(page, 'h1')).toBe('Tea');
  });
});

describe('the catalog with JavaScript', () => {
  test('a filter takes effect immediately, keeps the focus, and adds an entry to the browser history', async () => {
    const { page, troubles } = await reader('/category/cups');
    await page.evaluate(() => {
      (globalThis as unknown as { same: boolean }).same = true;
    });
    await page.focus('#filter-form input[value=moss]');
    await page.keyboard.press('Space');
    await count(page, '7 products');
    await expectSoon(() => query(page)).toBe('?attributes[color]=moss');
    await expectSoon(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('moss');
    await page.waitForFunction(() => document.querySelector('#found-said')?.textContent === '7 products');
    await page.type('#price_max', '20');
    await page.keyboard.press('Enter');
    await count(page, '3 products');
    await page.select('#sort', '-price');
    await page.waitForFunction(() => document.querySelector('.tile__name')?.textContent === 'Cup 9');
    await expectSoon(() => query(page)).toBe('?price_max=20&attributes[color]=moss&sort=-price');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('.tile__name')?.textContent === 'Cup 1');
    await page.goBack();
    await count(page, '7 products');
    await expectSoon(() => page.$eval('#price_max', (input) => (input as HTMLInputElement).value)).toBe('');
    await click(page, '.chip--on');
    await count(page, '28 products');
    await expectSoon(() => query(page)).toBe('');
    await expectSoon(() => page.evaluate(() => (globalThis as unknown as { same?: boolean }).same)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('on a phone, the button of the filters shows the number of products and stays in view until it is tapped', async () => {
    const { page, troubles } = await reader('/category/tea', { width: 360 });
    await click(page, '.finder__filters > summary');
    await expectSoon(() => textOf(page, '.filters__show')).toBe('Show 28 products');
    const isInView = () =>
      page.$eval('.filters__show', (button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expectSoon(() => isInView()).toBe(true);
    await click(page, '#in_stock');
    await expectSoon(() => textOf(page, '.filters__show')).toBe('Show 21 products');
    await expectSoon(() => isInView()).toBe(true);
    await click(page, '.filters__show');
    await expectSoon(() => page.$eval('#filters', (part) => (part as HTMLDetailsElement).open)).toBe(false);
    await expectSoon(() => page.$eval('#found', (part) => part === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('expanded filters stay expanded, and the language links keep the filters', async () => {
    const { page } = await reader('/category/cups');
    await click(page, '.filter details summary');
    await tick(page, 'clay');
    await count(page, '21 products');
    await expectSoon(() => page.$eval('.filter details', (fold) => (fold as HTMLDetailsElement).open)).toBe(true);
    await follow(page, '.languages a[hreflang=uk]');
    await expectSoon(() => textOf(page, '#found-count')).toBe('21 товар');
    await expectSoon(() => textOf(page, '.chip--on')).toMatch(/Колір: Глина/);
  });

  test('the catalog works by keyboard alone, from the search field to a product', async () => {
    const { page } = await reader('/search?q=cup');
    await page.focus('#sort');
    // Types without pauses, because a pause starts a search that takes the focus.
    const chosen = () => page.$eval('#sort', (select) => (select as HTMLSelectElement).value);
    for (let press = 0; press < 10 && (await chosen()) !== '-price'; press++) await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.querySelector('.tile__name')?.textContent === 'Cup 28');
    await page.focus('.tile__link');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(() => new URL(page.url()).pathname).toBe('/product/cup-28');
  });
});

describe('pages of the catalog', () => {
  const pages = [
    ['home', '/'],
    ['category', '/category/tea'],
    ['filtered', '/category/cups?attributes[color]=moss&in_stock=1&price_max=30'],
    ['nothing', '/category/cups?price_min=999'],
    ['empty', '/category/empty-shelf'],
    ['search', '/search?q=cup'],
    ['miss', '/search?q=qqqqq'],
    ['text', '/pages/privacy'],
    ['ask', '/search'],
  ] as const;
  const looks = [
    ['en', 1440, false],
    ['uk', 360, true],
    ['ru', 768, false],
  ] as const;

  // The three pages that differ most are checked in every look, the others in one.
  test.each(
    pages.flatMap(([name, path], index) =>
      looks
        .filter((_, look) => index < 3 || look === index % 3)
        .map(([language, width, dark]) => [name, language, width, dark, path] as const),
    ),
  )(
    'the page “%s” in %s at %i pixels (dark: %s) is complete, accessible and without console errors',
    async (name, language, width, dark, path) => {
      const look = { language, width, dark };
      const opened = await reader(path, look);
      await inspectPage(opened, name, look);
      await closeProfile(opened.page);
    },
  );

  test.each([['/'], ['/category/tea'], ['/search?q=cup']])(
    'the layout of %s does not shift while the page loads',
    async (path) => {
      const { page } = await reader('/cart', { width: 360 });
      await page.evaluateOnNewDocument(() => {
        const state = globalThis as unknown as { shift: number };
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await gotoIdle(page, shop.url + path);
      await expectSoon(() => page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(
        0.02,
      );
    },
  );
});
