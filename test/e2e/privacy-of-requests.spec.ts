import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestShop, type Client, type TestShop } from '#testing';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { delivered } from '../fixtures/delivered.js';
import { makeProduct, place } from '../fixtures/orders.js';

const password = 'a lamp by the quiet window';
const vira = { email: 'vira@example.net', first_name: 'Vira', last_name: 'Elsewhere', phone: '+380501112233' };
const shipping = { name: 'Vira', address: 'Far Street 1', city: 'Kyiv', state: null, zip: '01001', country: 'UA' };

describe('personal data in alerts, lookups and other requests', () => {
  let shop: TestShop;
  let admin: Client;
  let product: number;
  let soldOut: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    product = await makeProduct(admin, { in_stock: 100, price_regular: 10 });
    soldOut = await makeProduct(admin, { name: 'Sold out lamp', in_stock: 0, price_regular: 10 });
  });
  afterAll(() => shop?.close());

  const run = (job: string): Promise<object> => shop.app.get(ScheduledJobs, { strict: false }).run(job);

  /** Tables that still contain one of the texts. */
  async function traces(...marks: string[]): Promise<string[]> {
    const tables = await shop.db.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog',
        'information_schema') ORDER BY 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await shop.db.query(
        `SELECT FROM ${name} t WHERE lower(to_jsonb(t)::text) LIKE ANY ($1::text[]) LIMIT 1`,
        [marks.map((mark) => `%${mark}%`)],
      );
      if (rows.length > 0) found.push(name.replace('public.', ''));
    }
    return found;
  }

  async function mailFiles(mark: string): Promise<string[]> {
    const folder = join(shop.dataDir, 'mail');
    const texts = await Promise.all(
      (await readdir(folder)).map(async (name) => (await readFile(join(folder, name), 'utf8')).toLowerCase()),
    );
    return texts.filter((text) => text.includes(mark));
  }

  async function logIn(person: typeof vira): Promise<Client> {
    await shop.client().post('/api/auth/register', { ...person, password });
    const client = shop.client({ cookies: true });
    expect((await client.login(person.email, password)).status).toBe(200);
    return client;
  }

  const orderOf = async (client: Client, person: typeof vira): Promise<{ id: number; customer: number }> => {
    const placed = await place(client, product, { customer: person, shipping_address: shipping });
    expect(placed.status).toBe(201);
    const { id } = placed.body.data as { id: number };
    const [row] = await shop.db.query<{ customer_id: number }>('SELECT customer_id FROM shop_order WHERE id = $1', [
      id,
    ]);
    return { id, customer: row!.customer_id };
  };

  test('the export of personal data omits the addresses of staff that get emails about orders', async () => {
    await admin.put('/api/admin/settings', { new_order_mail_to: ['dispatch-desk@example.net'] });
    const client = await logIn({ ...vira, email: 'olha@example.net' });
    const { id } = await orderOf(client, { ...vira, email: 'olha@example.net' });
    await delivered(shop);
    expect(await mailFiles('dispatch-desk@')).toHaveLength(1);
    const { body, text } = await client.get('/api/auth/me/export');
    expect(body.data.orders[0].id).toBe(id);
    expect(text).not.toContain('dispatch-desk@');
    await admin.put('/api/admin/settings', { new_order_mail_to: [] });
  });

  test('alerts, lookups and other requests of a customer are sections of the export that the API document describes', async () => {
    const client = await logIn({ ...vira, email: 'iryna@example.net' });
    const { body } = await client.get('/api/auth/me/export');
    const document = (await shop.client().get('/api/openapi.json')).body;
    const described = document.components.schemas.PersonalDataResponse ?? document.components.schemas.PersonalData;
    expect(Object.keys(described.properties).sort()).toEqual(Object.keys(body.data).sort());
  });

  test('erasing a customer deletes the email address from alerts, lookups and other requests', async () => {
    const client = await logIn(vira);
    const { id } = await orderOf(client, vira);
    await shop.client().post('/api/orders/lookup', { number: id, email: vira.email });
    await shop.client().post(`/api/products/${soldOut}/stock-alerts`, { email: vira.email });
    await client.post('/api/auth/change-email', { email: 'vira.new@example.net', password });
    await admin.put(`/api/products/${soldOut}`, { in_stock: 1 });
    expect(await run('stock-alerts')).toEqual({ mails: 1 });
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'Asked for' });
    await delivered(shop);
    await shop.db.query(
      `INSERT INTO audit_entry (actor, action, subject_type, before) VALUES ('{"kind": "administrator"}', 'job.discarded', 'job', $1)`,
      [{ queue: 'event', data: { type: 'OrderLinkRequested', data: { order_id: id, email: vira.email } } }],
    );
    expect(await mailFiles('vira@')).not.toEqual([]);
    expect((await client.post('/api/auth/me/erase', { password })).status).toBe(200);
    await run('housekeeping');
    expect(await traces('vira@', 'vira.new@')).toEqual([]);
    expect(await mailFiles('vira@')).toEqual([]);
  });

  test('erasing a guest deletes the alerts, lookups and other requests of that guest', async () => {
    const hanna = { ...vira, email: 'hanna@example.net' };
    await admin.put(`/api/products/${soldOut}`, { in_stock: 0 });
    await shop.client().post(`/api/products/${soldOut}/stock-alerts`, { email: hanna.email });
    const { id, customer } = await orderOf(shop.client(), hanna);
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'Asked for' });
    await delivered(shop);
    expect((await admin.post(`/api/customers/${customer}/erase`)).status).toBe(200);
    await run('housekeeping');
    expect(await traces('hanna@')).toEqual([]);
  });
});
