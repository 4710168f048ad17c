import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestShop, type TestShop } from '#testing';
import { databaseAddress } from '../../src/platform/config/database-url.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../libs/embedded-postgres/index.js';
import { findServerUser } from '../../libs/embedded-postgres/server-user.js';
import { runMigrations } from '../../src/platform/schema/migrate.js';
import { makeProduct, place } from '../fixtures/orders.js';

const ENCRYPTED = 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()';

/** A PostgreSQL that requires TLS, with a certificate for `localhost` signed by an authority of the test. */
describe('connections to a database with TLS', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;

  const openssl = (...words: string[]): void => void execFileSync('openssl', words, { cwd: folder, stdio: 'ignore' });

  function authority(name: string): void {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.crt`,
    );
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-tls-'));
    authority('authority');
    authority('stranger');
    openssl(
      'req',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-keyout',
      'server.key',
      '-out',
      'server.csr',
    );
    writeFileSync(join(folder, 'server.ext'), 'subjectAltName=DNS:localhost');
    openssl(
      'x509',
      '-req',
      '-in',
      'server.csr',
      '-CA',
      'authority.crt',
      '-CAkey',
      'authority.key',
      '-days',
      '2',
      '-extfile',
      'server.ext',
      '-out',
      'server.crt',
    );
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'server.key'), 0o600);
    const user = findServerUser();
    if (user) chownSync(join(folder, 'server.key'), user.uid, user.gid);
    postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'data'),
      log: () => undefined,
      settings: {
        ssl: 'on',
        ssl_cert_file: join(folder, 'server.crt'),
        ssl_key_file: join(folder, 'server.key'),
        fsync: 'off',
      },
    });
  });

  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function address(host: string, mode: string, root?: string): string {
    const url = new URL(postgres.url);
    url.hostname = host;
    url.searchParams.set('sslmode', mode);
    if (root) url.searchParams.set('sslrootcert', join(folder, `${root}.crt`));
    return url.href;
  }

  async function encrypted(host: string, mode: string, root?: string): Promise<boolean | string> {
    const client = new pg.Client({
      connectionString: databaseAddress('DATABASE_URL', address(host, mode, root === 'none' ? undefined : root)),
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<{ ssl: boolean }>(ENCRYPTED)).rows[0]!.ssl;
    } catch (error) {
      return (error as { code?: string }).code ?? (error as Error).message;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  test.each([
    ['127.0.0.1', 'disable', 'none', false],
    ['127.0.0.1', 'require', 'none', true],
    ['127.0.0.1', 'require', 'authority', true],
    ['127.0.0.1', 'verify-ca', 'authority', true],
    ['localhost', 'verify-full', 'authority', true],
  ])(
    'the database at %s is accepted with sslmode=%s and root certificate: %s; encrypted: %s',
    async (host, mode, root, expected) => {
      expect(await encrypted(host, mode, root)).toBe(expected);
    },
  );

  test.each([
    ['127.0.0.1', 'require', 'stranger', /SIGNATURE|CERT/],
    ['127.0.0.1', 'verify-ca', 'stranger', /SIGNATURE|CERT/],
    ['localhost', 'verify-full', 'none', /SIGNATURE|CERT/],
    ['127.0.0.1', 'verify-full', 'authority', /ALTNAME/],
  ])('the database at %s is rejected with sslmode=%s and root certificate: %s', async (host, mode, root, expected) => {
    expect(await encrypted(host, mode, root)).toMatch(expected);
  });

  test('all connections of a shop to a database with TLS are encrypted: pools, replicas, notifications and jobs', async () => {
    const url = address('localhost', 'verify-full', 'authority');
    await runMigrations(databaseAddress('DATABASE_URL', url));
    const shop: TestShop = await startTestShop({ databaseUrl: url, env: { DATABASE_REPLICA_URLS: url } });
    try {
      const product = await makeProduct(await shop.admin());
      expect((await shop.client().get('/api/products')).status).toBe(200);
      expect((await place(shop.client(), product)).status).toBe(201);
      const rows = await shop.db.query<{ ssl: boolean; n: number }>(
        `SELECT ssl, count(*)::int AS n FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
          WHERE datname = current_database() GROUP BY ssl`,
      );
      expect(rows).toEqual([{ ssl: true, n: expect.any(Number) }]);
      expect(rows[0]!.n).toBeGreaterThan(3);
    } finally {
      await shop.close();
    }
  });
});
