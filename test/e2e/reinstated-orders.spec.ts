import fc from 'fast-check';
import { DummyGateway, type Answered, type Client, type TestShop } from '#testing';
import { logInAs } from '../fixtures/administrators.js';
import { delivered } from '../fixtures/delivered.js';
import { makeProduct, pay, place, stockOf } from '../fixtures/orders.js';
import { startPaidShop } from '../fixtures/paid-shop.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startPaidShop());
});
beforeEach(() => DummyGateway.reset());
afterAll(() => shop.close());

const ordered = async (of: number, method = 'cash', quantity = 1): Promise<{ id: number; key: string }> =>
  (await place(shop.client(), of, { payment_method: method, items: [{ product_id: of, quantity }] })).body.data;

/** Places an order that waits for a bank transfer. */
async function awaiting(of = product): Promise<number> {
  const order = await ordered(of, 'bank_invoice');
  expect((await pay(shop.client(), order, 'bank_invoice')).status).toBe(200);
  return order.id;
}

const orderOf = async (id: number) => (await admin.get(`/api/admin/orders/${id}`)).body.data;
const verify = (id: number): Promise<Answered> => admin.post(`/api/orders/${id}/verify-payment`, {});
const cancel = (id: number): Promise<Answered> => admin.post(`/api/orders/${id}/cancel`, { reason: 'Not paid' });
const reinstate = (id: number, more: Record<string, unknown> = {}): Promise<Answered> =>
  admin.post(`/api/orders/${id}/reinstate`, { note: 'The transfer was late', ...more });
/** Kinds of the order's emails, sorted, because events that are published together are delivered in any order. */
const mailsOf = async (id: number): Promise<string[]> => {
  await delivered(shop);
  const rows = await shop.db.query<{ kind: string; to: string | null }>(
    "SELECT kind, data ->> 'to' AS to FROM mail WHERE order_id = $1 ",
    [id],
  );
  return rows.map(({ kind, to }) => (to === null ? kind : `${kind} ${to}`)).sort();
};

