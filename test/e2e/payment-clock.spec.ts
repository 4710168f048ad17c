import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTestShop, type Answered, type Client, type TestShop } from '#testing';
import { PaymentClock, type PaymentClockRound } from '../../src/order-management/use-cases/payment-clock.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { delivered } from '../fixtures/delivered.js';
import { mailTexts } from '../fixtures/mails.js';
import { movableClock } from '../fixtures/movable-clock.js';
import { offerBankInvoice, pay, place, makeProduct, stockOf } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const METHOD = '/api/admin/payment-methods/bank_invoice';
const DAY = 24 * 60;
/** Time limit for a process that loads the whole shop from its sources, on a busy machine too. */
const STARTS_WITHIN_MS = 240_000;
const clock = movableClock();

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ clock, env: { SHOP_TIMEZONE: 'Europe/Kyiv' } });
  // The tests start each run themselves.
  await shop.app.get(Jobs, { strict: false }).boss.unschedule('payment-clock');
  admin = await shop.admin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query(`UPDATE shop_order SET status = 'completed' WHERE status IN ('pending', 'awaiting_payment')`);
  await offerBankInvoice(admin, { cancel_after: null });
  await admin.put('/api/admin/settings', { cancel_unconfirmed_after: null });
});

const round = (): Promise<PaymentClockRound> => shop.app.get(PaymentClock, { strict: false }).run();
const nothing: PaymentClockRound = {
  reminded: 0,
  cancelled: 0,
  cancelled_unconfirmed: 0,
  waiting_for_statement: 0,
  without_statements: [],
  failed: 0,
};
/** The shop of these tests imports no statements, so that the payment clock does not wait for them. */
const plain = { ...nothing, without_statements: ['bank_invoice'] };

interface Made {
  readonly id: number;
  readonly key: string;
  readonly product: number;
}

/** Places an order for one of ten items of a new product, which waits for a bank transfer. */
async function awaiting(language = 'en'): Promise<Made> {
  const product = await makeProduct(admin, { in_stock: 10 });
  const client = shop.client({ language });
  const { body } = await place(client, product, { payment_method: 'bank_invoice' });
  const order = { id: body.data.id as number, key: body.data.key as string, product };
  expect((await pay(client, order, 'bank_invoice')).status).toBe(200);
  return order;
}

const orderOf = async ({ id }: { id: number }): Promise<Record<string, unknown>> =>
  (await admin.get(`/api/orders/${id}`)).body.data as Record<string, unknown>;
const statusOf = async (order: { id: number }): Promise<unknown> => (await orderOf(order)).status;
const historyOf = async ({
  id,
}: {
  id: number;
}): Promise<Array<{ kind: string; to: string; note: string; actor: object }>> =>
  (await admin.get(`/api/orders/${id}/history`)).body.data.items as never;
const cancellations = async (order: { id: number }): Promise<number> =>
  (await historyOf(order)).filter(({ to }) => to === 'cancelled').length;
const verify = ({ id }: { id: number }, amount?: number): Promise<Answered> =>
  admin.post(`/api/orders/${id}/verify-payment`, { amount });

