import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, orderBody } from '../fixtures/orders.js';
import { logInAs } from '../fixtures/administrators.js';

const password = 'correct horse battery';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ env: { WORKER: 'off' } });
  admin = await shop.admin();
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 10 });
});
afterAll(() => shop?.close());

interface Placed {
  readonly id: number;
  readonly key: string;
  readonly customer_id: number;
}

async function order(email: string, more: Record<string, unknown> = {}): Promise<Placed> {
  const customer = { email, first_name: 'Iryna', last_name: 'Melnyk', phone: '+380931234567', ...more };
  const { status, body } = await shop.client().post('/api/orders', orderBody(product, { customer }));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data as Placed;
}

/** A customer with an account; the address is verified on request. */
async function register(name: string, verified: boolean): Promise<{ id: number; client: Client }> {
  const email = `${name}@example.com`;
  const client = shop.client({ cookies: true });
  await client.post('/api/auth/register', { email, password, first_name: name, last_name: 'Member' });
  if (verified) await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', [email]);
  await client.post('/api/auth/login', { email, password });
  const { body } = await admin.get(`/api/customers?q=${email}&registered=1`);
  return { id: body.data.items[0].id as number, client };
}

const merge = (id: number, customer_id: unknown, by = admin) =>
  by.post(`/api/admin/customers/${id}/merge`, { customer_id });
const read = async (id: number) => (await admin.get(`/api/customers/${id}`)).body.data;

