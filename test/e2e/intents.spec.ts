import type { Type } from '@nestjs/common';
import { createTestDatabase, DummyGateway, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { ReservationLedger } from '../../src/payment/ledger.js';
import { LoadOrder } from '../../src/order-view/use-cases/load-order.js';
import { SettlePayment } from '../../src/settlement/use-cases/settle-payment.js';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { HostedGateway } from '../fixtures/hosted-gateway.js';
import { CuttableDatabase } from '../fixtures/cuttable-database.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { makeProduct, offerBankInvoice, orderBody, pay, place } from '../fixtures/orders.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let way: CuttableDatabase;
let shop: TestShop;
let admin: Client;
let product: number;
const clock = movableClock();

beforeAll(async () => {
  database = await createTestDatabase();
  way = new CuttableDatabase(database.url);
  shop = await startTestShop({
    databaseUrl: await way.url(),
    clock,
    gateways: [CashGateway, BankInvoiceGateway, DummyGateway, HostedGateway],
  });
  admin = await shop.admin();
  await offerBankInvoice(admin);
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
  await admin.put('/api/admin/payment-methods/hosted', { active: true });
  product = await makeProduct(admin, { in_stock: 1000, price_regular: 30 });
});
beforeEach(() => {
  DummyGateway.reset();
  HostedGateway.reset();
});
afterAll(async () => {
  await shop.close();
  await way.disconnect();
  await database.drop();
});

let keys = 0;
const newKey = (): { 'idempotency-key': string } => ({ 'idempotency-key': `intent-${++keys}` });

/** Places an order whose amount the provider reserves. */
async function reserved(): Promise<{ readonly id: number }> {
  const client = shop.client();
  const order = (await place(client, product, { payment_method: 'hosted' })).body.data;
  await pay(client, order, 'hosted');
  HostedGateway.payments.get(HostedGateway.requests.at(-1)!.idempotency_key)!.state = 'reserved';
  await client.get(`/checkout/return/hosted/${order.id}`, { redirect: 'manual' } as never);
  return order;
}

/** Makes the next call of a method fail, after its work is done; the method must run after the commit. */
function failOnce<T extends object>(
  type: Type<T>,
  name: keyof T,
  before: () => Promise<void> = () => Promise.resolve(),
): void {
  const target = shop.app.get(type, { strict: false }) as Record<keyof T, unknown>;
  const original = target[name] as (...parameters: unknown[]) => unknown;
  target[name] = (...parameters: unknown[]): unknown => {
    target[name] = original;
    if (name === 'fresh') throw new Error('The answer is lost.');
    return before()
      .then(() => original.apply(target, parameters))
      .then(() => {
        throw new Error('The answer is lost.');
      });
  };
}

const outcome = (answered: Answered): [number, string | null, string | undefined] => [
  answered.status,
  answered.headers.get('idempotent-replayed'),
  answered.body.code,
];
const read = async (id: number) => (await admin.get(`/api/orders/${id}`)).body.data;
const awaiting = async (): Promise<{ id: number; key: string }> => {
  const order = (await place(shop.client(), product)).body.data;
  await pay(shop.client(), order, 'bank_invoice');
  return order;
};
const paidOrder = async (): Promise<number> => {
  const { id } = await awaiting();
  await admin.put(`/api/orders/${id}/status`, { status: 'paid' });
  return id;
};

describe('answers that are lost after the commit', () => {
  test('twenty repeats of a refund whose answer was lost refund once', async () => {
    const id = await paidOrder();
    const headers = newKey();
    const refund = (): Promise<Answered> =>
      admin.post(`/api/orders/${id}/refund`, { amount: 10, reason: 'Returned' }, headers);
    failOnce(LoadOrder, 'run');
    expect((await refund()).status).toBe(500);
    const answers = await Promise.all(Array.from({ length: 20 }, refund));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const answered of done) {
      expect([...outcome(answered), answered.body.data.refunds]).toEqual([
        200,
        'true',
        undefined,
        [expect.objectContaining({ amount: 10, status: 'recorded' })],
      ]);
    }
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(done.length < 20 ? ['idempotency_in_progress'] : []),
    );
    expect(await read(id)).toMatchObject({ refunded_amount: 10, refunds: [{ amount: 10 }] });
    expect((await admin.post(`/api/orders/${id}/refund`, { amount: 11, reason: 'Returned' }, headers)).body.code).toBe(
      'idempotency_key_reused',
    );
    expect(
      (await admin.post(`/api/orders/${id}/refund`, { amount: 10, reason: 'Returned' }, newKey())).body.data.order
        .refunded_amount,
    ).toBe(20);
  });

  test('a repeated refund whose answer was lost sends the gateway the same key and pays out once', async () => {
    const order = (await place(shop.client(), product, { payment_method: 'dummy' })).body.data;
    await pay(shop.client(), order, 'dummy');
    const headers = newKey();
    const refund = (): Promise<Answered> =>
      admin.post(`/api/orders/${order.id}/refund`, { amount: 10, reason: 'Returned' }, headers);
    DummyGateway.mode = 'lose';
    failOnce(LoadOrder, 'run');
    expect((await refund()).status).toBe(500);
    DummyGateway.mode = 'succeed';
    const again = await refund();
    expect([...outcome(again), again.body.data.refunds[0].status]).toEqual([200, 'true', undefined, 'refunded']);
    expect(new Set(DummyGateway.refundCalls.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(DummyGateway.paidBack.size).toBe(1);
    expect(await read(order.id)).toMatchObject({ refunded_amount: 10 });
  });

  test.each([
    ['capture', 'capture', 'captured'],
    ['release of reserved money', 'void', 'voided'],
  ])(
    'a repeated %s whose answer was lost has the answer of the first, with the same key and version',
    async (_, kind, status) => {
      const order = await reserved();
      const { version } = await read(order.id);
      const headers = newKey();
      const send = (): Promise<Answered> => admin.post(`/api/orders/${order.id}/${kind}`, { version }, headers);
      // The first answer is lost before the outcome is stored, the second after it.
      failOnce(ReservationLedger, 'finish');
      expect((await send()).status).toBe(500);
      expect((await read(order.id)).payments).toMatchObject([{ status: 'authorized', operation: kind }]);
      failOnce(LoadOrder, 'run');
      expect((await send()).status).toBe(500);
      const again = await send();
      expect([...outcome(again), again.body.data.payments]).toEqual([
        200,
        'true',
        undefined,
        [expect.objectContaining({ status, amount: 30 })],
      ]);
      expect(HostedGateway.operations).toHaveLength(1);
      expect(await admin.post(`/api/orders/${order.id}/${kind}`, { version }, newKey())).toMatchObject({
        status: 409,
        body: { code: 'stale_version' },
      });
    },
  );

  test('a repeated capture has the same answer, even if it completed an earlier one with another Idempotency-Key', async () => {
    const order = await reserved();
    HostedGateway.operation = 'lost';
    const capture = (headers: object): Promise<Answered> =>
      admin.post(`/api/orders/${order.id}/capture`, {}, { ...headers });
    expect((await capture(newKey())).body.data.payments).toMatchObject([{ operation: 'capture' }]);
    HostedGateway.operation = 'done';
    const headers = newKey();
    failOnce(LoadOrder, 'run');
    expect((await capture(headers)).status).toBe(500);
    const again = await capture(headers);
    expect([...outcome(again), again.body.data?.paid_amount]).toEqual([200, 'true', undefined, 30]);
  });

  test('a verification whose answer was lost while the database was disconnected is booked once by its repeats', async () => {
    const { id } = await awaiting();
    const headers = newKey();
    const { version } = await read(id);
    const verify = (): Promise<Answered> =>
      admin.post(`/api/orders/${id}/verify-payment`, { amount: 10, version }, headers);
    failOnce(LoadOrder, 'run', () => way.disconnect());
    expect((await verify()).status).toBe(503);
    await way.restore();
    // The end of the first request could not be stored, so it counts as running for a minute.
    expect((await verify()).body.code).toBe('idempotency_in_progress');
    clock.pass(2);
    const again = await verify();
    expect([...outcome(again), again.body.data.paid_amount]).toEqual([200, 'true', undefined, 10]);
    expect(outcome(await verify())).toEqual([200, 'true', undefined]);
    expect((await read(id)).payments).toHaveLength(1);
  });

  test('a change to paid or a cancellation whose answer was lost can be repeated with the same, now outdated version', async () => {
    const { id } = await awaiting();
    const { version } = await read(id);
    const toPaid = (headers: Record<string, string>): Promise<Answered> =>
      admin.put(`/api/orders/${id}/status`, { status: 'paid', version }, headers);
    const paidBy = newKey();
    failOnce(LoadOrder, 'run');
    expect((await toPaid(paidBy)).status).toBe(500);
    await admin.put(`/api/orders/${id}/status`, { status: 'processing' });
    const again = await toPaid(paidBy);
    expect([...outcome(again), again.body.data.status, again.body.data.payments.length]).toEqual([
      200,
      'true',
      undefined,
      'processing',
      1,
    ]);
    const headers = newKey();
    const cancel = async (): Promise<Answered> =>
      admin.post(`/api/orders/${id}/cancel`, { reason: 'Returned', version: now }, headers);
    const { version: now } = await read(id);
    failOnce(LoadOrder, 'run');
    expect((await cancel()).status).toBe(500);
    const cancelled = await cancel();
    expect([...outcome(cancelled), cancelled.body.data.status]).toEqual([200, 'true', undefined, 'cancelled']);
  });

  test('a repeated payment whose answer was lost charges once and answers that the order is paid', async () => {
    const client = shop.client();
    const order = (await place(client, product, { payment_method: 'dummy' })).body.data;
    const headers = newKey();
    const send = (): Promise<Answered> =>
      client.post(
        '/api/checkout/pay/dummy',
        { order_id: order.id, payment_method: 'dummy' },
        { ...headers, 'x-order-key': order.key },
      );
    failOnce(SettlePayment, 'run');
    expect((await send()).status).toBe(500);
    const again = await send();
    expect([...outcome(again), again.body.order.status]).toEqual([200, 'true', undefined, 'processing']);
    expect([DummyGateway.charges.size, (await read(order.id)).payments.length]).toEqual([1, 1]);
    expect((await pay(client, order, 'dummy')).body.code).toBe('not_payable');
  });
});

describe('orders that are repeated with an Idempotency-Key', () => {
  const create = (client: Client, headers: Record<string, string>, email: string): Promise<Answered> =>
    client.post('/api/orders', orderBody(product, { customer: { email } }), headers);

  test('a repeated order returns the stored one for the same key and body, and 422 for another body with that key', async () => {
    const headers = newKey();
    failOnce(LoadOrder, 'fresh');
    expect((await create(shop.client(), headers, 'first@example.com')).status).toBe(500);
    const stranger = await create(shop.client(), headers, 'stranger@example.com');
    expect([stranger.status, stranger.body.code]).toEqual([422, 'idempotency_key_reused']);
    const again = await create(shop.client(), headers, 'first@example.com');
    expect([...outcome(again), again.body.data.customer.email]).toEqual([201, 'true', undefined, 'first@example.com']);
    const [row] = await shop.db.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM shop_order WHERE email = 'first@example.com'",
    );
    expect(row!.n).toBe(1);
  });

  test('an order with the same Idempotency-Key is a new one after a day, or if the key was deleted', async () => {
    const headers = newKey();
    const first = await create(shop.client(), headers, 'first@example.com');
    clock.pass(24 * 60 + 1);
    const next = await create(shop.client(), headers, 'stranger@example.com');
    expect([next.status, next.body.data.customer.email]).toEqual([201, 'stranger@example.com']);
    await shop.db.query('DELETE FROM idempotency_key');
    const last = await create(shop.client(), headers, 'first@example.com');
    expect(new Set([first, next, last].map(({ body }) => body.data.id)).size).toBe(3);
  });
});

