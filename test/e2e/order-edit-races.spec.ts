import { startTestShop, type Client, type TestShop } from '#testing';
import { OrderFacade } from '../../src/order/index.js';
import { makeProduct, offerBankInvoice, orderBody, pay, place, stockOf } from '../fixtures/orders.js';
import { reportStatistics } from '../fixtures/report-statistics.js';

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

/** Number of deadlocks that PostgreSQL resolved in this database. */
async function deadlocks(): Promise<number> {
  await reportStatistics(shop);
  return Number(
    (
      await shop.db.query<{ deadlocks: string }>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      )
    )[0]!.deadlocks,
  );
}

test('concurrent orders and edits that move items between two products in opposite directions neither fail nor deadlock', async () => {
  const [a, b] = [await makeProduct(admin, { in_stock: 500 }), await makeProduct(admin, { in_stock: 500 })];
  const lines = (ofA: number, ofB: number) => [
    { product_id: a, quantity: ofA },
    { product_id: b, quantity: ofB },
  ];
  const orders = await Promise.all(
    Array.from(
      { length: 24 },
      async () => (await admin.post('/api/orders', orderBody(a, { items: lines(3, 3) }))).body.data.id as number,
    ),
  );
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all([
      ...orders.map((id, n) => admin.put(`/api/orders/${id}`, { items: (n + round) % 2 ? lines(4, 1) : lines(1, 4) })),
      ...[lines(1, 1), lines(1, 1).reverse()].map((items) => place(shop.client(), a, { items })),
    ]);
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())).toEqual([
      ...orders.map(() => '200'),
      '201',
      '201',
    ]);
  }
  for (const product of [a, b]) {
    const [held] = await shop.db.query<{ n: string; moved: string }>(
      `SELECT (SELECT sum(quantity) FROM order_item WHERE product_id = $1) AS n,
         (SELECT sum(delta) FROM stock_movement WHERE product_id = $1 AND order_id IS NOT NULL) AS moved`,
      [product],
    );
    expect((await stockOf(admin, product)) + Number(held!.n)).toBe(500);
    expect(Number(held!.moved)).toBe(-Number(held!.n));
  }
  expect(await deadlocks()).toBe(0);
});

test('concurrent edits of one order all take effect, unless they name the version that they read', async () => {
  const product = await makeProduct(admin, { in_stock: 500 });
  const { id, version } = (await admin.post('/api/orders', orderBody(product))).body.data as {
    id: number;
    version: number;
  };
  const edit = (body: object): Promise<number> => admin.put(`/api/orders/${id}`, body).then(({ status }) => status);
  const blind = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      edit(n % 2 ? { note: `note ${n}` } : { items: [{ product_id: product, quantity: n + 2 }] }),
    ),
  );
  expect(blind).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await admin.get(`/api/orders/${id}`)).body.data.version).toBe(version + 6);
  const informed = await Promise.all(Array.from({ length: 4 }, () => edit({ note: 'last', version: version + 6 })));
  expect(informed.sort()).toEqual([200, 409, 409, 409]);
});

test('an order that is edited while its payment method is selected keeps the edit and awaits payment', async () => {
  await offerBankInvoice(admin);
  const order = (await place(shop.client(), await makeProduct(admin, { in_stock: 5 }))).body.data;
  const orders = shop.app.get(OrderFacade, { strict: false });
  const find = orders.find.bind(orders);
  let isEdited = false;
  const edited = jest.spyOn(orders, 'find').mockImplementation(async (id) => {
    const found = await find(id);
    // Listeners read other orders at the same time.
    if (id !== order.id || isEdited) return found;
    isEdited = true;
    await admin.put(`/api/orders/${id}`, { note: 'edited meanwhile' });
    return found;
  });
  const answer = await pay(shop.client(), order, 'bank_invoice');
  edited.mockRestore();
  expect(answer.body).toMatchObject({ success: true, order: { status: 'awaiting_payment' } });
  const { data } = (await admin.get(`/api/orders/${order.id}`)).body;
  expect(data).toMatchObject({ note: 'edited meanwhile', status: 'awaiting_payment', payment_method: 'bank_invoice' });
  const kinds = await shop.db.query<{ kind: string }>(
    'SELECT kind FROM order_history WHERE order_id = $1 ORDER BY id',
    [order.id],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['created', 'edited', 'payment_method', 'status']);
});
