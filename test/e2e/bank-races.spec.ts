import pg from 'pg';
import { type Answered, type Client, type TestShop } from '#testing';
import { TransactionRows } from '../../src/reconciliation/data/transaction-rows.js';
import { ACCOUNT, bankRequests, startBankShop } from '../fixtures/bank-shop.js';
import { camtOf } from '../fixtures/bank-statements/write-statement.js';
import { stockOf } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  ({ shop, admin, product } = await startBankShop(34.9));
});
afterAll(() => shop?.close());

const { awaiting, orderOf, theOne, act, send: sendAll, importFile } = bankRequests(() => ({ shop, admin, product }));

const send = (text: string, more: Record<string, unknown> = {}): Promise<Answered> =>
  sendAll({ amount: 34.9, remittance_information: text, ...more });

test('each transaction of overlapping statements that are imported concurrently is stored and booked once', async () => {
  const orders = [];
  for (let count = 0; count < 12; count++) orders.push(await awaiting());
  const entries = orders.map(({ reference }, at) => ({
    ...{ amount: '34.90', reference: `OVERLAPPED-${at}`, text: reference, name: 'Anna' },
  }));
  const files = [0, 2, 4, 6].map((from) =>
    camtOf({ account: ACCOUNT, day: `2026-11-1${from}`, opening: '0.00', entries: entries.slice(from, from + 6) }),
  );
  const answers = await Promise.all([...files, ...files].map((file) => importFile(file)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 201)).toEqual([]);
  const stored = await shop.db.query(`SELECT FROM bank_transaction WHERE bank_reference LIKE 'OVERLAPPED-%'`);
  expect(stored).toHaveLength(12);
  for (const { id } of orders) {
    const { status, payments } = await orderOf(id);
    expect([status, payments.length]).toEqual(['paid', 1]);
  }
});

test('if two administrators match one transaction with different orders, one order is paid', async () => {
  const [one, other] = [await awaiting(), await awaiting()];
  const found = await theOne(await send('no clue'));
  const answers = await Promise.all(
    [one, other, one, other].map(({ id }) => act(found.id, 'match', { allocations: [{ order_id: id }] })),
  );
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    ...['already_matched', 'already_matched', 'already_matched'],
  ]);
  const paid = [await orderOf(one.id), await orderOf(other.id)].filter(({ status }) => status === 'paid');
  expect(paid).toHaveLength(1);
});

test('an order that is cancelled while its transfer is imported is paid, or cancelled with the transfer suggested', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, reference } = await awaiting();
    const before = await stockOf(admin, product);
    const [imported, cancelled] = await Promise.all([
      send(reference),
      admin.post(`/api/orders/${id}/cancel`, { reason: 'Asked to' }),
    ]);
    const { state } = await theOne(imported);
    const { status, payments } = await orderOf(id);
    const isCancelled = cancelled.status === 200;
    expect([status, await stockOf(admin, product)]).toEqual(isCancelled ? ['cancelled', before + 1] : ['paid', before]);
    // an order that is cancelled after it was paid keeps its payment, which is to be refunded
    expect(state === 'matched').toBe(payments.length === 1);
    if (state !== 'matched') expect([state, status]).toEqual(['suggested', 'cancelled']);
  }
});

describe('the order of locks', () => {
  /**
   * Locks a bank transaction in another session and starts `work`, which then waits for a lock. The other session must
   * still be able to lock the order: otherwise the two would deadlock.
   */
  async function whileLocked(id: number, work: () => Promise<unknown>, order: number): Promise<void> {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM bank_transaction WHERE id = $1 FOR UPDATE', [id]);
      const done = work();
      await until(
        async () =>
          (
            await shop.db.query(`SELECT FROM pg_stat_activity WHERE datname = current_database()
            AND wait_event_type = 'Lock'`)
          ).length,
        (waiting) => waiting > 0,
      );
      // Fails at once if `work` has locked the order while it waits for the transaction.
      await client.query('SELECT FROM shop_order WHERE id = $1 FOR UPDATE NOWAIT', [order]);
      await client.query('COMMIT');
      await done;
    } finally {
      await client.end();
    }
  }

  async function paidAndCompleted() {
    const { id, reference } = await awaiting();
    const found = await theOne(await send(reference, { counterparty: { name: 'Olena Bondar' } }));
    for (const status of ['processing', 'ready_for_shipment', 'shipped', 'completed'])
      await admin.put(`/api/orders/${id}/status`, { status });
    const { customer_id: customer, status } = await orderOf(id);
    expect(status).toBe('completed');
    return { id, transaction: found.id as number, customer: customer as number };
  }
  const nameOf = async (id: number) => (await admin.get(`/api/admin/bank-transactions/${id}`)).body.data.counterparty;

  test('erasure locks the bank transactions of a customer before the orders, as matching does', async () => {
    const { id, transaction, customer } = await paidAndCompleted();
    const erase = async () => expect((await admin.post(`/api/customers/${customer}/erase`)).status).toBe(200);
    await whileLocked(transaction, erase, id);
    expect(await nameOf(transaction)).toEqual({ name: null, account: null });
  });

  test.each(['reverse', 'move'])(
    'a correction (%s) on the page of an order locks the bank transaction of the payment before the order',
    async (correction) => {
      const [{ id, reference }, other] = [await awaiting(), await awaiting()];
      const { id: transaction, allocations } = await theOne(await send(reference));
      const body = { reason: 'A mistake', ...(correction === 'move' && { order_id: other.id }) };
      const correct = async () => {
        const path = `/api/orders/${id}/payments/${allocations[0].payment_id}/${correction}`;
        expect((await admin.post(path, body)).status).toBe(200);
      };
      await whileLocked(transaction, correct, id);
      expect((await orderOf(id)).payments).toMatchObject([{ status: 'reversed' }]);
    },
  );

  test('unmatching a transaction succeeds while its customer is being erased, and so does the erasure', async () => {
    for (let round = 0; round < 6; round++) {
      const { transaction, customer } = await paidAndCompleted();
      const [unmatched, erased] = await Promise.all([
        act(transaction, 'unmatch', { reason: 'A mistake' }),
        admin.post(`/api/customers/${customer}/erase`),
      ]);
      expect([unmatched.status, erased.status]).toEqual([200, 200]);
    }
  });

  test('concurrent writes of suggestions for the same transactions in different sequences do not deadlock', async () => {
    const sent = await admin.post('/api/admin/bank-transactions', {
      ...{ account: ACCOUNT, currency: 'EUR' },
      transactions: Array.from({ length: 400 }, (_, at) => ({
        ...{ external_id: `D-${at}`, booked_on: '2026-11-20', amount: 1 + at },
      })),
    });
    const rows = shop.app.get(TransactionRows, { strict: false });
    const filter = {
      states: null,
      fileId: sent.body.data.id as number,
      account: null,
      orderId: null,
      isUnallocated: null,
      q: null,
      from: null,
      to: null,
    };
    for (let round = 0; round < 5; round++) {
      const page = { orderId: null, amount: null, sort: 'newest' as const, limit: 400, offset: 0 };
      const { transactions } = await rows.list({ ...filter, ...page });
      const decided = transactions.map((transaction) => ({ transaction, suggestions: [] }));
      await Promise.all(
        [decided, decided.toReversed(), decided, decided.toReversed()].map((some) => rows.decide(some)),
      );
    }
  });
});
