import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { makeProduct, orderBody, stockOf } from '../fixtures/orders.js';
import { sqlErrors } from '../fixtures/sql-errors.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let errors: string[];

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  errors = sqlErrors(shop.db.pool);
});
afterAll(() => shop.close());
beforeEach(() => void errors.splice(0));

/** Runs each function this number of times, all concurrently; returns the errors. */
async function sideBySide(
  works: ReadonlyArray<() => Promise<Answered>>,
  rounds: number,
  allowed: readonly number[],
): Promise<string[]> {
  const refusals: string[] = [];
  await Promise.all(
    works.map(async (work) => {
      for (let round = 0; round < rounds; round++) {
        const { status, body } = await work();
        if (!allowed.includes(status)) refusals.push(`${status} ${body?.code}`);
      }
    }),
  );
  return refusals;
}

const deadlocks = (): string[] => errors.filter((code) => code === '40P01');

test('eight concurrent orders and an alias change do not deadlock', async () => {
  const product = await makeProduct(admin, { in_stock: 10_000 });
  let n = 0;
  const buy = (): Promise<Answered> => admin.post('/api/orders', orderBody(product));
  const rename = (): Promise<Answered> =>
    admin.put(`/api/products/${product}`, { alias: `another-${++n}`, sku: `S-${n}` });
  expect(await sideBySide([...Array.from({ length: 8 }, () => buy), rename], 12, [200, 201])).toEqual([]);
  expect(deadlocks()).toEqual([]);
  expect(n).toBe(12);
  const [sold] = await shop.db.query<{ n: number }>('SELECT count(*)::int AS n FROM order_item WHERE product_id = $1', [
    product,
  ]);
  expect(sold!.n).toBe(8 * 12);
  expect(await stockOf(admin, product)).toBe(10_000 - sold!.n);
});

test('concurrent orders, edits, cancellations, carts, stock corrections and saves of several products all succeed', async () => {
  const category = (await admin.post('/api/categories', { name: 'Crossing' })).body.data.id as number;
  const variants = [
    { sku: 'V-1', attributes: { color: 'red' }, in_stock: 5_000 },
    { sku: 'V-2', attributes: { color: 'blue' }, in_stock: 5_000 },
  ];
  const kinds = await makeProduct(admin, { variants, category });
  const plain = await makeProduct(admin, { in_stock: 5_000, category });
  const detail = (await admin.get(`/api/products/${kinds}`)).body.data as { variants: Array<{ id: number }> };
  const [red, blue] = detail.variants.map(({ id }) => id);
  const line = (product: number, variant: number | null, quantity = 1) => ({
    product_id: product,
    quantity,
    ...(variant && { variant_id: variant }),
  });
  const items = [line(kinds, red!), line(plain, null), line(kinds, blue!)];
  let n = 0;
  const buy = async (lines: object[], edit: boolean): Promise<Answered> => {
    const made = await admin.post('/api/orders', orderBody(plain, { items: lines }));
    if (made.status !== 201) return made;
    const path = `/api/orders/${made.body.data.id}`;
    if (!edit) return admin.post(`${path}/cancel`, {});
    return admin.put(path, { items: [line(plain, null, 3), line(kinds, blue!, 2)] });
  };
  const cart = async (): Promise<Answered> => {
    const buyer = shop.client();
    await buyer.post('/api/cart/items', items[1]);
    await buyer.post('/api/cart/items', items[0]);
    const { items: _, ...rest } = orderBody(plain);
    return buyer.post('/api/orders', rest);
  };
  const rename = (product: number) => () =>
    admin.put(`/api/products/${product}`, { alias: `crossing-${product}-${++n}`, category });
  const recount = (): Promise<Answered> =>
    admin.put(`/api/products/${kinds}`, {
      alias: `counted-${++n}`,
      variants: variants.map((variant, at) => ({
        id: [red, blue][at],
        attributes: variant.attributes,
        sku: `V-${at}-${n}`,
      })),
    });
  const works = [
    () => buy(items, true),
    () => buy([...items].reverse(), false),
    () => buy(items, false),
    () => buy([...items].reverse(), true),
    cart,
    rename(plain),
    rename(kinds),
    recount,
    () => admin.put('/api/admin/products/published', { ids: [plain, kinds], published: true }),
    () => admin.put(`/api/categories/${category}`, { alias: `crossing-${++n}` }),
    () => admin.delete(`/api/categories/${category}`),
  ];
  expect((await sideBySide(works, 12, [200, 201, 409])).filter((text) => !text.startsWith('404'))).toEqual([]);
  expect(deadlocks()).toEqual([]);
  const [wrong] = await shop.db.query<{ n: number }>(`
    SELECT count(*)::int AS n FROM product p JOIN (SELECT product_id, sum(in_stock) AS kinds FROM product_variant
      WHERE deleted_at IS NULL GROUP BY 1) v
      ON v.product_id = p.id WHERE p.in_stock <> v.kinds`);
  expect(wrong!.n).toBe(0);
});

