import { readdir, readFile } from 'node:fs/promises';
import { startTestShop, type Client, type TestShop } from '#testing';
import { delivered } from '../fixtures/delivered.js';
import { address, makeProduct, offerBankInvoice, pay, place, stockOf } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin);
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 24 });
});
afterAll(() => shop.close());

const order = async (method = 'cash', more: Record<string, unknown> = {}) =>
  (await place(shop.client(), product, { payment_method: method, ...more })).body.data;
const waiting = async () => {
  const made = await order('bank_invoice');
  await pay(shop.client(), made, 'bank_invoice');
  return made;
};
const edit = (client: Client, made: { id: number }, body: unknown) => client.put(`/api/orders/${made.id}`, body);

describe('times in requests about orders', () => {
  test.each(['2026-W46-5', '2026-324', '20261120', '2026-02-30', '2026-11-20T10:00:61Z'])(
    'the time %s, which is not a date of the calendar, is rejected at its field',
    async (text) => {
      const made = await waiting();
      const verified = await admin.post(`/api/orders/${made.id}/verify-payment`, { received_at: text });
      expect([verified.status, Object.keys(verified.body.errors)]).toEqual([422, ['received_at']]);
      expect((await admin.get(`/api/orders?created_from=${text}`)).status).toBe(422);
      expect((await admin.post('/api/auth/tokens', { name: 'x', scopes: ['admin'], expires_at: text })).status).toBe(
        422,
      );
    },
  );
});

describe('order ids in paths', () => {
  test.each(['0x1', '1.0', '1e0', '%201', '1%20', '+1', '01', '-1', 'one', '99999999999'])(
    '%s in place of an order id in a path is 404',
    async (id) => {
      await order();
      expect((await admin.get(`/api/orders/${id}`)).status).toBe(404);
    },
  );
});

describe('null in requests about orders', () => {
  test('null for a field that is not nullable is rejected and changes nothing', async () => {
    const made = await waiting();
    const verification = { amount: null, received_at: null };
    const verified = await admin.post(`/api/orders/${made.id}/verify-payment`, verification);
    expect([verified.status, Object.keys(verified.body.errors).sort()]).toEqual([422, ['amount', 'received_at']]);
    expect((await admin.post(`/api/orders/${made.id}/refund`, { amount: null, reason: 'x' })).status).toBe(422);
    expect((await edit(admin, await order(), { version: null, note: 'a' })).status).toBe(422);
    const fast = { product_id: null, phone: '0501112233' };
    expect((await shop.client().post('/api/checkout/fast-order', fast)).status).toBe(422);
    expect((await admin.get(`/api/orders/${made.id}`)).body.data).toMatchObject({
      status: 'awaiting_payment',
      payments: [],
    });
  });

  test.each(['address', 'city', 'zip', 'country'])(
    'null for the %s of a shipping address is rejected',
    async (field) => {
      const { status, body } = await edit(admin, await order(), { shipping_address: { [field]: null } });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`shipping_address.${field}`]]);
    },
  );
});

describe('payments of orders', () => {
  test.each([
    ['uk', /надіслали/],
    ['ru', /отправили/],
  ])('the answer to a payment is in the caller’s language: %s', async (language, words) => {
    const made = await order('bank_invoice');
    const { body } = await shop
      .client({ language })
      .post(
        '/api/checkout/pay/bank_invoice',
        { order_id: made.id, payment_method: 'bank_invoice' },
        { 'x-order-key': made.key },
      );
    expect(body.message).toMatch(words);
  });

  test('paying in cash changes an order from awaiting_payment back to pending', async () => {
    const made = await order('cash');
    await admin.put(`/api/orders/${made.id}/status`, { status: 'awaiting_payment' });
    const { status, body } = await pay(shop.client(), made, 'cash');
    expect([status, body.order]).toEqual([200, { id: made.id, status: 'pending', payment_method: 'cash' }]);
    expect((await admin.get(`/api/orders/${made.id}`)).body.data.payment_due_at).toBeNull();
  });
});