describe('orders of guests', () => {
  test('guests with the same email address, whatever its case and spaces, are one customer', async () => {
    const first = await order('one@example.com');
    const second = await order(' ONE@Example.com ', { first_name: 'Someone', phone: '+380501112233' });
    expect(second.customer_id).toBe(first.customer_id);
    expect(await read(first.customer_id)).toMatchObject({
      email: 'one@example.com',
      first_name: 'Iryna',
      phone: '+380931234567',
    });
    const { body } = await admin.get('/api/customers?q=one@example.com');
    expect(body.meta.total).toBe(1);
  });

  test('a guest with the email address of earlier orders cannot read them', async () => {
    const earlier = await order('secret@example.com');
    const reader = shop.client({ cookies: true });
    const customer = { email: 'secret@example.com', first_name: 'A', last_name: 'B', phone: '+380931234567' };
    expect((await reader.post('/api/orders', orderBody(product, { customer }))).status).toBe(201);
    expect((await reader.get(`/api/orders/${earlier.id}`)).status).not.toBe(200);
  });

  test('an account with the email address of a guest has its own customer, without the orders of the guest', async () => {
    const guest = await order('later@example.com');
    const { id, client } = await register('later', true);
    expect(id).not.toBe(guest.customer_id);
    expect((await client.get(`/api/orders/${guest.id}`)).status).not.toBe(200);
    expect((await order('later@example.com')).customer_id).toBe(guest.customer_id);
  });

  test('simultaneous orders of guests with the same email address belong to one customer', async () => {
    const placed = await Promise.all(['race@example.com', 'Race@example.com', 'RACE@example.com'].map((e) => order(e)));
    expect(new Set(placed.map(({ customer_id: id }) => id)).size).toBe(1);
  });

  test('after the erasure of a guest, an order with the same email address creates a new customer', async () => {
    const { customer_id: erased } = await order('gone@example.com');
    expect((await admin.post(`/api/customers/${erased}/erase`)).status).toBe(200);
    expect((await order('gone@example.com')).customer_id).not.toBe(erased);
  });

  test('changing the email address of a guest to that of another guest is refused, because both would be one customer', async () => {
    const one = await order('mine@example.com');
    await order('yours@example.com');
    const { status, body } = await admin.put(`/api/customers/${one.customer_id}`, { email: 'Yours@example.com' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
    expect((await admin.put(`/api/customers/${one.customer_id}`, { email: 'free@example.com' })).status).toBe(200);
    expect((await order('free@example.com')).customer_id).toBe(one.customer_id);
  });
});

describe('merging of customers', () => {
  test('the orders, sums, tags and notes of a merged customer move to the other customer, whose filled fields stay', async () => {
    const [kept, other] = [await order('kept@example.com'), await order('other@example.com', { first_name: 'Olha' })];
    await order('other@example.com');
    await admin.put(`/api/customers/${kept.customer_id}`, { tags: ['loyal', 'b2b'], staff_note: 'First.' });
    await admin.put(`/api/customers/${other.customer_id}`, {
      tags: ['b2b', 'late'],
      staff_note: 'Second.',
      shipping_city: 'Lviv',
    });
    const { status, body } = await merge(kept.customer_id, other.customer_id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: kept.customer_id,
      email: 'kept@example.com',
      first_name: 'Iryna',
      shipping_city: 'Lviv',
      tags: ['loyal', 'b2b', 'late'],
      staff_note: 'First.\nSecond.',
    });
    const { body: purchases } = await admin.get(`/api/admin/customers/purchases?ids=${kept.customer_id}`);
    expect(purchases.data.items).toMatchObject([{ customer_id: kept.customer_id, orders: 3 }]);
    const { body: audit } = await admin.get('/api/admin/audit?action=customer.merged');
    expect(audit.data.items[0]).toMatchObject({ subject_id: String(kept.customer_id) });
  });

  test('a merged customer is 404 and in no list', async () => {
    const [kept, other] = [await order('stays@example.com'), await order('vanishes@example.com')];
    await merge(kept.customer_id, other.customer_id);
    expect((await admin.get(`/api/customers/${other.customer_id}`)).status).toBe(404);
    expect((await admin.put(`/api/customers/${other.customer_id}`, { phone: null })).status).toBe(404);
    expect((await admin.post(`/api/customers/${other.customer_id}/erase`)).status).toBe(404);
    expect((await admin.get(`/api/customers?q=${other.customer_id}`)).body.data.items).not.toContainEqual(
      expect.objectContaining({ id: other.customer_id }),
    );
    expect((await merge(other.customer_id, kept.customer_id)).status).toBe(404);
    const again = await merge(kept.customer_id, other.customer_id);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['customer_id']]);
  });

  test('a customer with an account cannot be merged into another customer', async () => {
    const [guest, { id }] = [await order('guest@example.com'), await register('holder', true)];
    const { status, body } = await merge(guest.customer_id, id);
    expect([status, body.code]).toEqual([409, 'account_needs_proof']);
  });

  test('a guest can be merged into an account only after its holder has verified the email address', async () => {
    const guest = await order('unproven@example.com');
    const unproven = await register('unproven', false);
    const { status, body } = await merge(unproven.id, guest.customer_id);
    expect([status, body.code]).toEqual([409, 'account_needs_proof']);
    await shop.db.query('UPDATE app_user SET email_verified_at = now() WHERE email = $1', ['unproven@example.com']);
    expect((await merge(unproven.id, guest.customer_id)).status).toBe(200);
    expect((await unproven.client.get(`/api/orders/${guest.id}`)).status).toBe(200);
    const next = await order('unproven@example.com');
    expect([unproven.id, guest.customer_id]).not.toContain(next.customer_id);
    expect((await unproven.client.get(`/api/orders/${next.id}`)).status).not.toBe(200);
  });

  test('a customer is not merged with itself, with an unknown one, or with text as id', async () => {
    const { customer_id: id } = await order('self@example.com');
    for (const other of [id, 2_000_000_000, 'x', null, 0]) expect((await merge(id, other)).status).toBe(422);
    expect((await merge(2_000_000_000, id)).status).toBe(404);
  });

  test('customers whose data was erased are not merged', async () => {
    const [one, two] = [await order('erased1@example.com'), await order('erased2@example.com')];
    await admin.post(`/api/customers/${two.customer_id}/erase`);
    const { status, body } = await merge(one.customer_id, two.customer_id);
    expect([status, body.code]).toEqual([409, 'customer_erased']);
  });

  test('only one of two concurrent merges in opposite directions takes effect, and no order is lost', async () => {
    const [one, two] = [await order('left@example.com'), await order('right@example.com')];
    const answers = await Promise.all([
      merge(one.customer_id, two.customer_id),
      merge(two.customer_id, one.customer_id),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    const owners = await shop.db.query<{ customer_id: number }>(
      'SELECT DISTINCT customer_id FROM shop_order WHERE id = ANY ($1::int[])',
      [[one.id, two.id]],
    );
    expect(owners).toHaveLength(1);
  });

  test('the erasure of a customer also erases the data of customers that were merged into it', async () => {
    const [kept, other] = [await order('traces@example.com'), await order('traces2@example.com')];
    await admin.put(`/api/customers/${other.customer_id}`, { first_name: 'Olha Traceable' });
    await merge(kept.customer_id, other.customer_id);
    await admin.post(`/api/customers/${kept.customer_id}/erase`);
    const [left] = await shop.db.query<{ entries: number; named: number }>(
      `SELECT count(*)::int AS entries, count(*) FILTER (WHERE after::text LIKE '%Traceable%')::int AS named
       FROM audit_entry WHERE subject_type = 'customer' AND subject_id = $1`,
      [String(other.customer_id)],
    );
    expect(left).toEqual({ entries: 1, named: 0 });
  });

  test('support staff cannot merge customers', async () => {
    const [one, two] = [await order('role1@example.com'), await order('role2@example.com')];
    expect((await merge(one.customer_id, two.customer_id, await logInAs(shop, 'support'))).status).toBe(403);
  });
});
