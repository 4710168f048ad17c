import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { address, buyer, checkoutForm, orderBody } from '../fixtures/orders.js';
import { refusedFields } from '../fixtures/refused-fields.js';
import { startStockedShop } from '../fixtures/stocked-shop.js';

const METHODS = '/api/admin/shipping-methods';
const { shipping_address, shipping_city, shipping_zip, shipping_country, ...contact } = checkoutForm;
const form = { ...contact, shipping_address, shipping_city, shipping_zip, shipping_country };

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startStockedShop());
  await admin.put('/api/admin/settings', { seller: { country: 'UA' } });
  await configure('pickup', { requires_address: false });
  await configure('flat_rate', { requires_phone: true });
});
afterAll(() => shop?.close());

async function configure(key: string, settings: Record<string, unknown>): Promise<void> {
  expect((await admin.put(`${METHODS}/${key}`, settings)).status).toBe(200);
}

/** Orders the cart of a new guest by the operation of the checkout form, with a JSON body. */
async function checkout(body: Record<string, unknown>, client: Client = shop.client()) {
  await client.post('/api/cart/items', { product_id: product, quantity: 1 });
  return client.send('POST', '/checkout/process', JSON.stringify(body));
}
/** Places an order by the API. The text is sent as it is, because the test client refuses invalid objects. */
const order = (body: Record<string, unknown>, client: Client = shop.client()) =>
  client.send('POST', '/api/orders', JSON.stringify({ ...orderBody(product), ...body }));
const addressOf = async (id: number) => (await admin.get(`/api/orders/${id}`)).body.data.shipping_address;

describe('settings of a shipping method for the checkout', () => {
  test('a shipping method requires an address and no phone number until an administrator changes it', async () => {
    const fresh = await startTestShop();
    try {
      const { body } = await (await fresh.admin()).get(METHODS);
      for (const method of body.data.items)
        expect(method).toMatchObject({ requires_phone: false, requires_address: true });
    } finally {
      await fresh.close();
    }
  });

  test('the settings are listed with their fields, stored and written to the activity log', async () => {
    const { body } = await admin.get(`${METHODS}/pickup`);
    expect(body.data).toMatchObject({ requires_phone: false, requires_address: false });
    const names = body.data.fields.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['requires_phone', 'requires_address']));
    expect(body.data.sections.flatMap(({ settings }: { settings: string[] }) => settings).sort()).toEqual(names.sort());
    const { status, body: wrong } = await admin.put(`${METHODS}/pickup`, { requires_phone: 'yes' });
    expect([status, Object.keys(wrong.errors)]).toEqual([422, ['requires_phone']]);
    const log = await admin.get('/api/admin/audit?action=shipping_method.changed');
    expect(JSON.stringify(log.body.data)).toContain('requires_address');
  });
});

