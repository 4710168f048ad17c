import { addDays, dateText, type Clock } from '#kernel';
import { Browser, DummyGateway, startTestShop, type Client, type Page, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { checkoutForm, makeProduct, offerBankInvoice, stockOf } from '../fixtures/orders.js';
import { statementsWhenWarm } from '../fixtures/statements.js';
import { until } from '../fixtures/until.js';
import { english } from '../fixtures/english.js';

let now = new Date();
const clock: Clock = { now: () => now };

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, DummyGateway], clock });
  admin = await shop.admin();
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 1000 });
  await offerBankInvoice(admin);
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
});
afterAll(() => shop.close());
beforeEach(() => {
  now = new Date();
  DummyGateway.reset();
});

/** Places an order as a guest and opens its page. */
async function ordered(
  payment_method: string,
  language?: string,
  shipping_method = 'pickup',
): Promise<{ browser: Browser; path: string; id: number; page: Page }> {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
  const { location } = await browser.submit('/checkout/process', { ...checkoutForm, payment_method, shipping_method });
  const path = location!;
  return { browser, path, id: Number(/\/order\/(\d+)/.exec(path)![1]), page: await browser.open(path) };
}

/** The steps of the timeline, one string each; `*` marks the current step. */
const steps = ({ html }: Page): string[] =>
  [...html.matchAll(/<li class="step step--(\w+) step--(\w+)"( aria-current="step")?>/g)].map(
    ([, state, status, current]) => `${state} ${status}${current ? ' *' : ''}`,
  );

const to = (id: number, status: string, more: object = {}) =>
  admin.put(`/api/orders/${id}/status`, { status, ...more });

