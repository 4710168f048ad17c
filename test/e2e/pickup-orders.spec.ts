import type { ShippingProvider, ShippingQuote } from '#contracts';
import type { Language } from '#kernel';
import { Browser, type Client, type Page, type TestShop } from '#testing';
import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { download, issue, read } from '../fixtures/invoices.js';
import { mailTexts } from '../fixtures/mails.js';
import { checkoutForm, offerBankInvoice, place } from '../fixtures/orders.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';
import { mainText } from '../fixtures/storefront/main-text.js';
import { until } from '../fixtures/until.js';

/** A plugin's provider whose orders are picked up; only this declaration matters, not the key. */
class Kiosk implements ShippingProvider {
  readonly key = 'kiosk';
  readonly title = { en: 'Kiosk at the station' };
  readonly settings = [];
  readonly collected = true;

  async calculate(): Promise<ShippingQuote> {
    return { success: true, cost: '1.50', delivery_time: 'in an hour' };
  }
}

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startStockedShop({ shippingProviders: [PickupProvider, FlatRateProvider, Kiosk] }));
  await offerBankInvoice(admin);
});
afterAll(() => shop.close());

const to = (id: number, status: string) => admin.put(`/api/orders/${id}/status`, { status });
const offer = (key: string, active: boolean) => admin.put(`/api/admin/shipping-methods/${key}`, { active });

async function buyer(language?: Language): Promise<Browser> {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
  return browser;
}

async function ordered(
  shipping_method: string,
  language?: Language,
): Promise<{ browser: Browser; path: string; id: number; page: Page }> {
  const browser = await buyer(language);
  const { location } = await browser.submit('/checkout/process', {
    ...checkoutForm,
    payment_method: 'bank_invoice',
    shipping_method,
  });
  return {
    browser,
    path: location!,
    id: Number(/\/order\/(\d+)/.exec(location!)![1]),
    page: await browser.open(location!),
  };
}

const mailsOf = async (id: number, count: number): Promise<string[]> =>
  until(
    async () => (await mailTexts(shop)).filter((text) => text.includes(`/order/${id}?`)),
    (texts) => texts.length === count,
  );

describe('pickup at the checkout', () => {
  test('the checkout explains what the address is used for with pickup and with delivery', async () => {
    const browser = await buyer();
    for (const [shipping_method, sentence] of [
      ['pickup', 'For pickup, we only need this address for the invoice.'],
      ['flat_rate', 'We deliver to this address and print it on the invoice.'],
    ] as const) {
      const page = await browser.submit('/checkout', { ...checkoutForm, shipping_method });
      expect(mainText(page)).toContain(`Your address ${sentence}`);
    }
  });

  test('the checkout requires the whole address for pickup too', async () => {
    const browser = await buyer();
    const page = await browser.submit('/checkout/process', {
      ...checkoutForm,
      shipping_method: 'pickup',
      shipping_address: '',
    });
    expect([page.status, /id="shipping_address"[^>]* aria-invalid/.test(page.html)]).toEqual([422, true]);
  });

  test('the checkout names pickup and its cost, or delivery and the country', async () => {
    const browser = await buyer();
    const sums = async (shipping_method: string) =>
      mainText(await browser.submit('/checkout', { ...checkoutForm, shipping_method }));
    const collected = await sums('pickup');
    expect(collected).toContain('Pickup at the shop Free');
    expect(collected).not.toContain('Pickup Pickup');
    expect(await sums('flat_rate')).toContain('Delivery Ukraine €4.90');
  });
});

describe('the page of a pickup order', () => {
  test.each([
    ['en', 'Pickup at the shop', 'Your address', 'Pickup at the shop Free', /delivery|shipp|parcel|deliver/i],
    ['uk', 'Самовивіз із магазину', 'Ваша адреса', 'Самовивіз із магазину Безкоштовно', /достав|відправ|посилк/i],
    ['ru', 'Самовывоз из магазина', 'Ваш адрес', 'Самовывоз из магазина Бесплатно', /достав|отправ|посылк/i],
  ] as const)(
    'the page of a pickup order does not mention delivery in %s',
    async (language, collect, address, sum, delivery) => {
      const { browser, path, id, page } = await ordered('pickup', language);
      for (const words of [collect, `${address} Olena Bondar Khreshchatyk 1`, sum])
        expect(mainText(page)).toContain(words);
      await to(id, 'paid');
      await to(id, 'ready_for_shipment');
      await to(id, 'shipped');
      expect(mainText(await browser.open(path))).not.toMatch(delivery);
    },
  );

  test('the page of a pickup order says when it is ready for pickup and that it was picked up', async () => {
    const { browser, path, id } = await ordered('pickup');
    await to(id, 'paid');
    await to(id, 'ready_for_shipment');
    const ready = mainText(await browser.open(path));
    expect(ready).toContain('Ready for pickup');
    expect(ready).toContain('is ready for pickup.');
    await to(id, 'shipped');
    expect(mainText(await browser.open(path))).toContain('You picked up your order of');
  });

  test('the page of an order names a plugin’s pickup method with its cost', async () => {
    await offer('kiosk', true);
    const { page } = await ordered('kiosk');
    for (const words of ['Pickup Kiosk at the station', 'Pickup (Kiosk at the station) €1.50'])
      expect(mainText(page)).toContain(words);
    await offer('kiosk', false);
    expect(mainText(await (await buyer()).open('/checkout'))).not.toContain('Kiosk');
  });

  test('the page of an order with delivery does not mention pickup', async () => {
    const { page } = await ordered('flat_rate');
    expect(mainText(page)).toContain('Delivery address Olena Bondar Khreshchatyk 1');
    expect(mainText(page)).toContain('Delivery €4.90');
    expect(mainText(page)).not.toContain('Pickup');
  });
});

