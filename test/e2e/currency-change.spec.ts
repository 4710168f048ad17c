import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestShop, type Client, type TestShop } from '#testing';
import { address, makeProduct, offerBankInvoice, orderBody, pay, place, stockOf } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

/** One database, first used in euros, then in yen, which have no decimals, and finally in dinars, which have three. */
let euros: TestShop;
let yen: TestShop;
let dinars: TestShop;
let admin: Client;
let inDinars: Client;
let product: number;

const newOrder = async (quantity = 2) =>
  (await place(euros.client(), product, { items: [{ product_id: product, quantity }] })).body.data;

beforeAll(async () => {
  euros = await startTestShop({ env: { SHOP_CURRENCY: 'EUR' } });
  const first = await euros.admin();
  await offerBankInvoice(first);
  product = await makeProduct(first, { in_stock: 100, price_regular: 12.5 });
  yen = await startTestShop({ databaseUrl: euros.databaseUrl, env: { SHOP_CURRENCY: 'JPY' } });
  dinars = await startTestShop({ databaseUrl: euros.databaseUrl, env: { SHOP_CURRENCY: 'KWD' } });
  [admin, inDinars] = [await yen.admin(), await dinars.admin()];
});
afterAll(async () => {
  await dinars?.close();
  await yen?.close();
  await euros?.close();
});

/** The emails that any of the instances sent to the recipient, as text. */
async function mailsTo(recipient: string): Promise<string[]> {
  const folders = [euros, yen, dinars].map(({ dataDir }) => join(dataDir, 'mail'));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((name) => join(folder, name))),
  );
  const mails = await Promise.all(
    files
      .flat()
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(name, 'utf8')),
  );
  return mails.filter((mail) => mail.includes(recipient)).map(decoded);
}

/** Decodes quoted-printable text. */
const decoded = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

