import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, createTestDatabase, type TestDatabase } from '#testing';
import { makeProduct, pay, place } from '../../fixtures/orders.js';
import { Direct } from './direct.js';
import { freePort } from '../../fixtures/free-port.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

/** A server in its own process, with gateways that cause unhandled errors. */
describe('unhandled errors of a gateway', () => {
  let database: TestDatabase;
  let dataDir: string;
  let direct: Direct;
  let server: ServerProcess;
  let env: Record<string, string>;
  let admin: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'shop-stray-'));
    direct = new Direct(database.url);
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: await freePort(),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    };
    server = await ServerProcess.start(env, 'test/slow/faults/stray-server.ts');
    admin = await direct.admin(server.url);
    for (const key of ['stray_rejection', 'stray_exception'])
      await admin.put(`/api/admin/payment-methods/${key}`, { active: true });
  });

  afterAll(async () => {
    server?.signal('SIGKILL');
    await direct?.close();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function buy(method: string): Promise<{ id: number; status: number }> {
    const product = await makeProduct(admin, { in_stock: 100 });
    const { body } = await place(admin, product, { payment_method: method });
    const { status } = await pay(admin, body.data, method);
    return { id: body.data.id, status };
  }

  test('an unhandled rejection of a gateway is logged with its origin, and the process continues', async () => {
    expect((await buy('stray_rejection')).status).toBe(200);
    const line = await until(
      async () => server.output.split('\n').find((text) => text.includes('stray_rejection"')),
      (text) => text !== undefined,
    );
    expect(JSON.parse(line!)).toMatchObject({
      level: 'error',
      code: 'stray_rejection',
      origin: expect.stringContaining('stray-server.ts'),
      err: { message: 'a stray rejection' },
    });
    expect((await admin.get('/health/live')).status).toBe(200);
  });

  test('an uncaught exception of a gateway ends the process with code 1 and without loss of acknowledged orders', async () => {
    const bought = await buy('stray_exception');
    expect(bought.status).toBe(200);
    const { code, stderr } = await server.ended;
    expect(code).toBe(1);
    expect(stderr).toContain('thrown by a timer');
    expect(await direct.rows('SELECT payment_status FROM shop_order WHERE id = $1', [bought.id])).toEqual([
      { payment_status: 'paid' },
    ]);
  });
});