test('emails about a pickup order name the place, and say when it is ready and when it was picked up', async () => {
  const { id } = await ordered('pickup');
  await to(id, 'paid');
  await mailsOf(id, 2);
  await to(id, 'ready_for_shipment');
  await mailsOf(id, 3);
  await to(id, 'shipped');
  const [first, , ready, handedOver] = await mailsOf(id, 4);
  for (const words of ['Pickup at the shop', 'Pickup at the shop: Free']) expect(first).toContain(words);
  expect(first).not.toContain('Delivery');
  expect(ready).toContain(`Your order ${id} is ready for pickup.`);
  expect(handedOver).toContain(`You picked up your order ${id}.`);
});

test('the invoice of a pickup order lists the pickup with its amount, and no delivery address', async () => {
  const { id, path } = await ordered('pickup');
  const other = { name: 'Olena Bondar', address: 'Soborna 5', city: 'Lviv', state: '', zip: '79000', country: 'UA' };
  expect((await admin.put(`/api/orders/${id}`, { billing_address: other })).status).toBe(200);
  expect((await issue(admin, id)).status).toBe(201);
  const { text } = await read(await download(shop, { id, key: /key=([^&]+)/.exec(path)![1]!, reference: '' }));
  expect(text).toContain('Pickup at the shop €0.00');
  expect(text).toContain('Soborna 5');
  expect(text).not.toMatch(/Deliver to|Khreshchatyk/);
});

test('the list of orders in the account shows the status of a pickup order in pickup terms', async () => {
  const browser = await buyer();
  await browser.submit('/account/register', {
    email: 'ira@example.com',
    password: 'a quiet evening',
    first_name: 'Ira',
    last_name: 'K',
  });
  await browser.open('/account/login');
  expect(
    (await browser.submit('/account/login', { email: 'ira@example.com', password: 'a quiet evening' })).status,
  ).toBe(303);
  await browser.open('/checkout');
  const { location } = await browser.submit('/checkout/process', { ...checkoutForm, shipping_method: 'pickup' });
  await to(Number(/\/order\/(\d+)/.exec(location!)![1]), 'ready_for_shipment');
  expect((await browser.open('/account/orders')).html).toContain('badge--ready_for_shipment">Ready for pickup<');
});

describe('refused status changes of pickup orders', () => {
  test.each([
    [
      'en',
      'The status can’t change from “Picked up” to “Ready for pickup”. Allowed: Paid, Cancelled.',
      'The status can’t change from “Shipped” to “Ready to ship”. Allowed: Paid, Cancelled.',
    ],
    [
      'uk',
      'Статус не можна змінити з «Видано» на «Готове до видачі». Доступні: Оплачено, Скасовано.',
      'Статус не можна змінити з «Відправлено» на «Готове до відправлення». Доступні: Оплачено, Скасовано.',
    ],
    [
      'ru',
      'Статус нельзя изменить с «Выдан» на «Готов к выдаче». Доступны: Оплачен, Отменён.',
      'Статус нельзя изменить с «Отправлен» на «Готов к отправке». Доступны: Оплачен, Отменён.',
    ],
  ] as const)(
    'a refused status change is explained in %s with pickup terms for pickup orders and shipping terms for others',
    async (language, pickedUp, sent) => {
      for (const [shipping_method, sentence] of [
        ['pickup', pickedUp],
        ['flat_rate', sent],
      ] as const) {
        const { body: made } = await place(shop.client(), product, { shipping_method });
        await to(made.data.id, 'ready_for_shipment');
        await to(made.data.id, 'shipped');
        const { status, body } = await admin.put(`/api/orders/${made.data.id}/status?lang=${language}`, {
          status: 'ready_for_shipment',
        });
        expect([status, body.code, body.allowed, body.message]).toEqual([
          409,
          'illegal_transition',
          ['paid', 'cancelled'],
          sentence,
        ]);
      }
    },
  );

  test('a refused verification of a pickup order is explained with pickup terms', async () => {
    const { body: made } = await place(shop.client(), product, { shipping_method: 'pickup' });
    await to(made.data.id, 'ready_for_shipment');
    const { status, body } = await admin.post(`/api/orders/${made.data.id}/verify-payment`, {});
    expect([status, body.message]).toEqual([
      409,
      'The status can’t change from “Ready for pickup” to “Paid”. Allowed: Picked up, Cancelled.',
    ]);
  });
});
