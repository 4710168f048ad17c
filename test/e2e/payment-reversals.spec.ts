import fc from 'fast-check';
import { DummyGateway, startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { BankInvoiceGateway } from '../../src/payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from '../../src/payment/gateways/cash/cash.gateway.js';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

let shop: TestShop;
let admin: Client;
let product: number;
let ahead = 0;

beforeAll(async () => {
  shop = await startTestShop({
    env: { RATE_LIMIT: '0' },
    clock: { now: () => new Date(Date.now() + ahead) },
    gateways: [CashGateway, BankInvoiceGateway, DummyGateway],
  });
  admin = await shop.admin();
  await offerBankInvoice(admin);
  await admin.put('/api/admin/payment-methods/dummy', { active: true });
  product = await makeProduct(admin, { price_regular: 20, in_stock: 10_000 });
});
beforeEach(() => DummyGateway.reset());
afterAll(() => shop.close());

/** Places an order of 20 that waits for a bank transfer. */
async function awaiting(): Promise<number> {
  const client = shop.client();
  const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
  expect((await pay(client, { id, key }, 'bank_invoice')).status).toBe(200);
  return id as number;
}

const orderOf = async (id: number) => (await admin.get(`/api/admin/orders/${id}`)).body.data;
const verify = (id: number, more: Record<string, unknown> = {}): Promise<Answered> =>
  admin.post(`/api/orders/${id}/verify-payment`, more);
const refund = (id: number, amount: number): Promise<Answered> =>
  admin.post(`/api/orders/${id}/refund`, { amount, reason: 'One cup was broken' });
const move = (id: number, status: string): Promise<Answered> => admin.put(`/api/orders/${id}/status`, { status });
const reverse = (id: number, payment: number, more: Record<string, unknown> = {}): Promise<Answered> =>
  admin.post(`/api/orders/${id}/payments/${payment}/reverse`, { reason: 'Another order was meant', ...more });
const lastPayment = async (id: number): Promise<number> => (await orderOf(id)).payments.at(-1).id;
const mailsOf = async (id: number): Promise<string[]> => {
  await delivered(shop);
  const rows = await shop.db.query<{ kind: string }>('SELECT kind FROM mail WHERE order_id = $1 ORDER BY created_at', [
    id,
  ]);
  return rows.map(({ kind }) => kind);
};

describe('a reversed payment', () => {
  test('a paid order whose payment is reversed awaits payment again with a new deadline, and its buyer gets no email', async () => {
    const id = await awaiting();
    await shop.db.query("UPDATE shop_order SET payment_due_at = now() - interval '3 days' WHERE id = $1", [id]);
    const { body } = await verify(id, { reference: 'TRX-1', note: 'Seen on the statement' });
    const [{ id: payment }] = body.data.payments;
    const answer = await reverse(id, payment);
    expect([answer.status, answer.body.message]).toEqual([200, 'Payment reversed']);
    expect(answer.body.data).toMatchObject({
      status: 'awaiting_payment',
      payment_status: 'unpaid',
      paid_amount: 0,
      open_amount: 20,
      paid_at: null,
      payment_note: null,
      overdue: false,
      payments: [{ id: payment, status: 'reversed', amount: 20, reference: 'TRX-1' }],
    });
    expect(Date.parse(answer.body.data.payment_due_at)).toBeGreaterThan(Date.now() + 9 * 86_400_000);
    expect((await mailsOf(id)).filter((kind) => kind === 'bank_details')).toHaveLength(1);
  });

  test('a reversal is recorded in the history of the order and in the activity log, and published as an event', async () => {
    const id = await awaiting();
    await verify(id, { reference: 'TRX-2' });
    const payment = await lastPayment(id);
    await reverse(id, payment);
    const { history } = await orderOf(id);
    expect(history).toContainEqual(
      expect.objectContaining({
        kind: 'payment_reversed',
        note: 'Another order was meant',
        actor: { kind: 'integration', id: 1, name: 'test admin' },
        changes: expect.objectContaining({ payment_id: payment, amount: 20, reference: 'TRX-2' }),
      }),
    );
    expect(history.at(-1)).toMatchObject({ kind: 'status', from: 'paid', to: 'awaiting_payment' });
    expect(
      await shop.db.query(
        "SELECT before, after FROM audit_entry WHERE action = 'payment.reversed' AND subject_id = $1",
        [String(id)],
      ),
    ).toEqual([
      {
        before: { status: 'paid', payment_status: 'paid' },
        after: expect.objectContaining({
          status: 'awaiting_payment',
          payment_status: 'unpaid',
          payment_id: payment,
          amount: 20,
          reason: 'Another order was meant',
        }),
      },
    ]);
    expect(
      await shop.db.query(
        "SELECT data FROM outbox_event WHERE type = 'PaymentReversed' AND (data ->> 'order_id')::int = $1",
        [id],
      ),
    ).toMatchObject([{ data: { payment_id: payment, status: 'paid', payment_status: 'unpaid', notify: false } }]);
  });

  test('a reversal with notify sends the bank details again, also if the order still awaited payment', async () => {
    const whole = await awaiting();
    await verify(whole);
    await reverse(whole, await lastPayment(whole), { notify: true });
    const part = await awaiting();
    await verify(part, { amount: 5 });
    await reverse(part, await lastPayment(part), { notify: true });
    for (const id of [whole, part])
      expect((await mailsOf(id)).filter((kind) => kind === 'bank_details')).toHaveLength(2);
  });

  test('a bank reference can be recorded again after a reversal, on the same order or on another one', async () => {
    const [id, other] = [await awaiting(), await awaiting()];
    await verify(id, { reference: 'TRX-3' });
    expect((await verify(other, { reference: 'TRX-3' })).body.code).toBe('reference_already_booked');
    await reverse(id, await lastPayment(id));
    expect((await verify(id, { reference: 'TRX-3' })).body.data).toMatchObject({ status: 'paid', paid_amount: 20 });
    await reverse(id, await lastPayment(id));
    expect((await verify(other, { reference: 'trx-3' })).body.data).toMatchObject({ status: 'paid' });
    expect((await orderOf(id)).payments.map(({ status }: { status: string }) => status)).toEqual([
      'reversed',
      'reversed',
    ]);
  });

  test('an order whose other payments cover its total stays paid when a payment is reversed', async () => {
    const id = await awaiting();
    await verify(id, { amount: 12 });
    await verify(id, { amount: 30 });
    const [small, large] = (await orderOf(id)).payments.map((payment: { id: number }) => payment.id);
    expect((await reverse(id, small)).body.data).toMatchObject({ status: 'paid', payment_status: 'overpaid' });
    expect((await reverse(id, large)).body.data).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
  });

  test('a processed order whose payment is reversed keeps its status, and the dashboard counts it until it is paid again', async () => {
    const lost = async (): Promise<number> => {
      // Waits because the dashboard caches its figures for five seconds.
      ahead += 5_001;
      return (await admin.get('/api/admin/dashboard')).body.data.to_do.payments_reversed;
    };
    const listed = async (): Promise<number[]> =>
      (await admin.get('/api/orders?payment_reversed=1')).body.data.items.map((row: { id: number }) => row.id);
    const before = await lost();
    const id = await awaiting();
    await verify(id);
    await move(id, 'processing');
    const answer = await reverse(id, await lastPayment(id), { notify: true });
    expect(answer.body.data).toMatchObject({ status: 'processing', payment_status: 'unpaid', open_amount: 20 });
    expect(await orderOf(id)).toMatchObject({ can: { verify: true } });
    expect(await listed()).toContain(id);
    expect((await admin.get('/api/orders?payment_reversed=0&per_page=100')).body.data.items).not.toContainEqual(
      expect.objectContaining({ id }),
    );
    await move(id, 'ready_for_shipment');
    expect((await verify(id, { amount: 5 })).body.data).toMatchObject({
      status: 'ready_for_shipment',
      open_amount: 15,
    });
    expect(await lost()).toBe(before + 1);
    expect((await verify(id)).body.data).toMatchObject({ status: 'ready_for_shipment', payment_status: 'paid' });
    expect(await listed()).not.toContain(id);
    expect(await mailsOf(id)).toContain('payment_received');
  });

  test('a payment of a processed order can be recorded before it is shipped only if an earlier one was reversed', async () => {
    const { id } = (await place(shop.client(), product)).body.data;
    await move(id, 'processing');
    expect((await verify(id)).body.code).toBe('illegal_transition');
    expect((await orderOf(id)).can.verify).toBe(false);
  });

  test('cash that was recorded after the delivery can be reversed and recorded again', async () => {
    const { id } = (await place(shop.client(), product)).body.data;
    for (const status of ['ready_for_shipment', 'shipped', 'paid']) await move(id, status);
    await delivered(shop);
    expect((await reverse(id, await lastPayment(id))).body.data).toMatchObject({
      status: 'paid',
      payment_status: 'unpaid',
      open_amount: 20,
    });
    expect((await verify(id)).body.data).toMatchObject({ status: 'paid', payment_status: 'paid', open_amount: 0 });
    expect((await mailsOf(id)).filter((kind) => kind === 'payment_received')).toHaveLength(2);
  });

  test('a payment of a cancelled order can be reversed, so that no refund is due', async () => {
    const id = await awaiting();
    await verify(id);
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'No longer wanted' });
    expect(await orderOf(id)).toMatchObject({ refund_due: 20 });
    expect((await reverse(id, await lastPayment(id))).body.data).toMatchObject({ status: 'cancelled', refund_due: 0 });
  });
});

