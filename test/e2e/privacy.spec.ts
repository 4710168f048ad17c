import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { InvoiceRepository } from '../../src/document/data/invoice.repository.js';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { awaitingOrder, issue } from '../fixtures/invoices.js';
import { makeProduct, offerBankInvoice, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const password = 'a lamp by the quiet window';
const zinaida = {
  email: 'zinaida@example.net',
  first_name: 'Zinaida',
  last_name: 'Sunflowerenko',
  phone: '+380509998877',
};
const other = { email: 'another@example.net', first_name: 'Bohdan', last_name: 'Elsewhere', phone: '+380501112233' };
const place1 = {
  name: 'Zinaida Sunflowerenko',
  address: 'Hidden Lane 77',
  city: 'Kyiv',
  state: null,
  zip: '01001',
  country: 'UA',
};
const MARKS = ['zinaida', 'sunflowerenko', '0509998877', 'hidden lane'];

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin, { in_stock: 100, price_regular: 10 });
});
afterAll(() => shop.close());

const housekeeping = (): Promise<object> => shop.app.get(ScheduledJobs, { strict: false }).run('housekeeping');

/** Each place in the database that still contains data of the person: `table: column of the row`. */
async function traces(marks = MARKS): Promise<string[]> {
  const tables = await shop.db.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog',
      'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.db.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`);
    if (rows.some(({ row }) => marks.some((mark) => row.toLowerCase().includes(mark))))
      found.push(name.replace('public.', ''));
  }
  return found;
}

async function fileTraces(folder = shop.dataDir): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const texts = await Promise.all(
    files.map(async (file) => [file, (await readFile(file)).toString('latin1').toLowerCase()] as const),
  );
  return texts.filter(([, text]) => MARKS.some((mark) => text.includes(mark))).map(([file]) => file);
}

async function customer(person: typeof zinaida): Promise<Client> {
  await shop.client().post('/api/auth/register', { ...person, password });
  const client = shop.client({ cookies: true });
  expect((await client.login(person.email, password)).status).toBe(200);
  return client;
}

async function orderOf(client: Client, person: typeof zinaida, more: object = {}): Promise<number> {
  const placed = await place(client, product, {
    customer: person,
    shipping_address: place1,
    note: 'Ring at Sunflowerenko',
    ...more,
  });
  expect(placed.status).toBe(201);
  return placed.body.data.id as number;
}

const rowOf = async (id: number): Promise<Record<string, unknown>> =>
  (await shop.db.query('SELECT * FROM shop_order WHERE id = $1', [id]))[0]!;
const cancel = async (id: number): Promise<void> =>
  expect((await admin.post(`/api/orders/${id}/cancel`, { reason: 'Zinaida asked for it' })).status).toBe(200) as void;

