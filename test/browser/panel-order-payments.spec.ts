import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { awaitingOrder } from '../fixtures/invoices.js';
import { makeProduct, offerBankInvoice, place } from '../fixtures/orders.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('the payments of an order in the panel', () => {
  let panel: PanelTests;
  let product: number;

  beforeAll(async () => {
    panel = await startPanel();
    await offerBankInvoice(panel.admin);
    product = await makeProduct(panel.admin, { name: 'Teapot', price_regular: 20, in_stock: 500 });
  });
  afterAll(() => panel.close());

  const awaiting = async (): Promise<number> =>
    (await awaitingOrder(panel.shop, panel.admin, { items: [{ product_id: product, quantity: 1 }] })).id;

  async function paid(amount = 20): Promise<number> {
    const id = await awaiting();
    await panel.admin.post(`/api/orders/${id}/verify-payment`, { amount, reference: `BANK-7-${id}` });
    return id;
  }

  const read = async (id: number) => (await panel.admin.get(`/api/admin/orders/${id}`)).body.data;

  async function openOrder(id: number, options: Parameters<PanelTests['visit']>[0] = {}): Promise<Visitor> {
    const visitor = await panel.visit(options);
    await visitor.open(`/pages/orders/${id}`);
    return visitor;
  }

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    '%s at %i pixels: the payment card lists payments and refunds with their sources, and the overpaid amount',
    async (language, width) => {
      const id = await paid(25);
      await panel.admin.post(`/api/orders/${id}/refund`, { amount: 2, reason: 'One cup was broken' });
      const visitor = await openOrder(id, { language, width });
      await visitor.see(`BANK-7-${id}`);
      await visitor.see('One cup was broken');
      await visitor.see(/3[.,]00/);
      await visitor.see(/−(€2\.00|2,00\s€)/);
      await visitor.inspect('order-payments');
    },
  );

  test('an overpaid order names the amount and refunds exactly that', async () => {
    const id = await paid(25);
    const visitor = await openOrder(id);
    await visitor.see('This order is overpaid by €5.00.');
    await visitor.click('Refund €5.00');
    await visitor.fill('Reason', 'Paid too much');
    await visitor.confirm();
    await visitor.see('Refund recorded');
    await expectSoon(() => read(id)).toMatchObject({ overpaid_amount: 0, refunded_amount: 5, payment_status: 'paid' });
    await expectSoon(async () => (await visitor.text()).includes('This order is overpaid')).toBe(false);
    expect(visitor.troubles).toEqual([]);
  });

  test('an overpayment that is kept is no longer a warning, also for other administrators', async () => {
    const id = await paid(25);
    const visitor = await openOrder(id);
    await visitor.click('Keep overpayment');
    await visitor.confirm();
    await visitor.see('Overpaid by €5.00. The overpayment is kept.');
    const badges = (): Promise<unknown> => visitor.page.$$eval('.badge', (all) => all.map((one) => one.textContent));
    await expectSoon(badges).not.toContain('Overpaid');
    const other = await openOrder(id, { role: 'manager' });
    await other.see('The overpayment is kept.');
    await other.see('Overpayment of €5.00 kept');
    const support = await openOrder(id, { role: 'support' });
    await support.see('The overpayment is kept.');
    expect((await support.text()).includes('Refund €5.00')).toBe(false);
  });

  test('a payment that was recorded by mistake is reversed with a reason, and the order awaits payment again', async () => {
    const id = await paid();
    const visitor = await openOrder(id);
    await visitor.click('Reverse €20.00');
    await visitor.see('the order awaits payment again');
    await visitor.inspect('order-reverse');
    await visitor.fill('Reason', 'Seen twice on the statement');
    await visitor.confirm();
    await visitor.see('Payment reversed');
    await visitor.see('Seen twice on the statement');
    await expectSoon(() => read(id)).toMatchObject({ status: 'awaiting_payment', payments: [{ status: 'reversed' }] });
    expect((await visitor.text()).includes('Reverse €20.00')).toBe(false);
  });

  test('the reversal of a payment that the order does not need leaves it paid, and offers no email', async () => {
    const id = await awaiting();
    for (const amount of [15, 25]) await panel.admin.post(`/api/orders/${id}/verify-payment`, { amount });
    const visitor = await openOrder(id);
    await visitor.click('Reverse €15.00');
    await visitor.see('Reason');
    const text = await visitor.text();
    expect(text).not.toContain('the order awaits payment again');
    expect(text).not.toContain('Email the customer');
    await visitor.fill('Reason', 'Seen twice on the statement');
    await visitor.confirm();
    await visitor.see('Payment reversed');
    await expectSoon(() => read(id)).toMatchObject({ status: 'paid', paid_amount: 25 });
  });

  test('a payment is moved to the order that it was meant for, which is found by its number', async () => {
    const [from, to] = [await paid(), await awaiting()];
    const visitor = await openOrder(from);
    await visitor.click('Move €20.00');
    await visitor.fill('Find the order', String(to));
    await visitor.click(`Choose Order ${to}`);
    await visitor.inspect('order-move-payment');
    await visitor.fill('Reason', 'The transfer named another order');
    await visitor.confirm();
    await visitor.see('Payment moved');
    await expectSoon(() => read(from)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'reversed' }],
    });
    await expectSoon(() => read(to)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'captured', reference: `BANK-7-${from}` }],
    });
    expect(visitor.troubles).toEqual([]);
  });

  test('the dialog that moves a payment does not offer a paid order', async () => {
    const [from, done] = [await paid(), await paid()];
    const visitor = await openOrder(from);
    await visitor.click('Move €20.00');
    await visitor.fill('Find the order', String(done));
    await visitor.see('No orders with a balance due found.');
  });

  test('the dialog that moves a payment offers an unpaid cash order only after it was shipped', async () => {
    const from = await paid();
    const { id: sent } = (await place(panel.shop.client(), product, { payment_method: 'cash' })).body.data;
    const visitor = await openOrder(from);
    await visitor.click('Move €20.00');
    await visitor.fill('Find the order', String(sent));
    await visitor.see('No orders with a balance due found.');
    for (const status of ['ready_for_shipment', 'shipped']) {
      const moved = await panel.admin.put(`/api/orders/${sent}/status`, { status, tracking_number: `T-${sent}` });
      expect(moved.status).toBe(200);
    }
    const later = await openOrder(from);
    await later.click('Move €20.00');
    await later.fill('Find the order', String(sent));
    await later.click(`Choose Order ${sent}`);
  });

  test('the dialog that moves a payment offers an order that was processed before its payment was reversed', async () => {
    const [from, to] = [await paid(), await paid()];
    await panel.admin.put(`/api/orders/${to}/status`, { status: 'processing' });
    const [payment] = (await read(to)).payments;
    await panel.admin.post(`/api/orders/${to}/payments/${payment.id}/reverse`, { reason: 'Another order was meant' });
    const visitor = await openOrder(from);
    await visitor.click('Move €20.00');
    await visitor.fill('Find the order', String(to));
    await visitor.click(`Choose Order ${to}`);
    await visitor.fill('Reason', 'The transfer named another order');
    await visitor.confirm();
    await visitor.see('Payment moved');
    await expectSoon(() => read(to)).toMatchObject({ status: 'processing', payment_status: 'paid' });
  });
});