describe('refused reversals', () => {
  test('a payment at a payment provider cannot be reversed', async () => {
    const client = shop.client();
    const { id } = (await place(client, product, { payment_method: 'dummy' })).body.data;
    await client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card: 'succeed' });
    const answer = await reverse(id, await lastPayment(id));
    expect([answer.status, answer.body.code]).toEqual([409, 'payment_at_provider']);
    expect(await orderOf(id)).toMatchObject({ status: 'processing', payment_status: 'paid' });
  });

  test('a payment that was reversed, or refunded in part, cannot be reversed', async () => {
    const id = await awaiting();
    await verify(id, { amount: 5 });
    const payment = await lastPayment(id);
    await reverse(id, payment);
    const repeated = await reverse(id, payment);
    expect([repeated.status, repeated.body.code]).toEqual([409, 'payment_not_live']);
    await verify(id);
    await refund(id, 3);
    const refused = await reverse(id, await lastPayment(id));
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_not_live']);
    expect(refused.body.error).toContain('refunded');
    expect(await orderOf(id)).toMatchObject({ status: 'paid', paid_amount: 20, refunded_amount: 3 });
  });

  test('a reversal needs a payment of the order, a reason, the current version and a manager', async () => {
    const [id, other] = [await awaiting(), await awaiting()];
    const version = (await verify(id)).body.data.version as number;
    const payment = await lastPayment(id);
    const url = `/api/orders/${id}/payments/${payment}/reverse`;
    expect((await reverse(other, payment)).body.code).toBe('not_found');
    expect((await admin.post(url, { reason: ' ' })).body.errors).toHaveProperty('reason');
    expect((await reverse(id, payment, { version: version - 1 })).body.code).toBe('stale_version');
    const support = await logInAs(shop, 'support');
    expect((await support.post(url, { reason: 'Mistake' })).status).toBe(403);
    expect((await shop.client().post(url, { reason: 'Mistake' })).status).toBe(401);
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });
});

