import fc from 'fast-check';
import { DummyGateway, type Answered, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { pay, place } from '../fixtures/orders.js';
import { startPaidShop } from '../fixtures/paid-shop.js';

const ACCOUNT = 'DE89370400440532013000';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startPaidShop({ account_number: ACCOUNT, bank_code: 'COBADEFFXXX' }));
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
const lastPayment = async (id: number): Promise<number> => (await orderOf(id)).payments.at(-1).id;
const cancel = (id: number): Promise<Answered> => admin.put(`/api/orders/${id}/status`, { status: 'cancelled' });
const move = (id: number, payment: number, to: number, more: Record<string, unknown> = {}): Promise<Answered> =>
  admin.post(`/api/orders/${id}/payments/${payment}/move`, { order_id: to, reason: 'Meant for that order', ...more });

/** Records a payment of 20, or of `amount`. */
async function paid(id: number, more: Record<string, unknown> = {}): Promise<number> {
  expect((await admin.post(`/api/orders/${id}/verify-payment`, more)).status).toBe(200);
  return lastPayment(id);
}

const mailsOf = async (id: number): Promise<string[]> => {
  await delivered(shop);
  const rows = await shop.db.query<{ kind: string }>('SELECT kind FROM mail WHERE order_id = $1 ORDER BY kind', [id]);
  return rows.map(({ kind }) => kind);
};

