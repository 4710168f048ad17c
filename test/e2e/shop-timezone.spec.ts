import { startTestShop, type Client, type TestShop } from '#testing';
import { awaitingOrder, issue, offerBankInvoice } from '../fixtures/invoices.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { until } from '../fixtures/until.js';

const SETTINGS = '/api/admin/settings';
const MINUTES_TO_NEW_YEAR = (Date.parse('2026-12-31T22:30:00Z') - Date.parse('2026-11-21T10:00:00Z')) / 60_000;
const clock = movableClock();
let shop: TestShop;
let other: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ clock });
  other = await startTestShop({ clock, databaseUrl: shop.databaseUrl });
  admin = await shop.admin();
  await offerBankInvoice(admin, { payment_terms: 2 });
});
afterAll(async () => {
  await other?.close();
  await shop?.close();
});

const setZone = async (timezone: string | null) => {
  const { status, body } = await admin.put(SETTINGS, { timezone });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};

test('lists, reports and invoice numbers use a changed time zone at once', async () => {
  clock.pass(MINUTES_TO_NEW_YEAR);
  const order = await awaitingOrder(shop, admin);
  await shop.db.query('UPDATE shop_order SET created_at = $2 WHERE id = $1', [order.id, clock.now()]);
  const found = async (day: string): Promise<number> =>
    (await admin.get(`/api/orders?created_from=${day}&created_to=${day}`)).body.meta.total;
  expect([await found('2026-12-31'), await found('2027-01-01')]).toEqual([1, 0]);
  expect(await setZone('Europe/Kyiv')).toMatchObject({
    timezone: 'Europe/Kyiv',
    in_effect: { timezone: 'Europe/Kyiv' },
    from_environment: [],
  });
  expect([await found('2026-12-31'), await found('2027-01-01')]).toEqual([0, 1]);
  expect((await admin.get('/api/admin/dashboard')).body.data.time_zone).toBe('Europe/Kyiv');
  const report = (await admin.get('/api/admin/reports/sales?from=2027-01-01&to=2027-01-01')).body.data;
  expect([report.time_zone, report.totals.orders]).toEqual(['Europe/Kyiv', 1]);
  expect((await issue(admin, order.id)).body.data.number).toBe('INV-2027-000001');
  const buyer = shop.client({ cookies: true });
  await buyer.get(`/order/${order.id}?key=${order.key}`);
  const page = async (): Promise<string> => (await buyer.get(`/order/${order.id}`)).text;
  expect(await page()).toContain('January 1, 2027');
  await setZone(null);
  expect(await page()).toContain('December 31, 2026');
});

test('a changed time zone reaches other instances and the scheduled jobs', async () => {
  await setZone('America/New_York');
  const there = await other.admin();
  await until(
    async () => (await there.get('/api/admin/dashboard')).body.data.time_zone as string,
    (zone) => zone === 'America/New_York',
  );
  await until(
    () => shop.db.query<{ timezone: string }>('SELECT DISTINCT timezone FROM pgboss.schedule'),
    (zones) => zones.map(({ timezone }) => timezone).join() === 'America/New_York',
  );
});

test.each(['+02:00', 'Europe/Nowhere', 'europe/kyiv', '', 5, 'Mars/Olympus', 'UTC; DROP TABLE setting'])(
  'the time zone cannot be %j',
  async (timezone) => {
    const { status, body } = await admin.put(SETTINGS, { timezone });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['timezone']]);
  },
);