describe('automatic cancellation of orders that are not paid in time', () => {
  test('an order that is not paid is cancelled only if the bank invoice has a number of days for that', async () => {
    expect(
      (await admin.get('/api/admin/payment-methods')).body.data.items.find(
        ({ key }: { key: string }) => key === 'bank_invoice',
      ).cancel_after,
    ).toBeNull();
    const order = await awaiting();
    clock.pass(200 * DAY);
    expect(await round()).toEqual(nothing);
    expect(await statusOf(order)).toBe('awaiting_payment');
    for (const wrong of [0, 91, 1.5, 'soon'])
      expect((await admin.put(METHOD, { cancel_after: wrong })).status).toBe(422);
    expect((await admin.put(METHOD, { cancel_after: 90 })).body.data.cancel_after).toBe(90);
  });

  test('an overdue order is cancelled once, on its day in the shop’s time zone, with its stock returned and one email', async () => {
    await offerBankInvoice(admin, { cancel_after: 3 });
    const order = await awaiting('uk');
    const due = new Date((await orderOf(order)).payment_due_at as string);
    // In Kyiv, the day starts at 22:00 UTC in winter and at 21:00 in summer.
    const midnight =
      new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Kyiv', dateStyle: 'short' }).format(due)).getTime() +
      3 * DAY * 60_000;
    const offset =
      Number(
        new Intl.DateTimeFormat('en', { timeZone: 'Europe/Kyiv', hour: 'numeric', hourCycle: 'h23' }).format(midnight),
      ) * 3_600_000;
    clock.pass((midnight - offset - clock.now().getTime()) / 60_000 - 1);
    expect(await round()).toEqual(plain);
    clock.pass(1);
    expect(await stockOf(admin, order.product)).toBe(9);
    expect(await round()).toEqual({ ...plain, cancelled: 1 });
    expect(await orderOf(order)).toMatchObject({
      status: 'cancelled',
      cancel_reason: expect.stringMatching(/^До .* замовлення не оплачено\.$/) as string,
    });
    expect(await stockOf(admin, order.product)).toBe(10);
    expect(await round()).toEqual(plain);
    expect((await historyOf(order)).at(-1)).toMatchObject({
      kind: 'status',
      to: 'cancelled',
      actor: { kind: 'system' },
    });
    expect(await cancellations(order)).toBe(1);
    const [entry] = await shop.db.query(
      `SELECT actor ->> 'kind' AS kind FROM audit_entry WHERE action = 'order.cancelled' AND subject_id = $1`,
      [String(order.id)],
    );
    expect(entry).toEqual({ kind: 'system' });
    await delivered(shop);
    expect((await mailTexts(shop)).filter((text) => text.includes('замовлення не оплачено'))).toHaveLength(1);
  });

  test('a reported payment postpones the cancellation once by seven days, and staff are informed', async () => {
    await offerBankInvoice(admin, { cancel_after: 3 });
    await admin.put('/api/admin/settings', { new_order_mail_to: ['staff@example.com'] });
    const [reported, other] = [await awaiting(), await awaiting()];
    for (let press = 0; press < 2; press++)
      expect(
        (await shop.client().post(`/api/orders/${reported.id}/report-payment?key=${reported.key}`, {})).status,
      ).toBe(200);
    const postponed = async (): Promise<number> =>
      (await historyOf(reported)).filter(({ kind }) => kind === 'cancellation_postponed').length;
    const due = new Date((await orderOf(reported)).payment_due_at as string).getTime();
    clock.pass((due - clock.now().getTime()) / 60_000 + 2 * DAY);
    expect([await round(), await postponed()]).toEqual([plain, 0]);
    clock.pass(DAY);
    expect([await round(), await postponed()]).toEqual([{ ...plain, cancelled: 1 }, 1]);
    expect([await statusOf(reported), await statusOf(other)]).toEqual(['awaiting_payment', 'cancelled']);
    clock.pass(6 * DAY);
    expect([await round(), await postponed()]).toEqual([plain, 1]);
    clock.pass(DAY);
    expect(await round()).toEqual({ ...plain, cancelled: 1 });
    expect([await statusOf(reported), await stockOf(admin, reported.product)]).toEqual(['cancelled', 10]);
    await delivered(shop);
    const told = (await mailTexts(shop)).filter((text) => text.includes(`Payment of order ${reported.id} has not`));
    expect(told).toHaveLength(1);
    expect(await shop.db.query(`SELECT recipient FROM mail WHERE kind = 'cancellation_postponed'`)).toEqual([
      { recipient: 'staff@example.com' },
    ]);
    await admin.put('/api/admin/settings', { new_order_mail_to: [] });
  });

  test('a reported order is postponed by seven days even if it is long overdue', async () => {
    const order = await awaiting();
    await shop.client().post(`/api/orders/${order.id}/report-payment?key=${order.key}`, {});
    clock.pass(60 * DAY);
    await offerBankInvoice(admin, { cancel_after: 1 });
    expect(await round()).toEqual(plain);
    clock.pass(6 * DAY);
    expect(await round()).toEqual(plain);
    clock.pass(DAY);
    expect(await round()).toEqual({ ...plain, cancelled: 1 });
  });

  test('an order with an online payment of unknown outcome is not cancelled while the gateway is still queried', async () => {
    await offerBankInvoice(admin, { cancel_after: 1 });
    const [asked, given] = [await awaiting(), await awaiting()];
    const attempt = ({ id }: Made, askAt: string | null): Promise<unknown> =>
      shop.db.query(
        `INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key, ask_at)
        SELECT id, 'bank_invoice', total, currency, 'pending', '{"kind":"guest"}', gen_random_uuid(), $2 FROM shop_order WHERE id = $1`,
        [id, askAt],
      );
    await attempt(asked, '2100-01-01');
    await attempt(given, null);
    clock.pass(60 * DAY);
    expect(await round()).toEqual({ ...plain, cancelled: 1 });
    expect([await statusOf(asked), await statusOf(given)]).toEqual(['awaiting_payment', 'cancelled']);
    await shop.db.query(`UPDATE payment SET ask_at = NULL WHERE order_id = $1`, [asked.id]);
    expect(await round()).toEqual({ ...plain, cancelled: 1 });
  });

  test('an order is not cancelled if it is partially paid, has another method now, or is being processed', async () => {
    await offerBankInvoice(admin, { cancel_after: 1 });
    const [partly, paid, cash, packed, due] = [
      await awaiting(),
      await awaiting(),
      await awaiting(),
      await awaiting(),
      await awaiting(),
    ];
    await verify(partly, 1);
    await verify(paid);
    await pay(shop.client(), cash, 'cash');
    await pay(shop.client(), packed, 'cash');
    await admin.post(`/api/orders/${packed.id}/process`);
    clock.pass(60 * DAY);
    expect(await round()).toEqual({ ...plain, cancelled: 1 });
    const statuses = await Promise.all([partly, paid, cash, packed, due].map(statusOf));
    expect(statuses).toEqual(['awaiting_payment', 'paid', 'pending', 'processing', 'cancelled']);
  });

  test('concurrent clock runs, verifications and cancellations cancel or pay each order and return its stock once', async () => {
    await offerBankInvoice(admin, { cancel_after: 1 });
    const orders = await Promise.all(Array.from({ length: 12 }, () => awaiting()));
    clock.pass(60 * DAY);
    const rounds = [round(), round()];
    await Promise.all(
      orders.map((order, n) =>
        n % 3 === 0
          ? verify(order)
          : n % 3 === 1
            ? admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Asked to' })
            : null,
      ),
    );
    const [one, two] = (await Promise.all(rounds)) as [PaymentClockRound, PaymentClockRound];
    expect([one.failed, two.failed]).toEqual([0, 0]);
    for (const order of orders) {
      const status = await statusOf(order);
      expect(['paid', 'cancelled']).toContain(status);
      expect(await cancellations(order)).toBe(status === 'cancelled' ? 1 : 0);
      expect(await stockOf(admin, order.product)).toBe(status === 'cancelled' ? 10 : 9);
    }
    const bySystem = await shop.db.query(
      `SELECT FROM order_history WHERE to_status = 'cancelled' AND actor ->> 'kind' = 'system'
        AND order_id = ANY ($1::int[])`,
      [orders.map(({ id }) => id)],
    );
    expect(one.cancelled + two.cancelled).toBe(bySystem.length);
  });
});

