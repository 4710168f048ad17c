import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin, { in_stock: 100, price_regular: 9.99 });
});
afterAll(() => shop.close());

async function cartTo(country: string, method = 'pickup'): Promise<Record<string, unknown>> {
  const client = shop.client();
  await client.post('/api/cart/items', { product_id: product, quantity: 3 });
  return (await client.put('/api/cart/shipping', { method, country })).body.data as Record<string, unknown>;
}

test('a fresh shop has no tax', async () => {
  expect((await admin.get('/api/admin/tax')).body.data).toEqual({
    prices_include_tax: true,
    tax_shipping: false,
    rates: [],
    version: 1,
  });
  expect(await cartTo('UA')).toMatchObject({ subtotal: 29.97, tax: 0, total: 29.97 });
});

test('prices that include tax contain the tax of the country; a country without a rate has none', async () => {
  const rules = {
    prices_include_tax: true,
    rates: [
      { country: 'ua', rate: 20 },
      { country: 'CH', rate: 7.725 },
    ],
  };
  const { status, body } = await admin.put('/api/admin/tax', rules);
  expect([status, body.data]).toEqual([
    200,
    {
      prices_include_tax: true,
      tax_shipping: false,
      rates: [
        { country: 'UA', rate: 20 },
        { country: 'CH', rate: 7.725 },
      ],
      version: 2,
    },
  ]);
  expect((await admin.get('/api/admin/tax')).body.data).toEqual(body.data);
  // 29.97 × 20 / 120 = 4.995
  expect(await cartTo('UA')).toMatchObject({ subtotal: 29.97, tax: 5, total: 29.97, prices_include_tax: true });
  expect(await cartTo('DE')).toMatchObject({ tax: 0, total: 29.97 });
});

test('tax is added to prices without tax, and delivery is not taxed unless the rules say so', async () => {
  await admin.put('/api/admin/tax', { prices_include_tax: false });
  // 29.97 × 20 % = 5.994
  expect(await cartTo('UA', 'flat_rate')).toMatchObject({
    subtotal: 29.97,
    tax: 5.99,
    shipping: 4.9,
    total: 40.86,
    shipping_tax: 0,
    prices_include_tax: false,
  });
});

test('with tax_shipping, delivery is taxed at the rate of the goods, whether prices include tax or not', async () => {
  const { body } = await admin.put('/api/admin/tax', { tax_shipping: true });
  expect(body.data).toMatchObject({ prices_include_tax: false, tax_shipping: true });
  // 4.90 × 20 % = 0.98
  const added = { tax: 6.97, shipping: 4.9, shipping_tax: 0.98, total: 41.84 };
  expect(await cartTo('UA', 'flat_rate')).toMatchObject(added);
  expect(await cartTo('DE', 'flat_rate')).toMatchObject({ tax: 0, shipping_tax: 0, total: 34.87 });
  await admin.put('/api/admin/tax', { prices_include_tax: true });
  // 4.90 × 20 / 120 = 0.8167
  const included = { tax: 5.82, shipping: 4.9, shipping_tax: 0.82, total: 34.87 };
  expect(await cartTo('UA', 'flat_rate')).toMatchObject(included);
  expect(await cartTo('UA')).toMatchObject({ tax: 5, shipping: 0, shipping_tax: 0 });
  expect((await admin.get('/api/admin/audit?action=tax.changed')).body.data.items.slice(0, 2)).toMatchObject([
    { before: { prices_include_tax: false }, after: { prices_include_tax: true, tax_shipping: true } },
    { before: { tax_shipping: false }, after: { tax_shipping: true } },
  ]);
  await admin.put('/api/admin/tax', { prices_include_tax: false, tax_shipping: false });
});

test('a change of the tax settings changes only the fields that are sent', async () => {
  expect((await admin.get('/api/admin/tax')).body.data.rates).toHaveLength(2);
  expect((await admin.put('/api/admin/tax', { rates: [] })).body.data).toMatchObject({
    prices_include_tax: false,
    rates: [],
  });
});

test.each([
  [
    {
      rates: [
        { country: 'UA', rate: 20 },
        { country: 'ua', rate: 7 },
      ],
    },
    'rates.1.country',
  ],
  [{ rates: [{ country: 'XX', rate: 20 }] }, 'rates.0.country'],
  [{ rates: [{ country: 'UA', rate: 100.001 }] }, 'rates.0.rate'],
  [{ rates: [{ country: 'UA', rate: -1 }] }, 'rates.0.rate'],
  [{ rates: [{ country: 'UA', rate: 1.0005 }] }, 'rates.0.rate'],
  [{ rates: [{ country: 'UA', rate: '20' }] }, 'rates.0.rate'],
  [{ rates: {} }, 'rates'],
  [{ prices_include_tax: 'yes' }, 'prices_include_tax'],
  [{ tax_shipping: 'yes' }, 'tax_shipping'],
])('the tax settings %j are rejected with 422', async (rules, field) => {
  const { status, body } = await admin.put('/api/admin/tax', rules);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(field);
});

test('only administrators can change the tax settings', async () => {
  expect((await shop.client().put('/api/admin/tax', { rates: [] })).status).toBe(401);
});

test('all but one of several concurrent changes to one version of the tax settings get a conflict', async () => {
  const { version } = (await admin.get('/api/admin/tax')).body.data;
  const answers = await Promise.all(
    [5, 6, 7].map((rate) => admin.put('/api/admin/tax', { rates: [{ country: 'UA', rate }], version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await admin.get('/api/admin/tax')).body.data.version).toBe(version + 1);
  expect((await admin.put('/api/admin/tax', { version: 'x' })).status).toBe(422);
});
