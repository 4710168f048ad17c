import { Browser, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { delivered } from '../fixtures/delivered.js';
import { mailTexts } from '../fixtures/mails.js';
import {
  address,
  checkoutForm,
  makeProduct,
  offerBankInvoice,
  orderBody,
  pay,
  place,
  stockOf,
} from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  await offerBankInvoice(admin);
  product = await makeProduct(admin, { name: 'Teapot', in_stock: 100, price_regular: 100 });
  await admin.put('/api/admin/tax', {
    prices_include_tax: false,
    rates: [
      { country: 'UA', rate: 20 },
      { country: 'DE', rate: 19 },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('DELETE FROM rate_counter'));

const read = async (id: number) => (await admin.get(`/api/orders/${id}`)).body.data;
const changed = ({ status, body }: Answered): unknown[] => [status, body.code, body.total];

describe('totals that the buyer was shown', () => {
  const fast = (more: Record<string, unknown>): Promise<Answered> =>
    shop.client().post('/api/checkout/fast-order', { product_id: product, phone: '+380501234567', ...more });

  test('an order or fast order whose expected total differs is 409 price_changed with the current total', async () => {
    const stock = await stockOf(admin, product);
    expect(changed(await place(shop.client(), product, { expected_total: 119.99 }))).toEqual([
      409,
      'price_changed',
      120,
    ]);
    expect(changed(await place(shop.client(), product, { expected_total: 0 }))).toEqual([409, 'price_changed', 120]);
    expect(changed(await fast({ expected_total: 99, quantity: 2 }))).toEqual([409, 'price_changed', 200]);
    expect(await stockOf(admin, product)).toBe(stock);
    expect((await place(shop.client(), product, { expected_total: 120 })).status).toBe(201);
    expect((await fast({ expected_total: 200, quantity: 2 })).status).toBe(201);
  });

  test.each([
    ['a text', 'much'],
    ['too many digits', 1.001],
    ['below 0', -1],
    ['null', null],
  ])('an expected total with an invalid value (%s) is 422', async (_, expected_total) => {
    for (const refused of [await place(shop.client(), product, { expected_total }), await fast({ expected_total })]) {
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['expected_total']]);
    }
  });

  test('a checkout form with an outdated total is rejected with entries kept and the new total, and can be sent again', async () => {
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    expect(changed(await client.post('/checkout/process', { ...checkoutForm, expected_total: 100 }))).toEqual([
      409,
      'price_changed',
      120,
    ]);
    expect((await client.get('/api/cart')).body.data.count).toBe(1);
    expect((await client.post('/checkout/process', { ...checkoutForm, expected_total: 120 })).status).toBe(201);

    const dearer = await makeProduct(admin, { name: 'Lamp', price_regular: 100 });
    const browser = new Browser(shop.url);
    await browser.open('/cart');
    await browser.call('/api/cart/add', { product_id: dearer, quantity: 1 });
    const shown = ({ html }: { html: string }): string => /name="expected_total" value="([^"]*)"/.exec(html)![1]!;
    const page = await browser.open('/checkout');
    await admin.put(`/api/products/${dearer}`, { price_regular: 110 });
    const refused = await browser.submit('/checkout/process', { ...checkoutForm, expected_total: shown(page) });
    expect([refused.status, shown(refused)]).toEqual([409, '132.00']);
    expect(refused.html.replaceAll('\u00a0', ' ')).toMatch(/The total changed from \S+ to €132\.00\./);
    expect(refused.html).toMatch(/name="shipping_address"[^>]*value="Khreshchatyk 1"/);
    expect(
      (await browser.submit('/checkout/process', { ...checkoutForm, expected_total: shown(refused) })).status,
    ).toBe(303);
  });

  test('a fast order form with an outdated price is rejected with the new price, and can be sent again', async () => {
    const dearer = await makeProduct(admin, { price_regular: 10 });
    const browser = new Browser(shop.url);
    const page = await browser.open(`/fast-order?product_id=${dearer}`);
    const hidden = ({ html }: { html: string }) =>
      Object.fromEntries(
        ['_csrf', 'once', 'shown'].map((name) => [name, new RegExp(`name="${name}" value="([^"]+)"`).exec(html)![1]!]),
      );
    const fields = { product_id: String(dearer), quantity: '3', phone: '0501234567' };
    await admin.put(`/api/products/${dearer}`, { price_regular: 11 });
    const refused = await browser.submit('/fast-order', fields, hidden(page));
    expect([refused.status, hidden(refused)['shown']]).toEqual([409, '11.00']);
    expect((await browser.submit('/fast-order', fields, hidden(refused))).status).toBe(303);
  });
});

