import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

describe.each([
  ['Pacific/Kiritimati', '2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-25T11:00:00.000Z', '2026-11-26T11:00:00.000Z'],
])('dates without a time in the time zone %s', (SHOP_TIMEZONE, begin, end) => {
  let shop: TestShop;
  let admin: Client;
  let id: number;
  const lastMoment = new Date(Date.parse(end) - 1).toISOString();

  beforeAll(async () => {
    shop = await startTestShop({ env: { SHOP_TIMEZONE } });
    admin = await shop.admin();
    await offerBankInvoice(admin);
    const client = shop.client();
    const order = (await place(client, await makeProduct(admin), { payment_method: 'bank_invoice' })).body.data;
    await pay(client, order, 'bank_invoice');
    id = order.id;
  });
  afterAll(() => shop?.close());

  test('a payment received on a date is stored at midnight of the shop time zone', async () => {
    const sent = { amount: 1, received_at: '2026-11-25' };
    const { status, body } = await admin.post(`/api/orders/${id}/verify-payment`, sent);
    expect([status, body.data?.payments[0].received_at]).toEqual([200, begin]);
    const now = { amount: 1, received_at: new Date().toISOString().slice(0, 19) };
    const later = await admin.post(`/api/orders/${id}/verify-payment`, now);
    expect(later.status).toBe(200);
  });

  test.each([
    ['first moment of the day', begin, true],
    ['last moment of the day', lastMoment, true],
    ['first moment of the next day', end, false],
    ['last moment of the previous day', new Date(Date.parse(begin) - 1).toISOString(), false],
  ])(
    'lists and exports of 25 November contain exactly the orders of that day in the shop’s time zone: %s',
    async (_, moment, isIn) => {
      // The stored time has microseconds, which the requested time lacks.
      await shop.db.query(
        "UPDATE shop_order SET created_at = $2::timestamptz + interval '999 microseconds' WHERE id = $1",
        [id, moment],
      );
      const day = 'created_from=2026-11-25&created_to=2026-11-25';
      expect((await admin.get(`/api/orders?${day}`)).body.meta.total).toBe(isIn ? 1 : 0);
      const rows = (await admin.get(`/api/admin/orders/export?${day}`)).text.trim().split('\n').length;
      expect(rows).toBe(isIn ? 2 : 1);
      const exact = `created_from=${moment}&created_to=${moment}`;
      expect((await admin.get(`/api/orders?${exact}`)).body.meta.total).toBe(1);
    },
  );

  test('dates in audit filters, token expiry and reports use the shop time zone', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIMEZONE }).format(new Date());
    const total = async (query: string): Promise<number> =>
      (await admin.get(`/api/admin/audit?${query}`)).body.meta.total;
    expect(await total(`from=${today}`)).toBeGreaterThan(0);
    expect(await total(`to=${today}`)).toBe(0);
    const token = { name: 'Till', scopes: ['orders:read'], expires_at: '2099-11-25' };
    const { body } = await admin.post('/api/auth/tokens', token);
    expect(body.data.expires_at).toBe(begin.replace('2026', '2099'));
    await shop.db.query('UPDATE shop_order SET created_at = $2 WHERE id = $1', [id, lastMoment]);
    const report = await admin.get('/api/admin/reports/sales?from=2026-11-25&to=2026-11-25');
    expect(report.body.data.totals.orders).toBe(1);
  });
});