describe('a payment that is moved to another order', () => {
  test('a moved payment is reversed on its order, and recorded on the other with its reference and day of receipt', async () => {
    const [from, to] = [await awaiting(), await awaiting()];
    const payment = await paid(from, { reference: 'TRX-M1', received_at: '2026-11-20' });
    const { received_at: receivedAt } = (await orderOf(from)).payments[0];
    const before = await mailsOf(from);
    const answer = await move(from, payment, to);
    expect([answer.status, answer.body.message]).toEqual([200, 'Payment moved']);
    expect(answer.body.data).toMatchObject({
      id: from,
      status: 'awaiting_payment',
      paid_amount: 0,
      payments: [{ id: payment, status: 'reversed', reference: 'TRX-M1' }],
    });
    expect(await orderOf(to)).toMatchObject({
      status: 'paid',
      paid_amount: 20,
      overpaid_amount: 0,
      payments: [{ status: 'captured', amount: 20, reference: 'TRX-M1', received_at: receivedAt }],
    });
    expect(await mailsOf(from)).toEqual(before);
    expect(await mailsOf(to)).toContain('payment_received');
  });

  test('a payment is moved as a whole, and an amount above the balance due is shown as overpaid', async () => {
    const [from, to] = [await awaiting(), await awaiting()];
    const payment = await paid(from, { amount: 50 });
    expect((await orderOf(from)).overpaid_amount).toBe(30);
    await move(from, payment, to);
    expect(await orderOf(to)).toMatchObject({ payment_status: 'overpaid', paid_amount: 50, overpaid_amount: 30 });
  });

  test('no email is sent if a moved payment pays an order only in part, or with notify false', async () => {
    const [from, part, silent] = [await awaiting(), await awaiting(), await awaiting()];
    const mails = [await mailsOf(part), await mailsOf(silent)];
    await move(from, await paid(from, { amount: 5 }), part);
    await move(from, await paid(from), silent, { notify: false });
    expect(await orderOf(part)).toMatchObject({ status: 'awaiting_payment', paid_amount: 5, open_amount: 15 });
    expect(await orderOf(silent)).toMatchObject({ status: 'paid' });
    expect([await mailsOf(part), await mailsOf(silent)]).toEqual(mails);
  });

  test('a payment cannot be moved to its own order, or to an order that is cancelled, paid or unknown', async () => {
    const [from, gone, full] = [await awaiting(), await awaiting(), await awaiting()];
    await cancel(gone);
    await paid(full);
    const payment = await paid(from);
    expect(await move(from, payment, from)).toMatchObject({
      status: 422,
      body: { errors: { order_id: [expect.any(String)] } },
    });
    expect(await move(from, payment, gone)).toMatchObject({
      status: 409,
      body: { code: 'order_cancelled', order_id: gone },
    });
    expect(await move(from, payment, full)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await move(from, payment, 2_000_000)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    expect(await move(from, 2_000_000, gone)).toMatchObject({ status: 409 });
    expect(await orderOf(from)).toMatchObject({ status: 'paid', paid_amount: 20 });
  });

  test('a payment that was moved or refunded, or that a provider holds, cannot be moved', async () => {
    const [from, to] = [await awaiting(), await awaiting()];
    const payment = await paid(from);
    expect((await move(from, payment, to)).status).toBe(200);
    expect((await move(from, payment, to)).body.code).toBe('already_paid');
    const other = await awaiting();
    expect((await move(from, payment, other)).body.code).toBe('payment_not_live');
    const refunded = await awaiting();
    const part = await paid(refunded, { amount: 30 });
    await admin.post(`/api/orders/${refunded}/refund`, { amount: 1, reason: 'Paid too much' });
    expect((await move(refunded, part, other)).body.code).toBe('payment_not_live');
    const client = shop.client();
    const placed = (await place(client, product, { payment_method: 'dummy' })).body.data;
    await pay(client, placed, 'dummy');
    expect((await move(placed.id, await lastPayment(placed.id), other)).body.code).toBe('payment_at_provider');
  });

  test('only administrators who may verify payments move them, and the activity log names both orders', async () => {
    const [from, to] = [await awaiting(), await awaiting()];
    const payment = await paid(from);
    const support = await logInAs(shop, 'support');
    const path = `/api/orders/${from}/payments/${payment}/move`;
    expect((await support.post(path, { order_id: to, reason: 'x' })).status).toBe(403);
    expect((await shop.client().post(path, { order_id: to, reason: 'x' })).status).toBe(401);
    await move(from, payment, to);
    expect(
      await shop.db.query("SELECT before, after FROM audit_entry WHERE action = 'payment.moved' AND subject_id = $1", [
        String(to),
      ]),
    ).toEqual([
      {
        before: { status: 'awaiting_payment', payment_status: 'unpaid' },
        after: expect.objectContaining({
          status: 'paid',
          from_order_id: from,
          payment_id: payment,
          amount: 20,
          reason: 'Meant for that order',
        }),
      },
    ]);
  });

  test('the bank transaction of a moved payment belongs to the other order, and unmatching it reverses that payment', async () => {
    const [from, to] = [await awaiting(), await awaiting()];
    const { reference } = await orderOf(from);
    const imported = await admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'EUR',
      transactions: [{ external_id: 'M-7', booked_on: '2026-11-20', amount: 20, remittance_information: reference }],
    });
    expect(imported.body.data.transactions.matched).toBe(1);
    await move(from, await lastPayment(from), to);
    const found = async () =>
      (await admin.get(`/api/admin/bank-transactions?statement_id=${imported.body.data.id}`)).body.data.items[0];
    const moved = await found();
    expect(moved).toMatchObject({
      state: 'matched',
      allocations: [{ order_id: to, payment_id: await lastPayment(to) }],
    });
    await admin.post(`/api/admin/bank-transactions/${moved.id}/unmatch`, { reason: 'Not ours' });
    expect(await orderOf(to)).toMatchObject({ status: 'awaiting_payment', paid_amount: 0 });
  });

  test('concurrent moves and reversals of payments neither lose nor double money', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('move', 'back', 'reverse'), { minLength: 2, maxLength: 5 }),
        async (acts) => {
          const [one, two, three] = [await awaiting(), await awaiting(), await awaiting()];
          const [mine, theirs] = [await paid(one), await paid(two, { amount: 5 })];
          const answers = await Promise.all(
            acts.map((act) =>
              act === 'move'
                ? move(one, mine, three)
                : act === 'back'
                  ? move(two, theirs, three)
                  : admin.post(`/api/orders/${one}/payments/${mine}/reverse`, { reason: 'Recorded twice' }),
            ),
          );
          for (const { status } of answers) expect([200, 409]).toContain(status);
          const orders = await Promise.all([one, two, three].map(orderOf));
          const live = orders.flatMap(({ payments }) => payments).filter(({ status }) => status === 'captured');
          const held = orders.reduce((sum, { paid_amount: amount }) => sum + amount, 0);
          expect(held).toBe(live.reduce((sum, { amount }) => sum + amount, 0));
          // The payment of 20 still counts once, unless it was reversed before it could be moved.
          const isReversed = answers.some(({ status }, at) => acts[at] === 'reverse' && status === 200);
          expect(held).toBe(isReversed ? 5 : 25);
        },
      ),
      { numRuns: 15 },
    );
  });
});