/** Reads the sums that are stored with the order, and those of its payments and refunds, in cents. */
async function sums(id: number) {
  const [row] = await shop.db.query<Record<string, number>>(
    `SELECT o.paid::int AS paid, o.refunded::int AS refunded,
       (SELECT coalesce(sum(amount), 0)::int FROM payment WHERE order_id = o.id AND status = 'captured') AS captured,
       (SELECT coalesce(sum(amount), 0)::int FROM refund WHERE order_id = o.id AND status = 'recorded') AS returned,
       (SELECT count(*)::int FROM refund r JOIN payment p ON p.id = r.payment_id
         WHERE p.order_id = o.id AND p.status = 'reversed' AND r.status <> 'failed') AS misplaced
     FROM shop_order o WHERE o.id = $1`,
    [id],
  );
  return row!;
}
async function expectAgreeing(id: number): Promise<void> {
  const { paid, refunded, captured, returned, misplaced } = await sums(id);
  expect({ paid, refunded, misplaced }).toEqual({ paid: captured, refunded: returned, misplaced: 0 });
  const order = await orderOf(id);
  const held = paid! - refunded!;
  const open = order.status === 'cancelled' || order.paid_at !== null ? 0 : Math.max(0, 2000 - held);
  if (order.status !== 'cancelled') expect(Math.round(order.open_amount * 100)).toBe(open);
  if (order.status === 'awaiting_payment') expect(order.paid_at).toBeNull();
  if (order.status === 'paid') expect(order.paid_at).not.toBeNull();
}