describe('a reinstated order', () => {
  test('a reinstated unpaid order takes its stock, awaits payment with a new deadline, and mails the bank details once', async () => {
    const teapot = await makeProduct(admin, { price_regular: 20, in_stock: 3 });
    const id = await awaiting(teapot);
    await shop.db.query("UPDATE shop_order SET payment_due_at = now() - interval '3 days' WHERE id = $1", [id]);
    await cancel(id);
    expect([await stockOf(admin, teapot), (await orderOf(id)).can.reinstate]).toEqual([3, true]);
    const answer = await reinstate(id);
    expect([answer.status, answer.body.message]).toEqual([200, 'Order reinstated']);
    expect(answer.body.data).toMatchObject({
      status: 'awaiting_payment',
      payment_status: 'unpaid',
      open_amount: 20,
      overdue: false,
      cancel_reason: null,
    });
    expect(Date.parse(answer.body.data.payment_due_at)).toBeGreaterThan(Date.now() + 9 * 86_400_000);
    expect(await stockOf(admin, teapot)).toBe(2);
    expect((await orderOf(id)).can).toMatchObject({ reinstate: false, cancel: true, verify: true });
    expect(await mailsOf(id)).toEqual(['bank_details', 'bank_details', 'order_status cancelled']);
    await cancel(id);
    expect(await stockOf(admin, teapot)).toBe(3);
  });

  test('a reinstated cash order is pending, and its customer gets an email that it is active again', async () => {
    const { id } = await ordered(product);
    await cancel(id);
    expect((await reinstate(id)).body.data).toMatchObject({ status: 'pending', payment_due_at: null });
    expect(await mailsOf(id)).toEqual(['order_confirmation', 'order_status cancelled', 'order_status reinstated']);
  });

  test('a reinstatement with notify false sends no email', async () => {
    const ids = [await awaiting(), (await ordered(product)).id];
    for (const id of ids) {
      await cancel(id);
      expect((await reinstate(id, { notify: false })).status).toBe(200);
      expect(await mailsOf(id)).toEqual([expect.any(String), 'order_status cancelled']);
    }
  });

  test('a reinstated order whose payment was not refunded is paid, with the time of the payment', async () => {
    const id = await awaiting();
    const paidAt = (await verify(id)).body.data.paid_at as string;
    await cancel(id);
    expect((await reinstate(id)).body.data).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
      paid_at: paidAt,
      refund_due: 0,
    });
    expect(await mailsOf(id)).toEqual([
      'bank_details',
      'order_status cancelled',
      'order_status reinstated',
      'payment_received',
    ]);
  });

  test('a reinstated order that was paid online and not refunded is processing', async () => {
    const client = shop.client();
    const { id } = (await place(client, product, { payment_method: 'dummy' })).body.data;
    await client.post('/api/checkout/pay/dummy', { order_id: id, payment_method: 'dummy', card: 'succeed' });
    await cancel(id);
    expect((await reinstate(id)).body.data).toMatchObject({ status: 'processing', payment_status: 'paid' });
  });

  test('a reinstated order whose payment was refunded awaits payment of its whole total', async () => {
    const id = await awaiting();
    await verify(id);
    await cancel(id);
    await admin.post(`/api/orders/${id}/refund`, { reason: 'Cancelled' });
    expect((await reinstate(id)).body.data).toMatchObject({
      status: 'awaiting_payment',
      paid_at: null,
      open_amount: 20,
    });
    expect((await verify(id)).body.data).toMatchObject({ status: 'paid', open_amount: 0 });
  });

  test('a reinstatement is recorded in the history of the order, the stock movements and the activity log', async () => {
    const { id } = await ordered(product);
    await cancel(id);
    await reinstate(id);
    expect((await orderOf(id)).history.at(-1)).toMatchObject({
      kind: 'status',
      from: 'cancelled',
      to: 'pending',
      note: 'The transfer was late',
    });
    expect(
      await shop.db.query('SELECT reason, delta FROM stock_movement WHERE order_id = $1 ORDER BY id', [id]),
    ).toEqual([
      { reason: 'order', delta: -1 },
      { reason: 'cancelled', delta: 1 },
      { reason: 'reinstated', delta: -1 },
    ]);
    expect(
      await shop.db.query(
        "SELECT before, after FROM audit_entry WHERE action = 'order.reinstated' AND subject_id = $1",
        [String(id)],
      ),
    ).toMatchObject([
      {
        before: { status: 'cancelled', reason: 'Not paid' },
        after: { status: 'pending', note: 'The transfer was late' },
      },
    ]);
  });
});

