import type { Browser, Page } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { openProfile } from '../fixtures/browser/profiles.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, offerBankInvoice } from '../fixtures/orders.js';
import { expectAccessible } from '../fixtures/panel/checks.js';
import {
  fillCart,
  inspectPage,
  LOOKS,
  openReader,
  shot,
  type Look,
  type Reader,
} from '../fixtures/storefront/reader.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

const BUYER = {
  email: 'olena@example.com',
  first_name: 'Олена',
  last_name: 'Бондар',
  shipping_address: 'Хрещатик 1',
  shipping_zip: '01001',
  shipping_city: 'Київ',
};

/** Fills in the address of a buyer in Ukraine. */
async function enter(page: Page, more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...BUYER, ...more })) await page.type(`#${name}`, value);
  await page.select('#shipping_country', 'UA');
}

interface Scene {
  readonly shop: TestShop;
  readonly admin: Client;
  readonly browser: Browser;
  /** Id of a product with a stock of 100. */
  readonly product: number;
  readonly close: () => Promise<void>;
}

/** Starts a shop that offers bank transfers, and a browser. */
async function startScene(): Promise<Scene> {
  const shop = await startTestShop();
  const admin = await shop.admin();
  const product = await makeProduct(admin, { name: 'Teapot', in_stock: 100 });
  await offerBankInvoice(admin);
  const browser = await launchChromium();
  const close = async (): Promise<void> => {
    await browser.close();
    await shop.close();
  };
  return { shop, admin, browser, product, close };
}

