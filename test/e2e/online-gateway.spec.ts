import { DummyGateway, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { delivered } from '../fixtures/delivered.js';
import { mailsOf } from '../fixtures/mails.js';
import { makeProduct, offerBankInvoice, place } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ gateways: [CashGateway, BankInvoiceGateway, DummyGateway] });
  admin = await shop.admin();
  await offerBankInvoice(admin);
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 30 });
});
beforeEach(() => DummyGateway.reset());
afterAll(() => shop.close());

const payBy = (client: Client, id: number, card: string): Promise<Answered> =>
  client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card });

async function orderOf(client: Client): Promise<number> {
  return (await place(client, product, { payment_method: 'dummy' })).body.data.id as number;
}

test('a captured online payment is booked and moves the order to processing', async () => {
  const client = shop.client();
  const id = await orderOf(client);
  const paid = await payBy(client, id, 'succeed');
  expect(paid.body).toMatchObject({ success: true, order: { id, status: 'processing', payment_method: 'dummy' } });
  const { data } = (await client.get(`/api/orders/${id}`)).body;
  expect(data).toMatchObject({
    payment_status: 'paid',
    open_amount: 0,
    payments: [{ status: 'captured', amount: 30, transaction_id: expect.any(String) }],
  });
  expect((await payBy(client, id, 'succeed')).body.code).toBe('not_payable');
  expect((await admin.put(`/api/orders/${id}/status`, { status: 'paid' })).body.code).toBe('illegal_transition');
  for (const status of ['ready_for_shipment', 'shipped', 'completed']) {
    expect((await admin.put(`/api/orders/${id}/status`, { status })).status).toBe(200);
  }
});

test('a declined online payment gives the reason, and the customer can pay again', async () => {
  const client = shop.client();
  const id = await orderOf(client);
  const declined = await payBy(client, id, 'decline');
  expect([declined.status, declined.body.success, declined.body.code]).toEqual([409, false, 'payment_declined']);
  expect(declined.body.error.length).toBeGreaterThan(10);
  expect((await client.get(`/api/orders/${id}`)).body.data).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    payments: [{ status: 'declined' }],
  });
  expect((await payBy(client, id, 'succeed')).body.order.status).toBe('processing');
});

test('an online payment of unknown outcome stays pending, and a repeat with the same key charges once', async () => {
  const client = shop.client();
  const id = await orderOf(client);
  const lost = await payBy(client, id, 'lose');
  expect([lost.status, lost.body.order.status]).toEqual([200, 'pending']);
  expect((await client.get(`/api/orders/${id}`)).body.data.payments).toMatchObject([{ status: 'pending' }]);
  expect((await payBy(client, id, 'succeed')).body.order.status).toBe('processing');
  expect(new Set(DummyGateway.calls.map(({ idempotency_key: key }) => key)).size).toBe(1);
  expect((await client.get(`/api/orders/${id}`)).body.data).toMatchObject({
    payment_status: 'paid',
    payments: [{ status: 'captured' }],
  });
});

test('twenty concurrent online payments of one order charge once', async () => {
  const client = shop.client();
  const id = await orderOf(client);
  const answers = await Promise.all(Array.from({ length: 20 }, () => payBy(client, id, 'succeed')));
  expect(answers.every(({ status, body }) => status === 200 || body.code === 'not_payable')).toBe(true);
  expect((await client.get(`/api/orders/${id}`)).body.data).toMatchObject({
    paid_amount: 30,
    payments: [{ status: 'captured' }],
  });
  expect(new Set(DummyGateway.calls.map(({ idempotency_key: key }) => key)).size).toBe(1);
});

test('a partially refunded order can be shipped and completed', async () => {
  const client = shop.client();
  const id = await orderOf(client);
  await payBy(client, id, 'succeed');
  await admin.post(`/api/orders/${id}/refund`, { amount: 5, reason: 'Late' });
  for (const status of ['ready_for_shipment', 'shipped', 'completed']) {
    expect((await admin.put(`/api/orders/${id}/status`, { status })).body.data.status).toBe(status);
  }
});

test('the gateway makes refunds of its payments, and concurrent refunds never exceed the paid amount', async () => {
  const client = shop.client();
  const id = await orderOf(client);
  await payBy(client, id, 'succeed');
  const part = await admin.post(`/api/orders/${id}/refund`, { amount: 10, reason: 'Chipped' });
  expect(part.body.data).toMatchObject({
    refunds: [{ amount: 10, status: 'refunded', refund_id: expect.any(String) }],
    order: { payment_status: 'partially_paid' },
  });
  await Promise.all(
    Array.from({ length: 10 }, () => admin.post(`/api/orders/${id}/refund`, { amount: 15, reason: 'Returned' })),
  );
  const { data } = (await admin.get(`/api/orders/${id}`)).body;
  expect(data.refunded_amount).toBeLessThanOrEqual(30);
  expect(data.refunded_amount).toBe(
    data.refunds
      .filter(({ status }: { status: string }) => status === 'refunded')
      .reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
  );
});

test('an order that changes to an online method is confirmed by one email, even if the payment is declined', async () => {
  const client = shop.client();
  const id = (await place(client, product, { payment_method: 'bank_invoice' })).body.data.id as number;
  // Orders by bank transfer are not confirmed: their email has the bank details.
  await delivered(shop);
  await payBy(client, id, 'decline');
  await payBy(client, id, 'decline');
  await delivered(shop);
  const subjects = (await mailsOf(shop)).map(({ subject = '' }) => subject);
  expect(subjects.filter((subject) => subject.includes(String(id)))).toHaveLength(1);
  const { data } = (await admin.get(`/api/orders/${id}/history`)).body;
  expect(data.items).toContainEqual(
    expect.objectContaining({ kind: 'payment_method', changes: { from: 'bank_invoice', to: 'dummy' } }),
  );
});
