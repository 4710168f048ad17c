import { Browser, type Client, type Page, type TestShop } from '#testing';
import { checkoutForm, offerBankInvoice } from '../fixtures/orders.js';
import { settled } from '../fixtures/settled.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';

let shop: TestShop;
let admin: Client;
let product: number;
let ahead = 0;

beforeAll(async () => {
  ({ shop, admin, product } = await startStockedShop({ clock: { now: () => new Date(Date.now() + ahead) } }));
  await offerBankInvoice(admin);
});
afterAll(() => shop.close());

async function ordered(payment_method: string, language?: string) {
  const browser = new Browser(shop.url, language);
  await browser.open('/checkout');
  await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
  const { location } = await browser.submit('/checkout/process', { ...checkoutForm, payment_method });
  const id = Number(/\/order\/(\d+)/.exec(location!)![1]);
  const key = /key=(\w+)/.exec(location!)![1]!;
  return { browser, path: location!, id, key, page: await browser.open(location!) };
}

const hasButton = ({ html }: Page, id: number): boolean => html.includes(`action="/order/${id}/paid"`);
const reports = async (id: number): Promise<number> =>
  (await admin.get(`/api/orders/${id}/history`)).body.data.items.filter(
    ({ kind }: { kind: string }) => kind === 'payment_reported',
  ).length;
const statusOf = async (id: number): Promise<string> => (await admin.get(`/api/orders/${id}`)).body.data.status;

