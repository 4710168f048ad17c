import type { Browser, Page } from 'puppeteer';
import { startTestShop, type TestShop } from '#testing';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct, offerBankInvoice } from '../fixtures/orders.js';

describe('In a browser without JavaScript', () => {
  let shop: TestShop;
  let browser: Browser;

  beforeAll(async () => {
    shop = await startTestShop();
    const admin = await shop.admin();
    await makeProduct(admin, { name: 'Teapot', in_stock: 100 });
    await offerBankInvoice(admin);
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await shop.close();
  });

  /** A cart is filled by a call with the page's token; then nothing but the form. */
  async function checkoutPage(language: string): Promise<Page> {
    const page = await (await browser.createBrowserContext()).newPage();
    await page.goto(`${shop.url}/checkout?lang=${language}`);
    await page.$eval('meta[name=csrf-token]', async (meta) => {
      const headers = { 'content-type': 'application/json', 'x-csrf-token': meta.content };
      await fetch('/api/cart/add', { method: 'POST', headers, body: JSON.stringify({ product_id: 1, quantity: 2 }) });
    });
    await page.setJavaScriptEnabled(false);
    await page.goto(`${shop.url}/checkout`);
    return page;
  }

  const submit = (page: Page): Promise<unknown> => Promise.all([page.waitForNavigation(), page.click('.summary .button')]);
  const isTooWide = (page: Page): Promise<boolean> => page.$eval('html', (html) => html.scrollWidth > html.clientWidth);

  test.each([['en', 1280], ['uk', 360], ['ru', 360]])('%s at %i pixels: the form is filled in and the order paid by bank transfer', async (language, width) => {
    const page = await checkoutPage(language);
    await page.setViewport({ width, height: 800 });
    const entries = {
      email: 'olena@example.com', first_name: 'Олена', last_name: 'Бондар', shipping_address: 'Хрещатик 1', shipping_zip: '01001', shipping_city: 'Київ',
    };
    for (const [name, value] of Object.entries(entries)) await page.type(`#${name}`, value);
    await page.select('#shipping_country', 'UA');
    await page.click('input[value=bank_invoice]');
    expect(await isTooWide(page)).toBe(false);
    await submit(page);
    expect(page.url()).toMatch(/\/order\/\d+\?key=\w+$/);
    expect(await page.$eval('html', (html) => html.lang)).toBe(language);
    expect(await page.$eval('main', (main) => main.innerText)).toContain('UA08 9999 9000 0002 6009 0012 3456 7');
    expect(await isTooWide(page)).toBe(false);
  });

  test('what is missing keeps the form in the browser, and what the server refuses is told at the field', async () => {
    const page = await checkoutPage('en');
    await page.type('#email', 'olena@localhost');
    await page.click('.summary .button');
    expect(page.url()).toMatch(/\/checkout$/);
    for (const name of ['first_name', 'last_name', 'shipping_address', 'shipping_zip', 'shipping_city']) await page.type(`#${name}`, 'x');
    await page.select('#shipping_country', 'UA');
    await submit(page);
    expect(await page.$eval('#email', (input) => input.getAttribute('aria-describedby'))).toBe('email-error');
    expect(await page.$eval('#email-error', (text) => text.textContent)).toBe('must be an e-mail address');
    expect(await page.$eval('[role=alert] a', (link) => link.getAttribute('href'))).toBe('#email');
  });
});
