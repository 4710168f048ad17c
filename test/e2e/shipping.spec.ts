import { startTestShop, type Client, type TestShop } from '#testing';
import { ShippingFacade } from '../../src/shipping/index.js';
import { FlatRateProvider } from '../../src/shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from '../../src/shipping/providers/pickup/pickup.provider.js';
import { checkoutForm, makeProduct, place } from '../fixtures/orders.js';
import { BikeCourier, ImpreciseProvider, SilentProvider, ThrowingProvider } from '../fixtures/shipping-providers.js';

const METHODS = '/api/admin/shipping-methods';
let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({
    shippingProviders: [
      PickupProvider,
      FlatRateProvider,
      BikeCourier,
      ThrowingProvider,
      SilentProvider,
      ImpreciseProvider,
    ],
  });
  admin = await shop.admin();
  product = await makeProduct(admin, { in_stock: 100, price_regular: 10 });
});
afterAll(() => shop.close());

const offers = async (client: Client, query = ''): Promise<Array<Record<string, unknown>>> =>
  (await client.get(`/api/checkout/shipping${query}`)).body.data.items as Array<Record<string, unknown>>;
const keys = async (client: Client, query = ''): Promise<unknown[]> =>
  (await offers(client, query)).map(({ key }) => key);

async function withCart(quantity = 2): Promise<Client> {
  const client = shop.client();
  await client.post('/api/cart/items', { product_id: product, quantity });
  return client;
}

describe('shipping methods of a fresh shop', () => {
  test('a fresh shop offers pickup for free, then delivery; methods of plugins are inactive', async () => {
    const items = await offers(await withCart(), '?country=UA');
    expect(items).toEqual([
      { key: 'pickup', title: 'Pickup at the shop', cost: 0, delivery_time: 'next working day' },
      { key: 'flat_rate', title: 'Delivery', cost: 4.9, delivery_time: '2–4 working days' },
    ]);
    const { body } = await admin.get(METHODS);
    expect(
      body.data.items.map(({ key, active, position }: Record<string, unknown>) => [key, active, position]),
    ).toEqual([
      ['pickup', true, 1],
      ['flat_rate', true, 2],
      ['bike', false, 3],
      ['throwing', false, 4],
      ['silent', false, 5],
      ['imprecise', false, 6],
    ]);
  });

  test('shipping methods are listed in the reader’s language', async () => {
    const [pickup] = await offers(shop.client({ language: 'uk' }));
    expect(pickup).toMatchObject({ title: 'Самовивіз із магазину', delivery_time: 'наступного робочого дня' });
  });
});

describe('selecting the shipping method of a cart', () => {
  test('the cart shows the cost of a selected shipping method and keeps it until it is emptied', async () => {
    const client = await withCart();
    const { status, body } = await client.put('/api/cart/shipping', { method: 'flat_rate', country: 'ua' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      subtotal: 20,
      shipping: 4.9,
      total: 24.9,
      shipping_method: 'flat_rate',
      shipping_country: 'UA',
    });
    expect((await client.get('/api/cart')).body.miniCart.total).toBe('24.90');
    expect((await client.delete('/api/cart')).body.data).toMatchObject({
      shipping: 0,
      total: 0,
      shipping_method: null,
      shipping_country: null,
    });
  });

  test('an unknown or inactive shipping method is 422 at method, and an invalid country at country', async () => {
    const client = await withCart();
    for (const method of ['nope', 'bike']) {
      const { status, body } = await client.put('/api/cart/shipping', { method });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['method']]);
    }
    expect(
      Object.keys((await client.put('/api/cart/shipping', { method: 'pickup', country: 'XX' })).body.errors),
    ).toEqual(['country']);
    expect((await client.get('/api/checkout/shipping?country=Ukraine')).status).toBe(422);
  });
});

