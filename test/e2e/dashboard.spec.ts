import { startTestShop, type Client, type TestShop } from '#testing';
import { sessionOf } from '../fixtures/panel/account.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';
import { statementsDuring } from '../fixtures/statements.js';

const DASHBOARD = '/api/admin/dashboard';
const ACCOUNT = 'DE89370400440532013000';
let ahead = 0;
/** Advances the clock by more than the time for which figures are cached. */
const forget = (): void => void (ahead += 5_001);

describe('the dashboard of the panel', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({
      clock: { now: () => new Date(Date.now() + ahead) },
      env: { SHOP_TIMEZONE: 'Pacific/Auckland' },
    });
    admin = await shop.admin();
  });

  afterAll(() => shop.close());

  it('the dashboard of a fresh shop has no tasks, a bar for every day, and all first steps open', async () => {
    const { status, body } = await admin.get(`${DASHBOARD}?days=7`);
    expect(status).toBe(200);
    const { to_do: toDo, sales, first_steps: steps, system, notices } = body.data;
    expect(notices).toEqual([{ code: 'mail_not_set_up', setting: 'smtp', value: '', orders: [] }]);
    expect(toDo).toEqual({
      to_verify: { count: 0, overdue: 0, open: [] },
      transactions_to_review: 0,
      transactions_suggested: 0,
      transactions_partly_assigned: 0,
      pending: 0,
      processing: 0,
      ready_for_shipment: 0,
      paid_not_shipped: 0,
      refunds_due: 0,
      reservations_to_release: [],
      money_for_cancelled: [],
      payments_reported: 0,
      payments_reversed: 0,
      refund_transfers_due: 0,
      refund_transfers_returned: 0,
      sold_out: 0,
      low_stock: 0,
      low_stock_threshold: 5,
      reviews_waiting: 0,
      dead_letters: 0,
      dead_mails: 0,
      orders_refused: 0,
    });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date());
    expect(sales.days).toHaveLength(7);
    expect(sales.days.at(-1)).toEqual({ day: today, orders: 0, turnover: 0, paid: 0 });
    expect(sales).toMatchObject({ orders: 0, turnover: 0, paid: 0 });
    expect(steps).toEqual({
      name: false,
      seller: false,
      delivery: false,
      pickup_address: false,
      pickup_method: 'pickup',
      tax: false,
      pages: false,
      bank_invoice: false,
      bank_method: 'bank_invoice',
      product: false,
      order: false,
      mail: false,
    });
    expect(system).toMatchObject({
      mails: { transport: 'files' },
      outbox: { age_seconds: expect.any(Number) },
      database: { version: expect.stringMatching(/^\d+/) },
    });
    expect(system.disk.free_bytes).toBeLessThanOrEqual(system.disk.total_bytes);
  });

  it('the dashboard counts tasks, and sums sales by the days of the shop’s time zone', async () => {
    await offerBankInvoice(admin);
    const product = await makeProduct(admin, { price_regular: 10, in_stock: 6 });
    await makeProduct(admin, { in_stock: 0 });
    await makeProduct(admin, { in_stock: 0, published: 0 });
    await makeProduct(admin, { in_stock: 4 });
    const guest = shop.client();
    const order = async (method: string) => {
      const { body } = await place(guest, product, { payment_method: method });
      const paid = await pay(guest, body.data, method);
      expect(paid.status).toBe(200);
      return body.data.id as number;
    };
    const [paidOne, overdueOne, cancelled] = [
      await order('bank_invoice'),
      await order('bank_invoice'),
      await order('bank_invoice'),
    ];
    await order('cash');
    await admin.post(`/api/orders/${paidOne}/verify-payment`, {});
    await admin.post(`/api/orders/${cancelled}/verify-payment`, {});
    await admin.post(`/api/orders/${cancelled}/cancel`, { reason: 'not wanted' });
    await shop.db.query(
      `UPDATE shop_order SET payment_due_at = now() - interval '1 day', created_at = now() - interval '6 days'
        WHERE id = $1`,
      [overdueOne],
    );
    forget();
    const { to_do: toDo, sales, first_steps: steps } = (await admin.get(`${DASHBOARD}?days=7`)).body.data;
    expect(toDo).toMatchObject({
      to_verify: { count: 1, overdue: 1, open: [{ currency: 'EUR', amount: 10, overdue_amount: 10 }] },
      pending: 1,
      paid_not_shipped: 1,
      refunds_due: 1,
      sold_out: 1,
      low_stock: 2,
    });
    expect(sales.days[0]).toMatchObject({ orders: 1, turnover: 10, paid: 0 });
    expect(sales.days[6]).toMatchObject({ orders: 2, turnover: 20, paid: 10 });
    expect(sales).toMatchObject({ orders: 3, turnover: 30, paid: 10 });
    expect(sales.previous).toMatchObject({ orders: 0, turnover: 0, paid: 0 });
    expect(steps).toMatchObject({ bank_invoice: true, product: true, order: true });
  });

  it('each first step is marked as done as soon as the shop has what it asks for', async () => {
    const steps = async () => (await admin.get(DASHBOARD)).body.data.first_steps;
    const open = { name: false, seller: false, delivery: false, pickup_address: false, tax: false, pages: false };
    expect(await steps()).toMatchObject(open);
    const seller = { name: 'Quiet Shelf LLC', address: 'Khreshchatyk 1', city: 'Kyiv' };
    await admin.put('/api/admin/settings', { shop_name: 'Quiet Shelf', seller });
    expect(await steps()).toMatchObject({ ...open, name: true });
    await admin.put('/api/admin/settings', { seller: { country: 'UA' } });
    await admin.put('/api/admin/shipping-methods/flat_rate', { price: 3 });
    expect(await steps()).toMatchObject({ ...open, name: true, seller: true, delivery: true });
    await admin.put('/api/admin/shipping-methods/pickup', { address: { en: 'Khreshchatyk 1, Kyiv' } });
    await admin.put('/api/admin/tax', { prices_include_tax: true, rates: [] });
    for (const kind of ['terms', 'privacy']) {
      const translations = { en: { title: kind, body: 'Text.' } };
      await admin.post('/api/admin/pages', { slug: kind, kind, published: true, translations });
    }
    expect(await steps()).toMatchObject({
      ...{ name: true, seller: true, delivery: true, pickup_address: true, tax: true, pages: true, mail: false },
      pickup_method: null,
    });
  });

  it('the dashboard compares with the previous period of the same length, and lists the newest orders', async () => {
    await shop.db.query(`UPDATE shop_order SET created_at = now() - interval '9 days' WHERE id = 2`);
    forget();
    const { sales, recent_orders: recent } = (await admin.get(`${DASHBOARD}?days=7`)).body.data;
    expect(sales).toMatchObject({ orders: 2, turnover: 20, paid: 10 });
    expect(sales.previous).toMatchObject({ orders: 1, turnover: 10, paid: 0 });
    expect(sales.previous.days).toHaveLength(7);
    expect(sales.previous.days[4]).toMatchObject({ orders: 1, turnover: 10 });
    expect(recent.map(({ id }: { id: number }) => id)).toEqual([4, 3, 1, 2]);
    expect(recent[3]).toMatchObject({
      customer: 'Olena Bondar',
      status: 'awaiting_payment',
      payment_status: 'unpaid',
      overdue: true,
      is_pickup: true,
      total: 10,
      currency: 'EUR',
    });
    await shop.db.query(`UPDATE shop_order SET created_at = now() - interval '6 days' WHERE id = 2`);
  });

  it('concurrent requests for the dashboard share one set of queries', async () => {
    forget();
    const asked = await statementsDuring(shop, () =>
      Promise.all(Array.from({ length: 20 }, () => admin.get(DASHBOARD))),
    );
    expect(
      asked.filter((text) =>
        /order_sales_by_day|order_work|order_money_to_verify|order_recent|catalog_work|system_state/.test(text),
      ),
    ).toHaveLength(6);
  });

  it('the dashboard covers 7, 30 or 90 days, and only administrators may read it', async () => {
    expect((await admin.get(`${DASHBOARD}?days=90`)).body.data.sales.days).toHaveLength(90);
    expect((await admin.get(`${DASHBOARD}?days=31`)).status).toBe(422);
    expect((await shop.client().get(DASHBOARD)).status).toBe(401);
    expect((await (await shop.integration('orders:read')).get(DASHBOARD)).status).toBe(403);
  });

  it('managers see amounts on the dashboard, support does not', async () => {
    const [manager, support] = [await sessionOf(shop, 'manager'), await sessionOf(shop, 'support')];
    const ofManager = (await manager.get(DASHBOARD)).body.data;
    const ofSupport = (await support.get(DASHBOARD)).body.data;
    expect(ofManager.sales).toMatchObject({ orders: 3, turnover: 30, paid: 10 });
    expect(ofSupport.sales).toMatchObject({ orders: 3, turnover: null, paid: null });
    expect(ofSupport.sales.days.at(-1)).toMatchObject({ orders: 2, turnover: null, paid: null });
    expect(ofSupport.sales.previous).toMatchObject({ turnover: null, paid: null });
    expect(ofSupport.recent_orders[0]).toMatchObject({ total: null, currency: null });
    expect(ofSupport.to_do.to_verify).toEqual({ count: 1, overdue: 1, open: [] });
    expect((await support.get('/api/admin/payments/to-verify')).status).toBe(403);
  });

  it('the dashboard tells owners and managers which setting is missing if a proxy hides client addresses', async () => {
    await shop.client().get('/api/nowhere', { 'x-forwarded-for': '198.51.100.7' });
    expect((await admin.get(DASHBOARD)).body.data.notices).toEqual([
      { code: 'mail_not_set_up', setting: 'smtp', value: '', orders: [] },
      { code: 'untrusted_proxy', setting: 'TRUST_PROXY', value: '127.0.0.1', orders: [] },
    ]);
    expect((await (await sessionOf(shop, 'manager')).get(DASHBOARD)).body.data.notices).toHaveLength(2);
    expect((await (await sessionOf(shop, 'support')).get(DASHBOARD)).body.data.notices).toEqual([]);
  });

  describe('payments to verify', () => {
    it('payments to verify have the open amount, and are found by reference, name and amount', async () => {
      const { body } = await admin.get('/api/admin/payments/to-verify');
      expect(body.meta.total).toBe(1);
      expect(body.data.open).toEqual([{ currency: 'EUR', count: 1, open_amount: 10, overdue: 1, overdue_amount: 10 }]);
      const [order] = body.data.items;
      expect(order).toMatchObject({ open_amount: 10, overdue: true, payment_method_title: 'Bank transfer' });
      const found = async (q: string) =>
        (await admin.get(`/api/admin/payments/to-verify?q=${encodeURIComponent(q)}`)).body.meta.total;
      expect(await found(order.reference)).toBe(1);
      expect(await found('rf'.concat(order.reference.slice(2).replace(/(.{4})/g, '$1 ')))).toBe(1);
      expect(await found('10,00 €')).toBe(1);
      expect(await found('Bondar')).toBe(1);
      expect(await found(`2026-11-20 Olena B. ${order.reference} 99,99 EUR`)).toBe(1);
      expect(await found('transfer of 10,00 EUR, thank you')).toBe(1);
      expect(await found(`for order ${order.id}, thank you`)).toBe(1);
      expect(await found('for order 999, thank you')).toBe(0);
      expect(await found('11.11')).toBe(0);
      expect(await found('%')).toBe(0);
      expect((await admin.get('/api/admin/payments/to-verify?overdue=1')).body.meta.total).toBe(1);
      expect((await admin.get('/api/admin/payments/to-verify?page=2')).body).toMatchObject({
        data: { items: [] },
        meta: { total: 1, page: 2 },
      });
    });

    it('only callers with payments:verify can list payments to verify', async () => {
      expect((await (await shop.integration('payments:verify')).get('/api/admin/payments/to-verify')).status).toBe(200);
      expect((await (await shop.integration('orders:read')).get('/api/admin/payments/to-verify')).status).toBe(403);
      expect((await shop.client().get('/api/admin/payments/to-verify')).status).toBe(401);
    });
  });

  it('the dashboard counts matched transfers with an unassigned part, until the part is assigned', async () => {
    await offerBankInvoice(admin, { account_number: ACCOUNT });
    const product = await makeProduct(admin, { price_regular: 10, in_stock: 9 });
    const guest = shop.client();
    const awaiting = async (): Promise<number> => {
      const { id, key } = (await place(guest, product, { payment_method: 'bank_invoice' })).body.data;
      await pay(guest, { id, key }, 'bank_invoice');
      return id;
    };
    const [first, second] = [await awaiting(), await awaiting()];
    const transfer = { external_id: 'T-1', booked_on: '2026-11-20', amount: 20, remittance_information: 'for two' };
    await admin.post('/api/admin/bank-transactions', { account: ACCOUNT, currency: 'EUR', transactions: [transfer] });
    const { items } = (await admin.get('/api/admin/bank-transactions')).body.data;
    const match = async (order: number, version?: number) =>
      (
        await admin.post(`/api/admin/bank-transactions/${items[0].id}/match`, {
          allocations: [{ order_id: order, amount: 10 }],
          version,
        })
      ).body.data;
    const partlyAssigned = async (): Promise<number> => {
      forget();
      return (await admin.get(DASHBOARD)).body.data.to_do.transactions_partly_assigned;
    };
    const { version } = await match(first);
    expect(await partlyAssigned()).toBe(1);
    await match(second, version);
    expect(await partlyAssigned()).toBe(0);
  });
});
