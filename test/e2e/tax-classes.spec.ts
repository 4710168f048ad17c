import { startTestShop, type Client, type TestShop } from '#testing';
import { brokenRules } from '../fixtures/en16931.js';
import { awaitingOrder, downloadDocument, issue, offerBankInvoice } from '../fixtures/invoices.js';
import { makeProduct } from '../fixtures/orders.js';

/** Rates of Latvia, and of Ukraine, which has no super-reduced one. */
const RATES = [
  { country: 'LV', rate: 21 },
  { country: 'LV', rate: 12, tax_class: 'reduced' },
  { country: 'LV', rate: 5, tax_class: 'super_reduced' },
  { country: 'UA', rate: 20 },
  { country: 'UA', rate: 7, tax_class: 'reduced' },
];

describe('tax classes of products', () => {
  let shop: TestShop;
  let admin: Client;
  const products: Record<string, number> = {};

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    await offerBankInvoice(admin);
    expect((await admin.put('/api/admin/tax', { prices_include_tax: false, rates: RATES })).status).toBe(200);
    for (const [name, taxClass] of [
      ['Lamp', undefined],
      ['Medicine', 'reduced'],
      ['Book', 'super_reduced'],
      ['Stamp', 'zero'],
    ] as const)
      products[name] = await makeProduct(admin, { name, price_regular: 10, in_stock: 100, tax_class: taxClass });
  });
  afterAll(() => shop?.close());

  const everything = () => Object.values(products).map((id) => ({ product_id: id, quantity: 1 }));

  /** Tax of a cart with one of each product, or of the named ones. */
  async function taxTo(country: string, ...names: string[]): Promise<number> {
    const client = shop.client();
    for (const name of names.length > 0 ? names : Object.keys(products))
      await client.post('/api/cart/items', { product_id: products[name], quantity: 1 });
    return (await client.put('/api/cart/shipping', { method: 'flat_rate', country })).body.data.tax;
  }
  const edit = (order: number, body: object) => admin.put(`/api/orders/${order}`, body);

  test('rates of tax classes are stored, and a standard rate has no tax class in the answer', async () => {
    const { rates } = (await admin.get('/api/admin/tax')).body.data;
    expect(rates).toEqual(RATES);
    const sent = [{ country: 'lv', rate: 21, tax_class: 'standard' }, ...RATES.slice(1)];
    expect((await admin.put('/api/admin/tax', { rates: sent })).body.data.rates).toEqual(RATES);
  });

  test.each([
    ['a class that is listed twice for a country', { country: 'LV', rate: 9, tax_class: 'reduced' }, 'tax_class'],
    ['a standard rate that is listed twice', { country: 'LV', rate: 9, tax_class: 'standard' }, 'country'],
    ['an unknown class', { country: 'EE', rate: 9, tax_class: 'low' }, 'tax_class'],
    ['a class that is null', { country: 'EE', rate: 9, tax_class: null }, 'tax_class'],
  ])('%s is refused at its field, and the rates stay', async (_, rate, field) => {
    const refused = await admin.put('/api/admin/tax', { rates: [...RATES, rate] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [`rates.5.${field}`]]);
    expect((await admin.get('/api/admin/tax')).body.data.rates).toEqual(RATES);
  });

  test('each line of a cart is taxed at the rate of its class in the country of delivery', async () => {
    // 2.10 + 1.20 + 0.50 + 0
    expect(await taxTo('LV')).toBe(3.8);
    // Ukraine has no super-reduced rate, so the book has the standard one: 2.00 + 0.70 + 2.00 + 0
    expect(await taxTo('UA')).toBe(4.7);
    expect(await taxTo('DE')).toBe(0);
    expect(await taxTo('LV', 'Stamp')).toBe(0);
  });

  test('staff read and change the tax class of a product, the activity log has the change, and an unknown class is refused', async () => {
    const id = await makeProduct(admin, { in_stock: 5, price_regular: 10 });
    const editable = async () => (await admin.get(`/api/admin/products/${id}`)).body.data;
    expect(await editable()).toMatchObject({ tax_class: 'standard' });
    expect((await admin.get(`/api/products/${id}`)).body.data).not.toHaveProperty('tax_class');
    for (const taxClass of ['low', null, 1]) {
      const refused = await admin.put(`/api/products/${id}`, { tax_class: taxClass });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tax_class']]);
    }
    expect((await admin.put(`/api/products/${id}`, { tax_class: 'reduced' })).status).toBe(200);
    expect(await editable()).toMatchObject({ tax_class: 'reduced' });
    const [entry] = (await admin.get(`/api/admin/audit?subject_type=product&subject_id=${id}`)).body.data.items;
    expect(entry).toMatchObject({ before: { tax_class: 'standard' }, after: { tax_class: 'reduced' } });
  });

  test('the lines of an order keep their class when the product gets another one and when the country changes', async () => {
    const pill = await makeProduct(admin, { name: 'Pill', price_regular: 10, in_stock: 10, tax_class: 'reduced' });
    const country = { shipping_address: { country: 'LV', zip: 'LV-1010' } };
    const order = await awaitingOrder(shop, admin, {
      items: [{ product_id: pill, quantity: 2 }],
      shipping_method: 'flat_rate',
    });
    expect((await edit(order.id, country)).body.data).toMatchObject({ tax: 2.4 });
    await admin.put(`/api/products/${pill}`, { tax_class: 'standard' });
    const ukraine = { shipping_address: { country: 'UA', zip: '01001' } };
    expect((await edit(order.id, ukraine)).body.data).toMatchObject({ tax: 1.4 });
    expect((await edit(order.id, country)).body.data).toMatchObject({ tax: 2.4 });
  });

  test('an order, its invoice, a refund of lines and the credit note use the rate of each line', async () => {
    const seller = { name: 'Quiet Shelf SIA', address: 'Brīvības iela 1', city: 'Rīga', zip: 'LV-1010', country: 'LV' };
    await admin.put('/api/admin/settings', { e_invoice: 'ubl', seller: { ...seller, vat_id: 'LV40003009497' } });
    const order = await awaitingOrder(shop, admin, { items: everything(), shipping_method: 'flat_rate' });
    await edit(order.id, { shipping_address: { country: 'LV', zip: 'LV-1010' } });
    const { items, tax } = (await admin.get(`/api/admin/orders/${order.id}`)).body.data;
    expect(tax).toBe(3.8);
    expect(items.map((item: { tax: number }) => item.tax)).toEqual([2.1, 1.2, 0.5, 0]);
    const { id } = (await issue(admin, order.id)).body.data;
    await admin.post(`/api/orders/${order.id}/verify-payment`, {});
    const lines = [1, 3].map((at) => ({ order_item_id: items[at].id, quantity: 1 }));
    const refund = await admin.post(`/api/orders/${order.id}/refund`, { lines, reason: 'Damaged' });
    expect(refund.status).toBe(200);
    // 11.20 for the medicine and 10.00 for the stamp
    expect((await admin.get(`/api/admin/orders/${order.id}`)).body.data).toMatchObject({ refunded_amount: 21.2 });
    const note = await admin.post(`/api/orders/${order.id}/credit-notes`, {
      reason: 'Damaged',
      lines: lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    });
    expect(note.body.data).toMatchObject({ total: 21.2 });
    for (const document of [id as number, note.body.data.id as number])
      for (const format of ['cii', 'ubl'])
        expect(brokenRules(await (await downloadDocument(shop, document, order.key, format)).text())).toEqual([]);
  });
});
