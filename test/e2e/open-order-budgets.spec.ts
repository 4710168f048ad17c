import { readFile } from 'node:fs/promises';
import { Browser, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.js';
import { address, buyer, checkoutForm, makeProduct, offerBankInvoice, orderBody, stockOf } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';
import { delivered } from '../fixtures/delivered.js';

const PASSWORD = 'a quiet harbour at dawn';
const PRODUCT_STOCK = 1_000;

let shop: TestShop;
let admin: Client;
let product: number;
let people = 0;
let networks = 0;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '100000', TRUST_PROXY: 'loopback', ADMIN_PASSWORD: PASSWORD } });
  admin = await shop.admin();
  product = await makeProduct(admin, { in_stock: PRODUCT_STOCK });
});
afterAll(() => shop.close());

const newBuyer = () => ({
  email: `buyer${++people}@example.com`,
  phone: `+38050${String(people).padStart(7, '0')}`,
  first_name: 'A',
  last_name: 'B',
});
const somewhere = (): string => `10.0.${++networks}.1`;

const order = ({
  customer = newBuyer(),
  from = somewhere(),
  productId = product,
  quantity = 1,
  client = shop.client(),
}: {
  customer?: object;
  from?: string;
  productId?: number;
  quantity?: number;
  client?: Client;
} = {}): Promise<Answered> =>
  client.post('/api/orders', orderBody(productId, { items: [{ product_id: productId, quantity }], customer }), {
    'x-forwarded-for': from,
  });

const codesOf = (answers: readonly Answered[]): string[] =>
  answers.map(({ status, body }) => (status === 201 ? 'placed' : (body.code as string))).sort();
const keysOf = async (id: number): Promise<number> =>
  (await shop.db.query('SELECT FROM open_order_key WHERE order_id = $1', [id])).length;

/** Moves an order to paid as an administrator. */
const verify = (id: number): Promise<Answered> =>
  admin
    .put(`/api/orders/${id}/status`, { status: 'ready_for_shipment' })
    .then(() => admin.put(`/api/orders/${id}/status`, { status: 'shipped' }))
    .then(() => admin.put(`/api/orders/${id}/status`, { status: 'paid' }));

async function customer(): Promise<Client> {
  const { email } = newBuyer();
  await shop.client().post('/api/auth/register', { email, password: PASSWORD, first_name: 'A', last_name: 'B' });
  const client = shop.client({ cookies: true });
  expect((await client.login(email, PASSWORD)).status).toBe(200);
  return client;
}

describe('budgets of open unpaid orders', () => {
  test('an email address in any spelling has at most 5 open unpaid orders, and a rejected order changes nothing', async () => {
    const { email } = newBuyer();
    const from = somewhere();
    const [name, domain] = email.split('@');
    const contacts = [email, email.toUpperCase(), `${name}+1@${domain}`, `${name}+2@${domain}`, email].map((one) => ({
      email: one,
    }));
    for (const contact of contacts) expect((await order({ customer: contact, from })).status).toBe(201);
    const before = await stockOf(admin, product);
    const refused = await order({ customer: { email }, from });
    expect([refused.status, refused.body.code, refused.body.limit]).toEqual([409, 'too_many_open_orders', 5]);
    expect(refused.body.message).toMatch(/5 unpaid orders.*Pay or cancel.*contact us/);
    expect(await stockOf(admin, product)).toBe(before);
    expect((await order({ customer: { email: `other-${email}` }, from })).status).toBe(201);
    // Orders for an unverified email address count per client.
    expect((await order({ customer: { email } })).status).toBe(201);
  });

  test('a phone number has at most 5 open unpaid orders, and an order stops counting once cancelled or processed', async () => {
    const { phone } = newBuyer();
    const from = somewhere();
    const made: number[] = [];
    for (let n = 0; n < 4; n++)
      made.push((await order({ customer: { ...newBuyer(), phone }, from })).body.data.id as number);
    const fast = (): Promise<Answered> =>
      shop
        .client()
        .post(
          '/api/checkout/fast-order',
          { product_id: product, phone: `0${phone.slice(4)}` },
          { 'x-forwarded-for': from },
        );
    expect((await fast()).status).toBe(201);
    expect((await fast()).body.code).toBe('too_many_open_orders');
    expect(await keysOf(made[0]!)).toBe(3);
    await admin.post(`/api/orders/${made[0]}/cancel`, { reason: 'Not wanted' });
    await admin.post(`/api/orders/${made[1]}/process`, {});
    expect([await keysOf(made[0]!), await keysOf(made[1]!), await keysOf(made[2]!)]).toEqual([0, 0, 3]);
    expect(codesOf([await fast(), await fast(), await fast()])).toEqual(['placed', 'placed', 'too_many_open_orders']);
  });

  test('a client address has at most 30 open unpaid orders, also of fifty concurrent ones', async () => {
    const from = somewhere();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order({ from })));
    // 40 items of this product are within its budget (a quarter of its stock), so the budget of orders decides
    expect(codesOf(answers)).toEqual([
      ...Array<string>(30).fill('placed'),
      ...Array<string>(20).fill('too_many_open_orders'),
    ]);
    const [last] = answers.filter(({ status }) => status === 409);
    expect(last!.body.limit).toBe(30);
  });

  test('fifty concurrent orders place at most 5 orders per email address or phone number', async () => {
    const [one, two] = [newBuyer(), newBuyer()];
    const crossed = [
      { ...one, phone: two.phone },
      { ...two, phone: one.phone },
    ];
    const from = somewhere();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => order({ customer: crossed[n % 2], from })));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed.length).toBeGreaterThanOrEqual(5);
    expect(placed.length).toBeLessThanOrEqual(10);
    for (const email of [one.email, two.email]) {
      const [{ n }] = (await shop.db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM shop_order WHERE email = $1',
        [email],
      )) as [{ n: number }];
      expect(n).toBeLessThanOrEqual(5);
    }
    expect(answers.every(({ status, body }) => status === 201 || body.code === 'too_many_open_orders')).toBe(true);
  });
});

