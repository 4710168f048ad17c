import type { PickupPoint, ShippingProvider, ShippingQuote } from '#contracts';
import { Browser, type Client, type TestShop } from '#testing';
import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { mailTexts } from '../fixtures/mails.js';
import { checkoutForm } from '../fixtures/orders.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';
import { mainText } from '../fixtures/storefront/main-text.js';
import { until } from '../fixtures/until.js';

/** A provider that throws when it is asked for its address or for a parcel. */
class Absent implements ShippingProvider {
  readonly key = 'absent';
  readonly title = { en: 'Absent' };
  readonly settings = [];
  readonly collected = true;
  readonly activeWhenNew = true;

  async calculate(): Promise<ShippingQuote> {
    return { success: true, cost: '0', delivery_time: '' };
  }

  pickupPoint(): PickupPoint {
    throw new Error('nobody knows');
  }

  trackingUrl(): string {
    return 'javascript:alert(1)';
  }
}

const METHODS = '/api/admin/shipping-methods';
let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startStockedShop({
    shippingProviders: [PickupProvider, FlatRateProvider, Absent],
  }));
  const { status } = await admin.put(`${METHODS}/pickup`, {
    address: { en: '1 Khreshchatyk St,\nKyiv <centre>', uk: 'вул. Хрещатик, 1' },
    opening_hours: { en: 'Mon–Fri 10:00–19:00', uk: 'пн–пт 10:00–19:00' },
  });
  expect(status).toBe(200);
});
afterAll(() => shop.close());

async function buyer(language?: 'en' | 'uk' | 'ru'): Promise<Browser> {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
  return browser;
}

async function ordered(shipping_method: string, language?: 'en' | 'uk' | 'ru') {
  const browser = await buyer(language);
  const { location } = await browser.submit('/checkout/process', { ...checkoutForm, shipping_method });
  const id = Number(/\/order\/(\d+)/.exec(location!)![1]);
  return { browser, path: location!, id, page: await browser.open(location!) };
}

const mailsOf = (id: number, count: number): Promise<string> =>
  until(
    async () => (await mailTexts(shop)).filter((text) => text.includes(`/order/${id}?`)),
    (texts) => texts.length === count,
  ).then((texts) => texts.join('\n'));

describe('address and opening hours of a pickup point', () => {
  test('the checkout and the cart show address and opening hours of a pickup point in the reader’s language', async () => {
    const english = await buyer('en');
    const words = '1 Khreshchatyk St, Kyiv &lt;centre&gt; Opening hours: Mon–Fri 10:00–19:00';
    expect(mainText(await english.open('/checkout'))).toContain(words);
    expect(mainText(await english.open('/cart'))).toContain(words);
    expect(mainText(await (await buyer('uk')).open('/checkout'))).toContain(
      'вул. Хрещатик, 1 Години роботи: пн–пт 10:00–19:00',
    );
  });

  test('the page of an order and its emails show address and opening hours of its pickup point', async () => {
    const { page, id } = await ordered('pickup', 'uk');
    expect(mainText(page)).toContain('вул. Хрещатик, 1 Години роботи: пн–пт 10:00–19:00');
    const mail = await mailsOf(id, 1);
    expect(mail).toContain('вул. Хрещатик, 1');
    expect(mail).toContain('Години роботи: пн–пт 10:00–19:00');
  });

  test('the API lists address and opening hours only for methods that have them', async () => {
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    const { items } = (await client.get('/api/checkout/shipping?country=UA')).body.data;
    expect(items).toMatchObject([
      {
        key: 'pickup',
        pickup_point: { address: '1 Khreshchatyk St,\nKyiv <centre>', opening_hours: 'Mon–Fri 10:00–19:00' },
      },
      { key: 'flat_rate' },
      { key: 'absent' },
    ]);
    expect(items.filter((item: object) => 'pickup_point' in item)).toHaveLength(1);
  });

  test('the page of an order opens without the address of the pickup point if its provider fails', async () => {
    const { page } = await ordered('absent');
    expect([page.status, mainText(page).includes('Opening hours')]).toEqual([200, false]);
  });
});

describe('tracking numbers of parcels', () => {
  const ship = async (id: number, tracking_number: string) => {
    await admin.put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' });
    expect((await admin.put(`/api/orders/${id}/status`, { status: 'shipped', tracking_number })).status).toBe(200);
  };

  test('a tracking number links to the carrier’s page if the method has a tracking address', async () => {
    expect(
      (await admin.put(`${METHODS}/flat_rate`, { tracking_url: 'https://carrier.example/track?id={number}' })).status,
    ).toBe(200);
    const { browser, path, id } = await ordered('flat_rate');
    await ship(id, 'CX 1&2');
    const { html } = await browser.open(path);
    expect(html).toContain('<a class="code" href="https://carrier.example/track?id=CX%201%262" rel="noreferrer">');
    expect(await mailsOf(id, 2)).toContain('https://carrier.example/track?id=CX%201%262');
  });

  test('a tracking number is not a link if the provider gives no tracking URL, or an invalid one', async () => {
    await admin.put(`${METHODS}/flat_rate`, { tracking_url: '' });
    for (const method of ['flat_rate', 'absent']) {
      const { browser, path, id } = await ordered(method);
      await ship(id, 'CX1');
      const { html } = await browser.open(path);
      expect(html).toContain('<strong class="code" data-copy="CX1">CX1</strong>');
      expect(html).not.toContain('javascript:');
    }
  });

  test.each(['carrier.example/{number}', 'https://carrier.example/track', 'javascript:alert({number})'])(
    'the tracking address %s is rejected',
    async (tracking_url) => {
      const { status, body } = await admin.put(`${METHODS}/flat_rate`, { tracking_url });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['tracking_url']]);
    },
  );
});