describe('orders without an address', () => {
  test('every operation places orders without an address by a pickup method that requires none', async () => {
    const byForm = await checkout({ ...contact, shipping_method: 'pickup' });
    expect(byForm.status).toBe(201);
    expect(await addressOf(byForm.body.order.id)).toMatchObject({ name: 'Olena Bondar', address: null, zip: null });
    const browser = new Browser(shop.url);
    await browser.open('/checkout');
    await browser.call('/api/cart/add', { product_id: product, quantity: 1 });
    const page = await browser.submit('/checkout/process', { ...contact, shipping_method: 'pickup' });
    expect(page.status).toBe(303);
    for (const shipping of [undefined, {}, { country: 'UA' }, { name: 'Ira' }]) {
      const byApi = await order({ shipping_address: shipping, shipping_method: 'pickup' });
      expect(byApi.status).toBe(201);
      expect(await addressOf(byApi.body.data.id)).toMatchObject({ address: null, city: null });
    }
    const byHand = await order({ shipping_address: undefined, shipping_method: 'pickup' }, admin);
    expect(byHand.status).toBe(201);
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    await client.put('/api/cart/shipping', { method: 'pickup', country: 'UA' });
    expect((await order({ items: undefined, shipping_address: undefined }, client)).status).toBe(201);
  });

  test('an address that is sent although the pickup method requires none is stored, and must be complete and valid', async () => {
    const complete = await order({ shipping_method: 'pickup' });
    expect(await addressOf(complete.body.data.id)).toMatchObject({ city: 'Kyiv', zip: '01001' });
    const { zip: _, ...without } = address;
    expect(refusedFields(await order({ shipping_address: without, shipping_method: 'pickup' }))).toEqual([
      422,
      ['shipping_address.zip'],
    ]);
    const part = { ...contact, shipping_method: 'pickup', shipping_city: 'Kyiv', shipping_country: 'UA' };
    expect(refusedFields(await checkout(part))).toEqual([422, ['shipping_address', 'shipping_zip']]);
  });

  test('methods that deliver refuse an order without an address', async () => {
    const parts = ['shipping_address', 'shipping_city', 'shipping_country', 'shipping_zip'];
    expect(refusedFields(await checkout({ ...contact, phone: buyer.phone, shipping_method: 'flat_rate' }))).toEqual([
      422,
      parts,
    ]);
    expect(refusedFields(await order({ shipping_address: undefined, shipping_method: 'flat_rate' }))).toEqual([
      422,
      ['shipping_address'],
    ]);
    expect(refusedFields(await order({ shipping_address: {}, shipping_method: 'flat_rate' }))[1]).toHaveLength(4);
    await configure('flat_rate', { requires_address: false });
    expect(refusedFields(await order({ shipping_address: undefined, shipping_method: 'flat_rate' }))[0]).toBe(422);
    await configure('flat_rate', { requires_address: true });
  });
});

describe('phone numbers of orders', () => {
  test('a method that requires a phone number refuses orders without one, and others take them', async () => {
    const { phone: _, ...silent } = buyer;
    expect(refusedFields(await order({ customer: silent, shipping_method: 'flat_rate' }))).toEqual([
      422,
      ['customer.phone'],
    ]);
    expect(refusedFields(await checkout({ ...form, shipping_method: 'flat_rate' }))).toEqual([422, ['phone']]);
    expect((await order({ customer: silent, shipping_method: 'pickup' })).status).toBe(201);
    expect((await checkout({ ...form, shipping_method: 'flat_rate', phone: buyer.phone })).status).toBe(201);
  });

  test('the phone number of a customer’s profile is enough', async () => {
    const account = { email: 'ira@example.com', password: 'a quiet harbour at dawn' };
    await shop.client().post('/api/auth/register', { ...account, first_name: 'Ira', last_name: 'Koval' });
    const client = shop.client({ cookies: true });
    expect((await client.login(account.email, account.password)).status).toBe(200);
    const { customer: _, ...body } = orderBody(product, { shipping_method: 'flat_rate' });
    expect(refusedFields(await client.post('/api/orders', body))).toEqual([422, ['customer.phone']]);
    const [{ id }] = (await admin.get(`/api/customers?q=${account.email}`)).body.data.items;
    expect((await admin.put(`/api/customers/${id}`, { phone: buyer.phone })).status).toBe(200);
    expect(refusedFields(await client.post('/api/orders', body))).toEqual([201, []]);
  });

  test.each([
    ['12', 'UA', '01001', 422],
    ['+380000000000', 'UA', '01001', 422],
    ['050 123 45 67', 'UA', '01001', 201],
    ['+49 30 901820', 'UA', '01001', 201],
    ['050 123 45 67', 'LV', 'LV-1010', 422],
    ['21 234 567', 'LV', '1010', 201],
  ])('%s is checked as a phone number of an address in %s', async (phone, country, zip, status) => {
    const byForm = await checkout({ ...form, phone, shipping_country: country, shipping_zip: zip });
    expect(refusedFields(byForm)).toEqual([status, status === 422 ? ['phone'] : []]);
    const byApi = await order({ customer: { ...buyer, phone }, shipping_address: { ...address, country, zip } });
    expect(refusedFields(byApi)).toEqual([status, status === 422 ? ['customer.phone'] : []]);
  });

  test('without an address a phone number is checked as one of the seller’s country', async () => {
    expect(refusedFields(await checkout({ ...contact, shipping_method: 'pickup', phone: '12' }))).toEqual([
      422,
      ['phone'],
    ]);
    expect((await checkout({ ...contact, shipping_method: 'pickup', phone: '0501234567' })).status).toBe(201);
  });
});

