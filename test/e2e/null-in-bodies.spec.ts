import { startTestShop, type Client, type TestShop } from '#testing';
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

/** JavaScript writes NaN as null: a quantity that is no number must not become one piece. */
describe('null in place of a quantity is 422 and orders nothing', () => {
  test.each([
    ['/api/cart/items', 'quantity', { quantity: null }],
    ['/api/cart/add', 'quantity', { quantity: null }],
    ['/api/checkout/fast-order', 'quantity', { phone: '+380501112233', quantity: null }],
    ['/api/orders', 'items.0.quantity', {}],
  ])('POST %s', async (path, field, fields) => {
    const lines = path === '/api/orders' ? { items: [{ product_id: product, quantity: null }] } : {};
    const { status, body } = await shop
      .client()
      .post(path, { ...orderBody(product, lines), product_id: product, ...fields });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('PUT of a cart line', async () => {
    const buyer = shop.client();
    const added = await buyer.post('/api/cart/items', { product_id: product, quantity: 2 });
    const line = added.body.data.items[0].id as number;
    expect((await buyer.put(`/api/cart/items/${line}`, { quantity: null })).status).toBe(422);
    expect((await buyer.put('/api/cart/update', { item_id: line, quantity: null })).status).toBe(422);
    expect((await buyer.get('/api/cart')).body.data.items[0].quantity).toBe(2);
  });
});