describe('concurrent reversals', () => {
  test('exactly one of several concurrent reversals of a payment succeeds', async () => {
    const id = await awaiting();
    await verify(id);
    const payment = await lastPayment(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(id, payment)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'payment_not_live')).toHaveLength(7);
    await expectAgreeing(id);
  });

  test('if a payment is reversed and refunded concurrently, one of the two is refused, and the sums of the order are right', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await awaiting();
      await verify(id);
      const payment = await lastPayment(id);
      const [reversed, refunded] = await Promise.all([reverse(id, payment), refund(id, 4)]);
      expect([reversed.status, refunded.status].sort()).toEqual([200, 409]);
      await expectAgreeing(id);
    }
  });

  test('an order that is processed during a reversal is either processing or awaits payment afterwards', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await awaiting();
      await verify(id);
      const payment = await lastPayment(id);
      const [reversed, moved] = await Promise.all([reverse(id, payment), move(id, 'processing')]);
      expect(reversed.status).toBe(200);
      const { status } = await orderOf(id);
      expect(status).toBe(moved.status === 200 ? 'processing' : 'awaiting_payment');
      await expectAgreeing(id);
    }
  });

  test('a repeated reversal with an idempotency key reverses the payment once', async () => {
    const id = await awaiting();
    await verify(id);
    const url = `/api/orders/${id}/payments/${await lastPayment(id)}/reverse`;
    const headers = { 'Idempotency-Key': `reverse-${id}` };
    const answers = [await admin.post(url, { reason: 'Mistake' }, headers)];
    answers.push(await admin.post(url, { reason: 'Mistake' }, headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await expectAgreeing(id);
  });
});

type Step =
  | { readonly kind: 'pay' | 'refund'; readonly cents: number }
  | { readonly kind: 'reverse'; readonly which: number }
  | { readonly kind: 'move'; readonly to: 'processing' | 'ready_for_shipment' | 'shipped' | 'cancelled' };

const cents = fc.integer({ min: 1, max: 2500 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), cents }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), cents }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('reverse' as const), which: fc.nat({ max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      to: fc.constantFrom(
        'processing' as const,
        'ready_for_shipment' as const,
        'shipped' as const,
        'cancelled' as const,
      ),
    }),
  },
);

async function send(id: number, one: Step): Promise<Answered> {
  if (one.kind === 'move') return move(id, one.to);
  if (one.kind !== 'reverse')
    return one.kind === 'pay' ? verify(id, { amount: one.cents / 100 }) : refund(id, one.cents / 100);
  const { payments } = await orderOf(id);
  return reverse(id, payments[one.which % Math.max(1, payments.length)]?.id ?? 1);
}

test('the stored sums of an order equal those of its payments and refunds after any payments, refunds and reversals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
      const id = await awaiting();
      for (const one of steps) {
        expect([one, (await send(id, one)).status < 500]).toEqual([one, true]);
        await expectAgreeing(id);
      }
    }),
    { numRuns: 15, includeErrorInReport: true },
  );
});
