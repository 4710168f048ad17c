import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, createTestDatabase, type TestDatabase } from '#testing';
import { makeProduct, place } from '../../fixtures/orders.js';
import { Direct } from './direct.js';
import { freePort } from '../../fixtures/free-port.js';
import { ServerProcess } from './server-process.js';
import { until } from './until.js';

describe('shutdown after SIGTERM', () => {
  let database: TestDatabase;
  let direct: Direct;
  let dataDir: string;
  let server: ServerProcess;
  let product: number;

  beforeEach(async () => {
    database = await createTestDatabase();
    direct = new Direct(database.url);
    dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
    server = await ServerProcess.start({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: await freePort(),
      RATE_LIMIT: '0',
    });
    product = await makeProduct(await direct.admin(server.url), { in_stock: 1000 });
  });

  afterEach(async () => {
    await server.end('SIGKILL');
    await direct.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('after SIGTERM the server completes requests in progress, reports that it is not ready, and exits with 0', async () => {
    const release = await direct.hold(product);
    const orders = Promise.all(Array.from({ length: 8 }, () => place(new Client(server.url), product)));
    await until(
      () =>
        direct.number(
          "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ),
      (waiting) => waiting >= 8,
    );
    server.signal('SIGTERM');
    const { checks } = await until(
      () => fetch(`${server.url}/health/ready`).then((response) => response.json() as Promise<{ checks: object }>),
      (answer) => (answer as { status?: string }).status === 'unavailable',
      5_000,
    ).catch(() => ({ checks: null }));
    if (checks) expect(checks).toMatchObject({ stopping: 'yes' });
    await release();
    const answers = await orders;
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await direct.number('SELECT count(*) FROM shop_order')).toBe(8);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('silent, slow and kept-alive connections do not delay the exit after SIGTERM', async () => {
    const silent = await open(server);
    const halfHead = await open(server, 'GET /api/products HTTP/1.1\r\nHost: shop\r\n');
    const halfBody = await open(
      server,
      'POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    );
    const kept = await open(server, 'GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(kept, 'data');
    const { code } = await server.end('SIGTERM');
    expect(code).toBe(0);
    for (const socket of [silent, halfHead, halfBody, kept]) socket.destroy();
  });
});

async function open({ url }: ServerProcess, text = ''): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}
