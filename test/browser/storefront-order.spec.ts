import type { Browser, Page } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, offerBankInvoice } from '../fixtures/orders.js';
import {
  fillCart,
  follow,
  inspectPage,
  LOOKS,
  openReader,
  textOf,
  type Look,
  type Reader,
} from '../fixtures/storefront/reader.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { readPdf } from '../fixtures/pdf.js';
import { english } from '../fixtures/english.js';

const ENTRIES = {
  email: 'olena@example.com',
  first_name: 'Olena',
  last_name: 'Bondar',
  shipping_address: 'Khreshchatyk 1',
  shipping_zip: '01001',
  shipping_city: 'Kyiv',
};

const PICKUP = {
  address: {
    en: '1 Khreshchatyk St, Kyiv',
    uk: 'Київ, вул. Хрещатик, 1, вхід з двору',
    ru: 'Киев, ул. Крещатик, 1, вход со двора',
  },
  opening_hours: { en: 'Mon–Fri 10:00–19:00', uk: 'пн–пт 10:00–19:00', ru: 'пн–пт 10:00–19:00' },
};

let shop: TestShop;
let admin: Client;
let browser: Browser;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ env: { SHOP_CURRENCY: 'UAH' } });
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Blue enamel teapot for two', in_stock: 1000 });
  await admin.put('/api/admin/shipping-methods/pickup', PICKUP);
  await offerBankInvoice(admin, { instructions: 'Please name the reference.' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop.close();
});

/** Places an order through the pages of the shop. */
async function order(method: string, look: Look = {}): Promise<Reader & { id: number }> {
  const reader = await openReader(browser, `${shop.url}/cart`, { ...look, script: true });
  const { page } = reader;
  await fillCart(page, { product_id: product, quantity: 2 });
  await page.setJavaScriptEnabled(look.script ?? true);
  await page.goto(`${shop.url}/checkout`);
  for (const [name, value] of Object.entries(ENTRIES)) await page.type(`#${name}`, value);
  await page.select('#shipping_country', 'UA');
  await click(page, `input[value=${method}]`);
  await Promise.all([page.waitForNavigation(), click(page, '.summary > .button')]);
  return { ...reader, id: Number(/\/order\/(\d+)/.exec(page.url())![1]) };
}

const current = (page: Page): Promise<string> =>
  page.$eval('[aria-current=step] .step__title', (step) => step.textContent ?? '');

describe.each([
  ['with a script', true],
  ['without a script', false],
])('the order page %s', (_, script) => {
  test('the order page shows the bank details, changes the payment method and cancels the order', async () => {
    const { page, troubles, id } = await order('bank_invoice', { script });
    await expectSoon(() => current(page)).toBe('Awaiting payment');
    await expectSoon(() => page.$eval('.pay', (pay) => (pay as HTMLElement).innerText)).toContain(
      'UA08 9999 9000 0002 6009 0012 3456 7',
    );
    await expectSoon(() => page.$eval('.pay__code img', (image) => (image as HTMLImageElement).naturalWidth > 0)).toBe(
      true,
    );
    await click(page, '.pay-again summary');
    await follow(page, '.pay-again .button');
    await expectSoon(() => page.$eval('.notice', (notice) => notice.textContent)).toBe(
      english('storefront.said.payment_chosen'),
    );
    await expectSoon(() => current(page)).toBe('Order placed');
    await expectSoon(() => textOf(page, '.order__head .badge')).toBe('Order placed');
    await click(page, '.order__side .folded summary');
    await page.type('#reason', 'Changed my mind');
    await follow(page, '.order__side .folded .button');
    await expectSoon(() => current(page)).toBe('Cancelled');
    await expectSoon(() => page.$eval('.order__lead', (lead) => lead.textContent)).toContain('Changed my mind');
    await expectSoon(async () => (await admin.get(`/api/orders/${id}`)).body.data.status).toBe('cancelled');
    expect(troubles).toEqual([]);
  });

  test('the order page follows an order that is picked up and paid in cash to its end', async () => {
    const { page, troubles, id } = await order('cash', { script });
    for (const [status, title] of [
      ['ready_for_shipment', 'Ready for pickup'],
      ['shipped', 'Picked up'],
      ['paid', 'Paid'],
    ] as const) {
      await admin.put(`/api/orders/${id}/status`, { status });
      await page.reload();
      await expectSoon(() => current(page)).toBe(title);
    }
    await admin.put(`/api/orders/${id}/status`, { status: 'completed' });
    await page.reload();
    await expectSoon(() => page.$$eval('.step--done', (steps) => steps.length)).toBe(5);
    expect(troubles).toEqual([]);
  });
});