describe('reporting a payment on the page of an order', () => {
  test.each([
    ['en', 'Thank you! We’ll check for your payment.', 'You reported your payment on'],
    ['uk', 'Дякуємо! Ми перевіримо, чи надійшла оплата.', 'ви повідомили про оплату'],
    ['ru', 'Спасибо! Мы проверим, поступила ли оплата.', 'вы сообщили об оплате'],
  ])(
    'a buyer reports a bank transfer once, and the status of the order does not change, in %s',
    async (language, thanks, reported) => {
      const { browser, id, page } = await ordered('bank_invoice', language);
      expect(hasButton(page, id)).toBe(true);
      const { status, location } = await browser.submit(`/order/${id}/paid`, {});
      expect([status, location]).toEqual([303, `/order/${id}?said=payment_reported`]);
      const after = await browser.open(location!);
      expect(after.html).toContain(thanks);
      expect(after.html).toContain(reported);
      expect(hasButton(after, id)).toBe(false);
      expect([await statusOf(id), await reports(id)]).toEqual(['awaiting_payment', 1]);
    },
  );

  test('five concurrent reports of a payment create one history entry and one event', async () => {
    const { browser, id } = await ordered('bank_invoice');
    const pages = await Promise.all([1, 2, 3, 4, 5].map(() => browser.submit(`/order/${id}/paid`, {})));
    expect(pages.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    await settled(shop);
    const events = await shop.db.query(
      "SELECT 1 FROM outbox_event WHERE type = 'PaymentReported' AND (data ->> 'order_id')::int = $1",
      [id],
    );
    expect(events).toHaveLength(1);
    expect(await reports(id)).toBe(1);
  });

  test('the button that reports a payment disappears when the payment is recorded', async () => {
    const { browser, path, id } = await ordered('bank_invoice');
    await browser.submit(`/order/${id}/paid`, {});
    await admin.post(`/api/orders/${id}/verify-payment`, {});
    const { html } = await browser.open(path);
    expect(html).not.toContain('You reported your payment on');
  });

  test('an order paid in cash has no button that reports a payment, and the request is rejected', async () => {
    const { browser, id, page } = await ordered('cash');
    expect(hasButton(page, id)).toBe(false);
    expect((await browser.submit(`/order/${id}/paid`, {})).status).toBe(409);
    expect(await reports(id)).toBe(0);
  });
});

describe('reporting a payment through the API', () => {
  test('a payment can be reported with the order key, and a repeat has no effect', async () => {
    const { id, key } = await ordered('bank_invoice');
    const press = () => shop.client().post(`/api/orders/${id}/report-payment?key=${key}`, {});
    const [first, second] = [await press(), await press()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({
      message: 'Thank you! We’ll check for your payment.',
      data: { id, status: 'awaiting_payment', payment_status: 'unpaid' },
    });
    expect(second.body.data.version).toBe(first.body.data.version);
    expect(await reports(id)).toBe(1);
  });

  test('a payment cannot be reported without the order key, or for an order that awaits no transfer', async () => {
    const { id } = await ordered('bank_invoice');
    expect((await shop.client().post(`/api/orders/${id}/report-payment`, {})).status).toBe(404);
    const cash = await ordered('cash');
    const { status, body } = await shop.client().post(`/api/orders/${cash.id}/report-payment?key=${cash.key}`, {});
    expect([status, body.code]).toEqual([409, 'not_payable']);
  });

  test.each([
    [
      'a payment was reversed',
      async (id: number) => {
        const { body } = await admin.post(`/api/orders/${id}/verify-payment`, {});
        const url = `/api/orders/${id}/payments/${body.data.payments[0].id}/reverse`;
        return admin.post(url, { reason: 'Another order was meant' });
      },
    ],
    [
      'the order was reinstated',
      async (id: number) => {
        await admin.post(`/api/orders/${id}/cancel`, {});
        return admin.post(`/api/orders/${id}/reinstate`, {});
      },
    ],
  ])('a report no longer counts after %s, and the buyer can report again', async (_, reopen) => {
    const { id, key } = await ordered('bank_invoice');
    const press = () => shop.client().post(`/api/orders/${id}/report-payment?key=${key}`, {});
    const isListed = async (): Promise<boolean> =>
      (await admin.get('/api/orders?payment_reported=1&per_page=100')).body.data.items.some(
        (row: { id: number }) => row.id === id,
      );
    await press();
    expect(await isListed()).toBe(true);
    expect((await reopen(id)).body.data).toMatchObject({ status: 'awaiting_payment' });
    expect(await isListed()).toBe(false);
    await press();
    expect([await isListed(), await reports(id)]).toEqual([true, 2]);
  });

  test('reported payments are counted on the dashboard and can be listed and filtered until they are recorded', async () => {
    const [reported, quiet] = [await ordered('bank_invoice'), await ordered('bank_invoice')];
    const figures = async () => {
      // The figures of the dashboard are cached for five seconds.
      ahead += 5_001;
      return (await admin.get('/api/admin/dashboard')).body.data.to_do.payments_reported as number;
    };
    const before = await figures();
    const answer = await shop.client().post(`/api/orders/${reported.id}/report-payment?key=${reported.key}`, {});
    expect(answer.status).toBe(200);
    expect(await figures()).toBe(before + 1);
    const listed = async (query: string) =>
      new Map(
        (await admin.get(`/api/orders?per_page=100&${query}`)).body.data.items.map(
          ({ id, payment_reported: reported }: { id: number; payment_reported: boolean }) => [id, reported],
        ) as Array<[number, boolean]>,
      );
    const all = await listed('');
    expect([all.get(reported.id), all.get(quiet.id)]).toEqual([true, false]);
    const narrowed = await listed('payment_reported=1');
    expect([narrowed.get(reported.id), narrowed.has(quiet.id)]).toEqual([true, false]);
    expect((await listed('payment_reported=0')).has(reported.id)).toBe(false);
    await admin.post(`/api/orders/${reported.id}/verify-payment`, {});
    expect(await figures()).toBe(before);
    expect((await listed('payment_reported=1')).has(reported.id)).toBe(false);
    expect((await admin.get('/api/orders?payment_reported=perhaps')).status).toBe(422);
  });

  test('the list of payments to verify has reported payments first, with the time of the report', async () => {
    const [quiet, reported] = [await ordered('bank_invoice'), await ordered('bank_invoice')];
    await shop.client().post(`/api/orders/${reported.id}/report-payment?key=${reported.key}`, {});
    const { items } = (await admin.get('/api/admin/payments/to-verify?per_page=100')).body.data;
    const place = ({ id }: { id: number }) => items.findIndex((row: { id: number }) => row.id === id);
    expect(place(reported)).toBeLessThan(place(quiet));
    expect(items[place(reported)]).toMatchObject({ reported_at: expect.any(String), version: expect.any(Number) });
    expect(items[place(quiet)].reported_at).toBeNull();
    const silent = items.findIndex((row: { reported_at: string | null }) => row.reported_at === null);
    expect(items.slice(silent).every((row: { reported_at: string | null }) => row.reported_at === null)).toBe(true);
  });
});
