import { startTestShop, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { buyer, makeProduct, place } from '../fixtures/orders.js';

describe('staff notes and tags of customers', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 1000 });
  });
  afterAll(() => shop.close());

  let guests = 0;
  const ordered = async (): Promise<{ id: number; customer: number }> => {
    const contact = { ...buyer, email: `guest${(guests += 1)}@example.com` };
    const { id, customer_id: customer } = (await place(shop.client(), product, { customer: contact })).body.data;
    return { id, customer };
  };
  const note = (customer: number, fields: object, by = admin) => by.put(`/api/customers/${customer}`, fields);
  const idsOf = async (query: string): Promise<number[]> =>
    (await admin.get(`/api/customers?${query}`)).body.data.items.map(({ id }: { id: number }) => id);

  test('notes and tags of a customer are shown in the list and on the order, and tags filter the list', async () => {
    const { id, customer } = await ordered();
    const { body } = await note(customer, { staff_note: ' Calls before noon ', tags: ['VIP', ' whole  sale ', 'vip'] });
    expect(body.data).toMatchObject({ staff_note: 'Calls before noon', tags: ['vip', 'whole sale'], version: 2 });
    expect((await admin.get(`/api/admin/orders/${id}`)).body.data.customer).toMatchObject({
      staff_note: 'Calls before noon',
      tags: ['vip', 'whole sale'],
    });
    const other = (await ordered()).customer;
    await note(other, { tags: ['vip'] });
    expect(await idsOf('tag=VIP')).toEqual([other, customer]);
    expect(await idsOf('tag=whole%20sale')).toEqual([customer]);
    expect(await idsOf('tag=nobody')).toEqual([]);
    expect((await admin.get('/api/customers/tags')).body.data.items).toEqual([
      { tag: 'vip', customers: 2 },
      { tag: 'whole sale', customers: 1 },
    ]);
    // A field that is not sent is kept; an empty one is cleared.
    expect((await note(customer, { first_name: 'Olha' })).body.data).toMatchObject({ tags: ['vip', 'whole sale'] });
    expect((await note(customer, { staff_note: '', tags: [] })).body.data).toMatchObject({
      staff_note: null,
      tags: [],
    });
  });

  test('only managers can write notes and tags, and invalid ones are rejected', async () => {
    const { customer } = await ordered();
    expect((await note(customer, { tags: ['x'] }, await logInAs(shop, 'support'))).status).toBe(403);
    expect((await note(customer, { tags: ['x'] }, await logInAs(shop, 'manager'))).status).toBe(200);
    for (const wrong of [
      { tags: 'vip' },
      { tags: null },
      { tags: [' '] },
      { tags: ['x'.repeat(41)] },
      { tags: Array.from({ length: 21 }, (_, n) => `t${n}`) },
      { staff_note: 'x'.repeat(2001) },
    ]) {
      const { status, body } = await note(customer, wrong);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(wrong)]);
    }
    expect((await note(customer, { tags: ['late'], version: 1 })).status).toBe(409);
  });

  test('notes and tags are part of the exported personal data, hidden from the customer, and erased with the customer', async () => {
    const email = 'noted@example.com';
    const password = 'a lantern over the quiet pier';
    await shop.client().post('/api/auth/register', { email, password, first_name: 'Ada', last_name: 'Noted' });
    const client = shop.client({ cookies: true });
    await client.login(email, password);
    const own = (await client.get('/api/auth/me')).body.data.customer;
    await note(own.id, { staff_note: 'Pays late', tags: ['slow'] });
    const profile = await client.get('/api/auth/me');
    expect(profile.text).not.toContain('Pays late');
    expect(profile.text).not.toContain('slow');
    expect((await admin.get(`/api/customers/${own.id}/export`)).text).toContain('Pays late');
    expect((await admin.post(`/api/customers/${own.id}/erase`)).status).toBe(200);
    expect((await admin.get(`/api/customers/${own.id}`)).body.data).toMatchObject({ staff_note: null, tags: [] });
    const [left] = await shop.db.query(
      `SELECT count(*)::int AS n FROM customer WHERE staff_note IS NOT NULL AND id = $1`,
      [own.id],
    );
    expect(left).toEqual({ n: 0 });
  });
});
