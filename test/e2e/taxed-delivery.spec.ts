import { startTestShop, type Client, type TestShop } from '#testing';
import { brokenRules } from '../fixtures/en16931.js';
import {
  awaitingOrder,
  downloadDocument,
  issue,
  offerBankInvoice,
  read,
  type MadeOrder,
} from '../fixtures/invoices.js';
import { makeProduct } from '../fixtures/orders.js';

const RATES = [
  { country: 'UA', rate: 20 },
  { country: 'UA', rate: 7, tax_class: 'reduced' },
];
const SELLER = { name: 'Quiet Shelf TOV', address: 'Khreshchatyk 1', city: 'Kyiv', zip: '01001', country: 'UA' };

describe('delivery that is taxed at the rates of the goods', () => {
  let shop: TestShop;
  let admin: Client;
  let lamp: number;
  let pill: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    await offerBankInvoice(admin);
    await admin.put('/api/admin/settings', { e_invoice: 'ubl', seller: { ...SELLER, vat_id: 'UA123456789' } });
    await admin.put('/api/admin/shipping-methods/flat_rate', { price: 4.9, settings: { price: 4.9 } });
    lamp = await makeProduct(admin, { name: 'Lamp', price_regular: 30, in_stock: 100 });
    pill = await makeProduct(admin, { name: 'Pill', price_regular: 10, in_stock: 100, tax_class: 'reduced' });
  });
  afterAll(() => shop?.close());

  const rules = async (included: boolean, taxed = true): Promise<void> => {
    const sent = { prices_include_tax: included, tax_shipping: taxed, rates: RATES };
    expect((await admin.put('/api/admin/tax', sent)).body.data).toMatchObject(sent);
  };
  const placed = (): Promise<MadeOrder> =>
    awaitingOrder(shop, admin, {
      items: [lamp, pill].map((id) => ({ product_id: id, quantity: 1 })),
      shipping_method: 'flat_rate',
    });
  const orderOf = async ({ id }: MadeOrder) => (await admin.get(`/api/admin/orders/${id}`)).body.data;

  // 4.90 is spread over 30.00 and 10.00: 3.68 at 20 %, 1.22 at 7 %.
  test.each([
    // 30 × 20/120 + 10 × 7/107 = 5.00 + 0.65; 3.68 × 20/120 + 1.22 × 7/107 = 0.61 + 0.08
    [true, { subtotal: 40, shipping: 4.9, shipping_tax: 0.69, tax: 6.34, total: 44.9 }],
    // 30 × 20 % + 10 × 7 % = 6.00 + 0.70; 3.68 × 20 % + 1.22 × 7 % = 0.74 + 0.09
    [false, { subtotal: 40, shipping: 4.9, shipping_tax: 0.83, tax: 7.53, total: 52.43 }],
  ])('a cart and its order have the tax of goods and delivery (prices include tax: %p)', async (included, sums) => {
    await rules(included);
    const client = shop.client();
    for (const id of [lamp, pill]) await client.post('/api/cart/items', { product_id: id, quantity: 1 });
    expect((await client.put('/api/cart/shipping', { method: 'flat_rate', country: 'UA' })).body.data).toMatchObject(
      sums,
    );
    expect(await orderOf(await placed())).toMatchObject(sums);
  });

  test.each([true, false])(
    'refunds and credit notes of all goods and the delivery add up to the invoice (prices include tax: %p)',
    async (included) => {
      await rules(included);
      const order = await placed();
      const { items, total, shipping, shipping_tax: tax } = await orderOf(order);
      const { id, number } = (await issue(admin, order.id)).body.data;
      await admin.post(`/api/orders/${order.id}/verify-payment`, {});
      const refund = (body: object) => admin.post(`/api/orders/${order.id}/refund`, { reason: 'Late', ...body });
      const delivery = included ? shipping : Math.round((shipping + tax) * 100) / 100;
      expect((await refund({ lines: [], shipping: delivery + 0.01 })).status).toBe(422);
      expect((await refund({ shipping: 2 })).status).toBe(200);
      const rest = Math.round((delivery - 2) * 100) / 100;
      const lines = items.map((item: { id: number }) => ({ order_item_id: item.id, quantity: 1 }));
      expect((await refund({ lines, shipping: rest })).status).toBe(200);
      expect(await orderOf(order)).toMatchObject({ refunded_amount: total, payment_status: 'refunded' });
      const first = await admin.post(`/api/orders/${order.id}/credit-notes`, { amount: 20.01, reason: 'Late' });
      const last = await admin.post(`/api/orders/${order.id}/credit-notes`, { reason: 'Late' });
      const credited = first.body.data.total + last.body.data.total;
      expect(Math.round(credited * 100) / 100).toBe(total);
      for (const document of [id, first.body.data.id, last.body.data.id] as number[])
        for (const format of ['cii', 'ubl'])
          expect(brokenRules(await (await downloadDocument(shop, document, order.key, format)).text())).toEqual([]);
      const { text } = await read(await downloadDocument(shop, id as number, order.key));
      expect(text).toContain(number);
      // The summary of taxes contains the delivery.
      for (const sum of included ? ['€5.61', '€0.73'] : ['€6.74', '€0.79']) expect(text).toContain(sum);
    },
  );

  test('an order keeps the tax of its delivery when the rules change, until its lines or its country change', async () => {
    await rules(true);
    const order = await placed();
    await rules(true, false);
    expect((await admin.put(`/api/orders/${order.id}`, { note: 'Ring twice' })).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ shipping_tax: 0.69, tax: 6.34 });
    const items = [{ product_id: lamp, quantity: 2 }];
    expect((await admin.put(`/api/orders/${order.id}`, { items })).body.data).toMatchObject({
      shipping_tax: 0,
      tax: 10,
    });
    await rules(true);
    expect((await admin.put(`/api/orders/${order.id}`, { items: [{ product_id: lamp, quantity: 1 }] })).body.data)
      // 4.90 × 20/120 = 0.82
      .toMatchObject({ shipping_tax: 0.82, tax: 5.82 });
  });

  test('the expected total contains the tax on delivery, which depends on the delivery method and the country', async () => {
    await rules(false);
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: lamp, quantity: 1 });
    const cart = async (method: string, country: string) =>
      (await client.put('/api/cart/shipping', { method, country })).body.data;
    // 30.00 + 4.90 + 20 % of both
    expect(await cart('flat_rate', 'UA')).toMatchObject({ shipping_tax: 0.98, tax: 6.98, total: 41.88 });
    expect(await cart('pickup', 'UA')).toMatchObject({ shipping_tax: 0, tax: 6, total: 36 });
    expect(await cart('flat_rate', 'DE')).toMatchObject({ shipping_tax: 0, tax: 0, total: 34.9 });
    await cart('flat_rate', 'UA');
    const sent = {
      ...{ email: 'taxed@example.com', first_name: 'Olena', last_name: 'Bondar', phone: '+380501234567' },
      ...{ shipping_address: 'Khreshchatyk 1', shipping_city: 'Kyiv', shipping_zip: '01001', shipping_country: 'UA' },
      ...{ payment_method: 'bank_invoice', shipping_method: 'flat_rate' },
    };
    const refused = await client.post('/checkout/process', { ...sent, expected_total: 40.9 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', total: 41.88 } });
    const order = await client.post('/checkout/process', { ...sent, expected_total: 41.88 });
    expect(order).toMatchObject({ status: 201, body: { order: { total: 41.88 } } });
  });

  test('delivery is not taxed by default, and tax_shipping accepts only true or false', async () => {
    for (const wrong of [null, 'yes', 1]) {
      const refused = await admin.put('/api/admin/tax', { tax_shipping: wrong });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tax_shipping']]);
    }
    await rules(true, false);
    expect((await admin.put('/api/admin/tax', { rates: RATES })).body.data).toMatchObject({ tax_shipping: false });
    expect(await orderOf(await placed())).toMatchObject({ shipping_tax: 0, tax: 5.65, total: 44.9 });
  });
});