describe('budgets of orders of one client', () => {
  const cancel = async ({ body }: Answered): Promise<void> => {
    const { id, key } = body.data as { id: number; key: string };
    const { status } = await shop.client().post(`/api/orders/${id}/cancel`, { reason: 'no' }, { 'x-order-key': key });
    expect(status).toBe(200);
  };

  test('the open unpaid orders of one client have at most 60 lines', async () => {
    const from = somewhere();
    const many = await Promise.all(Array.from({ length: 40 }, () => makeProduct(admin, { in_stock: 50 })));
    const lines = (count: number, customer: object = newBuyer()): Promise<Answered> =>
      shop
        .client()
        .post(
          '/api/orders',
          orderBody(product, { items: many.slice(0, count).map((id) => ({ product_id: id, quantity: 1 })), customer }),
          { 'x-forwarded-for': from },
        );
    const first = await lines(40);
    expect(first.status).toBe(201);
    const refused = await lines(21);
    expect(refused.body).toMatchObject({ code: 'too_many_open_orders', limit: 60 });
    expect(refused.body.message).toMatch(/limit for items in unpaid orders is 60/);
    expect((await lines(20)).status).toBe(201);
    await cancel(first);
    expect((await lines(21)).status).toBe(201);
    expect((await admin.get('/metrics')).text).toMatch(/^shop_refused_orders_total [1-9]/m);
  });

  test('at most five automatic invoices an hour are issued to the unverified buyers of one client', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: true });
    const payFrom = async (from: string): Promise<{ id: number; key: string }> => {
      const { body } = await order({ from });
      const paid = await shop
        .client()
        .post(
          '/api/checkout/pay/bank_invoice',
          { order_id: body.data.id, payment_method: 'bank_invoice' },
          { 'x-forwarded-for': from, 'x-order-key': body.data.key },
        );
      expect(paid.status).toBe(200);
      return body.data;
    };
    const from = somewhere();
    const orders = [];
    for (let n = 0; n < 7; n++) orders.push(await payFrom(from));
    const elsewhere = await payFrom(somewhere());
    await delivered(shop);
    const invoiced = async (): Promise<number[]> =>
      (await shop.db.query<{ id: number }>('SELECT order_id AS id FROM invoice ORDER BY order_id')).map(({ id }) => id);
    expect(await invoiced()).toEqual([...orders.slice(0, 5), elsewhere].map(({ id }) => id));
    const [requested, issued] = [orders[5]!, orders[6]!];
    const page = (await new Browser(shop.url).open(`/order/${requested.id}?key=${requested.key}`)).html;
    expect(page).toContain(`/api/orders/${requested.id}/invoice`);
    await admin.get(`/api/orders/${issued.id}/invoice`);
    await shop.client().get(`/api/orders/${requested.id}/invoice`, { 'x-order-key': requested.key });
    expect(await invoiced()).toEqual([...orders.slice(0, 6), elsewhere].map(({ id }) => id));
    expect((await admin.post(`/api/orders/${issued.id}/invoice`)).status).toBe(201);
    await offerBankInvoice(admin, { active: false, auto_generate_invoice: false });
  });

  test('orders rejected by a budget are counted in the metric and on the dashboard, from API and checkout page', async () => {
    const counted = async (): Promise<number> =>
      Number(/^shop_refused_orders_total (\d+)/m.exec((await admin.get('/metrics')).text)![1]);
    const [before, from, one] = [await counted(), somewhere(), newBuyer()];
    for (let n = 0; n < 5; n++) expect((await order({ customer: one, from })).status).toBe(201);
    expect((await order({ customer: one, from })).status).toBe(409);
    const page = shop.client();
    await page.post('/api/cart/items', { product_id: product, quantity: 1 });
    const fields = { ...checkoutForm, email: one.email };
    expect(
      (await page.post('/checkout/process', fields, { 'x-forwarded-for': from, accept: 'text/html' })).status,
    ).toBe(409);
    expect(await counted()).toBe(before + 2);
    await until(
      () => shop.db.query<{ orders: number }>('SELECT sum(orders)::int AS orders FROM refused_order'),
      ([row]) => row!.orders === before + 2,
    );
    await shop.db.query("INSERT INTO refused_order VALUES (now() - interval '25 hours', 1000)");
    const { data } = (await admin.get('/api/admin/dashboard?days=90')).body;
    expect(data.to_do.orders_refused).toBe(before + 2);
  });

  test('a contact can place at most 10 orders an hour and a client at most 60, even if each is cancelled immediately', async () => {
    const [from, one] = [somewhere(), newBuyer()];
    for (let n = 0; n < 10; n++) await cancel(await order({ customer: one, from }));
    const refused = await order({ customer: one, from });
    expect(refused.body).toMatchObject({ code: 'too_many_open_orders', limit: 10 });
    expect(refused.body.message).toMatch(/limit for new orders is 10 per hour/);
    for (let n = 0; n < 50; n++) await cancel(await order({ from }));
    expect((await order({ from })).body).toMatchObject({ code: 'too_many_open_orders', limit: 60 });
    expect((await order({ customer: one })).status).toBe(201);
    await shop.db.query(`UPDATE placed_order_key SET placed_at = placed_at - interval '61 minutes'`);
    expect((await order({ customer: one, from })).status).toBe(201);
    await shop.app.get(Housekeeping, { strict: false }).deleteExpired();
    expect(await shop.db.query('SELECT FROM placed_order_key')).toHaveLength(3);
  });

  test('an IPv6 client is identified by its /64 network, and a /48 network has four times the budget', async () => {
    await admin.put('/api/admin/settings', { max_open_orders_per_client: 2 });
    const from = (network: number): Promise<Answered> => order({ from: `2001:db8:77:${network}::${++people}` });
    for (const network of [1, 2, 3, 4])
      expect(codesOf([await from(network), await from(network), await from(network)])).toEqual([
        'placed',
        'placed',
        'too_many_open_orders',
      ]);
    expect((await from(5)).body).toMatchObject({ code: 'too_many_open_orders', limit: 8 });
    expect((await order({ from: '2001:db8:78:1::1' })).status).toBe(201);
    await admin.put('/api/admin/settings', { max_open_orders_per_client: 30 });
  });

  test('orders by others do not count against an account with a verified address', async () => {
    const client = await customer();
    const { email } = (await client.get('/api/auth/me')).body.data.user as { email: string };
    const from = somewhere();
    for (let n = 0; n < 5; n++) expect((await order({ customer: { email }, from })).status).toBe(201);
    const own = (): Promise<Answered> => order({ client, customer: {}, from });
    expect((await own()).body.code).toBe('too_many_open_orders');
    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [email]);
    for (let n = 0; n < 25; n++) expect((await order({ from })).status).toBe(201);
    expect((await order({ from })).body.code).toBe('too_many_open_orders');
    for (let n = 0; n < 5; n++) expect((await own()).status).toBe(201);
    expect((await own()).body).toMatchObject({ code: 'too_many_open_orders', limit: 5 });
    expect((await order({ client, customer: {} })).body.code).toBe('too_many_open_orders');
  });
});