/** The address of a form on the page. */
const action = ({ html }: Page, form: 'cancel' | 'pay'): string | undefined =>
  new RegExp(`action="(/order/\\d+/${form}[^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('the timeline of an order', () => {
  test('the timeline of an order by bank transfer: placed, awaiting payment, paid, packed, shipped, completed', async () => {
    const { browser, path, id, page } = await ordered('bank_invoice');
    expect(steps(page)).toEqual([
      'done pending',
      'current awaiting_payment *',
      'ahead paid',
      'ahead ready_for_shipment',
      'ahead shipped',
      'ahead completed',
    ]);
    for (const status of ['paid', 'ready_for_shipment', 'shipped', 'completed'])
      expect((await to(id, status)).status).toBe(200);
    const done = await browser.open(path);
    expect(steps(done)).toEqual([
      'done pending',
      'done awaiting_payment',
      'done paid',
      'done ready_for_shipment',
      'done shipped',
      'done completed',
    ]);
    expect(done.html).not.toContain('upcoming');
  });

  test('the timeline of an order paid in cash has the payment after the shipment', async () => {
    const { browser, path, id, page } = await ordered('cash', 'en', 'flat_rate');
    expect(steps(page)).toEqual([
      'current pending *',
      'ahead ready_for_shipment',
      'ahead shipped',
      'ahead paid',
      'ahead completed',
    ]);
    await to(id, 'ready_for_shipment');
    await to(id, 'shipped', { tracking_number: 'CX<b>1' });
    const shipped = await browser.open(path);
    expect(steps(shipped)).toEqual([
      'done pending',
      'done ready_for_shipment',
      'current shipped *',
      'ahead paid',
      'ahead completed',
    ]);
    expect(shipped.html).toContain('CX&lt;b&gt;1');
    expect(shipped.html).toContain('is on its way.');
  });

  test('the timeline of an order names the current step and the dates in the reader’s language', async () => {
    const { page } = await ordered('bank_invoice', 'uk');
    expect(page.html).toMatch(/Очікує оплати<\/span>\s*<span class="step__words">зараз/);
    expect(page.html).toContain(dateText(now, 'uk', 'UTC', { dateStyle: 'medium' }));
    expect(page.html).toContain('<html lang="uk">');
  });

  test('the lines of an order have the names of the reader’s language, on its page and for administrators', async () => {
    await admin.put(`/api/products/${product}`, { translations: { uk: { name: 'Чайник з глини' } } });
    const own = (await admin.get(`/api/admin/products/${product}`)).body.data.own.name as string;
    const { page, path, id } = await ordered('bank_invoice', 'uk');
    expect(page.html).toContain('Чайник з глини');
    const english = await new Browser(shop.url, 'en').open(path);
    expect(english.html).toContain(own);
    expect(english.html).not.toContain('Чайник з глини');
    const shown = async (): Promise<string> => (await admin.get(`/api/admin/orders/${id}`)).body.data.items[0].name;
    expect(await shown()).toBe(own);
    expect((await admin.get(`/api/orders/${id}`)).body.data.items[0].name).toBe('Чайник з глини');
    await admin.put(`/api/products/${product}`, { translations: { uk: { name: 'Заварник' } } });
    expect(await shown()).toBe('Чайник з глини');
    await admin.put(`/api/products/${product}`, { translations: { uk: null } });
  });

  test('the amount of a transfer is formatted for the reader, and copied as a plain number', async () => {
    const { page } = await ordered('bank_invoice', 'uk');
    expect(page.html).toContain('<data value="19.99 EUR">19,99\u00a0€</data>');
    expect(page.html).toContain('<strong data-copy="19.99"><data value="19.99 EUR">19,99\u00a0€</data></strong>');
    expect(page.html.replace(/<[^>]*>/g, ' ')).not.toContain('EUR');
  });

  test('the page of an order reads the order and its lines with one statement each', async () => {
    const { browser, id } = await ordered('bank_invoice');
    const statements = await statementsWhenWarm(shop, () => browser.open(`/order/${id}`));
    const read = statements.flatMap((text) => /FROM (shop_order|order_item)\b/.exec(text)?.[1] ?? []);
    expect(read.sort()).toEqual(['order_item', 'shop_order']);
  });

  test('the timeline of a cancelled order ends with the cancellation', async () => {
    const { browser, path, id } = await ordered('bank_invoice');
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'Out of <tea>' });
    const page = await browser.open(path);
    expect(steps(page)).toEqual(['done pending', 'done awaiting_payment', 'current cancelled *']);
    expect(page.html).toContain('Out of &lt;tea&gt;');
    expect(page.html).not.toContain('UA08');
  });
});

describe('payments on the page of an order', () => {
  test('an order by bank transfer shows the bank details and the days until it is due, or that it is overdue', async () => {
    const { browser, path, page } = await ordered('bank_invoice');
    expect(page.html).toContain('UA08 9999 9000 0002 6009 0012 3456 7');
    expect(page.html).toContain('10 days left.');
    expect(page.html).toMatch(/data-copy="RF\w+"/);
    expect(page.html).toMatch(/data-copy="19\.99"/);
    now = addDays(now, 9);
    expect((await browser.open(path)).html).toContain('1 day left.');
    now = addDays(now, 2);
    const over = await browser.open(path);
    expect(over.html).toContain('Payment was due by');
    expect(over.html).not.toContain('left.');
  });

  test('an order that was partially paid by transfer shows the balance due', async () => {
    const { browser, path, id } = await ordered('bank_invoice');
    await admin.post(`/api/orders/${id}/verify-payment`, { amount: 9.99 });
    const { html } = await browser.open(path);
    expect(html).toContain('<data value="10.00 EUR">€10.00</data>');
    expect(html).toContain('UA08 9999');
    expect(html).not.toMatch(/action="\/order\/\d+\/(?:pay|cancel)/);
  });

  test.each([
    ['en', 'Paid', '€5.00', 'Balance due', '€14.99', 'Overpaid', '€10.01', 'We refunded the payment'],
    ['uk', 'Сплачено', '5,00 €', 'До сплати', '14,99 €', 'Переплата', '10,01 €', 'Кошти за ваше замовлення'],
    ['ru', 'Оплачено', '5,00 €', 'К оплате', '14,99 €', 'Переплата', '10,01 €', 'Деньги за ваш заказ'],
  ])(
    'the sums of an order show a part payment, an overpayment and its refund, in %s',
    async (language, paid, part, due, left, overpaid, over, refunded) => {
      const { browser, path, id, page } = await ordered('bank_invoice', language);
      const rows = ({ html }: Page): string[] =>
        [...html.matchAll(/<dl class="totals">([\s\S]*?)<\/dl>/g)]
          .flatMap(([, list]) => list!.match(/<div[\s\S]*?<\/div>/g) ?? [])
          .map((row) =>
            row
              .replace(/<[^>]+>/g, ' ')
              .replace(/\s+/g, ' ')
              .trim(),
          );
      const verify = (amount: number) => admin.post(`/api/orders/${id}/verify-payment`, { amount });
      const refund = (amount: number) => admin.post(`/api/orders/${id}/refund`, { amount, reason: 'Agreed' });
      const before = rows(page);
      await verify(5);
      expect(rows(await browser.open(path)).slice(before.length)).toEqual([`${paid} ${part}`, `${due} ${left}`]);
      await verify(25);
      const covered = await browser.open(path);
      expect(rows(covered).slice(before.length)[1]).toBe(`${overpaid} ${over}`);
      expect((await refund(10.01)).status).toBe(200);
      const settled = rows(await browser.open(path)).slice(before.length);
      expect([settled.length, settled[0]!.startsWith(paid), settled[1]!.endsWith(`−${over}`)]).toEqual([2, true, true]);
      expect((await refund(19.99)).status).toBe(200);
      const { html } = await browser.open(path);
      expect([covered.html.includes(refunded), html.includes(refunded)]).toEqual([false, true]);
    },
  );

  test('the bank details of an order are in one block above its timeline, each detail once', async () => {
    const { page } = await ordered('bank_invoice');
    const pay = /<section class="card pay"[^]*?<section class="card way"/.exec(page.html)![0];
    const shown = pay.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const times = (text: string | RegExp): number => shown.split(text).length - 1;
    const reference = /data-copy="(RF\w+)"/.exec(pay)![1]!;
    expect({
      recipient: times('Quiet Shelf LLC'),
      iban: times('UA08 9999 9000 0002 6009 0012 3456 7'),
      amount: times('€19.99'),
      reference: times(reference.replace(/(.{4})(?=.)/g, '$1 ')),
      deadline: times('Pay by'),
    }).toEqual({ recipient: 1, iban: 1, amount: 1, reference: 1, deadline: 1 });
    for (const copied of ['Quiet Shelf LLC', 'UA089999900000026009001234567', '19.99', reference])
      expect(pay).toContain(`data-copy="${copied}"`);
    expect(page.html.split(reference.slice(0, 4)).length - 1).toBe(pay.split(reference.slice(0, 4)).length - 1);
  });

  test('a payment method without instructions has no block on the page of an order', async () => {
    const { description } = (await admin.get('/api/admin/payment-methods/cash')).body.data;
    await admin.put('/api/admin/payment-methods/cash', { description: { en: '', uk: '', ru: '' } });
    const { page } = await ordered('cash');
    expect(page.html).not.toContain('id="pay-title"');
    await admin.put('/api/admin/payment-methods/cash', { description });
    expect((await ordered('cash')).page.html).toContain('id="pay-title"');
  });

  test('a guest can create an account on the order page and returns to the order afterwards', async () => {
    const { browser, id, page } = await ordered('cash');
    const link = `/account/register?next=${encodeURIComponent(`/order/${id}`)}`;
    expect(page.html).toContain(`href="${link}`);
    expect(page.html).toContain(english('storefront-order.account.text'));
    expect((await browser.open(link)).html).toContain(english('storefront-account.register.title'));
  });

  test('an order paid in cash has no bank details and no pay button', async () => {
    const { page } = await ordered('cash');
    expect(page.html).not.toContain('UA08');
    expect(page.html).not.toContain('data-print');
  });

  test('the payment method of an order can be changed while nothing is paid', async () => {
    const { browser, path, page } = await ordered('bank_invoice');
    const sent = await browser.submit(action(page, 'pay')!, { payment_method: 'cash' });
    expect([sent.status, sent.location]).toEqual([303, `${path.replace(/\?.*/, '')}?said=payment_chosen`]);
    const after = await browser.open(sent.location!);
    expect(after.html).toContain(english('storefront.said.payment_chosen'));
    expect(steps(after)[0]).toBe('current pending *');
    expect(after.html).not.toContain('UA08');
  });

  test.each(['timeout', 'lose', 'fail'] as const)(
    'a card payment of unknown outcome (%s) is not shown as declined',
    async (mode) => {
      DummyGateway.mode = mode;
      const { page } = await ordered('dummy');
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('the payment was not accepted');
    },
  );

  test('a declined card payment is shown, and the customer can try again', async () => {
    DummyGateway.mode = 'decline';
    const { browser, page } = await ordered('dummy');
    expect(page.html).toContain(english('storefront.said.not_paid'));
    expect(page.html).toContain('Try again or change payment method');
    expect(page.html).toMatch(/<details class="card folded pay-again" open>/);
    expect(page.html).toMatch(/value="dummy" required checked>/);
    const refused = await browser.submit(action(page, 'pay')!, { payment_method: 'dummy' });
    expect(refused.status).toBe(409);
    expect(refused.html).toMatch(/role="alert"[^>]*>.*The card was declined\./s);
    DummyGateway.mode = 'succeed';
    const paid = await browser.submit(action(page, 'pay')!, { payment_method: 'dummy' });
    expect(paid.status).toBe(303);
    expect(steps(await browser.open(paid.location!))[1]).toBe('current processing *');
  });
});

