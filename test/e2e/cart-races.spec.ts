import { Logger } from '@nestjs/common';
import { startTestShop, type Client, type TestShop } from '#testing';
import { CartFacade } from '../../src/cart/index.js';
import { makeProduct, orderBody } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const fifty = <T>(work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 50 }, (_, n) => work(n)));

test('fifty concurrent requests that add one product create one cart line with a quantity of fifty', async () => {
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

test('fifty concurrent requests that add one product never exceed the stock', async () => {
  const product = await makeProduct(admin, { in_stock: 30 });
  const client = shop.client();
  await client.get('/api/cart');
  const answers = await fifty(() => client.post('/api/cart/add', { product_id: product, quantity: 1 }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ body }) => body.code === 'insufficient_stock')).toHaveLength(20);
  expect((await client.get('/api/cart')).body.data.items).toMatchObject([{ quantity: 30 }]);
});

test('concurrent additions, changes and removals leave a consistent cart', async () => {
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

describe('a cart that changes between the reading of its prices and the order', () => {
  /** Places an order from a new cart; `change` runs after each time the cart was read. */
  async function orderWhile(change: (times: number) => Promise<unknown>) {
    const product = await makeProduct(admin, { in_stock: 100 });
    const client = shop.client();
    await client.post('/api/cart/items', { product_id: product, quantity: 1 });
    const carts = shop.app.get(CartFacade, { strict: false });
    const read = carts.withGoods.bind(carts);
    let times = 0;
    const spy = jest.spyOn(carts, 'withGoods').mockImplementation(async (...of) => {
      const found = await read(...of);
      await change(++times);
      return found;
    });
    const answer = await client.post('/api/orders', { ...orderBody(product), items: undefined });
    spy.mockRestore();
    return { answer, times, inCart: (await client.get('/api/cart')).body.data.count as number };
  }
  const addOne = (): Promise<unknown> => shop.db.query('UPDATE cart_item SET quantity = quantity + 1');
  const empty = (): Promise<unknown> => shop.db.query('DELETE FROM cart_item');

  test('a cart that changes while its order is placed is read and priced again', async () => {
    const { answer, inCart } = await orderWhile((times) => (times < 3 ? addOne() : Promise.resolve()));
    expect(answer.status).toBe(201);
    expect(answer.body.data.items).toMatchObject([{ quantity: 3 }]);
    expect(inCart).toBe(0);
  });

  test('an order whose cart changes on each attempt is 409 stale_version, and the cart keeps its lines', async () => {
    const { answer, times, inCart } = await orderWhile(addOne);
    expect([answer.status, answer.body.code]).toEqual([409, 'stale_version']);
    expect(answer.body.message).toBe('Your cart was changed in the meantime. Check it and submit your order again.');
    expect([times, inCart]).toEqual([3, 4]);
  });

  test('an order whose cart is emptied meanwhile is 409 cart_empty on the first attempt', async () => {
    const { answer, times } = await orderWhile(empty);
    expect([answer.status, answer.body.code]).toEqual([409, 'cart_empty']);
    expect(times).toBe(1);
  });
});

test.each([
  ['cart_item', '/api/cart/items'],
  ['shop_order', '/api/orders'],
])('a division by zero in a statement on %s is an internal error with its cause in the log', async (table, path) => {
  const product = await makeProduct(admin, { in_stock: 100 });
  await shop.db.query(`CREATE FUNCTION divide_by_zero() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM 1 / (length(TG_TABLE_NAME) - length(TG_TABLE_NAME)); RETURN NEW; END $$`);
  await shop.db.query(
    `CREATE TRIGGER divides BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION divide_by_zero()`,
  );
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  try {
    const body = table === 'cart_item' ? { product_id: product } : orderBody(product);
    const answer = await shop.client().post(path, body);
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
    expect(logged.mock.calls.flat()).toMatchObject([{ err: { code: '22012', message: 'division by zero' } }]);
  } finally {
    logged.mockRestore();
    await shop.db.query('DROP FUNCTION divide_by_zero CASCADE');
  }
});