describe('orders in the former currency of the shop', () => {
  test('an order in the former currency is listed, shown, paid and verified in that currency with its decimals', async () => {
    const order = await newOrder();
    const paid = await pay(yen.client(), order, 'bank_invoice');
    expect(paid.body.order).toMatchObject({
      status: 'awaiting_payment',
      bank_details: { amount: 25, currency: 'EUR' },
    });
    const path = `/api/orders/${order.id}/verify-payment`;
    for (const client of [admin, inDinars]) {
      const wrong = await client.post(path, { amount: 1.234, reason: 'Returned' });
      expect([wrong.status, wrong.body.errors]).toEqual([
        422,
        { amount: ['must be an amount greater than 0 with up to 2 decimal places'] },
      ]);
      expect((await client.post(path, { amount: 1e15 })).status).toBe(422);
      expect(Object.keys((await client.post(path, { amount: 0 })).body.errors)).toEqual(['amount']);
    }
    const part = await admin.post(path, { amount: 12.34, reference: 'tx-1' });
    expect(part.body).toMatchObject({
      message: 'Payment recorded. Balance due: €12.66.',
      data: { payment_status: 'partially_paid', open_amount: 12.66, currency: 'EUR' },
    });
    const rest = await admin.post(path, { reason: 'Returned' });
    expect(rest.body.data).toMatchObject({
      status: 'paid',
      paid_amount: 25,
      payments: [{ amount: 12.34 }, { amount: 12.66 }],
    });
    expect((await admin.get(`/api/orders?q=${order.reference}`)).body.data.items).toMatchObject([
      { id: order.id, total: 25, currency: 'EUR' },
    ]);
  });

  test('an order in the former currency can be marked as paid, cancelled and refunded', async () => {
    const order = await newOrder();
    await pay(yen.client(), order, 'bank_invoice');
    expect((await admin.put(`/api/orders/${order.id}/status`, { status: 'paid' })).body.data).toMatchObject({
      status: 'paid',
      paid_amount: 25,
    });
    expect((await admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Returned' })).body.data.refund_due).toBe(25);
    const path = `/api/orders/${order.id}/refund`;
    const wrong = await inDinars.post(path, { amount: 1.234, reason: 'Returned' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['amount']]);
    const part = await admin.post(path, { amount: 10.55, reason: 'Returned' });
    expect(part.body.data).toMatchObject({
      order: { refund_due: 14.45 },
      refunds: [{ amount: 10.55, status: 'recorded' }],
    });
    expect((await admin.post(path, { reason: 'Returned' })).body.data).toMatchObject({
      order: { refund_due: 0, payment_status: 'refunded' },
    });
  });

  test('emails about an order in the former currency show amounts in that currency', async () => {
    const order = await newOrder();
    await pay(yen.client(), order, 'bank_invoice');
    await until(
      () => mailsTo(order.customer.email),
      (mails) => mails.some((mail) => mail.includes('€25.00') && mail.includes(order.reference)),
    );
  });

  test('lines and shipping method of an order in the former currency cannot be changed, because prices are unknown', async () => {
    const order = await newOrder();
    const stock = await stockOf(admin, product);
    for (const change of [
      { items: [{ product_id: product, quantity: 1 }] },
      { items: [{ product_id: product, quantity: 1, price: 5 }] },
      { shipping_method: 'flat_rate' },
    ]) {
      const refused = await admin.put(`/api/orders/${order.id}`, { ...change, note: 'changed' });
      expect([refused.status, refused.body.code]).toEqual([409, 'currency_changed']);
      expect(refused.body.message).toMatch(/EUR.*JPY/);
    }
    expect((await admin.get(`/api/orders/${order.id}`)).body.data).toMatchObject({
      note: null,
      version: order.version,
      total: 25,
    });
    expect(await stockOf(admin, product)).toBe(stock);
  });

  test('note and address of an order in the former currency can be changed, also if that changes the tax', async () => {
    const order = await newOrder();
    const near = await admin.put(`/api/orders/${order.id}`, {
      note: 'Ring twice',
      shipping_address: { city: 'Lviv' },
      shipping_method: order.shipping_method,
    });
    expect([near.status, near.body.data]).toMatchObject([
      200,
      { note: 'Ring twice', shipping_address: { city: 'Lviv' }, total: 25, shipping: 0 },
    ]);
    // A pickup order is taxed in the country of the shop's bank account.
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'UA', rate: 19 }] });
    const far = await admin.put(`/api/orders/${order.id}`, { shipping_address: { ...address, country: 'DE' } });
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [] });
    expect([far.status, far.body.data]).toMatchObject([
      200,
      { subtotal: 25, tax: 4.75, shipping: 0, total: 29.75, currency: 'EUR' },
    ]);
  });
});

test('new orders and their edits have the new currency', async () => {
  const own = await makeProduct(admin, { price_regular: 1500 });
  const order = (await admin.post('/api/orders', orderBody(own))).body.data;
  const edited = await admin.put(`/api/orders/${order.id}`, { items: [{ product_id: own, quantity: 2 }] });
  expect(edited.body.data).toMatchObject({ total: 3000, currency: 'JPY' });
});

test('a cart from before the change of currency is shown and ordered in the new currency, with changed prices marked', async () => {
  const own = await makeProduct(await euros.admin(), { price_regular: 19.99 });
  const token = (await euros.client().post('/api/cart/items', { product_id: own, quantity: 2 })).headers.get(
    'x-cart-token',
  )!;
  const headers = { 'x-cart-token': token };
  const shown = await yen.client().get('/api/cart', headers);
  expect([shown.status, shown.body.data]).toMatchObject([
    200,
    { currency: 'JPY', count: 2, items: [{ product_id: own }] },
  ]);
  await admin.put(`/api/products/${own}`, { price_regular: 3000 });
  const repriced = await yen.client().get('/api/cart', headers);
  expect([repriced.status, repriced.body.data]).toMatchObject([
    200,
    { total: 6000, items: [{ price: 3000, price_changed: { to: 3000 } }] },
  ]);
  const { items: _, ...fromCart } = orderBody(own);
  const ordered = await yen.client().post('/api/orders', fromCart, headers);
  expect([ordered.status, ordered.body.data]).toMatchObject([201, { total: 6000, currency: 'JPY' }]);
});