describe('automatic cancellation of unconfirmed orders', () => {
  const pending = async (client: Client): Promise<Made> => {
    const product = await makeProduct(admin, { in_stock: 10 });
    const { body } = await place(client, product);
    return { id: body.data.id as number, key: body.data.key as string, product };
  };
  const makeOlder = ({ id }: Made, days: number): Promise<unknown> =>
    shop.db.query('UPDATE shop_order SET created_at = $2::timestamptz - make_interval(days => $3::int) WHERE id = $1', [
      id,
      clock.now(),
      days,
    ]);

  test('an unconfirmed order is cancelled after the days in the settings, unless an administrator placed or changed it', async () => {
    const [untouched, noted, byAdmin, young] = [
      await pending(shop.client()),
      await pending(shop.client()),
      await pending(admin),
      await pending(shop.client()),
    ];
    await admin.post(`/api/admin/orders/${noted.id}/notes`, { note: 'Called, delivers on Friday' });
    for (const order of [untouched, noted, byAdmin]) await makeOlder(order, 5);
    await makeOlder(young, 4);
    expect(await round()).toEqual(nothing);
    expect((await admin.put('/api/admin/settings', { cancel_unconfirmed_after: 5 })).status).toBe(200);
    expect(await round()).toEqual({ ...nothing, cancelled_unconfirmed: 1 });
    expect(await Promise.all([untouched, noted, byAdmin, young].map(statusOf))).toEqual([
      'cancelled',
      'pending',
      'pending',
      'pending',
    ]);
    expect(await stockOf(admin, untouched.product)).toBe(10);
    expect(await round()).toEqual(nothing);
  });

  test('a free unconfirmed order is not cancelled', async () => {
    const free = await makeProduct(admin, { in_stock: 10, price_regular: 0 });
    await admin.put('/api/admin/shipping-methods/flat_rate', { free_above: 0 });
    const { body } = await place(shop.client(), free, {});
    await admin.put('/api/admin/shipping-methods/flat_rate', { free_above: null });
    expect(body.data).toMatchObject({ status: 'pending', total: 0 });
    await makeOlder(body.data, 9);
    await admin.put('/api/admin/settings', { cancel_unconfirmed_after: 5 });
    expect(await round()).toEqual(nothing);
  });
});

