import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const fifty = <T>(work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, n) => work(n)));

test('fifty simultaneous adds of one product make one line of fifty', async () => {
  const product = await makeProduct(admin, { in_stock: 1000 });
  const client = shop.client();
  await client.get('/api/cart');
  const answers = await fifty((n) => client.post(n % 2 ? '/api/cart/add' : '/api/cart/items', { product_id: product }));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect((await client.get('/api/cart')).body.data).toMatchObject({
    count: 50,
    items: [{ product_id: product, quantity: 50 }],
  });
});

test('fifty simultaneous adds never bring a line above the stock', async () => {
  const product = await makeProduct(admin, { in_stock: 30 });
  const client = shop.client();
  await client.get('/api/cart');
  const answers = await fifty(() => client.post('/api/cart/add', { product_id: product, quantity: 1 }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ body }) => body.code === 'insufficient_stock')).toHaveLength(20);
  expect((await client.get('/api/cart')).body.data.items).toMatchObject([{ quantity: 30 }]);
});

test('simultaneous adds, changes and removals leave a cart that is whole', async () => {
  const products = [await makeProduct(admin, { in_stock: 100 }), await makeProduct(admin, { in_stock: 100 })];
  const client = shop.client();
  const id = (await client.post('/api/cart/add', { product_id: products[0] })).body.data.items[0].id as number;
  const answers = await fifty((n) => {
    if (n % 5 === 0) return client.delete('/api/cart');
    return n % 2
      ? client.post('/api/cart/add', { product_id: products[n % 3 === 0 ? 0 : 1] })
      : client.put(`/api/cart/items/${id}`, { quantity: 3 });
  });
  expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
  const { body } = await client.get('/api/cart');
  const quantities = (body.data.items as Array<{ quantity: number }>).map(({ quantity }) => quantity);
  expect(body.data.count).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0));
  expect(body.data.items.length).toBeLessThanOrEqual(2);
});