describe('payments of fast orders', () => {
  const order = async (): Promise<{ id: number; key: string }> =>
    (await shop.client().post('/api/checkout/fast-order', { product_id: product, email: 'olena@example.com' })).body
      .data;

  test('a fast order cannot be paid until its delivery is agreed; its total then includes shipping and tax', async () => {
    const { id, key } = await order();
    expect(await read(id)).toMatchObject({ shipping_method: null, shipping: 0, tax: 0, total: 100 });
    const refused = await pay(shop.client(), { id, key }, 'bank_invoice');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'not_payable',
      expect.stringContaining('We’ll contact you to agree on delivery'),
    ]);
    const page = (await new Browser(shop.url).open(`/order/${id}?key=${key}`)).html;
    expect(page).not.toMatch(/name="payment_method"|\/pay"/);
    await delivered(shop);
    const [mail] = (await mailTexts(shop)).filter((text) => text.includes(`/order/${id}?`));
    expect(mail).not.toContain('UA08');
    // An address or other items do not make the order payable: it also needs a delivery method.
    await admin.put(`/api/orders/${id}`, { shipping_address: address });
    expect((await pay(shop.client(), { id, key }, 'bank_invoice')).body.code).toBe('not_payable');
    await admin.put('/api/admin/shipping-methods/flat_rate', { active: true, price: 4.9 });
    expect((await admin.put(`/api/orders/${id}`, { shipping_method: 'flat_rate' })).body.data).toMatchObject({
      shipping: 4.9,
      tax: 20,
      total: 124.9,
    });
    expect((await pay(shop.client(), { id, key }, 'bank_invoice')).body.order.status).toBe('awaiting_payment');
  });

  test('a fast order for pickup needs no address, and is payable and taxed at the shop once that method is set', async () => {
    const { id, key } = await order();
    await admin.put(`/api/orders/${id}`, { note: 'Comes on Monday' });
    expect((await pay(shop.client(), { id, key }, 'cash')).body.code).toBe('not_payable');
    expect((await admin.put(`/api/orders/${id}`, { shipping_method: 'pickup' })).body.data).toMatchObject({
      shipping: 0,
      tax: 20,
      total: 120,
    });
    expect((await pay(shop.client(), { id, key }, 'cash')).status).toBe(200);
  });
});

describe('tax of pickup orders', () => {
  const abroad = { ...address, country: 'US' };

  test('pickup is taxed in the country of the shop for every address: in cart, checkout, quote, order and edit', async () => {
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    expect((await client.put('/api/cart/shipping', { method: 'pickup', country: 'US' })).body.data).toMatchObject({
      tax: 20,
      total: 120,
    });
    const quoted = { items: [{ product_id: product, quantity: 1 }], country: 'US', shipping_method: 'pickup' };
    expect((await admin.post('/api/admin/orders/quote', quoted)).body.data).toMatchObject({ tax: 20 });
    const made = await client.post('/checkout/process', {
      ...checkoutForm,
      shipping_country: 'US',
      shipping_method: 'pickup',
    });
    expect(await read(made.body.order.id)).toMatchObject({ tax: 20, total: 120 });
    const { id } = (await place(shop.client(), product, { shipping_address: abroad, shipping_method: 'pickup' })).body
      .data;
    // The IBAN of the shop is Ukrainian; the country of the seller has priority over it.
    expect(await read(id)).toMatchObject({ tax: 20 });
    expect(
      (await admin.put('/api/admin/settings', { seller: { country: 'de', name: 'Quiet Shelf GmbH' } })).body.data
        .seller,
    ).toMatchObject({ country: 'DE', city: null });
    expect(
      (await admin.put(`/api/orders/${id}`, { items: [{ product_id: product, quantity: 2 }] })).body.data,
    ).toMatchObject({ tax: 38, total: 238 });
    expect((await admin.put(`/api/orders/${id}`, { shipping_method: 'flat_rate' })).body.data.tax).toBe(0);
    expect((await admin.put('/api/admin/settings', { seller: { country: null } })).body.data.seller).toMatchObject({
      country: null,
      name: 'Quiet Shelf GmbH',
    });
    expect((await admin.put('/api/admin/settings', { seller: { country: 'XX' } })).status).toBe(422);
  });

  test('pickup is taxed in the buyer’s country while the shop has neither a country nor an IBAN', async () => {
    const other = await startTestShop();
    try {
      const owner = await other.admin();
      await owner.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'UA', rate: 20 }] });
      const id = await makeProduct(owner, { price_regular: 100 });
      expect((await other.client().post('/api/orders', orderBody(id))).body.data.tax).toBe(20);
    } finally {
      await other.close();
    }
  });
});