describe('cancellations on the page of an order', () => {
  test('an unpaid order can be cancelled with a reason, and its stock is returned', async () => {
    const before = await stockOf(admin, product);
    const { browser, path, page } = await ordered('bank_invoice');
    const sent = await browser.submit(action(page, 'cancel')!, { reason: 'Changed my mind' });
    expect([sent.status, sent.location]).toEqual([303, `${path.replace(/\?.*/, '')}?said=cancelled`]);
    const after = await browser.open(sent.location!);
    expect(after.html).toContain('role="status"');
    expect(after.html).toContain('Changed my mind');
    expect(action(after, 'cancel')).toBeUndefined();
    expect(await stockOf(admin, product)).toBe(before);
  });

  test('cancelling an order a second time has no effect', async () => {
    const { browser, path, page } = await ordered('cash');
    const cancel = () => browser.submit(action(page, 'cancel')!, {});
    expect([(await cancel()).status, (await cancel()).status]).toEqual([303, 303]);
    const bare = await fetch(shop.url + path.replace('?', '/cancel?'), { method: 'POST', redirect: 'manual' });
    expect(bare.status).toBe(303);
  });

  test('cancelling an order that was paid meanwhile is rejected on its page', async () => {
    const { browser, id, page } = await ordered('bank_invoice');
    await admin.post(`/api/orders/${id}/verify-payment`, {});
    const refused = await browser.submit(action(page, 'cancel')!, { reason: 'too late' });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('You can’t cancel this order');
    expect(refused.html).toContain(`<h1>Order ${id}</h1>`);
    expect(action(refused, 'cancel')).toBeUndefined();
  });

  test('staff who view the page of an order see the cancellation only while the buyer could cancel', async () => {
    const { id } = await ordered('bank_invoice');
    const viewed = async (): Promise<string> => (await admin.get(`/order/${id}`)).text;
    expect(await viewed()).toContain(`/order/${id}/cancel`);
    await admin.post(`/api/orders/${id}/verify-payment`, {});
    const paid = await viewed();
    expect(paid).toContain(`<h1>Order ${id}</h1>`);
    expect(paid).not.toContain(`/order/${id}/cancel`);
  });

  test('only holders of the order key can cancel an order through its page', async () => {
    const { path, id } = await ordered('cash');
    const key = new URL(path, shop.url).searchParams.get('key')!;
    const stranger = new Browser(shop.url);
    await stranger.open('/cart');
    expect((await stranger.submit(`/order/${id}/cancel`, { reason: 'mischief' })).status).toBe(404);
    expect((await stranger.submit(`/order/${id}/cancel?key=${'x'.repeat(32)}`, {})).status).toBe(404);
    expect((await stranger.submit('/order/999999/cancel?key=x', {})).status).toBe(404);
    expect((await stranger.submit(`/order/${id}/cancel`, { key })).location).toBe(
      `/order/${id}?key=${key}&said=cancelled`,
    );
  });

  test('cancelling an order requires the CSRF token of its page', async () => {
    const { browser, id, page } = await ordered('cash');
    const { status, html } = await browser.submit(action(page, 'cancel')!, { reason: 'Kept as typed' }, {});
    expect(status).toBe(403);
    expect(html).toContain('<h1>Page expired. Submit again.</h1>');
    expect(html).toContain('value="Kept as typed"');
    expect((await admin.get(`/api/orders/${id}`)).body.data.status).toBe('pending');
    expect((await browser.submit(action({ html } as Page, 'cancel')!, {})).status).toBe(303);
    expect((await admin.get(`/api/orders/${id}`)).body.data.cancel_reason).toBe('Kept as typed');
  });
});

