import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';
import { address, makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

const REPORT = '/api/admin/reports/sales';

describe('the sales report of the API', () => {
  let shop: TestShop;
  let admin: Client;
  let tray: number;
  let bowl: number;

  /** Places an order at this time (UTC). */
  async function sell(at: string, product: number, more: Record<string, unknown> = {}): Promise<number> {
    const { body, status } = await place(shop.client(), product, more);
    expect(status).toBe(201);
    await shop.db.query('UPDATE shop_order SET created_at = $2 WHERE id = $1', [body.data.id, at]);
    return body.data.id as number;
  }

  beforeAll(async () => {
    shop = await startTestShop({
      clock: { now: () => new Date('2026-03-31T12:00:00Z') },
      env: { SHOP_TIMEZONE: 'Europe/Kyiv' },
    });
    admin = await shop.admin();
    await offerBankInvoice(admin);
    await admin.put('/api/admin/tax', { prices_include_tax: false, rates: [{ country: 'UA', rate: 20 }] });
    const { body } = await admin.post('/api/categories', { name: 'Kitchen', translations: { uk: { name: 'Кухня' } } });
    tray = await makeProduct(admin, {
      name: '=Walnut, "tray"',
      price_regular: 0.1,
      in_stock: 100,
      category: body.data.id,
      translations: { uk: { name: 'Горіхова таця' } },
    });
    bowl = await makeProduct(admin, { name: 'Bowl', price_regular: 10, in_stock: 100 });
    // 27 March 23:30 and 28 March 00:30 in Kyiv; daylight saving time starts there on the 29th at 3:00
    await sell('2026-03-27T21:30:00Z', tray, { items: [{ product_id: tray, quantity: 3 }] });
    await sell('2026-03-27T22:30:00Z', bowl);
    await sell('2026-03-29T20:59:59Z', bowl, { shipping_address: { ...address, country: 'PL' } });
    const paid = await place(shop.client(), bowl, { payment_method: 'bank_invoice' });
    await pay(shop.client(), paid.body.data, 'bank_invoice');
    await shop.db.query(`UPDATE shop_order SET created_at = '2026-03-29T21:00:00Z' WHERE id = $1`, [paid.body.data.id]);
    await admin.post(`/api/orders/${paid.body.data.id}/verify-payment`, {});
    const { status } = await admin.post(`/api/orders/${paid.body.data.id}/refund`, { amount: 5, reason: 'damaged' });
    expect(status).toBeLessThan(300);
    const cancelled = await sell('2026-03-28T10:00:00Z', bowl);
    await admin.post(`/api/orders/${cancelled}/cancel`, { reason: 'a test' });
    await sell('2026-03-20T10:00:00Z', bowl);
  });
  afterAll(() => shop.close());

  const read = async (query: string, by: Client = admin) => {
    const { status, body } = await by.get(`${REPORT}?${query}`);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data;
  };
  const WEEK = 'from=2026-03-24&to=2026-03-30';

  it('the sales report sums by days of the shop’s time zone, also when the clock changes, without cancelled orders', async () => {
    const { rows, totals, previous, ...head } = await read(`${WEEK}&by=day`);
    expect(head).toEqual({
      from: '2026-03-24',
      to: '2026-03-30',
      by: 'day',
      currency: 'EUR',
      time_zone: 'Europe/Kyiv',
    });
    expect(rows.map(({ key, orders, revenue }: Record<string, unknown>) => [key, orders, revenue])).toEqual([
      ['2026-03-24', 0, 0],
      ['2026-03-25', 0, 0],
      ['2026-03-26', 0, 0],
      ['2026-03-27', 1, 0.36],
      ['2026-03-28', 1, 12],
      ['2026-03-29', 1, 12],
      ['2026-03-30', 1, 12],
    ]);
    expect(totals).toEqual({ orders: 4, revenue: 36.36, tax: 6.06, shipping: 0, refunds: 5 });
    expect(previous).toMatchObject({
      from: '2026-03-17',
      to: '2026-03-23',
      totals: { orders: 1, revenue: 12, tax: 2, refunds: 0 },
    });
    expect(previous.rows).toHaveLength(7);
    expect(previous.rows[3]).toMatchObject({ key: '2026-03-20', orders: 1 });
  });

  it('the sales report sums weeks from Monday and months, and every dimension has the same total revenue', async () => {
    const weeks = await read(`${WEEK}&by=week`);
    expect(weeks.rows.map(({ key, revenue }: Record<string, unknown>) => [key, revenue])).toEqual([
      ['2026-03-23', 24.36],
      ['2026-03-30', 12],
    ]);
    const months = await read('from=2026-02-15&to=2026-03-31&by=month');
    expect(months.rows.map(({ key, orders }: Record<string, unknown>) => [key, orders])).toEqual([
      ['2026-02-01', 0],
      ['2026-03-01', 5],
    ]);
    for (const by of ['day', 'week', 'month', 'product', 'category', 'payment_method', 'country']) {
      const { rows } = await read(`${WEEK}&by=${by}`);
      const cents = rows.reduce((sum: number, { revenue }: { revenue: number }) => sum + Math.round(revenue * 100), 0);
      expect([by, cents]).toEqual([by, 3636]);
    }
  });

  it('the sales report names products, categories and payment methods in the reader’s language', async () => {
    const products = await read(`${WEEK}&by=product&lang=uk`);
    expect(products.rows).toEqual([
      { key: String(bowl), label: 'Bowl', orders: 3, pieces: 3, revenue: 36, tax: 6, shipping: null, refunds: null },
      {
        key: String(tray),
        label: 'Горіхова таця',
        orders: 1,
        pieces: 3,
        revenue: 0.36,
        tax: 0.06,
        shipping: null,
        refunds: null,
      },
    ]);
    const categories = await read(`${WEEK}&by=category&lang=uk`);
    expect(categories.rows.map(({ key, label }: Record<string, unknown>) => [key, label])).toEqual([
      ['', null],
      [expect.stringMatching(/^\d+$/), 'Кухня'],
    ]);
    const methods = await read(`${WEEK}&by=payment_method`);
    expect(methods.rows.map(({ key, label, refunds }: Record<string, unknown>) => [key, label, refunds])).toEqual([
      ['cash', expect.stringMatching(/cash/i), 0],
      ['bank_invoice', 'Bank transfer', 5],
    ]);
    const countries = await read(`${WEEK}&by=country`);
    expect(countries.rows.map(({ key, orders }: Record<string, unknown>) => [key, orders])).toEqual([
      ['UA', 3],
      ['PL', 1],
    ]);
  });

  it('the sales report covers the last 30 days by default, and two years at most', async () => {
    expect(await read('')).toMatchObject({ from: '2026-03-02', to: '2026-03-31', by: 'day' });
    expect((await read('from=2024-04-01&to=2026-03-31&by=month')).rows).toHaveLength(24);
    for (const query of [
      'from=2024-03-01&to=2026-03-31',
      'from=2026-03-02&to=2026-03-01',
      'from=2026-02-30',
      'from=yesterday',
      'from=2026-03-01T00:00:00Z',
      'by=customer',
    ])
      expect([query, (await admin.get(`${REPORT}?${query}`)).status]).toEqual([query, 422]);
    const refused = await admin.get(`${REPORT}?from=2026-03-02&to=2026-03-01`);
    expect(refused.body.errors.to[0]).toContain('must not be before the first day');
  });

  it('the sales report can be downloaded as CSV without formulas in its cells', async () => {
    const { status, headers, text } = await admin.get(`${REPORT}.csv?${WEEK}&by=product`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="sales-product-2026-03-24-2026-03-30.csv"');
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Product,Orders,Pieces,Total sales,Tax,Delivery,Refunds,Currency',
      'Bowl,3,3,36.00,6.00,,,EUR',
      `"'=Walnut, ""tray""",1,3,0.36,0.06,,,EUR`,
      '',
    ]);
    const countries = await admin.get(`${REPORT}.csv?${WEEK}&by=country&lang=ru`);
    expect(countries.text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
      'Страна,Заказы,Количество,Сумма заказов,Налог,Доставка,Возврат денег,Валюта',
      'Украина,3,,24.36,4.06,0.00,5.00,EUR',
    ]);
    expect((await admin.get(`${REPORT}.csv?from=2020-01-01&to=2026-01-01`)).status).toBe(422);
  });

  it('managers and owners can read the sales report, support cannot', async () => {
    const [manager, support] = [await sessionOf(shop, 'manager'), await sessionOf(shop, 'support')];
    expect((await read(WEEK, manager)).totals.revenue).toBe(36.36);
    expect((await manager.get(`${REPORT}.csv?${WEEK}`)).status).toBe(200);
    for (const address of [`${REPORT}?${WEEK}`, `${REPORT}.csv?${WEEK}`]) {
      const { status, body } = await support.get(address);
      expect([status, body.code]).toEqual([403, 'manager_needed']);
    }
    expect((await shop.client().get(REPORT)).status).toBe(401);
    expect((await (await shop.integration('orders:read')).get(REPORT)).status).toBe(403);
    expect((await (await shop.integration('orders:read')).get(`${REPORT}.csv`)).status).toBe(403);
  });
});