describe('npm run job', () => {
  const lib = (name: string): string => join(process.cwd(), 'scripts/lib', name);

  /** Starts the command as an operator does, in its own process, from the sources. */
  function job(...args: string[]) {
    const env = {
      PATH: process.env['PATH'],
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: shop.dataDir,
      SHOP_TIMEZONE: 'Europe/Kyiv',
    };
    const child = spawn(
      process.execPath,
      ['--import', lib('end-with-parent.mjs'), '--import', lib('typescript.mjs'), 'src/job.ts', ...args],
      { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name]!.setEncoding('utf8').on('data', (text: string) => (said[name] += text));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
    return { ended, kill: () => child.kill('SIGKILL') };
  }

  /** Inserts this number of overdue orders of one product; returns the product. */
  async function dueOrders(count: number): Promise<number> {
    const { id, product } = await awaiting();
    await shop.db.query(
      `WITH made AS (
        INSERT INTO shop_order (key, reference, status, currency, language, subtotal, tax, shipping, total,
          prices_include_tax, payment_method,
          shipping_address, billing_address, payment_due_at)
        SELECT key || n, 'RF' || n || 'X' || id, status, currency, language, subtotal, tax, shipping, total,
          prices_include_tax, payment_method,
          shipping_address, billing_address, '2020-01-01'
        FROM shop_order, generate_series(1, $2::int) AS n WHERE id = $1 RETURNING id
      ) INSERT INTO order_item (order_id, product_id, name, quantity, price, total) SELECT id, $3::int, 'Thing', 1, 100,
        100 FROM made`,
      [id, count - 1, product],
    );
    await shop.db.query(`UPDATE shop_order SET payment_due_at = '2020-01-01' WHERE id = $1`, [id]);
    await shop.db.query('UPDATE product SET in_stock = 0 WHERE id = $1', [product]);
    return product;
  }

  const backInStock = async (product: number): Promise<number> => {
    const [row] = await shop.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM stock_movement WHERE product_id = $1 AND reason = 'cancelled'`,
      [product],
    );
    return row!.n;
  };

  test('npm run job completes a run that was killed, cancels each order once, and prints its result as one line of JSON', async () => {
    await offerBankInvoice(admin, { cancel_after: 1 });
    const count = 200;
    const product = await dueOrders(count);
    const before = 50;
    // The first run handles 50 orders and then waits, because the other orders are locked.
    const other = await shop.db.pool.connect();
    try {
      await other.query('SET idle_in_transaction_session_timeout = 0; SET transaction_timeout = 0; BEGIN');
      await other.query(
        'SELECT FROM shop_order WHERE id IN (SELECT order_id FROM order_item WHERE product_id = $1 ORDER BY 1 OFFSET $2) FOR UPDATE',
        [product, before],
      );
      const first = job('payment-clock');
      await until(
        () => backInStock(product),
        (n) => n >= before,
        STARTS_WITHIN_MS,
      );
      first.kill();
      await first.ended;
    } finally {
      await other.query('ROLLBACK');
      other.release(true);
    }
    expect(await backInStock(product)).toBe(before);
    const [second, unknown] = await Promise.all([job('payment-clock').ended, job('payment-watch').ended]);
    expect(second).toEqual({
      code: 0,
      stdout: `${JSON.stringify({ ...plain, cancelled: count - before })}\n`,
      stderr: '',
    });
    expect({ code: unknown.code, stdout: unknown.stdout }).toEqual({ code: 1, stdout: '' });
    expect(unknown.stderr).toMatch(/There is no job payment-watch\. Jobs: .*payment-clock/);
    expect(await backInStock(product)).toBe(count);
    expect(await stockOf(admin, product)).toBe(count);
    const twice = await shop.db.query(
      `SELECT order_id FROM order_history WHERE to_status = 'cancelled' GROUP BY 1 HAVING count(*) > 1`,
    );
    expect(twice).toEqual([]);
  }, 900_000);
});