describe('edits of orders after tax and shipping rules changed', () => {
  let before: { prices_include_tax: boolean; rates: unknown[] };
  let item: number;
  const offer = async (rate: number, cost: number, german = 0): Promise<void> => {
    const rates = [
      { country: 'UA', rate },
      { country: 'DE', rate: german },
    ];
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates });
    await admin.put('/api/admin/shipping-methods/flat_rate', { active: true, costs: { '*': cost } });
  };
  /** Places an order under the old rules, then changes the rules. */
  const ordered = async () => {
    await offer(20, 4.9);
    const made = (await admin.post('/api/orders', orderBody(item, { shipping_method: 'flat_rate' }))).body.data;
    await offer(25, 9.9);
    return made;
  };
  const edit = (id: number, body: object): Promise<Answered> => admin.put(`/api/orders/${id}`, body);
  const sumsOf = ({ subtotal, shipping, tax, total }: Record<string, unknown>) => ({ subtotal, shipping, tax, total });

  beforeAll(async () => {
    before = (await admin.get('/api/admin/tax')).body.data;
    item = await makeProduct(admin, { price_regular: 100 });
  });
  afterAll(() => admin.put('/api/admin/tax', { prices_include_tax: before.prices_include_tax, rates: before.rates }));

  test('an edited order keeps its total for a corrected address, the same method or items, but not for another country', async () => {
    const order = await ordered();
    const same = { items: [{ product_id: item, quantity: 1 }] };
    for (const body of [
      { shipping_address: { name: 'Olena Koval' } },
      { shipping_address: order.shipping_address },
      { shipping_method: 'flat_rate' },
      same,
      { items: [{ id: order.items[0].id, product_id: item, quantity: 1, price: 100 }] },
    ])
      expect((await edit(order.id, body)).body.data).toMatchObject(sumsOf(order));
    expect((await admin.post(`/api/admin/orders/${order.id}/quote`, same)).body.data).toMatchObject(sumsOf(order));
    const unchanged = await read(order.id);
    // Only the first two edits changed something: one changed the name, the other restored it.
    expect(unchanged.version).toBe(order.version + 2);
    const events = async (): Promise<unknown[]> =>
      shop.db.query(`SELECT FROM outbox_event WHERE type = 'OrderUpdated' AND (data ->> 'order_id')::int = $1`, [
        order.id,
      ]);
    expect(await events()).toHaveLength(2);
    const { data } = (await edit(order.id, { ...same, shipping_address: { country: 'DE' } })).body;
    expect(data).toMatchObject({ shipping: 9.9, tax: 0, total: 109.9, items: [{ id: order.items[0].id }] });
  });

  test('after a payment, only addresses and note can be changed, and only if the total stays', async () => {
    const order = await ordered();
    await pay(admin, order, 'bank_invoice');
    for (const amount of [10, order.total - 10]) {
      await admin.post(`/api/orders/${order.id}/verify-payment`, { amount });
      const corrected = await edit(order.id, {
        note: `after ${amount}`,
        shipping_address: { name: 'Olena Koval' },
        billing_address: { company: 'Koval Ltd' },
        shipping_method: 'flat_rate',
        items: [{ product_id: item, quantity: 1 }],
      });
      expect([corrected.status, corrected.body.data]).toMatchObject([
        200,
        { ...sumsOf(order), note: `after ${amount}`, billing_address: { company: 'Koval Ltd' } },
      ]);
      const { can } = (await admin.get(`/api/admin/orders/${order.id}`)).body.data;
      expect(can).toMatchObject({ edit: false, correct: true });
      const refused = await edit(order.id, { note: 'abroad', shipping_address: { country: 'DE' } });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: 'total_would_change',
          total: 109.9,
          message: expect.stringMatching(/total from €\S+ into €109\.90\. Keep the delivery country/) as unknown,
        },
      });
      for (const body of [{ items: [{ product_id: item, quantity: 2 }] }, { shipping_method: 'pickup' }])
        expect((await edit(order.id, body)).body).toMatchObject({
          code: 'not_editable',
          message: expect.stringContaining('You can still correct the addresses') as unknown,
        });
    }
    expect(await read(order.id)).toMatchObject({ ...sumsOf(order), shipping_address: { country: 'UA' } });
    await offer(25, 4.9, 20);
    expect((await edit(order.id, { shipping_address: { country: 'DE' } })).body.data).toMatchObject({
      ...sumsOf(order),
      shipping_address: { country: 'DE' },
    });
    for (const status of ['processing', 'ready_for_shipment', 'shipped'])
      expect((await admin.put(`/api/orders/${order.id}/status`, { status })).status).toBe(200);
    expect((await edit(order.id, { note: 'late' })).body.code).toBe('not_editable');
    expect((await admin.get(`/api/admin/orders/${order.id}`)).body.data.can.correct).toBe(false);
  });
});
