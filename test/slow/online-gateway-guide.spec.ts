import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Client, createTestDatabase, type TestDatabase } from '#testing';
import { freePort } from '../fixtures/free-port.js';
import { Direct } from './faults/direct.js';
import { until } from './faults/until.js';

const run = promisify(execFile);
const STARTS_MS = 120_000;

/** The commands in docs/extending/online-gateway.md, by code block. */
const blocks = [...readFileSync('docs/extending/online-gateway.md', 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(
  ([, commands]) => commands!,
);

describe('the guide to online gateways', () => {
  let folder: string;
  let plugins: string;
  let database: TestDatabase;
  let direct: Direct;
  let env: NodeJS.ProcessEnv;
  let ports: { shop: string; provider: string };
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'guide-')));
    // A folder within the project, so that the plugin finds the project's packages.
    await mkdir('.tmp', { recursive: true });
    plugins = relative(process.cwd(), await mkdtemp(join(process.cwd(), '.tmp', 'guide-')));
    database = await createTestDatabase();
    direct = new Direct(database.url);
    ports = { shop: await freePort(), provider: await freePort() };
    env = {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      PORT: ports.shop,
      LOG_LEVEL: 'error',
      // Everything is installed already, so nothing is downloaded.
      npm_config_offline: 'true',
    };
  });

  afterAll(async () => {
    for (const child of running.filter(({ exitCode }) => exitCode === null)) process.kill(-child.pid!, 'SIGTERM');
    await Promise.all(running.map((child) => child.exitCode ?? new Promise((resolve) => child.once('close', resolve))));
    await direct?.close();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
    await rm(plugins, { recursive: true, force: true });
  });

  /** Replaces the folder and the ports of the guide with those of this test. */
  const here = (commands: string): string =>
    commands
      .replaceAll(/\bplugins\b/g, plugins)
      .replaceAll('127.0.0.1:4010', `127.0.0.1:${ports.provider}`)
      .replaceAll('localhost:3000', `localhost:${ports.shop}`);

  /** Starts a command that runs until it is stopped; resolves when the address answers. */
  async function start(command: string, address: string): Promise<void> {
    const child = spawn('bash', ['-c', command], { env, detached: true, stdio: 'ignore' });
    running.push(child);
    await until(
      () => fetch(address),
      () => child.exitCode === null,
      STARTS_MS,
    );
  }

  test('the commands of the guide to online gateways pay an order, capture a part, and find a payment with lost messages', async () => {
    const [install, provider, shop, ...rest] = blocks as [string, string, string, ...string[]];
    await run('bash', ['-ec', here(install)], { env });
    await start(`exec ${here(provider).trim()} --port ${ports.provider}`, `http://127.0.0.1:${ports.provider}/`);
    await start(here(shop), `http://localhost:${ports.shop}/health/ready`);
    const { stdout } = await run('bash', ['-euc', here(rest.join('\n'))], { env });
    for (const said of ['/pay/ps_', '"payment_status":"paid"', '"payment_status":"partially_paid"'])
      expect(stdout).toContain(said);
    expect(stdout.match(/"status":"authorized"/g)).toHaveLength(2);
    const orders = await direct.rows('SELECT status, amount::int FROM payment ORDER BY id');
    expect(orders).toMatchObject([
      { status: 'captured' },
      { status: 'captured', amount: 500 },
      { status: 'authorized' },
    ]);
    expect((await new Client(`http://localhost:${ports.shop}`).get('/api/checkout/payments')).text).toContain(
      'Card online',
    );
  });

  test('the LiqPay example compiles with the packed libraries', async () => {
    await run('npm', ['pack', './examples/liqpay-gateway', '--pack-destination', folder], { env });
    expect((await readdir(folder)).filter((name) => name.endsWith('.tgz'))).toHaveLength(1);
  });
});