describe('refused reinstatements', () => {
  test('an order without sufficient stock is not reinstated, and the error names all its lines with too little', async () => {
    const [cup, pot, jar] = await Promise.all(
      ['Cup', 'Pot', 'Jar'].map((name) => makeProduct(admin, { name, price_regular: 5, in_stock: 2 })),
    );
    const items = [cup, pot, jar].map((id) => ({ product_id: id, quantity: 2 }));
    const { id } = (await place(shop.client(), cup!, { items })).body.data;
    await cancel(id);
    await ordered(cup!, 'cash', 1);
    await ordered(jar!, 'cash', 2);
    const { status, body } = await reinstate(id);
    expect([status, body.code, body.product_id, body.available]).toEqual([409, 'insufficient_stock', cup, 1]);
    expect(body.error).toContain('Cup – 1, Jar – 0');
    expect([await stockOf(admin, pot!), (await orderOf(id)).status]).toEqual([2, 'cancelled']);
    await admin.delete(`/api/products/${jar!}`);
    expect((await reinstate(id)).body.error).toContain('Jar – 0');
  });

  test('a reinstatement needs a cancelled order that was not shipped, the current version and a manager', async () => {
    const { id } = await ordered(product);
    expect((await reinstate(id)).body.code).toBe('illegal_transition');
    for (const status of ['ready_for_shipment', 'shipped']) await admin.put(`/api/orders/${id}/status`, { status });
    await cancel(id);
    expect((await reinstate(id)).body.code).toBe('illegal_transition');
    const { id: other } = await ordered(product);
    const version = (await cancel(other)).body.data.version as number;
    expect((await reinstate(other, { version: version - 1 })).body.code).toBe('stale_version');
    const support = await logInAs(shop, 'support');
    expect((await support.post(`/api/orders/${other}/reinstate`, {})).body.code).toBe('manager_needed');
    expect((await support.get(`/api/admin/orders/${other}`)).body.data.can.reinstate).toBe(false);
    const manager = await logInAs(shop, 'manager');
    expect((await manager.post(`/api/orders/${other}/reinstate`, {})).status).toBe(200);
    expect((await admin.put(`/api/orders/${id}/status`, { status: 'pending' })).body.code).toBe('illegal_transition');
  });

  test('an order with a pending refund is not reinstated', async () => {
    const { id } = await ordered(product);
    await cancel(id);
    const [payment] = await shop.db.query<{ id: number }>(
      `INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key)
       VALUES ($1, 'dummy', 2000, 'EUR', 'captured', '{}', gen_random_uuid()) RETURNING id`,
      [id],
    );
    await shop.db.query(
      `INSERT INTO refund (order_id, payment_id, method, amount, currency, status, actor, idempotency_key, ask_at)
       VALUES ($1, $2, 'dummy', 2000, 'EUR', 'pending', '{}', gen_random_uuid(), NULL)`,
      [id, payment!.id],
    );
    expect((await reinstate(id)).body.code).toBe('refund_in_progress');
  });
});

describe('concurrent reinstatements', () => {
  test('concurrent reinstatements of an order take its stock once', async () => {
    const lamp = await makeProduct(admin, { price_regular: 20, in_stock: 5 });
    const { id } = await ordered(lamp);
    await cancel(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reinstate(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'illegal_transition')).toHaveLength(7);
    expect(await stockOf(admin, lamp)).toBe(4);
  });

  test('only one of several concurrent reinstatements and new orders for the last item in stock succeeds', async () => {
    for (let round = 0; round < 4; round++) {
      const lamp = await makeProduct(admin, { price_regular: 20, in_stock: 1 });
      const ids: number[] = [];
      for (let order = 0; order < 3; order++) {
        const { id } = await ordered(lamp);
        await cancel(id);
        ids.push(id);
      }
      const answers = await Promise.all([
        ...ids.map((id) => reinstate(id)),
        place(shop.client(), lamp),
        place(shop.client(), lamp),
      ]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'insufficient_stock')).toHaveLength(4);
      expect(await stockOf(admin, lamp)).toBe(0);
    }
  });

  test('stock is exact after concurrent random cancellations, reinstatements and orders', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.record({ order: fc.nat(2), does: fc.constantFrom('cancel', 'reinstate', 'buy') }), {
          minLength: 3,
          maxLength: 9,
        }),
        async (pieces, steps) => {
          const lamp = await makeProduct(admin, { price_regular: 20, in_stock: pieces + 3 });
          const ids = [await ordered(lamp), await ordered(lamp), await ordered(lamp)].map(({ id }) => id);
          const done = await Promise.all(
            steps.map(({ order, does }) => {
              if (does === 'buy') return place(shop.client(), lamp);
              return does === 'cancel' ? cancel(ids[order]!) : reinstate(ids[order]!);
            }),
          );
          expect(done.filter(({ status }) => status >= 500)).toEqual([]);
          const [sold] = await shop.db.query<{ n: number }>(
            `SELECT coalesce(sum(i.quantity), 0)::int AS n FROM order_item i JOIN shop_order o ON o.id = i.order_id
             WHERE i.product_id = $1 AND o.status <> 'cancelled'`,
            [lamp],
          );
          expect(await stockOf(admin, lamp)).toBe(pieces + 3 - sold!.n);
        },
      ),
      { numRuns: 10, includeErrorInReport: true },
    );
  });
});