test('bank details on the order page are copied by a click, which is announced', async () => {
  const { page } = await order('bank_invoice');
  const context = page.browserContext();
  await context.overridePermissions(new URL(shop.url).origin, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ]);
  await page.bringToFront();
  const copied = async (label: string): Promise<string> => {
    await click(page, `.copy[aria-label="${label}"]`);
    await page.waitForFunction(
      (text) => document.querySelector('.pay > [role=status]')?.textContent === text,
      {},
      label.replace('Copy', 'Copied'),
    );
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expectSoon(() => copied('Copy: IBAN')).toBe('UA089999900000026009001234567');
  await expectSoon(() => copied('Copy: Amount')).toBe('39.98');
  await expectSoon(() => copied('Copy: Payment reference')).toMatch(/^RF\d\d\w+$/);
});

test.each([360, 1280])(
  'names and values of the bank details share a baseline, and wrapped copy buttons are not indented, at %s pixels',
  async (width) => {
    const { page } = await order('bank_invoice', { width });
    const places = await page.$$eval('.pay dd:has(> .copy)', (details) =>
      details.map((detail) => {
        const baseline = (element: Element): number => {
          const mark = document.createElement('span');
          mark.style.display = 'inline-block';
          element.prepend(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        };
        const [value, copy] = [detail.firstElementChild!, detail.querySelector('.copy')!];
        const isWrapped = copy.getBoundingClientRect().top >= value.getBoundingClientRect().bottom;
        return {
          indent: isWrapped ? copy.getBoundingClientRect().left - detail.getBoundingClientRect().left : 0,
          isBeside: detail.previousElementSibling!.getBoundingClientRect().right < detail.getBoundingClientRect().left,
          offset: baseline(detail.previousElementSibling!) - baseline(value),
        };
      }),
    );
    expect(places).toHaveLength(4);
    for (const { indent, isBeside, offset } of places) {
      expect(isBeside).toBe(width > 360);
      expect(indent).toBe(0);
      if (isBeside) expect(Math.abs(offset)).toBeLessThan(1);
    }
  },
);

test.each(['en', 'uk', 'ru'] as const)(
  'an order page in %s fits on one printed page with its payment code',
  async (language) => {
    const { page } = await order('bank_invoice', { language, script: true });
    await page.emulateMediaType('print');
    await expectSoon(() => page.$eval('.pay__code img', (image) => image.getBoundingClientRect().width > 100)).toBe(
      true,
    );
    const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pages).toHaveLength(1);
    expect(text).toContain('UA08 9999 9000 0002 6009 0012 3456 7');
  },
);

test('the status of a paid order can be read on paper, where backgrounds are not printed', async () => {
  const { id, page } = await order('bank_invoice', { script: true });
  await admin.put(`/api/orders/${id}/status`, { status: 'paid' });
  await page.reload();
  await page.emulateMediaType('print');
  const style = (): Promise<string[]> =>
    page.$eval('.badge--paid', (badge) => {
      const { backgroundColor, color } = getComputedStyle(badge);
      return [backgroundColor, color === getComputedStyle(document.body).color ? 'as the text' : color];
    });
  await expectSoon(style).toEqual(['rgba(0, 0, 0, 0)', 'as the text']);
});

test.each(LOOKS)(
  'the order page fits and is accessible in every status: $language at $width pixels, dark: $dark',
  async (look) => {
    const { id, ...reader } = await order('bank_invoice', look);
    const { page } = reader;
    await page.$$eval('details', (parts) =>
      parts.forEach((part) => {
        part.open = true;
      }),
    );
    await inspectPage(reader, 'order-waiting', look);
    await admin.put(`/api/orders/${id}/status`, { status: 'paid' });
    await page.reload();
    await inspectPage(reader, 'order-paid', look);
    await admin.post(`/api/orders/${id}/cancel`, {});
    await page.reload();
    await inspectPage(reader, 'order-cancelled', look);
  },
);

test.each(LOOKS)(
  'error pages fit the window and are accessible: $language at $width pixels, dark: $dark',
  async (look) => {
    const reader = await openReader(browser, `${shop.url}/nowhere`, look);
    const { page } = reader;
    await inspectPage(reader, 'error-missing', look);
    await page.goto(`${shop.url}/account/login`);
    await page.$eval('main form', (form) => form.setAttribute('action', '/search'));
    await page.type('input[name=email]', 'olena@example.com');
    await page.type('input[name=password]', 'of no account');
    await follow(page, 'main form .button');
    await inspectPage(reader, 'error-method', look);
    await page.goto(`${shop.url}/account/login`);
    await page.type('input[name=email]', 'olena@example.com');
    await page.type('input[name=password]', 'of no account');
    await page.$$eval('main input[name=_csrf]', (fields) =>
      fields.forEach((field) => {
        field.value = 'of-yesterday';
      }),
    );
    await follow(page, 'main form .button');
    await inspectPage(reader, 'error-again', look);
  },
);
