import fc from 'fast-check';
import { startTestShop, type Client, type TestShop } from '#testing';
import { PaymentClock } from '../../src/order-management/use-cases/payment-clock.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

const ACCOUNT = 'DE89370400440532013000';
const RUNS = 200;

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ env: { RATE_LIMIT: '0' } });
  await shop.app.get(Jobs, { strict: false }).boss.unschedule('payment-clock');
  admin = await shop.admin();
});
afterAll(() => shop?.close());

type Action = 'import' | 'clock' | 'cancel' | 'reinstate' | 'buy';

/** Runs the actions, two at a time, with a long overdue order for the only item of a product. */
async function play(actions: readonly Action[]): Promise<void> {
  const product = await makeProduct(admin, { in_stock: 1, price_regular: 34.9 });
  const { id, key, reference, total } = (await place(shop.client(), product, { payment_method: 'bank_invoice' })).body
    .data;
  await pay(shop.client(), { id, key }, 'bank_invoice');
  await shop.db.query(`UPDATE shop_order SET payment_due_at = now() - interval '9 days' WHERE id = $1`, [id]);
  let bought = 0;
  const acts: Record<Action, () => Promise<unknown>> = {
    import: () =>
      admin.post('/api/admin/bank-transactions', {
        ...{ account: ACCOUNT, currency: 'EUR' },
        transactions: [
          { external_id: `T-${id}`, booked_on: '2026-11-20', amount: total, remittance_information: reference },
        ],
      }),
    clock: () => shop.app.get(PaymentClock, { strict: false }).run(),
    cancel: () => admin.post(`/api/orders/${id}/cancel`, { reason: 'Asked to' }),
    reinstate: () => admin.post(`/api/orders/${id}/reinstate`, {}),
    buy: async () => {
      if ((await place(shop.client(), product)).status === 201) bought++;
    },
  };
  // Runs two actions at a time.
  for (let at = 0; at < actions.length; at += 2)
    await Promise.all(actions.slice(at, at + 2).map((action) => acts[action]()));
  await acts.import();

  const [row] = await shop.db.query<{ status: string; held: string; stock: number; mails: number; booked: number }>(
    `SELECT o.status, o.paid - o.refunded AS held, p.in_stock AS stock,
       (SELECT count(*)::int FROM payment y WHERE y.order_id = o.id AND y.status = 'captured') AS booked
     FROM shop_order o, product p WHERE o.id = $1 AND p.id = $2`,
    [id, product],
  );
  const { status, held, stock, booked } = row!;
  const isActive = status !== 'cancelled';
  expect(stock).toBe(1 - bought - (isActive ? 1 : 0));
  expect(stock).toBeGreaterThanOrEqual(0);
  expect(booked).toBeLessThanOrEqual(1);
  // An order that staff reinstate after its transfer arrived waits for their decision about the transfer.
  expect(status === 'paid').toBe(isActive && booked === 1);
  const suggested = await shop.db.query(
    `SELECT FROM bank_transaction WHERE state = 'suggested' AND bank_reference = $1`,
    [`T-${id}`],
  );
  // The money is either booked or waits for a decision of the staff.
  expect(suggested.length + booked).toBe(1);
  if (!isActive && Number(held) > 0) {
    const { refund_due: due } = (await admin.get(`/api/admin/orders/${id}`)).body.data;
    expect(due).toBe(total);
  }
}

describe('an overdue order while statements, the clock, staff and another buyer race', () => {
  it.each([true, false])(
    'with auto_reinstate %s, all money is booked or a task of staff after any race, and stock is exact',
    async (reinstates) => {
      await offerBankInvoice(admin, {
        ...{ account_number: ACCOUNT, bank_code: 'COBADEFFXXX', cancel_after: 1, reminders: [1] },
        ...{ auto_reinstate: reinstates, clock_follows_statements: false },
      });
      const action = fc.constantFrom<Action>('import', 'clock', 'cancel', 'reinstate', 'buy');
      await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), play), { numRuns: RUNS / 2 });
    },
    600_000,
  );
});
