import { Browser, DummyGateway, startTestShop, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { delivered } from '../fixtures/delivered.js';
import { english } from '../fixtures/english.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let gift: number;

beforeAll(async () => {
  shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, DummyGateway] });
  admin = await shop.admin();
  await offerBankInvoice(admin);
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
  gift = await makeProduct(admin, { price_regular: 0, in_stock: 100 });
});
afterAll(() => shop.close());
beforeEach(() => DummyGateway.reset());

const newOrder = async (method = 'bank_invoice') =>
  (await place(shop.client(), gift, { payment_method: method })).body.data;
const move = (id: number, status: string) => admin.put(`/api/orders/${id}/status`, { status });
const mailsOf = async (id: number): Promise<string[]> =>
  (await shop.db.query<{ kind: string }>('SELECT kind FROM mail WHERE order_id = $1 ORDER BY created_at', [id])).map(
    ({ kind }) => kind,
  );
const mailed = async (id: number): Promise<string[]> => {
  await delivered(shop);
  return mailsOf(id);
};

describe('orders of 0 that wait for payment', () => {
  test.each<[string, (id: number) => ReturnType<typeof move>]>([
    ['a verification without an amount', (id) => admin.post(`/api/orders/${id}/verify-payment`, { note: 'A gift' })],
    ['the status paid', (id) => admin.put(`/api/orders/${id}/status`, { status: 'paid', payment_note: 'A gift' })],
  ])(
    'an order of 0 that awaits payment is paid by %s, without a payment and with the confirmation email',
    async (_, settle) => {
      const { id } = await newOrder();
      const waits = (await move(id, 'awaiting_payment')).body.data;
      expect(waits).toMatchObject({ status: 'awaiting_payment', total: 0, open_amount: 0, payment_due_at: null });
      const { status, body } = await settle(id);
      expect([status, body.data]).toMatchObject([
        200,
        { status: 'paid', payment_status: 'paid', payment_note: 'A gift', paid_amount: 0, payments: [] },
      ]);
      expect(body.data.paid_at).toEqual(expect.any(String));
      expect(await mailed(id)).toEqual(['payment_received']);
      const again = await admin.post(`/api/orders/${id}/verify-payment`, {});
      expect([again.status, again.body.code]).toEqual([409, 'already_paid']);
      expect((await move(id, 'completed')).body.data.status).toBe('completed');
    },
  );

  test('an order of 0 rejects an amount, and is verified once by twenty concurrent requests', async () => {
    const { id } = await newOrder();
    await move(id, 'awaiting_payment');
    expect((await admin.post(`/api/orders/${id}/verify-payment`, { amount: 1 })).body.code).toBe('already_paid');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(`/api/orders/${id}/verify-payment`, {})),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => body.message)).toEqual([english('checkout.settled')]);
    expect(answers.filter(({ body }) => body.code === 'already_paid')).toHaveLength(19);
  });
});

describe('payments of orders of 0', () => {
  test('paying an order of 0 by bank invoice marks it as paid and sends no bank details', async () => {
    const order = await newOrder();
    const { status, body } = await pay(shop.client(), order, 'bank_invoice');
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Thank you! No payment is due for this order.',
        order: { id: order.id, status: 'paid', payment_method: 'bank_invoice' },
      },
    ]);
    expect((await admin.get(`/api/orders/${order.id}`)).body.data).toMatchObject({
      paid_at: expect.any(String),
      payment_due_at: null,
      payments: [],
    });
    expect(await mailed(order.id)).toEqual(['payment_received']);
    expect((await pay(shop.client(), order, 'bank_invoice')).body.code).toBe('not_payable');
  });

  test('paying an order of 0 in cash leaves it pending, also after it waited for a transfer, and delivery completes it', async () => {
    const order = await newOrder();
    await move(order.id, 'awaiting_payment');
    for (let i = 0; i < 2; i++)
      expect((await pay(shop.client(), order, 'cash')).body.order).toEqual({
        id: order.id,
        status: 'pending',
        payment_method: 'cash',
      });
    for (const status of ['ready_for_shipment', 'shipped', 'completed'])
      expect((await move(order.id, status)).body.data.status).toBe(status);
  });

  test('paying an order of 0 online gives it the status of a paid order without a call to the gateway', async () => {
    const client = shop.client();
    const { id } = (await place(client, gift, { payment_method: 'dummy' })).body.data;
    const { status, body } = await client.post('/api/checkout/pay/dummy', {
      order_id: id,
      payment_method: 'dummy',
      card: 'decline',
    });
    expect([status, body.order.status]).toEqual([200, 'processing']);
    expect((await admin.get(`/api/orders/${id}`)).body.data).toMatchObject({
      paid_at: expect.any(String),
      payment_status: 'paid',
      payments: [],
    });
  });

  test('the page of an order of 0 asks for no payment', async () => {
    const order = await newOrder();
    const page = await new Browser(shop.url).open(`/order/${order.id}?key=${order.key}`);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Quiet Shelf LLC');
  });
});

test('the answer to a buyer without an email address does not mention an email', async () => {
  const paid = await makeProduct(admin);
  const order = (await place(admin, paid, { customer: { phone: '+380501234567' } })).body.data;
  const { body } = await pay(shop.client(), order, 'bank_invoice');
  expect(body.order.status).toBe('awaiting_payment');
  expect(body.message).not.toMatch(/email/i);
});
