import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type Clock, newApiToken, sha256 } from '#kernel';
import { bootShop } from '../../../src/boot.js';
import { installedHere } from '../../../src/load-plugins.js';
import { readConfig } from '../../../src/platform/config/read-config.js';
import { Database } from '../../../src/platform/database/database.js';
import { runMigrations } from '../../../src/platform/schema/migrate.js';
import { createTestDatabase } from '../database/create-test-database.js';
import { answerCheck } from '../openapi.js';
import { Client, type ClientOptions } from './client.js';
import { testPlugins, type TestPlugins } from './test-plugins.js';

export interface TestShopOptions extends TestPlugins {
  readonly clock?: Clock;
  /**
   * Settings as in docs/settings.md, e.g. `{ SHOP_CURRENCY: 'UAH' }`. Defaults of tests: RATE_LIMIT 0, LOG_LEVEL
   * `silent`, TRUST_PROXY `none`.
   */
  readonly env?: Record<string, string>;
  /**
   * Default: a free port. If others, such as a payment provider, need the shop's address, set BASE_URL in `env` as
   * well.
   */
  readonly port?: number;
  /** An existing database, e.g. that of another instance; it is not dropped at the end. */
  readonly databaseUrl?: string;
}

export interface TestShop {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly app: NestExpressApplication;
  readonly db: Database;
  /** A new caller without credentials. Each JSON answer is checked against the shop's OpenAPI document. */
  client(options?: ClientOptions): Client;
  /** A caller with a token of these scopes. */
  integration(...scopes: string[]): Promise<Client>;
  /** A caller with a token of scope `admin`. */
  admin(): Promise<Client>;
  close(): Promise<void>;
}

/** Starts a shop on its own database, listening on a free port of the loopback interface. */
export async function startTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const database = options.databaseUrl ? null : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? database!.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '10',
    TRUST_PROXY: 'none',
    ...options.env,
  });
  const plugins = installedHere(testPlugins(options), process.cwd());
  if (plugins.migrations.length > 0) await runMigrations(databaseUrl, null, plugins.migrations);
  const app = await bootShop(config, { plugins, clock: options.clock });
  await app.listen(options.port ?? 0, '127.0.0.1');
  const address = app.getHttpServer().address() as { port: number };
  const url = `http://127.0.0.1:${address.port}${config.basePath}`;
  const db = app.get(Database);
  const check = answerCheck(app, { hasPlugins: options.plugins !== undefined });
  const client = (clientOptions?: ClientOptions): Client => new Client(url, { check, ...clientOptions });
  const integration = async (...scopes: string[]): Promise<Client> => client({ token: await makeToken(db, scopes) });
  return {
    url,
    databaseUrl,
    dataDir,
    app,
    db,
    client,
    integration,
    admin: () => integration('admin'),
    close: async () => {
      const closed = app.close();
      // A browser may hold unused connections that it opened in advance, and the server would wait for them.
      app.getHttpServer().closeAllConnections();
      await closed;
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function makeToken(db: Database, scopes: string[]): Promise<string> {
  const token = newApiToken();
  await db.query('INSERT INTO api_token (name, hash, scopes) VALUES ($1, $2, $3)', [
    `test ${scopes.join(' ')}`,
    sha256(token),
    scopes,
  ]);
  return token;
}
