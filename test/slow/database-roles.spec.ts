import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, startTestShop, type TestDatabase, type TestShop } from '#testing';
import { administer } from '../../libs/testing/database/administer.js';
import { SERVER_URL } from '../../libs/testing/database/environment.js';
import { migrations } from '../../migrations/index.js';
import { prepareSchema } from '../../src/platform/schema/prepare-schema.js';
import { ScheduledJobs } from '../../src/platform/jobs/scheduled-jobs.js';
import { makeProduct, place } from '../fixtures/orders.js';
import { sqlErrors } from '../fixtures/sql-errors.js';
import { ServerProcess } from './faults/server-process.js';
import { until } from './faults/until.js';

const NOT_ALLOWED = '42501';

/** One database role owns the schema, another one serves customers. */
describe('a shop whose database role may not change the schema', () => {
  const role = `shop_runtime_${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let runtimeUrl: string;
  let owner: pg.Client;
  let runtime: pg.Client;
  let migrated: string[];

  async function connect(url: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    owner = await connect(database.url);
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'runtime'`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'runtime';
    runtimeUrl = url.href;
    migrated = await prepareSchema(runtimeUrl, database.url);
    runtime = await connect(runtimeUrl);
  });

  afterAll(async () => {
    await runtime?.end();
    await owner?.end();
    await database?.drop();
    await administer(process.env[SERVER_URL]!, `DROP ROLE IF EXISTS ${role}`);
  });

  test('npm run migrate with the owner’s role migrates the schema once', async () => {
    expect(migrated).toHaveLength(migrations.length);
    expect(await prepareSchema(runtimeUrl, database.url)).toEqual([]);
    expect(await prepareSchema(runtimeUrl, null)).toEqual([]);
  });

  test('orders, stock, jobs and emails work with a database role that may not change the schema', async () => {
    const shop: TestShop = await startTestShop({ databaseUrl: runtimeUrl });
    const errors = sqlErrors(shop.db.pool);
    try {
      const admin = await shop.admin();
      const product = await makeProduct(admin, { in_stock: 5 });
      expect((await shop.client().get(`/api/products/${product}`)).status).toBe(200);
      const { status, body } = await place(shop.client(), product);
      expect(status).toBe(201);
      await until(
        () => shop.db.query('SELECT FROM mail WHERE order_id = $1', [body.data.id]),
        (mails) => mails.length > 0,
      );
      expect((await admin.post(`/api/orders/${body.data.id}/cancel`, {})).status).toBe(200);
      expect((await admin.delete(`/api/products/${product}`)).status).toBe(200);
      expect((await admin.get('/api/admin/audit')).body.data.items.length).toBeGreaterThan(1);
      const [person, password] = ['gone@example.com', 'a quiet harbour at dawn'];
      await shop.client().post('/api/auth/register', { email: person, password, first_name: 'A', last_name: 'B' });
      const leaving = shop.client({ cookies: true });
      await leaving.login(person, password);
      expect((await leaving.post('/api/auth/me/erase', { password })).status).toBe(200);
      for (const job of ['payment-clock', 'housekeeping', 'rotate-keys']) await shop.app.get(ScheduledJobs).run(job);
      expect(errors.filter((code) => code === NOT_ALLOWED)).toEqual([]);
    } finally {
      await shop.close();
    }
  });

  test.each([
    'DROP TABLE product CASCADE',
    'ALTER TABLE product ADD COLUMN planted int',
    'CREATE TABLE planted (id int)',
    'CREATE TABLE pgboss.planted (id int)',
    'CREATE FUNCTION planted() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'TRUNCATE product CASCADE',
    'DROP SCHEMA pgboss CASCADE',
    "UPDATE audit_entry SET action = 'planted'",
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_entry_append_only ON audit_entry',
    "SET session_replication_role = 'replica'",
    'DELETE FROM migrations',
    'CREATE OR REPLACE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN ' +
      'NULL; END $$',
  ])('the database role of the server may not execute %s', async (statement) => {
    const code = await runtime.query(statement).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
    expect(code).toBe(NOT_ALLOWED);
  });

  test('a server without a migrating role starts only after npm run migrate with the owner’s role ran the migrations', async () => {
    await owner.query('DELETE FROM migrations WHERE name = $1', [migrations.at(-1)!.name]);
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-roles-'));
    try {
      const env = { DATABASE_URL: runtimeUrl, DATA_DIR: dataDir, PORT: '0' };
      const refused = await ServerProcess.spawn(env, 'src/migrate.ts').ended;
      expect([refused.code, refused.stderr]).toEqual([
        1,
        expect.stringMatching(/^DATABASE_MIGRATION_URL: is needed: migrations wait \(1\)[^\n]+\n$/),
      ]);
      await owner.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [
        Date.now(),
        migrations.at(-1)!.name,
      ]);
      await owner.query(`GRANT DELETE ON audit_entry TO ${role}`);
      const command = ServerProcess.spawn({ ...env, DATABASE_MIGRATION_URL: database.url }, 'src/migrate.ts');
      expect((await command.ended).code).toBe(0);
      expect(command.output).toBe('The schema is up to date.\n');
      await expect(runtime.query('DELETE FROM audit_entry')).rejects.toMatchObject({ code: NOT_ALLOWED });
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
