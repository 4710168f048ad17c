import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';
import { buyer, makeProduct, place } from '../fixtures/orders.js';

describe('the search of the panel', () => {
  let shop: TestShop;
  let admin: Client;
  let reference: string;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    const product = await makeProduct(admin, { name: 'Walnut tray', sku: 'TRAY-42', in_stock: 50 });
    await makeProduct(admin, { name: 'Walnut bowl', published: 0 });
    for (let made = 0; made < 12; made++) {
      const { body } = await place(shop.client(), product);
      reference = body.data.reference as string;
    }
    await place(shop.client(), product, {
      customer: {
        ...buyer,
        email: 'ivan@other.example',
        first_name: 'Ivan',
        last_name: 'Franko',
        phone: '+380670000042',
      },
    });
    await shop.db.query(
      `WITH u AS (INSERT INTO app_user (email, password_hash, role) VALUES ('marta@example.com', 'x', 'customer')
        RETURNING id)
       INSERT INTO customer (user_id, email, first_name, last_name) SELECT id, 'marta@example.com', 'Marta', 'Bondar'
         FROM u`,
    );
  });
  afterAll(() => shop.close());

  const find = async (q: string, by: Client = admin) => {
    const { status, body } = await by.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    const ids = (kind: string): number[] => body.data[kind].map(({ id }: { id: number }) => id);
    return { data: body.data, orders: ids('orders'), products: ids('products'), customers: ids('customers') };
  };

  it('the search of the panel finds an order by number, reference, email, phone and name', async () => {
    expect((await find('3')).orders).toEqual([3]);
    expect((await find('#3')).orders).toEqual([3]);
    expect((await find('№\u00a03')).orders).toEqual([3]);
    expect((await find('13')).orders[0]).toBe(13);
    expect((await find(reference)).orders).toEqual([12]);
    expect((await find(reference.toLowerCase().replace(/(.{4})/g, '$1 '))).orders).toEqual([12]);
    expect((await find('ivan@other')).orders).toEqual([13]);
    expect((await find('67000004')).orders).toEqual([13]);
    expect((await find('FRANKO')).data.orders[0]).toMatchObject({
      id: 13,
      customer: 'Ivan Franko',
      status: 'pending',
      is_pickup: true,
      total: 19.99,
      currency: 'EUR',
    });
  });

  it('the search of the panel returns at most ten results of each kind, newest orders and registered customers first', async () => {
    const { orders, data } = await find('bondar');
    expect(orders).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(data.customers).toMatchObject([
      { name: 'Marta Bondar', email: 'marta@example.com', registered: true },
      // The twelve orders of this guest belong to one customer.
      { name: 'Olena Bondar', email: buyer.email, phone: buyer.phone, registered: false },
    ]);
  });

  it('the search of the panel finds products by name and SKU, hidden ones too', async () => {
    expect((await find('walnut')).data.products.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Walnut bowl',
      'Walnut tray',
    ]);
    expect((await find('tray-42')).data.products).toEqual([
      { id: 1, name: 'Walnut tray', sku: 'TRAY-42', published: true, in_stock: expect.any(Number) },
    ]);
  });

  it('the search of the panel takes special characters literally and ignores single letters', async () => {
    expect(await find('%')).toMatchObject({ orders: [], products: [], customers: [] });
    expect(await find('_%')).toMatchObject({ orders: [], products: [], customers: [] });
    expect(await find('b')).toMatchObject({ orders: [], products: [], customers: [] });
    expect(await find("' OR 1=1 --")).toMatchObject({ orders: [], customers: [] });
    expect((await find('999999999')).orders).toEqual([]);
    for (const q of ['', '%20%20', 'x'.repeat(101)])
      expect((await admin.get(`/api/admin/search?q=${q}`)).status).toBe(422);
    expect((await admin.get('/api/admin/search')).status).toBe(422);
    expect((await admin.get('/api/admin/search?q=a&q=b')).status).toBe(422);
  });

  it('administrators of every role can use the search of the panel, other callers cannot', async () => {
    expect((await find('walnut', await sessionOf(shop, 'support'))).products).toHaveLength(2);
    expect((await shop.client().get('/api/admin/search?q=walnut')).status).toBe(401);
    expect((await (await sessionOf(shop, 'customer')).get('/api/admin/search?q=walnut')).status).toBe(403);
    expect((await (await shop.integration('orders:read')).get('/api/admin/search?q=walnut')).status).toBe(403);
  });
});
