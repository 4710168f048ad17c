import type { Browser } from 'puppeteer';
import { startTestShop, type Client, type TestShop } from '#testing';
import { SimulatedProvider } from '../../examples/redirect-gateway/src/simulated/simulated-provider.js';
import { RedirectPlugin } from '../../examples/redirect-gateway/src/redirect.plugin.js';
import { click } from '../fixtures/browser/click.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { openProfile } from '../fixtures/browser/profiles.js';
import { freePort } from '../fixtures/free-port.js';
import { launchChromium } from '../fixtures/launch-chromium.js';
import { makeProduct } from '../fixtures/orders.js';
import { Shopper } from '../fixtures/storefront/shopper.js';
import { home } from '../fixtures/storefront/start-storefront.js';

let shop: TestShop;
let provider: SimulatedProvider;
let admin: Client;
let browser: Browser;

beforeAll(async () => {
  const port = Number(await freePort());
  const env = { BASE_URL: `http://127.0.0.1:${port}` };
  [provider, browser] = await Promise.all([SimulatedProvider.start(), launchChromium()]);
  shop = await startTestShop({ plugins: [RedirectPlugin], port, env });
  admin = await shop.admin();
  const settings = { active: true, ...provider.settings };
  expect((await admin.put('/api/admin/payment-methods/redirect', settings)).status).toBe(200);
  await makeProduct(admin, { name: 'Moss teapot', alias: 'moss-teapot', in_stock: 10, price_regular: 30 });
});
afterAll(async () => {
  await browser.close();
  await provider.close();
  await shop.close();
});

/** Fills in the checkout form with one item in the cart, and clicks the order button. */
async function checkOut(shopper: Shopper): Promise<void> {
  await shopper.open('/product/moss-teapot');
  await shopper.press(shopper.translate('storefront-page.add'));
  await shopper.counts('cart', 1);
  await shopper.open('/checkout');
  for (const [name, value] of Object.entries({ email: 'martha@example.com', ...home })) {
    const label = shopper.translate(`storefront.fields.${name}`);
    await (name === 'shipping_country' ? shopper.choose(label, value) : shopper.fill(label, value));
  }
  await shopper.pick('Card online');
  await shopper.go(shopper.translate('storefront.checkout.submit'), 'button');
}

test.each([
  ['with', true],
  ['without', false],
])('a customer pays on the page of the provider and returns to the paid order, %s script', async (_, script) => {
  const page = await openProfile(browser, shop.url);
  await page.setJavaScriptEnabled(script);
  await checkOut(new Shopper(page, shop.url, 'en', script));
  await expectSoon(() => page.url()).toContain(`${provider.url}/pay/`);
  await click(page, 'button[value="pay"]');
  await expectSoon(() => new URL(page.url()).pathname).toMatch(/^\/order\/\d+$/);
  const id = /\d+$/.exec(new URL(page.url()).pathname)![0];
  expect((await admin.get(`/api/orders/${id}`)).body.data).toMatchObject({ payment_status: 'paid' });
});

test('a customer who left the page of the provider returns to it from the order page', async () => {
  const page = await openProfile(browser, shop.url);
  const shopper = new Shopper(page, shop.url, 'en', true);
  await checkOut(shopper);
  await expectSoon(() => page.url()).toContain(`${provider.url}/pay/`);
  const paying = page.url();
  const [{ id }] = (await admin.get('/api/orders?sort=-created_at')).body.data.items as [{ id: number }];
  await shopper.open(`/order/${id}`);
  await shopper.go(shopper.translate('storefront-order.attempt.continue'), 'button');
  await expectSoon(() => page.url()).toBe(paying);
});

test('the order page shows that the amount is reserved', async () => {
  const later = { active: true, ...provider.settings, capture: 'later' };
  expect((await admin.put('/api/admin/payment-methods/redirect', later)).status).toBe(200);
  const page = await openProfile(browser, shop.url);
  const shopper = new Shopper(page, shop.url, 'en', true);
  await checkOut(shopper);
  await expectSoon(() => page.url()).toContain(`${provider.url}/pay/`);
  await click(page, 'button[value="pay"]');
  await expectSoon(() => new URL(page.url()).pathname).toMatch(/^\/order\/\d+$/);
  await shopper.see(shopper.translate('storefront-order.attempt.reserved'));
});
