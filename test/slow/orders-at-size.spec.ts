import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct, place } from '../fixtures/orders.js';
import { reportStatistics } from '../fixtures/report-statistics.js';
import { seedBulk } from '../../src/demo/seed/bulk/seed-bulk.js';
import { seedOrders } from '../../src/demo/seed/bulk/seed-orders.js';
import { COUNT_ORDERS, listOrdersSql } from '../../src/order/data/order-list.sql.js';
import { vacuum } from './vacuum.js';
import type { OrderFilter } from '../../src/order/domain/order-filter.js';

const ORDERS = 100_000;
const quiet = (): void => undefined;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

describe('the order list of a shop with 100,000 orders', () => {
  let shop: TestShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
    admin = await shop.admin();
    await seedBulk(shop.databaseUrl, 'EUR', 100, quiet);
    await seedOrders(shop.databaseUrl, 'EUR', ORDERS, quiet);
    await vacuum(shop, 'shop_order', 'order_item', 'order_history');
  });
  afterAll(() => shop?.close());

  /** Order rows read by sequential scans, and orders inserted, since the server started. */
  async function work(): Promise<{ read: number; made: number }> {
    await reportStatistics(shop);
    const [row] = await shop.db.query<{ read: number; made: number }>(
      "SELECT seq_tup_read::int AS read, n_tup_ins::int AS made FROM pg_stat_user_tables WHERE relname = 'shop_order'",
    );
    return row!;
  }

  it('placing an order among 100,000 orders reads no table of orders sequentially', async () => {
    const product = await makeProduct(admin);
    const before = await work();
    expect((await place(shop.client(), product)).status).toBe(201);
    expect(await work()).toEqual({ read: before.read, made: before.made + 1 });
  });

  const year = { createdFrom: new Date(Date.now() - 365 * 86_400_000) };
  const filters: ReadonlyArray<readonly [string, Partial<OrderFilter>]> = [
    ['nothing', {}],
    ['a frequent status', { status: 'completed' }],
    ['a rare status', { status: 'pending' }],
    ['a payment method', { paymentMethod: 'cash' }],
    ['a payment status', { paymentStatus: 'unpaid' }],
    ['late payment', { overdue: true }],
    ['payment not late', { overdue: false }],
    ['payments to verify', { toVerify: true }],
    ['a year', year],
    ['a customer', { customerId: 1000 }],
    ['several filters', { status: 'completed', paymentMethod: 'bank_invoice', paymentStatus: 'paid', ...year }],
    ['a name', { q: 'ткаченко' }],
    ['an email address', { q: 'reader2341@' }],
    ['a phone number', { q: '0670012' }],
    ['an order number', { q: '4711' }],
    ['two letters', { q: 'оп' }],
  ];
  const sorts = ['-created_at', 'created_at', 'id', '-total', 'total'];

  async function planOf(filter: Partial<OrderFilter>, sort: string, offset: number): Promise<Plan[]> {
    const { text, values } = listOrdersSql({ sort, limit: 20, offset, ...filter });
    const [row] = await shop.db.query<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)];
    return all(row!['QUERY PLAN'][0]!.Plan);
  }

  const isOrders = (node: Plan): boolean =>
    node['Relation Name'] === 'shop_order' || /^shop_order/.test(node['Index Name'] ?? '');

  it.each(filters)(
    'a list of 100,000 orders filtered by %s is read from an index, in every sort order and on later pages',
    async (name, filter) => {
      for (const sort of sorts) {
        for (const offset of [0, 20_000]) {
          const nodes = await planOf(filter, sort, offset);
          const steps = nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`);
          const plan = `${name}, ${sort}, from ${offset}: ${steps.join(', ')}`;
          expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && isOrders(node)).map(() => plan)).toEqual(
            [],
          );
          // A text search reads its few results from the table; all other lists read the index and the rows of the
          // page.
          const opened = nodes.filter(
            (node) => node['Node Type'] === 'Index Scan' && isOrders(node) && !filter.q && sort !== 'id',
          );
          expect(opened.filter((node) => node['Actual Rows'] * node['Actual Loops'] > 1000).map(() => plan)).toEqual(
            [],
          );
        }
      }
    },
  );

  it('the counts of orders by status are read from an index alone', async () => {
    const rows = await shop.db.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${COUNT_ORDERS.text}`);
    const scans = rows.flatMap(
      (row) => /[\w ]+?(?= using \w+ on shop_order\b| on shop_order\b)/.exec(row['QUERY PLAN']) ?? [],
    );
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => !scan.endsWith('Index Only Scan'))).toEqual([]);
    const { total, by_status } = (await admin.get('/api/admin/orders/counts')).body.data;
    const [stored] = await shop.db.query<{ orders: number }>('SELECT count(*)::int AS orders FROM shop_order');
    expect(total).toBe(stored!.orders);
    expect(by_status.completed).toBeGreaterThan(50_000);
  });

  it('the export of 100,000 orders is streamed in small portions', async () => {
    const before = process.memoryUsage().rss;
    const { text, status } = await admin.get('/api/admin/orders/export?status=cancelled&sort=total');
    expect(status).toBe(200);
    const { total } = (await admin.get('/api/orders?status=cancelled&per_page=1')).body.meta;
    expect(text.split('\r\n')).toHaveLength(total + 2);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
});