test('deleting products while carts with them are checked out gives an order or an error, never a deadlock', async () => {
  const products = await Promise.all(Array.from({ length: 12 }, () => makeProduct(admin, { in_stock: 10 })));
  const buyers = await Promise.all(
    products.map(async (product) => {
      const buyer = shop.client();
      await buyer.post('/api/cart/items', { product_id: product, quantity: 1 });
      return buyer;
    }),
  );
  const { items: _, ...fromCart } = orderBody(0);
  const [orders, deletions] = await Promise.all([
    Promise.all(buyers.map((buyer) => buyer.post('/api/orders', fromCart))),
    Promise.all(products.map((product) => admin.delete(`/api/products/${product}`))),
  ]);
  expect(deletions.map(({ status }) => status)).toEqual(products.map(() => 200));
  expect(
    orders.filter(({ status }) => ![201, 409, 422].includes(status)).map(({ status, text }) => `${status} ${text}`),
  ).toEqual([]);
  expect(deadlocks()).toEqual([]);
});

describe('a request that updates a product several times locks its category before the product', () => {
  /** Checks that a request that waits for the category has not locked the product. */
  async function leavesProductFree(category: number, product: number, send: () => Promise<Answered>): Promise<void> {
    const other = await shop.db.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM category WHERE id = $1 FOR UPDATE', [category]);
      const sent = send();
      const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
      await until(
        () => shop.db.query(waiting),
        (rows) => rows.length > 0,
      );
      await expect(
        shop.db.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [product]),
      ).resolves.toHaveLength(1);
      await other.query('COMMIT');
      expect((await sent).status).toBe(200);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
  }

  const variants = ['red', 'blue'].map((color) => ({ sku: `W-${color}`, attributes: { color }, in_stock: 5 }));
  let category: number;
  let product: number;
  beforeEach(async () => {
    category = (await admin.post('/api/categories', { name: 'Awaited' })).body.data.id as number;
    product = await makeProduct(admin, { variants, category });
  });
  afterEach(() => admin.delete(`/api/products/${product}`));

  test.each([
    ['a new alias and variants', { alias: 'awaited-product', variants }],
    ['a new price and variants', { price_regular: 50, variants }],
  ])('saving a product with %s', async (_, body) => {
    await leavesProductFree(category, product, () => admin.put(`/api/products/${product}`, body));
  });

  test('editing an order so that one variant returns to stock and another is taken', async () => {
    const detail = (await admin.get(`/api/products/${product}`)).body.data as { variants: Array<{ id: number }> };
    const items = (...quantities: number[]) =>
      detail.variants.map(({ id }, at) => ({ product_id: product, variant_id: id, quantity: quantities[at] }));
    const order = (await admin.post('/api/orders', orderBody(product, { items: items(2, 1) }))).body.data.id as number;
    await leavesProductFree(category, product, () => admin.put(`/api/orders/${order}`, { items: items(1, 2) }));
  });
});

test('an order of two products that waited for a sale does not block another sale that waits for it', async () => {
  const first = await makeProduct(admin, { in_stock: 10 });
  const second = await makeProduct(admin, { in_stock: 10 });
  const connect = async () => {
    const client = await shop.db.pool.connect();
    await client.query('BEGIN');
    return client;
  };
  const [cart, sale, later, other] = [await connect(), await connect(), await connect(), await connect()];
  const waiting = (count: number) =>
    until(
      () =>
        shop.db.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"),
      (rows) => rows.length === count,
    );
  try {
    await cart.query('SELECT FROM product WHERE id = $1 FOR KEY SHARE', [first]);
    await sale.query('UPDATE product SET in_stock = in_stock - 1 WHERE id = $1', [first]);
    await later.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [second]);
    const items = [first, second].map((product_id) => ({ product_id, quantity: 1 }));
    const order = admin.post('/api/orders', orderBody(first, { items }));
    await waiting(1);
    const lock = other.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [first]).catch((error) => error);
    await waiting(2);
    // The order has read the new version of the first product and waits for the second; the other sale waits for the
    // order.
    await sale.query('COMMIT');
    await waiting(2);
    await later.query('COMMIT');
    expect((await order).status).toBe(201);
    expect((await lock).rowCount).toBe(1);
    expect(deadlocks()).toEqual([]);
  } finally {
    for (const client of [cart, sale, later, other]) {
      await client.query('ROLLBACK');
      client.release();
    }
  }
});

test('two products that take former aliases of each other do not deadlock', async () => {
  const first = await makeProduct(admin, { alias: 'teapot' });
  const second = await makeProduct(admin, { alias: 'samovar' });
  const rename = (product: number, alias: string) => admin.put(`/api/products/${product}`, { alias });
  await rename(first, 'new-teapot');
  await rename(second, 'new-samovar');
  const waiting = (count: number) =>
    until(
      () =>
        shop.db.query("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"),
      (rows) => rows.length === count,
    );
  const other = await shop.db.pool.connect();
  try {
    await other.query('BEGIN');
    await other.query("SELECT FROM redirect WHERE kind = 'product' AND former = 'samovar' FOR UPDATE");
    const renamed = [rename(first, 'samovar')];
    await waiting(1);
    renamed.push(rename(second, 'teapot'));
    await waiting(2);
    await other.query('COMMIT');
    expect((await Promise.all(renamed)).map(({ status }) => status)).toEqual([200, 200]);
    expect(deadlocks()).toEqual([]);
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
});
