import { DummyGateway, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { PendingPaymentPoller } from '../../src/settlement/use-cases/pending-payment-poller.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

/** Two instances without workers; the tests start the queries of payments themselves. */
let shop: TestShop;
let other: TestShop;
let admin: Client;
let product: number;

const gateways = [CashGateway, BankInvoiceGateway, DummyGateway];
const env = { WORKER: 'off', SESSION_SECRET: 'one secret for all the instances' };

beforeAll(async () => {
  shop = await startTestShop({ gateways, env });
  other = await startTestShop({ gateways, env, databaseUrl: shop.databaseUrl });
  admin = await shop.admin();
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 30 });
});
beforeEach(async () => {
  DummyGateway.reset();
  await shop.db.query("UPDATE payment SET status = 'declined' WHERE status = 'pending'");
  await shop.db.query("UPDATE refund SET status = 'failed' WHERE status = 'pending'");
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const askAgain = (at = shop): Promise<void> => at.app.get(PendingPaymentPoller).run();

/** Makes it look as if this time had passed since the last query. */
async function later(minutes: number): Promise<void> {
  for (const table of ['payment', 'refund']) {
    await shop.db.query(
      `UPDATE ${table} SET ask_at = ask_at - $1 * interval '1 minute',
        created_at = created_at - $1 * interval '1 minute' WHERE status = 'pending'`,
      [minutes],
    );
  }
}

const payBy = (client: Client, id: number, card: string): Promise<Answered> =>
  client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card });

/** Places an order of 30 and pays it with this card; `read` returns the order. */
async function paidBy(
  card: string,
  client = shop.client(),
): Promise<{ id: number; read: () => Promise<Answered['body']> }> {
  const id = (await place(client, product, { payment_method: 'dummy' })).body.data.id as number;
  expect((await payBy(client, id, card)).status).toBe(200);
  return { id, read: async () => (await admin.get(`/api/orders/${id}`)).body.data };
}

const events = async (type: string, id: number): Promise<number> =>
  (await shop.db.query("SELECT 1 FROM outbox_event WHERE type = $1 AND data ->> 'order_id' = $2", [type, String(id)]))
    .length;

test('a captured payment whose answer was lost is found by its key, without a second charge', async () => {
  const { id, read } = await paidBy('lose');
  await askAgain();
  expect(DummyGateway.statusCalls).toEqual([]);
  await later(1);
  await askAgain();
  expect(await read()).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    paid_amount: 30,
    payments: [{ status: 'captured', transaction_id: [...DummyGateway.charges.values()][0] }],
  });
  const [{ idempotency_key: key, ...snapshot }] = DummyGateway.calls as [(typeof DummyGateway.calls)[0]];
  expect(DummyGateway.statusCalls).toEqual([
    {
      ...snapshot,
      idempotency_key: key,
      transaction_id: null,
      customer: undefined,
      data: undefined,
      return_url: undefined,
      webhook_url: undefined,
    },
  ]);
  expect(DummyGateway.calls).toHaveLength(1);
  expect(await events('PaymentCaptured', id)).toBe(1);
  await later(60);
  await askAgain();
  expect(DummyGateway.statusCalls).toHaveLength(1);
});

test('two instances and the buyer, querying the same payment at once, charge and book it once', async () => {
  const client = shop.client();
  const { id, read } = await paidBy('lose', client);
  await later(1);
  await Promise.all([askAgain(shop), askAgain(other), askAgain(shop), askAgain(other)]);
  expect(DummyGateway.statusCalls).toHaveLength(1);
  expect(await read()).toMatchObject({ paid_amount: 30, payments: [{ status: 'captured' }] });

  const second = await paidBy('lose', client);
  await later(1);
  await Promise.all([askAgain(shop), askAgain(other), payBy(client, second.id, 'succeed')]);
  expect(await second.read()).toMatchObject({
    status: 'processing',
    paid_amount: 30,
    payments: [{ status: 'captured' }],
  });
  expect([await events('PaymentCaptured', id), await events('PaymentCaptured', second.id)]).toEqual([1, 1]);
});

test('a pending payment that was declined is stored as declined, and the buyer can pay again with a new key', async () => {
  const client = shop.client();
  const { id, read } = await paidBy('fail', client);
  DummyGateway.mode = 'decline';
  await later(1);
  await askAgain();
  expect(await read()).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    payments: [{ status: 'declined' }],
  });
  expect((await payBy(client, id, 'succeed')).body.order.status).toBe('processing');
  expect(new Set(DummyGateway.calls.map(({ idempotency_key: key }) => key)).size).toBe(2);
});