describe('edits of orders', () => {
  test('only administrators can set the price of an order line', async () => {
    const made = await order();
    const token = await shop.integration('orders:write');
    const items = [{ product_id: product, quantity: 1, price: 7 }];
    expect((await edit(token, made, { items })).body.data.total).toBe(24);
    expect((await edit(admin, made, { items })).body.data.total).toBe(7);
  });

  test('an order with a hidden or deleted product can be edited, but not get more of that product', async () => {
    const rare = await makeProduct(admin, { in_stock: 5 });
    const made = (await place(shop.client(), rare, { items: [{ product_id: rare, quantity: 3 }] })).body.data;
    await admin.put(`/api/products/${rare}`, { published: 0 });
    expect((await edit(admin, made, { items: [{ product_id: rare, quantity: 2 }] })).body.data.items[0].quantity).toBe(
      2,
    );
    expect(await stockOf(admin, rare)).toBe(3);
    expect((await edit(admin, made, { items: [{ product_id: rare, quantity: 3 }] })).body.code).toBe(
      'product_unavailable',
    );
    await admin.delete(`/api/products/${rare}`);
    const { status, body } = await edit(admin, made, {
      shipping_address: { city: 'Odesa' },
      items: [
        { product_id: rare, quantity: 1 },
        { product_id: product, quantity: 1 },
      ],
    });
    expect([status, body.data.shipping_address.city]).toEqual([200, 'Odesa']);
    expect(body.data.items.map((item: { name: string; quantity: number }) => [item.name, item.quantity])).toEqual([
      [made.items[0].name, 1],
      [expect.any(String), 1],
    ]);
  });

  test('an order keeps its shipping cost when its method is deactivated, and its country can then not be changed', async () => {
    const flatRate = (body: unknown) => admin.put('/api/admin/shipping-methods/flat_rate', body);
    await flatRate({ active: true, costs: { '*': 4.9 } });
    const made = await order('cash', { shipping_method: 'flat_rate' });
    await flatRate({ active: false });
    const stayed = await edit(admin, made, { shipping_address: { city: 'Odesa' } });
    expect([stayed.status, stayed.body.data.shipping, stayed.body.data.total]).toEqual([200, 4.9, 28.9]);
    const moved = await edit(admin, made, { shipping_address: { country: 'DE' } });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['shipping_method']]);
  });

  test('a changed country changes the tax of the order and of its lines', async () => {
    await admin.put('/api/admin/tax', {
      prices_include_tax: false,
      rates: [
        { country: 'UA', rate: 20 },
        { country: 'DE', rate: 10 },
      ],
    });
    await admin.put('/api/admin/shipping-methods/flat_rate', { active: true, costs: { '*': 4.9 } });
    const made = await order('cash', { shipping_method: 'flat_rate' });
    const { body } = await edit(admin, made, { shipping_address: { country: 'DE' } });
    await admin.put('/api/admin/shipping-methods/flat_rate', { active: false });
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [] });
    expect([made.tax, made.items[0].tax]).toEqual([4.8, 4.8]);
    expect([body.data.tax, body.data.items[0].tax, body.data.items[0].id]).toEqual([2.4, 2.4, made.items[0].id]);
  });
});

describe('emails about orders', () => {
  const folder = () => `${shop.dataDir}/mail`;
  const mailsTo = async (email: string): Promise<string[]> => {
    const files = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(files.map((name) => readFile(`${folder()}/${name}`, 'utf8')));
    return texts.filter((text) => text.includes(`To: ${email}`)).map((text) => /^Subject: (.*)$/m.exec(text)![1]!);
  };
  const walk = async (made: { id: number }, statuses: string[]) => {
    for (const status of statuses) await admin.put(`/api/orders/${made.id}/status`, { status, notify: false });
  };
  const from = (email: string) => ({ customer: { email }, shipping_address: address });

  test('status changes with notify=false send no email, whatever the status and however soon the next change follows', async () => {
    await walk(await order('cash', from('cash@example.com')), [
      'processing',
      'ready_for_shipment',
      'shipped',
      'paid',
      'completed',
    ]);
    await walk(await order('bank_invoice', from('bank@example.com')), ['awaiting_payment', 'paid', 'completed']);
    await delivered(shop);
    expect(await mailsTo('cash@example.com')).toEqual([expect.stringContaining('received your order')]);
    expect(await mailsTo('bank@example.com')).toEqual([]);
  });

  test('emails with bank details are only sent for orders that are paid by bank transfer', async () => {
    const made = await order('cash', from('waits@example.com'));
    await admin.put(`/api/orders/${made.id}/status`, { status: 'awaiting_payment' });
    await delivered(shop);
    expect(await mailsTo('waits@example.com')).toEqual([expect.stringContaining('received your order')]);
  });
});