describe('administration of shipping methods', () => {
  test('an administrator sets shipping costs by country, and free shipping above an amount', async () => {
    const { status, body } = await admin.put(`${METHODS}/flat_rate`, {
      costs: { ua: 3.5, DE: 9.9 },
      free_above: 50,
      delivery_time: { en: 'soon' },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      costs: { UA: 3.5, DE: 9.9 },
      free_above: 50,
      delivery_time: { en: 'soon', uk: '2–4 робочі дні' },
      version: 2,
    });
    const client = await withCart();
    expect((await offers(client, '?country=UA'))[1]).toMatchObject({ cost: 3.5, delivery_time: 'soon' });
    expect(await keys(client, '?country=FR')).toEqual(['pickup']);
    expect((await offers(await withCart(5), '?country=DE'))[1]).toMatchObject({ cost: 0 });
  });

  test('invalid settings of a shipping method are all reported, and nothing is changed', async () => {
    const { status, body } = await admin.put(`${METHODS}/flat_rate`, {
      position: -1,
      active: 1,
      costs: { XX: 1, UA: 1.005 },
      title: { uk: 7 },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['active', 'costs.UA', 'costs.XX', 'position', 'title.uk']);
    expect((await admin.get(`${METHODS}/flat_rate`)).body.data.version).toBe(2);
  });

  test('a change of an older version of a shipping method is 409, an unknown method 404', async () => {
    expect((await admin.put(`${METHODS}/flat_rate`, { version: 1, position: 9 })).body.code).toBe('stale_version');
    expect((await admin.put(`${METHODS}/nope`, {})).status).toBe(404);
    expect((await admin.get(`${METHODS}/nope`)).status).toBe(404);
  });

  test('customers see a changed order or activation of shipping methods immediately', async () => {
    const client = await withCart();
    expect(await keys(client, '?country=UA')).toEqual(['pickup', 'flat_rate']);
    await admin.put(`${METHODS}/pickup`, { position: 7, title: { en: 'Fetch it' } });
    expect((await offers(client, '?country=UA')).map(({ title }) => title)).toEqual(['Delivery', 'Fetch it']);
    await admin.put(`${METHODS}/pickup`, { active: false });
    expect(await keys(client, '?country=UA')).toEqual(['flat_rate']);
    await admin.put(`${METHODS}/pickup`, { active: true, position: 1 });
  });

  test('secrets of a shipping method are never returned, and a method without required settings is not offered', async () => {
    const client = await withCart();
    expect((await admin.put(`${METHODS}/bike`, { active: true })).body.data).toMatchObject({
      shown: false,
      hidden_because: ['incomplete:token'],
    });
    expect(await keys(client, '?country=UA')).not.toContain('bike');
    const { body } = await admin.put(`${METHODS}/bike`, { token: 'very secret' });
    expect(body.data).toMatchObject({ shown: true, token: null, token_filled: true });
    expect(await offers(client, '?country=UA')).toContainEqual({
      key: 'bike',
      title: 'Bike courier',
      cost: 3.5,
      delivery_time: '2 h',
      carrier: 'Velo',
    });
    expect(await keys(client, '?country=DE')).not.toContain('bike');
    const audit = await shop.db.query('SELECT before, after FROM audit_entry WHERE subject_id = $1', ['bike']);
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain('very secret');
  });

  test('only administrators can configure shipping methods', async () => {
    expect((await shop.client().get(METHODS)).status).toBe(401);
    expect((await shop.client().put(`${METHODS}/pickup`, { active: false })).status).toBe(401);
    expect((await (await shop.integration('orders:write')).put(`${METHODS}/pickup`, { active: false })).status).toBe(
      403,
    );
  });
});

test('shipping providers that throw, return an invalid cost or never answer are not offered', async () => {
  for (const key of ['throwing', 'silent', 'imprecise']) await admin.put(`${METHODS}/${key}`, { active: true });
  expect(await keys(await withCart(), '?country=UA')).toEqual(['pickup', 'flat_rate', 'bike']);
  for (const key of ['throwing', 'silent', 'imprecise']) await admin.put(`${METHODS}/${key}`, { active: false });
});

describe('a selected shipping method that is deactivated', () => {
  const switchBike = (active: boolean) => admin.put(`${METHODS}/bike`, { active });
  async function withBike(): Promise<Client> {
    await switchBike(true);
    const client = await withCart();
    const { body } = await client.put('/api/cart/shipping', { method: 'bike', country: 'UA' });
    expect(body.data).toMatchObject({ shipping: 3.5, shipping_method: 'bike' });
    return client;
  }
  afterAll(() => switchBike(false));

  test('a cart loses its shipping method while that is inactive, and has it again afterwards', async () => {
    const client = await withBike();
    await switchBike(false);
    expect((await client.get('/api/cart')).body.data).toMatchObject({
      shipping: 0,
      total: 20,
      shipping_method: null,
      shipping_country: 'UA',
    });
    await switchBike(true);
    expect((await client.get('/api/cart')).body.data).toMatchObject({ shipping: 3.5, shipping_method: 'bike' });
  });

  test('an empty cart loses its shipping method while that is inactive', async () => {
    const client = await withBike();
    const { body } = await client.get('/api/cart');
    const { body: emptied } = await client.delete(`/api/cart/items/${body.data.items[0].id}`);
    expect(emptied.data).toMatchObject({ items: [], shipping: 0, shipping_method: 'bike' });
    await switchBike(false);
    expect((await client.get('/api/cart')).body.data).toMatchObject({ items: [], shipping_method: null });
  });

  test('an inactive shipping method is 422 in an order; in a cart, the first active one replaces it', async () => {
    const clients = [await withBike(), await withBike()];
    await switchBike(false);
    const order = { items: undefined, shipping_method: 'bike' };
    const refused = await place(clients[0]!, product, order);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['shipping_method']]);
    const placed = await place(clients[0]!, product, { ...order, shipping_method: undefined });
    expect([placed.status, placed.body.data.shipping_method, placed.body.data.shipping]).toEqual([201, 'pickup', 0]);
    const form = await clients[1]!.post('/checkout/process', checkoutForm);
    expect(form.status).toBe(201);
    const { body } = await admin.get('/api/orders?per_page=1');
    expect(body.data.items[0]).toMatchObject({ shipping_method: 'pickup', total: 20 });
    expect(body.data.items[0].id).toBeGreaterThan(placed.body.data.id);
  });

  test('an order from a cart uses the shipping method of the cart', async () => {
    const placed = await place(await withBike(), product, { items: undefined });
    expect(placed.body.data).toMatchObject({ shipping_method: 'bike', shipping: 3.5 });
  });

  test('an order is rejected if the shipping method of its cart does not serve the address', async () => {
    const client = shop.client();
    await admin.put('/api/admin/shipping-methods/flat_rate', { active: true, costs: { UA: 5 } });
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    expect((await client.put('/api/cart/shipping', { method: 'flat_rate', country: 'UA' })).status).toBe(200);
    const abroad = { name: 'A', address: 'B 1', city: 'C', zip: '10115', country: 'DE' };
    const refused = await place(client, product, { items: undefined, shipping_address: abroad });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['shipping_method']]);
    expect((await client.get('/api/cart')).body.data).toMatchObject({ shipping_method: 'flat_rate', shipping: 5 });
  });
});