describe('personal data of a customer', () => {
  let client: Client;
  let ids: { old: number; cancelled: number; open: number; customer: number };

  test('the export of personal data is one file with all data of the customer and none of others', async () => {
    const stranger = await customer(other);
    await orderOf(stranger, other, {
      shipping_address: { ...place1, name: 'Bohdan', address: 'Far Street 1' },
      note: null,
    });
    client = await customer(zinaida);
    await client.put('/api/auth/me', {
      shipping_address: 'Hidden Lane 77',
      shipping_city: 'Kyiv',
      shipping_country: 'UA',
    });
    await client.post('/api/wishlist', { product_id: product });
    await client.post('/api/compare', { product_id: product });
    const reviews = [
      await client.post(`/api/products/${product}/reviews`, { rating: 5, text: 'Good.' }),
      await client.post(`/api/products/${product}/reviews`, { rating: 1, text: 'Zinaida waits.' }),
    ];
    await admin.put(`/api/reviews/${reviews[0]!.body.data.id}`, { approved: true });
    const [old, cancelled, open] = [
      await orderOf(client, zinaida),
      await orderOf(client, zinaida),
      await orderOf(client, zinaida),
    ];
    await cancel(old);
    await cancel(cancelled);
    await client.post('/api/cart/add', { product_id: product, quantity: 2 });
    await delivered(shop);
    const answered = await client.get('/api/auth/me/export');
    expect([answered.status, answered.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="personal-data.json"',
    ]);
    expect(answered.headers.get('cache-control')).toContain('no-store');
    const { data } = answered.body;
    expect(data).toMatchObject({
      account: { email: zinaida.email, last_login_at: expect.stringMatching(/^\d{4}-/) },
      customer: { last_name: 'Sunflowerenko', shipping_address: 'Hidden Lane 77' },
      wishlist: [{ product_id: product }],
      comparison: [{ product_id: product }],
      cart: [{ product_id: product, quantity: 2 }],
      reviews: [{ text: 'Good.' }, { text: 'Zinaida waits.' }],
    });
    expect(data.orders.map((order: { id: number }) => order.id)).toEqual([old, cancelled, open]);
    expect(data.orders[0]).toMatchObject({ items: [{ product_id: product }], payments: [], shipping_address: place1 });
    expect(data.mails.map((mail: { kind: string }) => mail.kind)).toEqual(
      expect.arrayContaining(['welcome', 'order_confirmation']),
    );
    expect(data.sessions).toHaveLength(1);
    expect(answered.text).not.toMatch(/another@|Bohdan|argon2|csrfSecret|"key"|guest_holder/);
    ids = { old, cancelled, open, customer: data.customer.id };
    expect((await shop.client().get('/api/auth/me/export')).status).toBe(401);
    expect((await stranger.get(`/api/customers/${ids.customer}/export`)).status).toBe(403);
    expect((await (await logInAs(shop, 'manager')).post(`/api/customers/${ids.customer}/erase`)).status).toBe(403);
    expect((await admin.get(`/api/customers/${ids.customer}/export`)).body.data.orders).toHaveLength(3);
  });

  test('a customer who confirms by password is erased immediately, and orders keep what their documents need', async () => {
    await shop.db.query(`UPDATE shop_order SET created_at = now() - interval '11 years' WHERE id = $1`, [ids.old]);
    await admin.put(`/api/customers/${ids.customer}`, {
      first_name: 'Zinaida',
      phone: '+380509998877',
      shipping_zip: '01001',
    });
    expect((await client.post('/api/auth/me/erase', { password: 'not this one' })).body.errors).toHaveProperty(
      'password',
    );
    expect((await client.post('/api/auth/me/erase', {})).status).toBe(422);
    const before = await rowOf(ids.old);
    expect((await client.post('/api/auth/me/erase', { password })).status).toBe(200);

    expect((await client.get('/api/auth/me')).status).toBe(401);
    expect((await shop.client().post('/api/auth/login', { email: zinaida.email, password })).status).toBe(401);
    const old = await rowOf(ids.old);
    expect(old).toMatchObject({
      email: null,
      first_name: null,
      last_name: null,
      phone: null,
      note: null,
      cancel_reason: null,
      total: before['total'],
      shipping_address: { name: null, country: 'UA' },
    });
    expect(old['key']).not.toBe(before['key']);
    expect(await rowOf(ids.cancelled)).toMatchObject({
      email: null,
      phone: null,
      note: null,
      cancel_reason: null,
      last_name: 'Sunflowerenko',
      shipping_address: place1,
    });
    expect(await rowOf(ids.open)).toMatchObject({ email: zinaida.email, phone: zinaida.phone });
    expect((await shop.client().get(`/api/products/${product}/reviews`)).body.data.items).toMatchObject([
      { name: '—', text: 'Good.' },
    ]);
    expect((await admin.get(`/api/customers/${ids.customer}`)).body.data).toMatchObject({
      first_name: null,
      email: null,
      account: null,
      user_id: null,
      erased_at: expect.any(String),
    });
    await housekeeping();
    // Only the open order and its data remain.
    expect(
      (await traces()).filter(
        (table) => !['shop_order', 'mail', 'outbox_event', 'order_history', 'audit_entry'].includes(table),
      ),
    ).toEqual([]);
    // The reason of a cancellation stays with the order.
    expect(await shop.db.query(`SELECT DISTINCT subject_type FROM audit_entry WHERE after::text ~* 'zinaida'`)).toEqual(
      [{ subject_type: 'order' }],
    );
    const mails = await shop.db.query<{ order_id: number | null }>('SELECT order_id FROM mail WHERE recipient = $1', [
      zinaida.email,
    ]);
    expect(new Set(mails.map(({ order_id: id }) => id))).toEqual(new Set([ids.open]));
    const [entry] = await shop.db.query(`SELECT actor, ip FROM audit_entry WHERE action = 'customer.erased'`);
    expect(entry).toMatchObject({ actor: { kind: 'customer' }, ip: null });
    expect((await shop.client().post('/api/auth/register', { ...zinaida, password })).status).toBe(201);
    await shop.db.query('DELETE FROM customer WHERE email = $1', [zinaida.email]);
    await shop.db.query('DELETE FROM app_user WHERE email = $1', [zinaida.email]);
  });

  test('erasing a customer anonymizes open orders when they are completed, and all orders after the retention period', async () => {
    await cancel(ids.open);
    await delivered(shop);
    await shop.db.query(`DELETE FROM mail WHERE kind = 'welcome'`);
    expect(await housekeeping()).toMatchObject({ orders: 0, orders_of_erased: 1 });
    expect(await rowOf(ids.open)).toMatchObject({ email: null, phone: null, last_name: 'Sunflowerenko' });
    expect(await traces(['zinaida@'])).toEqual([]);
    await shop.db.query(
      `UPDATE shop_order SET created_at = created_at - interval '11 years',
        updated_at = updated_at - interval '11 years' WHERE id <> $1`,
      [ids.old],
    );
    await shop.db.query(`UPDATE mail SET created_at = created_at - interval '2 years'`);
    const [one, two] = (await Promise.all([housekeeping(), housekeeping()])) as Array<Record<string, number>>;
    expect(one!['orders']! + two!['orders']!).toBe(3);
    expect(await housekeeping()).toMatchObject({ orders: 0, mails: 0 });
    expect(await traces()).toEqual([]);
    expect(await fileTraces()).toEqual([]);
    const shown = await admin.get(`/api/orders/${ids.open}`);
    expect(shown.body.data).toMatchObject({
      total: 10,
      customer: { email: null, last_name: null },
      items: [{ quantity: 1 }],
    });
  });

  test('after the retention period, invoices lose personal data and their files; numbers and amounts stay', async () => {
    await offerBankInvoice(admin);
    const { id } = await awaitingOrder(shop, admin, { customer: zinaida, shipping_address: place1 });
    expect((await issue(admin, id)).status).toBe(201);
    await cancel(id);
    await delivered(shop);
    await until(
      () => shop.db.query(`SELECT FROM pgboss.job WHERE name = 'invoice-file' AND state < 'completed'`),
      (printing) => printing.length === 0,
    );
    const [before] = await shop.db.query<{ id: number; path: string; total: string }>(
      'SELECT id, path, total FROM invoice WHERE order_id = $1',
      [id],
    );
    const path = `${shop.dataDir}/${before!.path}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'Zinaida');
    await shop.db.query(
      `UPDATE invoice SET made_at = now(), size = 7, sha256 = 'x', state = 'ready' WHERE order_id = $1`,
      [id],
    );
    await shop.db.query(`UPDATE shop_order SET created_at = created_at - interval '11 years' WHERE id = $1`, [id]);
    expect(await housekeeping()).toMatchObject({ orders: 1, guests: 0, invoice_files: 1 });
    // Acts like a job that tried to print the invoice during the housekeeping.
    await shop.app.get(InvoiceRepository).markFailed(before!.id, 'Printed too late.');
    expect(await housekeeping()).toMatchObject({ orders: 0, invoice_files: 0 });
    const [after] = await shop.db.query(
      "SELECT id, path, total, says -> 'buyer' AS buyer FROM invoice WHERE order_id = $1",
      [id],
    );
    expect(after).toEqual({
      ...before,
      buyer: { name: '', email: null, phone: null, billingAddress: null, shippingAddress: null },
    });
    expect(await fileTraces()).toEqual([]);
    await shop.db.query(`UPDATE customer SET created_at = created_at - interval '11 years' WHERE email = $1`, [
      zinaida.email,
    ]);
    expect(await housekeeping()).toMatchObject({ guests: 1 });
    // Events of guests are deleted with the outbox after 30 days.
    expect((await traces()).filter((table) => table !== 'outbox_event' && !table.startsWith('pgboss.'))).toEqual([]);
  });

  test('the account page offers download and erasure of personal data', async () => {
    const email = 'petro@example.net';
    await shop.client().post('/api/auth/register', { ...other, email, password });
    const browser = new Browser(shop.url);
    await browser.open('/account/login');
    await browser.submit('/account/login', { email, password });
    const page = await browser.open('/account/data');
    expect(page.html).toContain('href="/api/auth/me/export"');
    expect(page.html).toContain('for 10 years');
    expect((await browser.open('/api/auth/me/export')).html).toContain(email);
    expect((await browser.submit('/account/data', { password })).html).toContain('Confirm that you understand');
    const empty = await browser.submit('/account/data', {});
    for (const field of ['password', 'confirmed']) expect(empty.html).toContain(`id="${field}-error"`);
    const wrong = await browser.submit('/account/data', { password: 'not this one', confirmed: '1' });
    expect([wrong.status, wrong.html.includes('is not your current password')]).toEqual([422, true]);
    expect((await browser.submit('/account/data', { password, confirmed: '1' })).location).toBe('/?said=erased');
    expect((await browser.open('/account/data')).location).toContain('/account/login');
  });

  test('an owner can erase the personal data of a guest', async () => {
    const guest = shop.client();
    const id = await orderOf(guest, other, { shipping_address: { ...place1, name: 'Bohdan' }, note: null });
    await cancel(id);
    const { customer_id: number } = await rowOf(id);
    expect((await admin.post(`/api/customers/${number}/erase`)).body.data).toMatchObject({
      email: null,
      erased_at: expect.any(String),
    });
    expect(await rowOf(id)).toMatchObject({ email: null, last_name: 'Elsewhere' });
    expect((await admin.post(`/api/customers/${number}/erase`)).status).toBe(200);
    const entered = await admin.put(`/api/customers/${number}`, { first_name: 'Bohdan', tags: ['regular'] });
    expect([entered.status, entered.body.code]).toEqual([409, 'customer_erased']);
    expect((await admin.get(`/api/customers/${number}`)).body.data).toMatchObject({ first_name: null, tags: [] });
    expect((await admin.post('/api/customers/999999/erase')).status).toBe(404);
    expect(
      await shop.db.query(`SELECT FROM audit_entry WHERE action = 'customer.erased' AND subject_id = $1`, [
        String(number),
      ]),
    ).toHaveLength(1);
  });
});

describe('personal data in the activity log', () => {
  const entry = (age: string, ip: string) =>
    shop.db.query<{ id: string }>(
      `INSERT INTO audit_entry (at, actor, action, subject_type, ip) VALUES (now() - $1::interval, '{"kind": "system"}',
        'test', 'test', $2) RETURNING id`,
      [age, ip],
    );
  const present = async (): Promise<Array<string | null>> =>
    (await shop.db.query<{ ip: string | null }>(`SELECT ip FROM audit_entry WHERE action = 'test' ORDER BY at`)).map(
      ({ ip }) => ip,
    );

  test('addresses in the activity log are deleted after the periods in the settings, by the nightly job only', async () => {
    await entry('12 years', '192.0.2.1');
    await entry('200 days', '192.0.2.2');
    await entry('29 days', '192.0.2.3');
    for (const statement of [
      `UPDATE audit_entry SET ip = NULL`,
      `DELETE FROM audit_entry WHERE action = 'test'`,
      'TRUNCATE audit_entry',
    ]) {
      await expect(shop.db.query(statement)).rejects.toThrow('append-only');
    }
    await shop.db
      .transaction(async (tx) => {
        await tx.query(`SELECT audit_forget_addresses(now(), 0)`);
        await expect(tx.query('DELETE FROM audit_entry')).rejects.toThrow('append-only');
      })
      .catch(() => undefined);
    const keep = { retention_audit_days: null, retention_audit_years: null };
    expect((await admin.put('/api/admin/settings', keep)).body.data).toMatchObject(keep);
    expect(await housekeeping()).toMatchObject({ audit_addresses: 0, audit_entries: 0 });
    expect((await admin.put('/api/admin/settings', { retention_audit_days: 29 })).status).toBe(422);
    await admin.put('/api/admin/settings', { retention_audit_days: 180, retention_audit_years: 10 });
    await housekeeping();
    expect(await present()).toEqual([null, '192.0.2.3']);
  });

  test('database roles can delete from the activity log only through its functions, and only old entries', async () => {
    await entry('2 years', '192.0.2.9');
    const [row] = await shop.db.query<{ deleted: number }>('SELECT audit_delete_entries(now(), 1000) AS deleted');
    expect(row!.deleted).toBe(1);
    await shop.db.query('SELECT audit_forget_addresses(now(), 1000)');
    // The person is not erased, so nothing is redacted.
    const living = await customer(other).then((client) => client.get('/api/auth/me'));
    const { user, customer: one } = living.body.data;
    expect(await shop.db.query('SELECT audit_forget_person($1, $2) AS forgotten', [one.id, user.id])).toEqual([
      { forgotten: 0 },
    ]);
    expect(await present()).toEqual([null, '192.0.2.3']);
    const functions = await shop.db.query(`SELECT proname AS name, prosecdef AS definer, proconfig AS config,
      has_function_privilege('pg_monitor', oid, 'EXECUTE') AS everybody FROM pg_proc
        WHERE proname ~ '^audit_(forget|delete)' ORDER BY 1`);
    const shut = { definer: true, config: ['search_path=pg_catalog, pg_temp'], everybody: false };
    expect(functions).toEqual(
      ['audit_delete_entries', 'audit_forget_addresses', 'audit_forget_orders', 'audit_forget_person'].map((name) => ({
        name,
        ...shut,
      })),
    );
    expect(await shop.db.query(`SELECT has_schema_privilege('pg_monitor', 'audit_private', 'USAGE') AS open`)).toEqual([
      { open: false },
    ]);
  });
});