describe('postal codes of orders', () => {
  test.each([
    ['UA', 'ABC', 422],
    ['UA', '-', 422],
    ['LV', '1010', 201],
    ['GB', 'sw1a1aa', 201],
    ['PL', '00950', 201],
    ['AE', '-', 201],
    ['AE', '', 201],
    ['HK', '999077', 201],
  ])('in %s the postal code %j is answered with the status of its format', async (country, zip, status) => {
    const byForm = await checkout({ ...form, shipping_country: country, shipping_zip: zip });
    expect(refusedFields(byForm)).toEqual([status, status === 422 ? ['shipping_zip'] : []]);
    const byApi = await order({ shipping_address: { ...address, country, zip } });
    expect(refusedFields(byApi)).toEqual([status, status === 422 ? ['shipping_address.zip'] : []]);
    if (status === 201) expect((await addressOf(byApi.body.data.id)).zip).toBe(zip || '-');
  });

  test('a separate billing address is checked by the format of its own country', async () => {
    const billing = { address: 'Lindenweg 7', city: 'Berlin', zip: '1011', country: 'DE' };
    expect(refusedFields(await order({ billing_address: billing }))).toEqual([422, ['billing_address.zip']]);
    const own = { billing_different: true, billing_address: 'Lindenweg 7', billing_city: 'Berlin' };
    const byForm = await checkout({ ...form, ...own, billing_zip: '1011', billing_country: 'DE' });
    expect(refusedFields(byForm)).toEqual([422, ['billing_zip']]);
    expect((await checkout({ ...form, ...own, billing_country: 'AE' })).status).toBe(201);
  });
});

test.each([
  ['en', /phone number, such as 050 123 4567/, /postal code of the country, such as 01001/],
  ['uk', /номером телефону, наприклад 050 123 4567/, /поштовим індексом цієї країни, наприклад 01001/],
  ['ru', /номером телефона, например 050 123 4567/, /почтовым индексом этой страны, например 01001/],
] as const)('in %s all errors of a checkout form are answered at once, with examples', async (language, phone, zip) => {
  const client = shop.client({ language });
  const { status, body } = await checkout(
    { shipping_method: 'flat_rate', email: 'nobody', phone: '12', shipping_zip: 'ABC', shipping_country: 'UA' },
    client,
  );
  expect(status).toBe(422);
  expect(Object.keys(body.errors).sort()).toEqual(
    [
      ...['email', 'first_name', 'last_name', 'payment_method', 'phone'],
      ...['shipping_address', 'shipping_city', 'shipping_zip'],
    ].sort(),
  );
  expect(body.errors['phone'][0]).toMatch(phone);
  expect(body.errors['shipping_zip'][0]).toMatch(zip);
});

test('a guest who names a customer learns nothing about the phone number of that customer', async () => {
  const { id } = (await order({ shipping_method: 'flat_rate' })).body.data;
  const known = (await admin.get(`/api/orders/${id}`)).body.data.customer_id as number;
  for (const customer_id of [known, 999_999, 3_000_000_000, -1, 'x']) {
    const answer = await order({ customer: { ...buyer, phone: null }, customer_id, shipping_method: 'flat_rate' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain('customer.phone');
  }
});