describe('budgets of stock in open unpaid orders', () => {
  test('a refused quantity names the product in the language of the buyer', async () => {
    const tea = await makeProduct(admin, { name: 'Tea', in_stock: 50, translations: { uk: { name: 'Чай' } } });
    const body = orderBody(tea, { items: [{ product_id: tea, quantity: 50 }], customer: newBuyer() });
    const refused = await shop.client().post('/api/orders?lang=uk', body, { 'x-forwarded-for': somewhere() });
    expect(refused.body).toMatchObject({ code: 'too_many_open_orders', message: expect.stringContaining('«Чай»') });
  });

  test('open unpaid orders of one buyer have at most 20 items of a product; administrators have no limit', async () => {
    const scarce = await makeProduct(admin, { in_stock: 50 });
    const whole = await order({ productId: scarce, quantity: 50 });
    expect([whole.status, whole.body.code, whole.body.limit, whole.body.product_id]).toEqual([
      409,
      'too_many_open_orders',
      20,
      scarce,
    ]);
    expect(whole.body.message).toMatch(/At most 20 of “Product \d+”/);
    const from = somewhere();
    expect((await order({ productId: scarce, quantity: 12, from })).status).toBe(201);
    expect(
      codesOf([
        await order({ productId: scarce, quantity: 9, from }),
        await order({ productId: scarce, quantity: 8, from }),
      ]),
    ).toEqual(['placed', 'too_many_open_orders']);
    expect(await stockOf(admin, scarce)).toBe(30);
    const integration = await shop.integration('orders:write');
    expect((await order({ productId: scarce, quantity: 30, client: integration })).status).toBe(201);
  });

  test('the budget of items is a quarter of a larger stock, and counts lines and variants of a product together', async () => {
    const plenty = await makeProduct(admin, { in_stock: 200 });
    expect((await order({ productId: plenty, quantity: 51 })).body).toMatchObject({
      code: 'too_many_open_orders',
      limit: 50,
    });
    expect((await order({ productId: plenty, quantity: 50 })).status).toBe(201);
    const kinds = await admin.post('/api/products', {
      name: 'In two colors',
      price_regular: 5,
      variants: [
        { sku: 'OB-1', attributes: { color: 'red' }, in_stock: 30 },
        { sku: 'OB-2', attributes: { color: 'blue' }, in_stock: 30 },
      ],
    });
    const { id, variants } = kinds.body.data as { id: number; variants: Array<{ id: number }> };
    const both = (quantity: number): Promise<Answered> =>
      shop
        .client()
        .post(
          '/api/orders',
          orderBody(id, {
            items: variants.map((variant) => ({ product_id: id, variant_id: variant.id, quantity })),
            customer: newBuyer(),
          }),
          { 'x-forwarded-for': somewhere() },
        );
    expect((await both(11)).body).toMatchObject({ code: 'too_many_open_orders', limit: 20, product_id: id });
    expect((await both(10)).status).toBe(201);
  });

  test('fifty concurrent orders of one client do not exceed the budget of items', async () => {
    const scarce = await makeProduct(admin, { in_stock: 60 });
    const from = somewhere();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => order({ productId: scarce, quantity: 3, from })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(await stockOf(admin, scarce)).toBe(42);
  });

  test('the budget of items does not apply to customers who have paid an order', async () => {
    const scarce = await makeProduct(admin, { in_stock: 50 });
    const client = await customer();
    const from = somewhere();
    const first = await order({ client, customer: undefined, productId: scarce, quantity: 20, from });
    expect(first.status).toBe(201);
    expect((await order({ client, productId: scarce, from })).body.code).toBe('too_many_open_orders');
    expect((await verify(first.body.data.id as number)).status).toBe(200);
    const more = await order({ client, productId: scarce, quantity: 30, from });
    expect(more.status).toBe(201);
    expect(await keysOf(more.body.data.id as number)).toBe(0);
  });
});

