import { startTestShop, type Client, type TestShop } from '#testing';
import { Database } from '../../src/platform/database/database.js';
import { ChangedOrders } from '../../src/reconciliation/data/changed-orders.js';
import { WaitingRows } from '../../src/reconciliation/data/waiting-rows.js';
import { copyOrder, type CopiedOrder } from '../fixtures/copied-orders.js';
import { makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

const ACCOUNT = 'DE89370400440532013000';
const ORDERS = 5_000;
const TRANSACTIONS = 20_000;
/** Number of transactions whose suggestions name the first order. */
const NAMING = 620;

describe('20,000 bank transactions that need a decision', () => {
  let shop: TestShop;
  let admin: Client;
  let orders: readonly CopiedOrder[];

  const send = (amount: number, text: string) =>
    admin.post('/api/admin/bank-transactions', {
      account: ACCOUNT,
      currency: 'EUR',
      transactions: [{ external_id: text, booked_on: '2026-11-20', amount, remittance_information: text }],
    });

  beforeAll(async () => {
    shop = await startTestShop({ env: { RATE_LIMIT: '0', WORKER: 'off' } });
    admin = await shop.admin();
    await offerBankInvoice(admin, { account_number: ACCOUNT, bank_code: 'COBADEFFXXX' });
    const product = await makeProduct(admin, { price_regular: 34.9, in_stock: 100 });
    const client = shop.client();
    const { id, key } = (await place(client, product, { payment_method: 'bank_invoice' })).body.data;
    await pay(client, { id, key }, 'bank_invoice');
    orders = await copyOrder(shop, id, ORDERS);
    await send(1, `Bestellung ${orders[0]!.id}`);
    await shop.db.query(
      `INSERT INTO bank_transaction (account_id, file_id, kind, state, booked_on, amount, remittance, part, decided_at,
          content_key, content_ordinal, suggestions)
        SELECT account_id, file_id, kind, state, booked_on - n % 100, amount + n, remittance, part, now(), n::text, 1,
          jsonb_set(suggestions, '{0,allocations,0,order_id}',
            to_jsonb(CASE WHEN n < $1 THEN $2::int ELSE $2::int + 1 + n % ($3::int - 1) END))
        FROM bank_transaction, generate_series(1, $4::int) n`,
      [NAMING, orders[0]!.id, ORDERS, TRANSACTIONS],
    );
    await shop.db.query('VACUUM (ANALYZE) bank_transaction, shop_order');
  }, 240_000);
  afterAll(() => shop?.close());

  /** Returns the plans of the SQL statements that the work sends. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    const database = shop.app.get(Database, { strict: false });
    const sent: Array<[string, readonly unknown[]]> = [];
    const spy = jest.spyOn(database, 'query').mockImplementation((sql, values = []) => {
      sent.push([typeof sql === 'string' ? sql : sql.text, values]);
      return Promise.resolve([]);
    });
    await work().finally(() => spy.mockRestore());
    return Promise.all(
      sent.map(async ([text, values]) => {
        const rows = await shop.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      }),
    );
  }

  test('an index finds the transactions that name a thousand paid orders', async () => {
    const ids = orders.slice(0, 1000).map(({ id }) => id);
    const waiting = shop.app.get(WaitingRows, { strict: false });
    const [named, read] = await plansOf(() => Promise.all([waiting.naming(ids), waiting.suggestedCredits([1, 2, 3])]));
    expect(named).toContain('bank_transaction_suggested_order');
    for (const plan of [named, read]) expect(plan).not.toContain('Seq Scan on bank_transaction');
  });

  test('the note of a changed order reads only indexes of the bank transactions', async () => {
    const changed = shop.app.get(ChangedOrders, { strict: false });
    const plans = await plansOf(() => Promise.all([changed.note([orders[0]!.id]), changed.importing()]));
    expect(plans[0]).toContain('bank_transaction_suggested_order');
    for (const plan of plans) {
      expect(plan).toContain('bank_transaction_undecided');
      expect(plan).not.toContain('Seq Scan on bank_transaction');
    }
  });

  test('look-ups in that index do not read a list of pending entries, which an import would fill', async () => {
    const [index] = await shop.db.query<{ reloptions: string[] | null }>(
      `SELECT reloptions FROM pg_class WHERE relname = 'bank_transaction_suggested_order'`,
    );
    expect(index!.reloptions).toEqual(['fastupdate=off']);
  });

  test('the payment of an order renews the suggestions of all transactions that name it', async () => {
    const { id, reference } = orders[0]!;
    const naming = async () => {
      const [row] = await shop.db.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM bank_transaction WHERE state = 'suggested'
          AND suggestions @> jsonb_build_array(jsonb_build_object('allocations',
            jsonb_build_array(jsonb_build_object('order_id', $1::int))))`,
        [id],
      );
      return row!.count;
    };
    expect(await naming()).toBe(NAMING);
    expect((await send(34.9, reference)).body.data.transactions).toMatchObject({ matched: 1 });
    expect(await naming()).toBe(0);
  });
});
