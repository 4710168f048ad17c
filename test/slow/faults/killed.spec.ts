import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '#testing';
import { makeProduct } from '../../fixtures/orders.js';
import { Buyers } from './buyers.js';
import { Direct } from './direct.js';
import { mailFiles } from './mail-files.js';
import { freePort } from '../../fixtures/free-port.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

const KILLS = 4;
const STOCK = 100_000;
/** The goal is a minute; the limit is longer because the machine may run other tests. */
const MAILED_MS = 120_000;
/** Requests of a killed server keep their Idempotency-Keys locked for a minute; this statement ends that minute. */
const A_MINUTE_PASSES =
  "UPDATE idempotency_key SET started_at = started_at - interval '61 seconds' WHERE finished_at IS NULL";

/** A server that is killed four times at random moments while sixteen buyers place orders. */
describe('a server that is killed four times while buyers order', () => {
  let database: TestDatabase;
  let direct: Direct;
  let dataDir: string;
  let server: ServerProcess;
  let buyers: Buyers;
  let products: number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    direct = new Direct(database.url);
    dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: await freePort(),
      RATE_LIMIT: '0',
      DATABASE_POOL: '10',
    };
    server = await ServerProcess.start(env);
    const admin = await direct.admin(server.url);
    products = await Promise.all([1, 2, 3].map(() => makeProduct(admin, { in_stock: STOCK })));
    buyers = new Buyers(server.url, products, 16);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = buyers.acknowledged.length;
      const more = 5 + Math.floor(Math.random() * 60);
      await until(
        async () => buyers.acknowledged.length,
        (count) => count >= before + more,
      );
      await server.end('SIGKILL');
      await direct.rows(A_MINUTE_PASSES);
      server = await ServerProcess.start(env);
    }
    await buyers.stop();
    // The server is started five times, and each start has its own time limit.
  }, 900_000);

  afterAll(async () => {
    await server?.end('SIGTERM');
    await direct?.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('every order that a killed server acknowledged is stored', async () => {
    const stored = await direct.rows<{ id: number; email: string }>('SELECT id, email FROM shop_order');
    const emails = new Map(stored.map(({ id, email }) => [id, email]));
    expect(buyers.acknowledged.filter(({ id, email }) => emails.get(id) !== email)).toEqual([]);
    expect(buyers.acknowledged.length).toBeGreaterThan(KILLS * 5);
  });

  test('buyers of a killed server got an order, no answer, or an answer that their order is in progress', () => {
    expect(buyers.strange).toEqual([]);
  });

  test('an order repeated with its Idempotency-Key across kills of the server is stored once', async () => {
    const orders = await direct.rows<{ email: string; count: number }>(
      'SELECT email, count(*)::int AS count FROM shop_order GROUP BY email',
    );
    const counts = new Map(orders.map(({ email, count }) => [email, count]));
    expect(buyers.insistent.size).toBeGreaterThan(KILLS);
    expect([...buyers.insistent].filter((email) => counts.get(email) !== 1)).toEqual([]);
  });

  test('after kills of the server, the sold quantities are exactly those missing from stock', async () => {
    for (const product of products) {
      const left = await direct.number('SELECT in_stock FROM product WHERE id = $1', [product]);
      const sold = await direct.number('SELECT sum(quantity) FROM order_item WHERE product_id = $1', [product]);
      const moved = await direct.number(
        'SELECT sum(delta) FROM stock_movement WHERE product_id = $1 AND order_id IS NOT NULL',
        [product],
      );
      expect([left + sold, moved]).toEqual([STOCK, -sold]);
      const { data } = (await (await fetch(`${server.url}/api/products/${product}`)).json()) as {
        data: { in_stock: number };
      };
      expect(data.in_stock).toBe(left);
    }
    expect(
      await direct.number(
        'SELECT count(*) FROM shop_order o WHERE (SELECT count(*) FROM order_item WHERE order_id = o.id) <> 2',
      ),
    ).toBe(0);
    expect(
      await direct.number(`SELECT count(*) FROM (
      SELECT order_id, product_id, sum(quantity) AS n FROM order_item GROUP BY 1, 2
      EXCEPT SELECT order_id, product_id, -sum(delta) FROM stock_movement WHERE order_id IS NOT NULL GROUP BY 1,
        2) AS different`),
    ).toBe(0);
  });

  test('after kills of the server, every order gets its email soon, and repeated emails have the same Message-ID', async () => {
    const wanted = await direct.rows<{ email: string }>('SELECT email FROM shop_order');
    const unsent =
      'SELECT count(*) FROM shop_order o WHERE NOT EXISTS (SELECT FROM mail WHERE order_id = o.id AND state = $1)';
    await until(
      () => direct.number(unsent, ['not_sent']),
      (count) => count === 0,
      MAILED_MS,
    );
    const ids = new Map<string, Set<string>>();
    for (const { to, messageId } of await mailFiles(dataDir)) ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
    expect(wanted.filter(({ email }) => ids.get(email)?.size !== 1)).toEqual([]);
    expect(ids.size).toBe(wanted.length);
  });
});
