import { startTestShop, type Client, type TestShop } from '#testing';
import { missingBodies, nullBodies, type NullBody } from '../fixtures/null-members.js';
import { makeProduct, orderBody } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin);
});
afterAll(() => shop?.close());

/** JavaScript serializes NaN as null, and a quantity that is not a number must not be ordered as one item. */
describe('null in place of a quantity', () => {
  test.each([
    ['/api/cart/items', 'quantity', { quantity: null }],
    ['/api/cart/add', 'quantity', { quantity: null }],
    ['/api/checkout/fast-order', 'quantity', { phone: '+380501112233', quantity: null }],
    ['/api/orders', 'items.0.quantity', {}],
  ])('POST %s rejects null as a quantity with 422 and orders nothing', async (path, field, fields) => {
    const lines = path === '/api/orders' ? { items: [{ product_id: product, quantity: null }] } : {};
    const { status, body } = await shop
      .client()
      .post(path, { ...orderBody(product, lines), product_id: product, ...fields });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('PUT /api/cart/items/{id} rejects null as a quantity and keeps the quantity', async () => {
    const buyer = shop.client();
    const added = await buyer.post('/api/cart/items', { product_id: product, quantity: 2 });
    const line = added.body.data.items[0].id as number;
    expect((await buyer.put(`/api/cart/items/${line}`, { quantity: null })).status).toBe(422);
    expect((await buyer.put('/api/cart/update', { item_id: line, quantity: null })).status).toBe(422);
    expect((await buyer.get('/api/cart')).body.data.items[0].quantity).toBe(2);
  });
});

/** The API document is generated from the classes that validate the bodies. */
describe('null in place of members of a body', () => {
  const isOfMethod = ({ path }: NullBody): boolean => /-methods\/\{key\}/.test(path);
  // Sent as a string, because the test client validates objects against the API document.
  const send = ({ method, path }: NullBody, body: object) =>
    admin.send(method.toUpperCase(), path, JSON.stringify(body));
  const fieldsOf = async (one: NullBody, body: object): Promise<[number, string[]]> => {
    const { status, body: answered } = await send(one, body);
    return [status, Object.keys(answered.errors ?? {})];
  };
  const named = (bodies: readonly NullBody[]) =>
    bodies.map((one) => [`${one.method} ${one.path}`, Object.keys(one.body).join(', '), one] as const);
  /** These members cannot be null, but the operation requires one of several members. */
  const needed = ['translations.en.title', 'password', 'email'];

  test.each(named(nullBodies().filter((one) => !isOfMethod(one))))(
    '%s rejects null in members that are not nullable: %s',
    async (_, __, one) => {
      const path = one.path
        .replace('{method_key}', 'cash')
        .replace('bank-feeds/{key}', 'bank-feeds/monobank')
        .replace(/\{\w+\}/g, '1');
      const [status, wrong] = await fieldsOf({ ...one, path }, one.body);
      expect(wrong).toEqual(expect.arrayContaining([...one.refused]));
      if (one.refused.length > 0) expect(status).toBe(422);
      expect(wrong.filter((field) => one.taken.includes(field) && !needed.includes(field))).toEqual([]);
    },
  );

  // Each method has its own settings and ignores those of others.
  test.each(named(nullBodies().filter(isOfMethod)))(
    '%s rejects null in settings that are not nullable: %s',
    async (_, __, one) => {
      const keys = one.path.includes('payment') ? ['bank_invoice', 'cash'] : ['pickup', 'flat_rate'];
      for (const member of [...one.refused, ...one.taken]) {
        const tried = await Promise.all(
          keys.map((key) => fieldsOf({ ...one, path: one.path.replace('{key}', key) }, { [member]: null })),
        );
        const refused = tried.some(([status, wrong]) => status === 422 && wrong.includes(member));
        expect([member, refused]).toEqual([member, one.refused.includes(member)]);
      }
    },
  );
});

describe('members that the API document requires', () => {
  const cases = missingBodies().map((one) => [`${one.method} ${one.path}`, one.required.join(', '), one] as const);

  test.each(cases)(
    '%s reports each missing required member with one error: %s',
    async (_, __, { method, path, ...one }) => {
      const known = path.replace('{method_key}', 'cash').replace(/\{\w+\}/g, '1');
      const { status, body } = await admin.send(method.toUpperCase(), known, one.body);
      const errors = (body.errors ?? {}) as Record<string, string[]>;
      expect(status).toBe(422);
      for (const field of one.required) expect([field, errors[field]]).toEqual([field, ['is required']]);
      for (const [field, sentences] of Object.entries(errors)) expect([field, sentences.length]).toEqual([field, 1]);
    },
  );
});
