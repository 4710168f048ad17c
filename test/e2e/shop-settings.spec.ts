import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestShop, type Client, type TestShop } from '#testing';
import { eventually } from '../integration/platform/start-platform.js';

const SETTINGS = '/api/admin/settings';
let shop: TestShop;
let other: TestShop;
let admin: Client;

beforeAll(async () => {
  const env = { MAIL_FROM: 'Env Shop <env@example.com>', SHOP_LANGUAGE: 'en' };
  shop = await startTestShop({ env });
  other = await startTestShop({ databaseUrl: shop.databaseUrl, env });
  admin = await shop.admin();
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
});

const change = async (fields: object) => {
  const { status, body } = await admin.put(SETTINGS, fields);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return body.data;
};
const home = async (from: TestShop, language?: string) => (await from.client({ language }).get('/checkout')).text;

test('the settings of a fresh shop are those of the environment', async () => {
  expect((await admin.get(SETTINGS)).body.data).toEqual({
    payments_enabled: true,
    shop_name: null,
    mail_sender_name: null,
    mail_sender_address: null,
    timezone: null,
    smtp: null,
    logo: null,
    favicon: null,
    colors: null,
    hero: null,
    new_order_mail_to: [],
    new_order_mail_language: null,
    default_language: null,
    languages: ['en', 'uk', 'ru'],
    mail_ready_for_shipment: false,
    low_stock_threshold: 5,
    mails_per_hour: 10,
    max_open_orders_per_contact: 5,
    max_open_orders_per_client: 30,
    max_open_lines_per_client: 60,
    max_orders_per_hour_per_contact: 10,
    max_orders_per_hour_per_client: 60,
    max_pieces_in_open_orders: 20,
    max_automatic_invoices_per_client: 5,
    max_quantity: null,
    cancel_unconfirmed_after: null,
    version: 1,
    seller: {
      name: null,
      address: null,
      city: null,
      zip: null,
      country: null,
      vat_id: null,
      registration: null,
      email: null,
      phone: null,
      logo: null,
    },
    e_invoice: 'off',
    require_second_factor: 'none',
    administrator_idle_minutes: 30,
    retention_years: 10,
    retention_mail_days: 365,
    retention_audit_days: 180,
    retention_audit_years: 10,
    retention_failed_job_days: 90,
    bank_data_days: 180,
    in_effect: {
      shop_name: 'Env Shop',
      mail_sender_name: 'Env Shop',
      mail_sender_address: 'env@example.com',
      default_language: 'en',
      languages: ['en', 'uk', 'ru'],
      timezone: 'UTC',
      mail_server: null,
    },
    from_environment: [],
    fixed: { currency: 'EUR', timezone: 'UTC', base_url: expect.stringContaining('http://localhost') },
  });
});

test('a changed setting is used by the next request, and soon by other instances', async () => {
  const changed = await change({ shop_name: 'Quiet Shelf', default_language: 'uk', languages: ['uk', 'en'] });
  expect(changed).toMatchObject({
    shop_name: 'Quiet Shelf',
    version: 2,
    in_effect: { shop_name: 'Quiet Shelf', default_language: 'uk' },
  });
  expect(await home(shop)).toContain('lang="uk"');
  // Without a notification, the other instance would read the settings only after a minute.
  await eventually(async () => /lang="uk"[^]*Quiet Shelf/.test(await home(other)), 30_000);
});

test('customers get answers in the offered languages; ?lang= of API requests and the panel may use any', async () => {
  const page = await home(shop, 'ru,en;q=0.5');
  expect(page).toContain('lang="en"');
  expect(page).not.toContain('lang=ru');
  expect((await shop.client().get('/checkout?lang=ru')).text).toContain('lang="uk"');
  expect((await shop.client({ language: 'ru' }).get('/api/orders')).headers.get('content-language')).toBe('uk');
  expect((await shop.client().get('/api/orders?lang=ru')).headers.get('content-language')).toBe('ru');
  expect((await shop.client({ language: 'ru' }).get('/api/admin/settings')).headers.get('content-language')).toBe('ru');
});