describe('the checkout in a browser without JavaScript', () => {
  let scene: Scene;
  let shop: TestShop;
  let admin: Client;
  let browser: Browser;

  beforeAll(async () => {
    scene = await startScene();
    ({ shop, admin, browser } = scene);
  });
  afterAll(() => scene?.close());

  /** Fills a cart through the API with the CSRF token of a page, and opens the checkout. */
  async function checkoutPage(language: string): Promise<Page> {
    const page = await openProfile(browser, new URL(shop.url).origin);
    await page.goto(`${shop.url}/checkout?lang=${language}`);
    await page.$eval('meta[name=csrf-token]', async (meta) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': meta.content };
      const body = JSON.stringify({ product_id: 1, quantity: 2 });
      await (await fetch('/api/cart/add', { method: 'POST', headers, body })).text();
    });
    await page.setJavaScriptEnabled(false);
    await page.goto(`${shop.url}/checkout`);
    return page;
  }

  const submit = (page: Page): Promise<unknown> =>
    Promise.all([page.waitForNavigation(), click(page, '.summary > .button')]);
  const isTooWide = (page: Page): Promise<boolean> => page.$eval('html', (html) => html.scrollWidth > html.clientWidth);

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ])(
    '%s at %i pixels: a checkout without JavaScript places an order and shows the bank details',
    async (language, width) => {
      const page = await checkoutPage(language);
      await page.setViewport({ width, height: 800 });
      await enter(page);
      await click(page, 'input[value=bank_invoice]');
      await expectSoon(() => isTooWide(page)).toBe(false);
      await submit(page);
      await expectSoon(() => page.url()).toMatch(/\/order\/\d+$/);
      await expectSoon(() => page.$eval('html', (html) => html.lang)).toBe(language);
      await expectSoon(() => page.$eval('main', (main) => main.innerText)).toContain(
        'UA08 9999 9000 0002 6009 0012 3456 7',
      );
      await expectSoon(() => isTooWide(page)).toBe(false);
    },
  );

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ])('%s at %i pixels: a checkout without JavaScript bills a company', async (language, width) => {
    const page = await checkoutPage(language);
    await page.setViewport({ width, height: 800 });
    const isShown = (selector: string): Promise<boolean> =>
      page.$eval(selector, (element) => (element as HTMLElement).offsetParent !== null);
    await expectSoon(() => isShown('#billing_company')).toBe(false);
    await click(page, 'label[for=billing_different]');
    await expectSoon(() => isShown('#billing_company')).toBe(true);
    await enter(page, { billing_company: 'ТОВ «Чайна»', billing_vat_id: 'UA12345678' });
    await shot(page, `checkout-company-${language}-${width}`);
    await expectSoon(() => isTooWide(page)).toBe(false);
    await submit(page);
    const order = await page.$eval('main', (main) => main.innerText);
    for (const text of ['ТОВ «Чайна»', 'UA12345678']) expect(order).toContain(text);
  });

  test('on a phone, the checkout starts with a collapsed order summary', async () => {
    const page = await checkoutPage('uk');
    await page.setViewport({ width: 360, height: 740 });
    const isShown = (selector: string): Promise<boolean> =>
      page.$eval(selector, (element) => (element as HTMLElement).offsetParent !== null);
    const top = (selector: string): Promise<number> =>
      page.$eval(selector, (element) => element.getBoundingClientRect().top);
    await expectSoon(() => top('.checkout__glance')).toBeLessThan(await top('#email'));
    await expectSoon(() => page.$eval('.checkout__glance .lines', (lines) => lines.checkVisibility())).toBe(false);
    await click(page, '.checkout__glance summary');
    await expectSoon(() => page.$eval('.checkout__glance .lines', (lines) => lines.checkVisibility())).toBe(true);
    await shot(page, 'checkout-glance-uk-360');
    await page.setViewport({ width: 1280, height: 800 });
    await expectSoon(() => isShown('.checkout__glance')).toBe(false);
  });

  test.each([
    ['en', 'Delivery'],
    ['uk', 'Доставка'],
    ['ru', 'Доставка'],
  ])(
    '%s: without JavaScript, a button shows the total of the selected methods and keeps all entries; Enter places the order',
    async (language, shipping) => {
      const page = await checkoutPage(language);
      await page.setViewport({ width: 360, height: 740 });
      await enter(page);
      await click(page, '#shipping-flat_rate');
      await click(page, 'input[value=bank_invoice]');
      await Promise.all([page.waitForNavigation(), click(page, '.checkout__refresh button')]);
      await expectSoon(() => page.url()).toMatch(/\/checkout#total$/);
      await expectSoon(() => page.$eval('.totals', (totals) => (totals as HTMLElement).innerText)).toMatch(
        new RegExp(`${shipping}[^]*4[.,]90[^]*44[.,]88`),
      );
      await expectSoon(() =>
        page.$eval(
          '.totals__sum',
          (sum) => sum.getBoundingClientRect().bottom < innerHeight && sum.getBoundingClientRect().top > 0,
        ),
      ).toBe(true);
      for (const [name, value] of Object.entries(BUYER))
        await expectSoon(() => page.$eval(`#${name}`, (input) => (input as HTMLInputElement).value)).toBe(value);
      await page.focus('#shipping_city');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      await expectSoon(() => page.url()).toMatch(/\/order\/\d+$/);
      await expectSoon(() => page.$eval('main', (main) => main.innerText)).toMatch(/44[.,]88/);
    },
  );

  test.each(LOOKS)(
    '$language at $width pixels: the checkout reports a total that changed since it was shown, and the next click orders',
    async (look) => {
      const reader = await openReader(browser, `${shop.url}/cart`, look);
      const { page } = reader;
      await fillCart(page, { product_id: 1 });
      await page.setJavaScriptEnabled(false);
      await page.goto(`${shop.url}/checkout`);
      await enter(page, { email: `${look.language}@example.com` });
      await click(page, 'input[value=bank_invoice]');
      await admin.put('/api/products/1', { price_regular: 30 });
      try {
        await submit(page);
      } finally {
        await admin.put('/api/products/1', { price_regular: 19.99 });
      }
      await expectSoon(() => page.url()).not.toMatch(/\/order\//);
      await expectSoon(async () =>
        (await page.$eval('[role=alert]', (alert) => (alert as HTMLElement).innerText)).replaceAll('\u00a0', ' '),
      ).toMatch(/19[.,]99[^]*30[.,]00/);
      await page.setJavaScriptEnabled(true);
      await inspectPage(reader, 'checkout-changed', look);
      await page.setJavaScriptEnabled(false);
      await expectSoon(() =>
        shop.db.query('SELECT FROM shop_order WHERE email = $1', [`${look.language}@example.com`]),
      ).toHaveLength(0);
      await admin.put('/api/products/1', { price_regular: 30 });
      await submit(page);
      await expectSoon(() => page.url()).toMatch(/\/order\/\d+/);
      await admin.put('/api/products/1', { price_regular: 19.99 });
    },
  );

  test('without JavaScript, errors of the server are shown at their fields', async () => {
    const page = await checkoutPage('en');
    await enter(page, { email: 'olena@localhost' });
    await submit(page);
    await expectSoon(() => page.$eval('#email', (input) => input.getAttribute('aria-describedby'))).toBe('email-error');
    await expectSoon(() => page.$eval('#email-error', (text) => text.textContent)).toBe(
      'Must be a valid email, such as olena@example.com',
    );
    await expectSoon(() => page.$eval('[role=alert] a', (link) => link.getAttribute('href'))).toBe('#email');
  });
});

