import { DummyGateway, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { PendingPaymentPoller } from '../../src/settlement/use-cases/pending-payment-poller.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { HostedGateway } from '../fixtures/hosted-gateway.js';
import { until } from '../fixtures/until.js';
import { makeProduct, place } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop({ gateways: [CashGateway, DummyGateway, HostedGateway], env: { WORKER: 'off' } });
  admin = await shop.admin();
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
  await admin.put('/api/admin/payment-methods/hosted', { active: true });
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 30 });
});
beforeEach(() => {
  DummyGateway.reset();
  HostedGateway.reset();
});
afterEach(() => void Object.assign(DummyGateway.prototype, real));
afterAll(() => shop.close());

const { process, refund, status } = DummyGateway.prototype;
const real = { process, refund, status };

/** A promise with the function that resolves it. */
function signal(): [Promise<void>, () => void] {
  let fulfil!: () => void;
  return [new Promise<void>((resolve) => (fulfil = resolve)), () => fulfil()];
}
const due = (table: string): Promise<unknown> =>
  shop.db.query(`UPDATE ${table} SET ask_at = ask_at - interval '1 minute' WHERE status = 'pending'`);

describe('a gateway that refuses the query of the job and accepts a concurrent repeat', () => {
  test('a payment that the job sees as declined, but a concurrent request captures, is recorded and charged once', async () => {
    const client = shop.client();
    const id = (await place(client, product, { payment_method: 'dummy' })).body.data.id as number;
    const pay = (card: string): Promise<Answered> =>
      client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card });
    await pay('fail');
    await due('payment');
    const [begun, begin] = signal();
    const [stored, store] = signal();
    DummyGateway.prototype.status = async () => {
      await begun;
      return { success: false, transaction_id: '', message: 'Declined' };
    };
    DummyGateway.prototype.process = async (request) => {
      begin();
      await stored;
      return process.call(new DummyGateway(), request);
    };
    const [answered] = await Promise.all([pay('succeed'), shop.app.get(PendingPaymentPoller).run().then(store)]);
    expect(answered.status).toBe(200);
    expect((await admin.get(`/api/orders/${id}`)).body.data).toMatchObject({
      paid_amount: 30,
      payment_status: 'paid',
      payments: [{ status: 'captured' }],
    });
    expect((await pay('succeed')).status).toBe(409);
    expect(DummyGateway.charges.size).toBe(1);
  });

  test('a refund that the job sees as refused, but a concurrent request completes, is recorded and paid out once', async () => {
    const client = shop.client();
    const id = (await place(client, product, { payment_method: 'dummy' })).body.data.id as number;
    await client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card: 'succeed' });
    const giveBack = (): Promise<Answered> => admin.post(`/api/orders/${id}/refund`, { amount: 30, reason: 'Broken' });
    DummyGateway.mode = 'fail';
    expect((await giveBack()).body.data.refunds).toMatchObject([{ status: 'pending' }]);
    await due('refund');
    const [asked, ask] = signal();
    const [begun, begin] = signal();
    const [stored, store] = signal();
    let calls = 0;
    DummyGateway.prototype.refund = async (request) => {
      if (calls++ === 0) {
        ask();
        await begun;
        return { success: false, refund_id: '', error: 'The balance is too low.' };
      }
      begin();
      await stored;
      DummyGateway.mode = 'succeed';
      return refund.call(new DummyGateway(), request);
    };
    const job = shop.app.get(PendingPaymentPoller).run().then(store);
    await asked;
    const [answered] = await Promise.all([giveBack(), job]);
    expect(answered.body.data.refunds).toMatchObject([{ status: 'refunded', amount: 30 }]);
    expect((await admin.get(`/api/orders/${id}`)).body.data).toMatchObject({
      refunded_amount: 30,
      payment_status: 'refunded',
    });
    expect((await giveBack()).status).toBe(409);
    expect(DummyGateway.paidBack.size).toBe(1);
  });

  test('a refund of unknown outcome is not repeated after two days, because the gateway may have forgotten its key', async () => {
    const client = shop.client();
    const id = (await place(client, product, { payment_method: 'dummy' })).body.data.id as number;
    await client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card: 'succeed' });
    DummyGateway.mode = 'lose';
    await admin.post(`/api/orders/${id}/refund`, { amount: 30, reason: 'Broken' });
    const calls = DummyGateway.refundCalls.length;
    await shop.db.query(
      `UPDATE refund SET created_at = created_at - interval '2 days', ask_at = now() - interval '1 minute'
        WHERE order_id = $1`,
      [id],
    );
    await shop.app.get(PendingPaymentPoller).run();
    expect(DummyGateway.refundCalls).toHaveLength(calls);
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toMatch(/^shop_refunds_left_pending 1$/m);
  });
});

test('payments of a provider that does not answer do not delay the status queries about payments of other methods', async () => {
  const client = shop.client();
  const pending = async (method: string): Promise<number> => {
    const id = (await place(client, product, { payment_method: method })).body.data.id as number;
    await client.post(`/api/checkout/pay/${method}`, { order_id: id, payment_method: method, card: 'fail' });
    return id;
  };
  for (let count = 0; count < 11; count++) await pending('hosted');
  const id = await pending('dummy');
  DummyGateway.prototype.status = async () => ({ success: true, transaction_id: 'paid', message: 'Paid' });
  const [answer, doAnswer] = signal();
  HostedGateway.hanging = { calls: 0, most: 0, answer };
  await due('payment');
  const polling = shop.app.get(PendingPaymentPoller).run();
  await until(
    async () => (await admin.get(`/api/orders/${id}`)).body.data.payment_status,
    (found) => found === 'paid',
  );
  // Ten queries run at a time; the eleventh waits for one of them.
  await until(
    () => Promise.resolve(HostedGateway.hanging?.calls),
    (calls) => calls === 10,
  );
  doAnswer();
  await polling;
});
