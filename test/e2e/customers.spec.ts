import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, orderBody, place } from '../fixtures/orders.js';

const password = 'correct horse battery';

describe('customers for administrators', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000, price_regular: 10 });
  });
  afterAll(() => shop?.close());

  const guest = async (name: string): Promise<number> =>
    (
      await shop
        .client()
        .post(
          '/api/orders',
          orderBody(product, {
            customer: { email: `${name}@example.com`, first_name: name, last_name: 'Гість', phone: '+380931234567' },
          }),
        )
    ).body.data.customer_id;
  const register = async (name: string): Promise<number> => {
    const email = `${name}@example.com`;
    await shop
      .client({ cookies: true })
      .post('/api/auth/register', { email, password, first_name: name, last_name: 'Member' });
    return (await admin.get(`/api/customers?q=${email}`)).body.data.items[0].id;
  };
  const found = async (query: string): Promise<number[]> =>
    (await admin.get(`/api/customers?${query}`)).body.data.items.map(({ id }: { id: number }) => id);

  it('customers are found by part of name, email and phone in any script, and filtered by account', async () => {
    const [g, r] = [await guest('findable'), await register('findable2')];
    for (const q of ['findab', 'ГІСТ', 'гі', '931234', 'findable@ex'])
      expect(await found(`q=${encodeURIComponent(q)}`)).toContain(g);
    expect(await found('q=findable&registered=1')).toEqual([r]);
    expect(await found('q=findable&registered=0')).toEqual([g]);
    expect(await found('q=findable&sort=created_at')).toEqual([g, r].sort((a, b) => a - b));
    expect(await found('q=100%25_')).toEqual([]);
    expect((await admin.get('/api/customers?sort=email')).status).toBe(422);
  });

  it('the second of two administrators who change a customer gets a conflict, and nothing is lost', async () => {
    const id = await guest('changed');
    const { version } = (await admin.get(`/api/customers/${id}`)).body.data;
    const answers = await Promise.all(
      ['Kyiv', 'Lviv'].map((shipping_city) => admin.put(`/api/customers/${id}`, { version, shipping_city })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('stale_version');
    const now = (await admin.get(`/api/customers/${id}`)).body.data;
    expect(now).toMatchObject({
      version: version + 1,
      first_name: 'changed',
      shipping_city: answers.find(({ status }) => status === 200)!.body.data.shipping_city,
    });
    const [entry] = await shop.db.query<{ after: object }>(
      `SELECT after FROM audit_entry WHERE action = 'customer.changed' AND subject_id = $1`,
      [String(id)],
    );
    expect(entry!.after).toEqual({ shipping_city: now.shipping_city });
  });

  it('a customer keeps the version if nothing changes, and an invalid email is rejected', async () => {
    const id = await guest('same');
    const before = (await admin.get(`/api/customers/${id}`)).body.data;
    expect(
      (await admin.put(`/api/customers/${id}`, { first_name: 'same', version: before.version })).body.data.version,
    ).toBe(before.version);
    const refused = await admin.put(`/api/customers/${id}`, { email: 'nobody', shipping_country: 'Ukraine' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['email', 'shipping_country']);
    expect((await admin.put(`/api/customers/${id}`, { email: 'other@example.com' })).body.data.email).toBe(
      'other@example.com',
    );
    expect((await admin.put('/api/customers/999999', { first_name: 'x' })).status).toBe(404);
  });

  it('the email address of a customer with an account cannot be changed', async () => {
    const id = await register('loginaddress');
    const refused = await admin.put(`/api/customers/${id}`, { email: 'thief@example.com' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { email: [expect.stringContaining('logs in')] } } });
    expect(
      (await admin.put(`/api/customers/${id}`, { email: 'loginaddress@example.com', phone: '+380441112233' })).status,
    ).toBe(200);
    expect((await admin.get(`/api/customers/${id}`)).body.data.account).toMatchObject({
      email: 'loginaddress@example.com',
      active: true,
    });
  });

  it('blocking a customer ends all sessions immediately, and unblocking allows the login again', async () => {
    const id = await register('locked');
    const browser = shop.client({ cookies: true });
    expect((await browser.login('locked@example.com', password)).status).toBe(200);
    expect((await admin.put(`/api/customers/${id}/account`, { active: false })).body.data.account.active).toBe(false);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await shop.client({ cookies: true }).login('locked@example.com', password)).status).toBe(401);
    await admin.put(`/api/customers/${id}/account`, { active: true });
    expect((await shop.client({ cookies: true }).login('locked@example.com', password)).status).toBe(200);
    expect((await admin.put(`/api/customers/${await guest('noaccount')}/account`, { active: false })).status).toBe(404);
  });

  it('orders and payments of a customer are in one answer', async () => {
    const [one, two] = [await guest('spends'), await guest('spendsnot')];
    const made = await admin.post('/api/orders', orderBody(product, { customer_id: one }));
    const { id } = made.body.data;
    for (const status of ['ready_for_shipment', 'shipped', 'paid'])
      await admin.put(`/api/orders/${id}/status`, { status });
    const { items } = (await admin.get(`/api/admin/customers/purchases?ids=${two},${one},999999`)).body.data;
    expect(items).toMatchObject([
      { customer_id: two, orders: 1, spent: [] },
      { customer_id: one, orders: 2, cancelled: 0, spent: [{ currency: 'EUR', amount: 10 }] },
      { customer_id: 999_999, orders: 0, last_order_at: null },
    ]);
    expect((await admin.get('/api/admin/customers/purchases?ids=1,x')).status).toBe(422);
    expect((await admin.get('/api/admin/customers/purchases')).status).toBe(422);
  });

  it('guests, customers and tokens without the scope cannot read customers', async () => {
    const id = await guest('private');
    expect((await shop.client().get('/api/customers')).status).toBe(401);
    const clerk = await shop.integration('orders:write');
    expect((await clerk.get('/api/customers')).status).toBe(403);
    expect((await clerk.put(`/api/customers/${id}`, { first_name: 'x' })).status).toBe(403);
    expect((await clerk.put(`/api/customers/${id}/account`, { active: false })).status).toBe(403);
    expect((await place(shop.client(), product)).status).toBe(201);
  });
});