describe('budgets of open orders at the checkout and in the settings', () => {
  test('a checkout form rejected by a budget keeps every entry and says what to do', async () => {
    const from = { 'x-forwarded-for': somewhere() };
    const { email } = newBuyer();
    for (let n = 0; n < 5; n++)
      for (const address of [from['x-forwarded-for'], '127.0.0.1'])
        expect((await order({ customer: { email }, from: address })).status).toBe(201);
    const client = shop.client();
    await client.post('/api/cart/add', { product_id: product, quantity: 1 });
    const json = await client.post('/checkout/process', { ...checkoutForm, email }, from);
    expect([json.status, json.body.code]).toEqual([409, 'too_many_open_orders']);
    expect((await client.get('/api/cart')).body.data.count).toBe(1);
    const browser = new Browser(shop.url, 'uk');
    await browser.open('/checkout');
    await browser.submit('/cart/add', { product_id: String(product), quantity: '1' });
    await browser.open('/checkout');
    const page = await browser.submit('/checkout/process', { ...checkoutForm, email, last_name: 'Бондар' });
    expect(page.status).toBe(409);
    expect(page.html).toContain('Досягнуто ліміту неоплачених замовлень');
    expect(page.html).toContain('Бондар');
  });

  test('each budget of open orders is a setting that can be turned off', async () => {
    const before = (await admin.get('/api/admin/settings')).body.data as object;
    expect(before).toMatchObject({
      max_open_orders_per_contact: 5,
      max_open_orders_per_client: 30,
      max_open_lines_per_client: 60,
      max_orders_per_hour_per_contact: 10,
      max_orders_per_hour_per_client: 60,
      max_pieces_in_open_orders: 20,
      max_quantity: null,
    });
    const set = (settings: object): Promise<Answered> => admin.put('/api/admin/settings', settings);
    const { email } = newBuyer();
    expect((await set({ max_open_orders_per_contact: 1 })).status).toBe(200);
    const from = somewhere();
    const twice = [await order({ customer: { email }, from }), await order({ customer: { email }, from })];
    expect(codesOf(twice)).toEqual(['placed', 'too_many_open_orders']);
    expect((await set({ max_open_orders_per_contact: null, max_pieces_in_open_orders: null })).status).toBe(200);
    expect((await order({ customer: { email }, from, quantity: 600 })).status).toBe(201);
    expect((await set({ max_orders_per_hour_per_contact: 2 })).status).toBe(200);
    expect((await order({ customer: { email }, from })).body).toMatchObject({ code: 'too_many_open_orders', limit: 2 });
    expect((await set({ max_orders_per_hour_per_contact: 10 })).status).toBe(200);
    expect((await set({ max_open_orders_per_client: 0 })).status).toBe(422);
    expect((await set({ max_open_orders_per_contact: 5, max_pieces_in_open_orders: 20 })).status).toBe(200);
  });
});

