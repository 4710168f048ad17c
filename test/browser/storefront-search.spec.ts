import type { Browser, Page } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import {
  follow,
  inspectPage,
  LOOKS,
  openReader,
  textOf,
  type Look,
  type Reader,
} from '../fixtures/storefront/reader.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

let shop: TestShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startTestShop();
  const admin = await shop.admin();
  await admin.post('/api/categories', {
    name: 'Kettles',
    translations: { uk: { name: 'Чайники' }, ru: { name: 'Чайники' } },
  });
  for (const [name, translated] of [
    ['Moss kettle', 'Чайник «Мох»'],
    [
      'Clay kettle with a very long name that needs two lines on a phone',
      'Чайник із глини з довгою назвою на два рядки',
    ],
    ['Iron kettle', 'Чайник із чавуну'],
  ] as const)
    await makeProduct(admin, {
      name,
      translations: { uk: { name: translated }, ru: { name: translated } },
      price_regular: 42.5,
      images: [{ image: '/media/demo/teapot-moss.svg' }],
    });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

const reader = (look?: Look): Promise<Reader> => openReader(browser, `${shop.url}/`, look);
const options = (page: Page): Promise<string[]> =>
  page.$$eval('.find__list [role=option]', (all) => all.map((one) => (one as HTMLElement).innerText.split('\n')[0]!));
const shown = (page: Page): Promise<unknown> => page.waitForSelector('.find__list:not([hidden]) [role=option]');
const field = (page: Page, name: string): Promise<string | null> =>
  page.$eval('#find', (input, attribute) => input.getAttribute(attribute), name);

describe('the search field', () => {
  test('the search field suggests categories and products that start with the typed text, with prices', async () => {
    const { page } = await reader();
    await page.type('#find', 'ket');
    await shown(page);
    await expectSoon(async () => (await options(page))[0]).toBe('Kettles');
    await expectSoon(async () => (await options(page)).slice(1).sort()).toEqual([
      'Clay kettle with a very long name that needs two lines on a phone',
      'Iron kettle',
      'Moss kettle',
    ]);
    await expectSoon(() => textOf(page, '.find__list')).toContain('€42.50');
    await expectSoon(() => textOf(page, '.find [role=status]')).toBe('Suggestions: 4');
  });

  test('the search field is a combobox for keyboards and screen readers', async () => {
    const { page } = await reader();
    await expectSoon(() => field(page, 'role')).toBe('combobox');
    await expectSoon(() => field(page, 'aria-expanded')).toBe('false');
    // Enters the text at once, because suggestions for a later letter would reset the selection.
    await page.focus('#find');
    await page.keyboard.sendCharacter('iron');
    await shown(page);
    await expectSoon(() => field(page, 'aria-expanded')).toBe('true');
    await expectSoon(() => field(page, 'aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => field(page, 'aria-activedescendant')).not.toBeNull();
    const active = await field(page, 'aria-activedescendant');
    await expectSoon(() => page.$eval(`#${active}`, (option) => option.ariaSelected)).toBe('true');
    await page.keyboard.press('ArrowUp');
    await expectSoon(() => field(page, 'aria-activedescendant')).toBeNull();
    await page.keyboard.press('Escape');
    await expectSoon(() => field(page, 'aria-expanded')).toBe('false');
    await expectSoon(() => page.$eval('#find', (input) => (input as HTMLInputElement).value)).toBe('iron');
    await page.keyboard.press('ArrowUp');
    await expectSoon(() => field(page, 'aria-activedescendant')).toBe(active);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(() => textOf(page, 'h1')).toBe('Iron kettle');
  });

  test('Enter in the search field opens the search page if no suggestion is selected', async () => {
    const { page } = await reader();
    await page.type('#find', 'kettel');
    await shown(page);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(() => textOf(page, 'h1')).toBe('Showing results for kettle');
    await expectSoon(() => textOf(page, '.room-head')).toMatch(/No results for kettel$/);
  });

  test('a click opens a suggestion, and the list closes when the search field loses the focus', async () => {
    const { page } = await reader();
    await page.type('#find', 'mos');
    await shown(page);
    await page.focus('.top__shop');
    await page.waitForSelector('.find__list[hidden]');
    await page.focus('#find');
    await page.keyboard.press('ArrowDown');
    await shown(page);
    await follow(page, '.find__list a');
    await expectSoon(() => textOf(page, 'h1')).toBe('Moss kettle');
  });

  test('without JavaScript, the search field opens the search page', async () => {
    const { page } = await reader({ script: false });
    await page.type('#find', 'moss');
    await follow(page, '.find__go');
    await expectSoon(() => textOf(page, 'h1')).toMatch(/moss/);
  });

  test.each(LOOKS)(
    'the search suggestions fit the window and are accessible in $language at $width pixels, dark: $dark',
    async (look) => {
      const visitor = await reader(look);
      await visitor.page.type('#find', look.language === 'en' ? 'kettle' : 'чайник');
      await shown(visitor.page);
      await visitor.page.keyboard.press('ArrowDown');
      await inspectPage(visitor, 'search-suggestions', look);
    },
  );
});

describe('the form for back-in-stock alerts', () => {
  let path: string;

  beforeAll(async () => {
    const admin = await shop.admin();
    const { body } = await admin.post('/api/products', {
      name: 'Sold out cup',
      price_regular: 12,
      variants: [
        { attributes: { color: 'red' }, in_stock: 0 },
        { attributes: { color: 'blue' }, in_stock: 2 },
      ],
    });
    path = `/product/${body.data.alias}`;
  });

  test('without JavaScript, the form for back-in-stock alerts accepts an email address for a variant', async () => {
    const { page } = await openReader(browser, shop.url + path, { script: false });
    // The form is hidden, because another variant is available.
    await expectSoon(() => page.$eval('.stock-alert', (part) => part.checkVisibility())).toBe(false);
    await follow(page, '.variant:has([data-title=Red]) a');
    await expectSoon(() => textOf(page, '.stock-alert')).toContain('Red');
    await page.type('#stock-alert-email', 'cup@example.com');
    await follow(page, '.stock-alert .button');
    await expectSoon(() => textOf(page, '[data-notice]')).toBe(english('storefront.said.stock_alert'));
    const rows = await shop.db.query('SELECT email, language FROM stock_alert');
    expect(rows).toEqual([{ email: 'cup@example.com', language: 'en' }]);
  });

  test.each(LOOKS)(
    'the form for back-in-stock alerts is accessible in $language at $width pixels, dark: $dark',
    async (look) => {
      const visitor = await openReader(browser, shop.url + path, look);
      await inspectPage(visitor, 'stock-alert', look);
    },
  );
});