describe('ordering the same items again', () => {
  test('ordering again adds the items that are still for sale to the cart, and says if some are missing', async () => {
    const { browser, path, id } = await ordered('cash');
    expect((await browser.open(path)).html).not.toContain(`/order/${id}/again`);
    await admin.post(`/api/orders/${id}/cancel`, {});
    expect((await browser.open(path)).html).toContain(`action="/order/${id}/again"`);
    const sent = await browser.submit(path.replace('?', '/again?'), {});
    expect([sent.status, sent.location]).toEqual([303, '/cart?said=again']);
    expect((await browser.open(sent.location!)).html).toContain('Teapot');
    await admin.put(`/api/products/${product}`, { in_stock: 1 });
    expect((await browser.submit(path.replace('?', '/again?'), {})).location).toBe('/cart?said=again_nothing');
    await admin.put(`/api/products/${product}`, { in_stock: 1000 });
    expect((await new Browser(shop.url).submit(`/order/${id}/again`, {}, {})).status).toBe(404);
  });
});

describe('the page of an order', () => {
  test('the page of an order is not cached, not indexed, and links to the invoice if there is one', async () => {
    const { browser, path, id, page } = await ordered('bank_invoice');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect((await admin.post(`/api/orders/${id}/invoice`, {})).status).toBeLessThan(300);
    const link = /href="[^"]*(\/api\/orders\/\d+\/invoice)"/.exec((await browser.open(path)).html)![1]!;
    // while the file is created, the answer is 409 with Retry-After
    const file = await until(
      () => browser.open(link),
      ({ status }) => status !== 409,
    );
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('opening the address of a form on the page of an order redirects to the page', async () => {
    const { browser, path, id } = await ordered('cash');
    for (const form of ['cancel', 'pay', 'again']) {
      const { status, location } = await browser.open(path.replace('?', `/${form}?`));
      expect([status, location]).toEqual([303, path]);
    }
    expect((await admin.get(`/api/orders/${id}`)).body.data.status).toBe('pending');
  });

  test('the page of an order contains the order key nowhere', async () => {
    const { browser, path, id, page } = await ordered('cash');
    expect(page.html).not.toContain(new URL(path, shop.url).searchParams.get('key'));
    expect(action(page, 'cancel')).toBe(`/order/${id}/cancel`);
    expect(action(await browser.open(`/order/${id}`), 'cancel')).toBe(`/order/${id}/cancel`);
  });
});

test('orders, forms and links work with a path in BASE_URL', async () => {
  const below = await startTestShop({ env: { BASE_URL: 'http://localhost/shop' } });
  try {
    const product = await makeProduct(await below.admin(), { in_stock: 5 });
    const browser = new Browser(new URL(below.url).origin);
    await browser.open('/shop/checkout');
    await browser.call('/shop/api/cart/add', { product_id: product, quantity: 1 });
    const page = await browser.open('/shop/checkout');
    expect(page.html).toContain('action="/shop/checkout/process"');
    const { location } = await browser.submit('/shop/checkout/process', checkoutForm);
    expect(location).toMatch(/^\/shop\/order\/\d+\?key=/);
    const form = /action="(\/shop\/order\/\d+\/cancel)"/.exec((await browser.open(location!)).html)![1]!;
    const refused = await browser.submit(form, {}, {});
    expect(refused.html).toContain(`<form class="again" method="post" action="${form}">`);
    expect((await browser.submit(form, {})).location).toBe(`${location!.replace(/\?.*/, '')}?said=cancelled`);
    expect((await browser.open('/shop/nowhere')).html).toContain('href="/shop/nowhere?lang=uk"');
  } finally {
    await below.close();
  }
});