describe('the maximum quantity of a product', () => {
  const quantityOf = ({ status, body }: Answered, field = 'quantity'): unknown => ({
    status,
    code: body.code,
    error: body.errors?.[field]?.[0],
  });
  const sentence = /^At most 4 of .* can be ordered at a time\. Reduce the quantity\.$/;
  const refused = { status: 422, code: 'validation_failed', error: expect.stringMatching(sentence) as string };
  let limited: number;

  beforeAll(async () => {
    limited = await makeProduct(admin, { in_stock: 15, max_quantity: 4 });
  });

  test('the maximum quantity is a field of the product, otherwise a setting; a fresh shop has none', async () => {
    expect((await admin.get(`/api/products/${limited}`)).body.data.max_quantity).toBe(4);
    expect((await admin.put(`/api/products/${limited}`, { max_quantity: 0 })).status).toBe(422);
    const free = await makeProduct(admin, { in_stock: 15 });
    expect((await order({ productId: free, quantity: 15 })).status).toBe(201);
    const other = await makeProduct(admin, { in_stock: 15 });
    await admin.put('/api/admin/settings', { max_quantity: 2 });
    expect(quantityOf(await order({ productId: other, quantity: 3 }), 'items.0.quantity')).toMatchObject({
      status: 422,
      error: expect.stringContaining('At most 2 of') as string,
    });
    // The field of the product has priority.
    expect((await order({ productId: limited, quantity: 4 })).status).toBe(201);
    await admin.put('/api/admin/settings', { max_quantity: null });
    expect((await admin.put(`/api/products/${other}`, { max_quantity: null })).body.data.max_quantity).toBeNull();
  });

  test('the maximum quantity limits orders and fast orders across lines of a product, except those by administrators', async () => {
    expect(quantityOf(await order({ productId: limited, quantity: 5 }), 'items.0.quantity')).toEqual(refused);
    const twice = await shop.client().post(
      '/api/orders',
      orderBody(limited, {
        items: [
          { product_id: limited, quantity: 2 },
          { product_id: limited, quantity: 3 },
        ],
      }),
    );
    expect(quantityOf(twice, 'items.1.quantity')).toEqual(refused);
    const fast = await shop
      .client()
      .post('/api/checkout/fast-order', { product_id: limited, quantity: 5, email: newBuyer().email });
    expect(quantityOf(fast, 'items.0.quantity')).toEqual(refused);
    expect((await order({ productId: limited, quantity: 5, client: admin })).status).toBe(201);
  });

  test('the maximum quantity applies to changes of a cart; lines above a limit set later are reported', async () => {
    const client = shop.client();
    expect(quantityOf(await client.post('/api/cart/add', { product_id: limited, quantity: 5 }))).toEqual(refused);
    const added = await client.post('/api/cart/add', { product_id: limited, quantity: 3 });
    const [{ id, max_quantity: most }] = added.body.data.items as [{ id: number; max_quantity: number }];
    expect(most).toBe(4);
    expect(quantityOf(await client.post('/api/cart/add', { product_id: limited, quantity: 2 }))).toEqual(refused);
    expect(quantityOf(await client.put('/api/cart/update', { item_id: id, quantity: 5 }))).toEqual(refused);
    await admin.put(`/api/products/${limited}`, { max_quantity: 2 });
    const shown = await client.get('/api/cart');
    expect(shown.body.data.items[0]).toMatchObject({
      unavailable: 'above_limit',
      total: 0,
      message: expect.stringContaining('Limited to 2 per order') as string,
    });
    expect((await client.post('/checkout/process', checkoutForm)).status).toBe(422);
    await admin.put(`/api/products/${limited}`, { max_quantity: 4 });
  });

  test('pages limit the quantity to the maximum, and the checkout corrects a cart above it', async () => {
    const { alias } = (await admin.get(`/api/products/${limited}`)).body.data as { alias: string };
    const browser = new Browser(shop.url);
    expect((await browser.open(`/product/${alias}`)).html).toMatch(/name="quantity" value="1" min="1" max="4"/);
    await browser.submit('/cart/add', { product_id: String(limited), quantity: '4' });
    expect((await browser.open('/cart')).html).toMatch(/min="1" max="4"/);
    await admin.put(`/api/products/${limited}`, { max_quantity: 3 });
    await browser.open('/checkout');
    const repaired = await browser.submit('/checkout', { ...checkoutForm, repair: '1' });
    expect(repaired.html).toContain('limited to 3 per order');
    await admin.put(`/api/products/${limited}`, { max_quantity: 4 });
  });

  test('merging the carts of a guest and a customer stops at the maximum quantity', async () => {
    const { email } = newBuyer();
    await shop.client().post('/api/auth/register', { email, password: PASSWORD, first_name: 'A', last_name: 'B' });
    const own = shop.client({ cookies: true });
    await own.login(email, PASSWORD);
    await own.post('/api/cart/add', { product_id: limited, quantity: 3 });
    const again = shop.client({ cookies: true });
    await again.csrf();
    await again.post('/api/cart/add', { product_id: limited, quantity: 3 });
    await again.login(email, PASSWORD);
    expect((await again.get('/api/cart')).body.data.items).toMatchObject([{ product_id: limited, quantity: 4 }]);
  });
});

// This block is the last one, because it starts another shop in this process.
describe('open orders with RATE_LIMIT=0', () => {
  test('with RATE_LIMIT=0, the budgets of open orders are off and no client addresses are stored', async () => {
    const secret = (await readFile(`${shop.dataDir}/session-secret`, 'utf8')).trim();
    const off = await startTestShop({ databaseUrl: shop.databaseUrl, env: { SESSION_SECRET: secret } });
    try {
      const scarce = await makeProduct(admin, { in_stock: 40 });
      const placed = await off
        .client()
        .post(
          '/api/orders',
          orderBody(scarce, {
            items: [{ product_id: scarce, quantity: 40 }],
            customer: buyer,
            shipping_address: address,
          }),
        );
      expect(placed.status).toBe(201);
      expect(await keysOf(placed.body.data.id as number)).toBe(0);
    } finally {
      await off.close();
    }
  });
});