describe('references of bank transfers', () => {
  const verify = (id: number, more: Record<string, unknown>): Promise<Answered> =>
    admin.post(`/api/orders/${id}/verify-payment`, { amount: 10, ...more });

  test('a bank reference that is booked on another order is rejected with its id, unless the transfer is split', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    expect((await verify(one.id, { reference: 'TRX-1' })).status).toBe(200);
    const refused = await verify(other.id, { reference: 'TRX-1' });
    expect([refused.status, refused.body.code, refused.body.order_id]).toEqual([
      409,
      'reference_already_booked',
      one.id,
    ]);
    expect(await read(other.id)).toMatchObject({ paid_amount: 0, payments: [] });
    expect((await verify(other.id, { reference: 'TRX-1', split: true })).body.data.paid_amount).toBe(10);
    expect((await verify(one.id, { reference: 'TRX-1' })).body.data.paid_amount).toBe(10);
  });

  test('bank references are compared without regard to case', async () => {
    const [one, other] = [await awaiting(), await awaiting()];
    expect((await verify(one.id, { reference: 'Trx-3a' })).body.data.payments).toMatchObject([{ reference: 'Trx-3a' }]);
    expect((await verify(other.id, { reference: ' TRX-3A ' })).body.code).toBe('reference_already_booked');
    expect((await verify(one.id, { reference: 'trx-3a' })).body.data).toMatchObject({
      paid_amount: 10,
      payments: [{}],
    });
  });

  test('only one of several concurrent verifications with one bank reference is booked', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, awaiting));
    const answers = await Promise.all(orders.map(({ id }, n) => verify(id, { reference: n % 2 ? 'TRX-2' : 'trx-2' })));
    const [winner] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answered) => answered !== winner)) {
      expect([status, body.code, body.order_id]).toEqual([409, 'reference_already_booked', winner!.body.data.id]);
    }
  });
});