test('the default language must be one of the offered languages', async () => {
  for (const fields of [
    { languages: ['en'] },
    { languages: [] },
    { languages: ['en', 'en', 'uk'] },
    { languages: ['de', 'uk'] },
    { default_language: 'ru' },
  ]) {
    const { status, body } = await admin.put(SETTINGS, fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['languages']]);
  }
  expect((await admin.put(SETTINGS, { default_language: 'de' })).status).toBe(422);
});

test.each([
  ['mail_sender_name', 'Shop\r\nBcc: all@example.com'],
  ['mail_sender_name', 'a\u2028b'],
  ['mail_sender_name', '  '],
  ['shop_name', 'x'.repeat(101)],
  ['shop_name', 'a\tb'],
  ['mail_sender_address', 'a@example.com\nBcc: b@example.com'],
  ['mail_sender_address', 'a@example.com, b@example.com'],
  ['mail_sender_address', 'Shop <a@example.com>'],
  ['low_stock_threshold', -1],
  ['low_stock_threshold', 1.5],
  ['low_stock_threshold', null],
  ['payments_enabled', null],
])('the setting %s cannot be %j', async (field, value) => {
  const { status, body } = await admin.put(SETTINGS, { [field]: value });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('a test email is sent from the sender in the settings', async () => {
  await change({ mail_sender_name: 'Крамниця "Тиха", полиця', mail_sender_address: 'hello@shelf.example' });
  const posted = await admin.post(`${SETTINGS}/test-mail`, { to: 'owner@example.com' });
  expect([posted.status, posted.body.data]).toEqual([
    201,
    { id: expect.any(String), recipient: 'owner@example.com', state: 'queued', error: null, to_file: true },
  ]);
  await eventually(
    async () => (await admin.get(`${SETTINGS}/test-mail/${posted.body.data.id}`)).body.data.state === 'not_sent',
  );
  const folder = [shop, other].map(({ dataDir }) => join(dataDir, 'mail'));
  const files = (
    await Promise.all(folder.map(async (path) => (await readdir(path).catch(() => [])).map((name) => join(path, name))))
  ).flat();
  const mail = await readFile(files[0]!, 'utf8');
  expect(mail).toMatch(/^From: [^<]*<hello@shelf\.example>\r?$/m);
  expect(mail).toMatch(/^Message-ID: <[^>]+@localhost>\r?$/m);
  expect((await admin.post(`${SETTINGS}/test-mail`, {})).body.errors).toHaveProperty('to');
  expect((await admin.get(`${SETTINGS}/test-mail/nothing`)).status).toBe(404);
  expect((await change({ mail_sender_name: null, mail_sender_address: null })).in_effect).toMatchObject({
    mail_sender_name: 'Quiet Shelf',
    mail_sender_address: 'env@example.com',
  });
});

test('test emails are limited by number', async () => {
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await admin.post(`${SETTINGS}/test-mail`, { to: 'owner@example.com' })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('if two changes are based on one version of the settings, the second is a conflict', async () => {
  const { version } = (await admin.get(SETTINGS)).body.data;
  const answers = await Promise.all(
    [1, 2, 3, 4].map((low_stock_threshold) => admin.put(SETTINGS, { low_stock_threshold, version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('stale_version');
  await Promise.all([
    change({ low_stock_threshold: 7 }),
    change({ shop_name: 'Loud Shelf' }),
    change({ payments_enabled: false }),
  ]);
  expect((await admin.get(SETTINGS)).body.data).toMatchObject({
    low_stock_threshold: 7,
    shop_name: 'Loud Shelf',
    payments_enabled: false,
    version: version + 4,
  });
  await change({ payments_enabled: true });
});

test('only owners can read and change the settings, and each change is recorded in the activity log', async () => {
  const manager = await shop.integration('catalog:write', 'orders:write');
  expect([
    (await manager.get(SETTINGS)).status,
    (await manager.put(SETTINGS, {})).status,
    (await shop.client().get(SETTINGS)).status,
  ]).toEqual([403, 403, 401]);
  const [entry] = await shop.db.query(
    `SELECT before, after FROM audit_entry WHERE action = 'settings.changed' ORDER BY id LIMIT 1`,
  );
  expect(entry).toMatchObject({
    before: { shop_name: null },
    after: { shop_name: 'Quiet Shelf', languages: ['uk', 'en'] },
  });
});
