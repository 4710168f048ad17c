import { startTestShop, type TestShop } from '#testing';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { until } from '../fixtures/until.js';

const EVENTS = 3_000_000;
const MINUTES = 60_000;

/** The time limit of a statement, and of the transaction of a request, is ten seconds. */
describe('erasure of personal data among three million events', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const marked = (): Promise<unknown[]> =>
    shop.db.query(
      `SELECT seq FROM outbox_event WHERE seq IN (1, ${EVENTS / 2}, ${EVENTS}) AND data ->> 'email' IS NOT NULL`,
    );

  test(
    'a guest is erased within one request among three million events, and the nightly run redacts all their events',
    async () => {
      const admin = await shop.admin();
      const product = await makeProduct(admin);
      const order = (await place(shop.client(), product)).body.data as { id: number };
      await until(
        () => shop.db.query('SELECT FROM outbox_event WHERE dispatched_at IS NULL'),
        (rows) => rows.length === 0,
      );
      const [{ customer }] = (await shop.db.query<{ customer: number }>(
        'SELECT customer_id AS customer FROM shop_order WHERE id = $1',
        [order.id],
      )) as [{ customer: number }];
      await shop.db.query('DELETE FROM outbox_event');
      const client = await shop.db.pool.connect();
      await client.query('SET statement_timeout = 0; SET transaction_timeout = 0');
      (client as unknown as { answerTimeoutMs: number }).answerTimeoutMs = 10 * MINUTES;
      await client.query(
        `INSERT INTO outbox_event (seq, id, type, occurred_at, actor, data, dispatched_at)
       OVERRIDING SYSTEM VALUE
       SELECT n, gen_random_uuid(), 'OrderUpdated', now(), '{"kind":"system"}',
         jsonb_build_object('order_id', CASE WHEN n IN (1, ${EVENTS / 2}, ${EVENTS}) THEN ${order.id} ELSE -n END,
           'email', 'someone@example.com', 'note', null), now()
       FROM generate_series(1, ${EVENTS}) AS n`,
      );
      client.release(true);
      expect(await marked()).toHaveLength(3);
      expect((await admin.post(`/api/customers/${customer}/erase`)).status).toBe(200);
      await until(marked, (rows) => rows.length === 0, 5 * MINUTES);
      await shop.db.query(
        `UPDATE outbox_event SET data = data || '{"email": "again@example.com"}' WHERE seq = ${EVENTS}`,
      );
      const done = (await shop.app.get(ScheduledJobs, { strict: false }).run('housekeeping')) as Record<
        string,
        unknown
      >;
      expect([done['events_of_erased'], done['failed'], await marked()]).toEqual([1, [], []]);
    },
    15 * MINUTES,
  );
});