test('parcels are tracked by their provider, and unknown ones have no status', async () => {
  const facade = shop.app.get(ShippingFacade);
  expect(await facade.track('bike', 'V1', 'en')).toMatchObject({ success: true, location: 'Kyiv' });
  expect(await facade.track('bike', 'lost', 'en')).toMatchObject({ success: false });
  expect(await facade.track('pickup', 'V1', 'en')).toMatchObject({ success: false });
  await expect(facade.track('nope', 'V1', 'en')).rejects.toMatchObject({ code: 'unknown_shipping_method' });
});

describe('the display order of shipping methods', () => {
  const placed = async (): Promise<string[]> =>
    (await admin.get(METHODS)).body.data.items.map(({ key }: { key: string }) => key);

  test('one request sets the display order of shipping methods, and those that are not named follow', async () => {
    const before = await placed();
    const { status, body } = await admin.put(`${METHODS}/order`, { keys: ['flat_rate', 'pickup'] });
    expect([status, body.data.items[0].key]).toEqual([200, 'flat_rate']);
    expect(await placed()).toEqual([
      'flat_rate',
      'pickup',
      ...before.filter((key) => key !== 'flat_rate' && key !== 'pickup'),
    ]);
    await Promise.all([
      admin.put(`${METHODS}/order`, { keys: [...before].reverse() }),
      admin.put(`${METHODS}/order`, { keys: before }),
      admin.put(`${METHODS}/order`, { keys: ['bike'] }),
    ]);
    const rows = await shop.db.query<{ position: number }>('SELECT position FROM shipping_method ORDER BY position');
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    await admin.put(`${METHODS}/order`, { keys: before });
  });

  test('the display order of shipping methods must name known methods, each once', async () => {
    for (const keys of [['nope'], [], ['bike', 'bike'], [1]])
      expect((await admin.put(`${METHODS}/order`, { keys })).status).toBe(422);
  });
});