test('a refund without a reason is rejected with 422', async () => {
  const refused = await admin.post(`/api/orders/${await paidOrder()}/refund`, { amount: 10 });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['reason']]);
});

test('an order is paid by the key of its payment method; the id of the method is 404', async () => {
  const methods = (await admin.get('/api/admin/payment-methods')).body.data.items as Array<{ id: number; key: string }>;
  const order = (await place(shop.client(), product)).body.data;
  const { status, body } = await pay(shop.client(), order, String(methods.find(({ key }) => key === 'cash')!.id));
  expect([status, body.code]).toEqual([404, 'unknown_payment_method']);
});

test('a token needs payments:verify to mark an order as paid and to cancel a paid order', async () => {
  const worker = await shop.integration('orders:read', 'orders:write');
  const { id } = await awaiting();
  expect((await worker.put(`/api/orders/${id}/status`, { status: 'paid' })).body.code).toBe('insufficient_scope');
  await admin.put(`/api/orders/${id}/status`, { status: 'paid' });
  expect((await worker.get(`/api/orders/${id}`)).body.data.allowed).not.toContain('cancelled');
  for (const refused of [
    await worker.post(`/api/orders/${id}/cancel`, {}),
    await worker.put(`/api/orders/${id}/status`, { status: 'cancelled' }),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  }
  expect((await worker.post(`/api/orders/${(await awaiting()).id}/cancel`, {})).status).toBe(200);
  const verifier = await shop.integration('orders:write', 'payments:verify');
  expect((await verifier.post(`/api/orders/${id}/cancel`, {})).body.data.status).toBe('cancelled');
});
