import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '#testing';
import { ServerProcess, type Ended } from './server-process.js';

const SECRET = 'hush-hush-nobody-may-read-this';
/** A start that takes longer than this, even on a busy machine, is killed and has no exit code. */
const PATIENCE_MS = 120_000;
const nowhere = 'postgres://shop:hush-hush-nobody-may-read-this@127.0.0.1:1/shop';

/** The setting that the error must name, and the environment. */
const wrong: Array<[string, Record<string, string>]> = [
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '65536' }],
  ['DATABASE_URL', { DATABASE_URL: `mysql://root:${SECRET}@localhost/shop` }],
  ['DATABASE_URL', { DATABASE_URL: SECRET }],
  ['DATABASE_URL', { DATABASE_URL: nowhere }],
  ['DATABASE_URL', { DATABASE_URL: nowhere.replace('127.0.0.1:1', 'no-such-host.invalid:5432') }],
  ['DATABASE_URL', { DATABASE_URL: `${nowhere}?sslmode=prefer` }],
  ['DATABASE_READ_POOL', { DATABASE_READ_POOL: '0' }],
  ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: `http://${SECRET}` }],
  ['SESSION_SECRET', { NODE_ENV: 'production' }],
  ['SESSION_SECRET', { SESSION_SECRET: SECRET.slice(0, 10) }],
  ['BASE_URL', { BASE_URL: 'shop.example.com' }],
  ['BASE_URL', { BASE_URL: 'ftp://shop.example.com' }],
  ['BASE_URL', { BASE_URL: `https://shop:${SECRET}@shop.example.com` }],
  ['BASE_URL', { BASE_URL: 'https://shop.example.com/shop?x=1' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
  ['TRUST_PROXY', { BASE_URL: 'https://shop.example.com' }],
  ['SHOP_CURRENCY', { SHOP_CURRENCY: 'EURO' }],
  ['SHOP_TIMEZONE', { SHOP_TIMEZONE: 'Kyiv/Europe' }],
  ['SHOP_LANGUAGE', { SHOP_LANGUAGE: 'de' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['WORKER', { WORKER: 'maybe' }],
  ['DEMO', { DEMO: 'perhaps' }],
  ['RATE_LIMIT', { RATE_LIMIT: '-1' }],
  ['DATABASE_POOL', { DATABASE_POOL: '1' }],
  ['SMTP_URL', { SMTP_URL: `http://mail:${SECRET}@mail.example.com` }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'Password123' }],
  ['CORS_ORIGINS', { CORS_ORIGINS: 'everywhere' }],
];

describe('starts with invalid settings', () => {
  let database: TestDatabase;
  let folder: string;
  let file: string;
  let taken: Server;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'shop-'));
    file = join(folder, 'file');
    await writeFile(file, '');
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
  });

  afterAll(async () => {
    taken.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(env: Record<string, string>): Promise<Ended> {
    const server = ServerProcess.spawn({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ...env,
    });
    const patience = setTimeout(() => server.signal('SIGKILL'), PATIENCE_MS);
    return server.ended.finally(() => clearTimeout(patience));
  }

  function expectRefusal({ code, stderr }: Ended, name: string): void {
    expect(stderr).toMatch(new RegExp(`^${name}\\b[^\\n]+\\n$`));
    expect(stderr).not.toMatch(/hush-hush/);
    expect(code).toBe(1);
  }

  test.each(wrong)(
    'a start with an invalid %s (%j) exits with 1 and one line that names the setting',
    async (name, env) => {
      expectRefusal(await start(env), name);
    },
  );

  test('a start with a PORT that is in use exits with 1 and one line that names the setting', async () => {
    expectRefusal(await start({ PORT: String((taken.address() as AddressInfo).port) }), 'PORT');
  });

  test('a start with a HOST that is not an address of this machine exits with 1 and one line that names the setting', async () => {
    expectRefusal(await start({ HOST: '192.0.2.1' }), 'HOST');
  });

  test('a start with a DATA_DIR that cannot be created exits with 1 and names the setting, with either kind of database', async () => {
    expectRefusal(await start({ DATA_DIR: join(file, 'data'), SESSION_SECRET: 'x'.repeat(40) }), 'DATA_DIR');
    expectRefusal(
      await start({ DATA_DIR: join(file, 'data'), DATABASE_URL: '', SESSION_SECRET: 'x'.repeat(40) }),
      'DATA_DIR',
    );
  });

  test('a start with an unknown database or password or with unsupported TLS exits with 1 and names DATABASE_URL', async () => {
    const changed = (change: (url: URL) => void): string => {
      const url = new URL(database.url);
      change(url);
      return url.href;
    };
    expectRefusal(
      await start({ DATABASE_URL: changed((url) => (url.pathname = '/no_such_database')) }),
      'DATABASE_URL',
    );
    expectRefusal(await start({ DATABASE_URL: changed((url) => (url.password = SECRET)) }), 'DATABASE_URL');
    expectRefusal(
      await start({ DATABASE_URL: changed((url) => url.searchParams.set('sslmode', 'require')) }),
      'DATABASE_URL',
    );
  });

  test('a start with a database that accepts the connection but never answers exits with 1 and names DATABASE_URL', async () => {
    const { port } = taken.address() as AddressInfo;
    expectRefusal(await start({ DATABASE_URL: `postgres://shop:${SECRET}@127.0.0.1:${port}/shop` }), 'DATABASE_URL');
  });
});