describe('the checkout in a browser with JavaScript', () => {
  let scene: Scene;
  let shop: TestShop;
  let admin: Client;
  let browser: Browser;
  let product: number;

  beforeAll(async () => {
    scene = await startScene();
    ({ shop, admin, browser, product } = scene);
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'DE', rate: 19 }] });
  });
  afterAll(() => scene?.close());

  const total = (page: Page): Promise<string> => page.$eval('.totals__sum dd', (amount) => amount.textContent ?? '');
  const noticeOf = (page: Page): Promise<string> =>
    page.$eval('[data-checkout-status]', (status) => status.textContent ?? '');
  const says = (page: Page, text: string): Promise<unknown> =>
    page.waitForFunction(
      (wanted) => document.querySelector('[data-checkout-status]')?.textContent === wanted,
      {},
      text,
    );

  async function checkout(look?: Look): Promise<Reader> {
    const reader = await openReader(browser, `${shop.url}/cart`, look);
    await fillCart(reader.page, { product_id: product, quantity: 2 });
    await reader.page.goto(`${shop.url}/checkout`);
    return reader;
  }

  test('the checkout shows pickup by its name and as free', async () => {
    const { page } = await checkout();
    await click(page, '#shipping-flat_rate');
    await says(page, 'Delivery: €4.90. Total: €44.88.');
    await click(page, '#shipping-pickup');
    await says(page, 'Pickup: Free. Total: €39.98.');
    await expectSoon(() =>
      page.$eval('.totals', (totals) => (totals as HTMLElement).innerText.replace(/\s+/g, ' ')),
    ).toContain('€39.98 Pickup at the shop Free');
  });

  test('the checkout updates and announces shipping and total after each choice, and keeps focus and entries', async () => {
    const { page, troubles } = await checkout();
    await expectSoon(() => total(page)).toBe('€39.98');
    await expectSoon(() => page.$eval('.checkout__refresh', (part) => (part as HTMLElement).offsetHeight)).toBe(0);
    await page.type('#first_name', 'Olena');
    await click(page, '#shipping-flat_rate');
    await says(page, 'Delivery: €4.90. Total: €44.88.');
    await expectSoon(() => total(page)).toBe('€44.88');
    await expectFocus(page, () => document.activeElement?.id, 'shipping-flat_rate');
    await page.select('#shipping_country', 'DE');
    await says(page, 'Delivery: €4.90. Total: €52.48.');
    await expectSoon(() => page.$eval('#shipping-flat_rate', (radio) => (radio as HTMLInputElement).checked)).toBe(
      true,
    );
    await expectSoon(() => page.$eval('#first_name', (input) => (input as HTMLInputElement).value)).toBe('Olena');
    expect(troubles).toEqual([]);
  });

  test('if the total cannot be calculated, the checkout shows this and offers a button that updates it', async () => {
    const { page } = await checkout();
    await page.setOfflineMode(true);
    await click(page, '#shipping-flat_rate');
    await says(page, 'The total could not be calculated. Select “Update total” to try again.');
    await page.setOfflineMode(false);
    await Promise.all([page.waitForNavigation(), click(page, '.checkout__refresh button')]);
    await expectSoon(() => total(page)).toBe('€44.88');
    await expectSoon(() => noticeOf(page)).toBe('');
  });

  test('the order button is busy after a click, and a double click places one order', async () => {
    const { page } = await checkout();
    await enter(page);
    const before = (await admin.get('/api/orders')).body.meta.total as number;
    const left = page.waitForNavigation();
    const busy = await page.$eval('.summary > button', (button) => {
      button.click();
      button.click();
      return [button.getAttribute('aria-busy'), button.textContent];
    });
    await left;
    expect(busy).toEqual(['true', 'Processing your order…']);
    await expectSoon(() => page.url()).toMatch(/\/order\/\d+$/);
    await expectSoon(async () => (await admin.get('/api/orders')).body.meta.total).toBe(before + 1);
  });

  test('Enter in a field of the checkout places the order, and the order button is busy', async () => {
    const { page } = await checkout();
    await enter(page);
    await page.evaluate(() =>
      document.addEventListener('submit', () =>
        setTimeout(() =>
          sessionStorage.setItem('busy', document.querySelector('.summary > button')!.getAttribute('aria-busy') ?? ''),
        ),
      ),
    );
    await page.focus('#email');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await expectSoon(() => page.url()).toMatch(/\/order\/\d+$/);
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('busy'))).toBe('true');
  });

  test('if the selected shipping method is not available in the country, the checkout selects another and announces it', async () => {
    await admin.put('/api/admin/shipping-methods/flat_rate', { costs: { UA: 4.9 } });
    const { page } = await checkout();
    await page.select('#shipping_country', 'UA');
    await says(page, 'Pickup: Free. Total: €39.98.');
    await click(page, '#shipping-flat_rate');
    await says(page, 'Delivery: €4.90. Total: €44.88.');
    await page.select('#shipping_country', 'FR');
    await says(
      page,
      'The method you chose is not available. We selected “Pickup at the shop” instead. Pickup: Free. Total: €39.98.',
    );
    await admin.put('/api/admin/shipping-methods/flat_rate', { costs: { '*': 4.9 } });
    await expectAccessible(page);
  });

  test('after a rejected order, the list of problems has the focus', async () => {
    const { page } = await checkout();
    await Promise.all([page.waitForNavigation(), click(page, '.summary > button')]);
    await expectFocus(page, () => document.activeElement?.id, 'problems');
    await expectAccessible(page);
  });

  test.each(LOOKS)(
    'the checkout fits the window and is accessible: $language at $width pixels, dark: $dark',
    async (look) => {
      await inspectPage(await checkout(look), 'checkout', look);
    },
  );
});