test.each(['unknown to the gateway', 'no answer', 'still pending'])(
  'a payment of unknown outcome (%s) stays pending, is queried at growing intervals, and then left to administrators',
  async (why) => {
    const client = shop.client();
    const { id, read } = await paidBy('fail', client);
    if (why !== 'unknown to the gateway') DummyGateway.mode = why === 'no answer' ? 'fail' : 'pending';
    for (let n = 0; n < 10; n++) {
      await later(2 ** n - 0.5);
      await askAgain();
      expect(DummyGateway.statusCalls).toHaveLength(n);
      await later(0.5);
      await askAgain();
      expect(DummyGateway.statusCalls).toHaveLength(n + 1);
    }
    await later(100_000);
    await askAgain();
    expect(DummyGateway.statusCalls).toHaveLength(10);
    expect(await read()).toMatchObject({ status: 'pending', payments: [{ status: 'pending' }] });
    expect((await admin.get('/metrics')).text).toMatch(/^shop_payments_left_pending 1$/m);
    // Another attempt restarts the queries.
    await payBy(client, id, 'lose');
    expect((await admin.get('/metrics')).text).toMatch(/^shop_payments_left_pending 0$/m);
    DummyGateway.mode = 'succeed';
    await later(1);
    await askAgain();
    expect(await read()).toMatchObject({ status: 'processing', payments: [{ status: 'captured' }] });
  },
);

test('a lost payment that is found after its order was cancelled is booked and due for a refund', async () => {
  const { id, read } = await paidBy('lose');
  expect((await admin.post(`/api/orders/${id}/cancel`, { reason: 'Changed my mind' })).status).toBe(200);
  await later(1);
  await askAgain();
  expect(await read()).toMatchObject({
    status: 'cancelled',
    paid_amount: 30,
    refund_due: 30,
    payments: [{ status: 'captured' }],
  });
  expect(await events('PaymentCaptured', id)).toBe(1);
});

test('a payment that cannot be stored does not prevent the others of its batch from being stored', async () => {
  const [broken, fine] = [await paidBy('lose'), await paidBy('lose')];
  await shop.db.query("UPDATE payment SET currency = 'JPY' WHERE order_id = $1", [broken.id]);
  await later(1);
  await askAgain();
  expect(await fine.read()).toMatchObject({ payment_status: 'paid' });
  const [{ status }] = (await shop.db.query<{ status: string }>('SELECT status FROM payment WHERE order_id = $1', [
    broken.id,
  ])) as [{ status: string }];
  expect(status).toBe('pending');
});

describe('refunds whose answer was lost', () => {
  async function lostRefund(): Promise<Awaited<ReturnType<typeof paidBy>>> {
    const order = await paidBy('succeed');
    DummyGateway.mode = 'lose';
    expect(
      (await admin.post(`/api/orders/${order.id}/refund`, { amount: 10, reason: 'Chipped' })).body.data.refunds,
    ).toMatchObject([{ status: 'pending' }]);
    DummyGateway.mode = 'succeed';
    return order;
  }

  test('a refund whose answer was lost is repeated with its key and counted once, also by two instances', async () => {
    const { id, read } = await lostRefund();
    await later(1);
    await Promise.all([askAgain(shop), askAgain(other)]);
    expect(await read()).toMatchObject({
      refunded_amount: 10,
      refunds: [{ amount: 10, status: 'refunded', reason: 'Chipped' }],
    });
    const [first, second, ...more] = DummyGateway.refundCalls;
    expect([second, more]).toEqual([first, []]);
    expect(DummyGateway.paidBack.size).toBe(1);
    expect(await events('PaymentRefunded', id)).toBe(1);
    const audit = await shop.db.query(
      "SELECT actor FROM audit_entry WHERE action = 'payment.refunded' AND subject_id = $1",
      [String(id)],
    );
    expect(audit).toMatchObject([{ actor: { kind: 'system' } }]);
  });

  test('a refund whose answer was lost is failed if the gateway refused it, and stays pending while that is unknown', async () => {
    const { read } = await lostRefund();
    DummyGateway.mode = 'fail';
    await later(1);
    await askAgain();
    expect(await read()).toMatchObject({ refunded_amount: 0, refunds: [{ status: 'pending' }] });
    DummyGateway.mode = 'decline';
    await later(1.9);
    await askAgain();
    expect(await read()).toMatchObject({ refunds: [{ status: 'pending' }] });
    await later(0.1);
    await askAgain();
    expect(await read()).toMatchObject({ refunded_amount: 0, refunds: [{ status: 'failed' }] });
  });
});

test('one scheduled job for all instances queries pending payments every minute', async () => {
  const { read } = await paidBy('lose');
  await later(1);
  const worker = await startTestShop({
    gateways,
    env: { ...env, WORKER: 'in-process' },
    databaseUrl: shop.databaseUrl,
  });
  try {
    expect(await shop.db.query("SELECT cron FROM pgboss.schedule WHERE name = 'checkout.ask_again'")).toEqual([
      { cron: '* * * * *' },
    ]);
    expect(await shop.db.query("SELECT policy FROM pgboss.queue WHERE name = 'checkout.ask_again'")).toEqual([
      { policy: 'exclusive' },
    ]);
    await worker.app.get(Jobs).send('checkout.ask_again', {}, { singletonKey: 'checkout.ask_again' });
    await until(read, (data) => data.payment_status === 'paid');
  } finally {
    await worker.close();
  }
});
