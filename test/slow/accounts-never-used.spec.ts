import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#testing';
import { migrations } from '../../migrations/index.js';
import { VerifiedAddresses1763700171000 } from '../../migrations/1763700171000-verified-addresses.js';
import { AccountsNeverUsed1764700000000 } from '../../migrations/1764700000000-accounts-never-used.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';

/** Accounts of version 1.4; their names tell what they did. */
const OLD = `
  INSERT INTO app_user (email, password_hash, role, created_at, last_login_at) VALUES
    ('never@example.com', '-', 'customer', now() - interval '90 days', NULL),
    ('never-too@example.com', '-', 'customer', now() - interval '80 days', NULL),
    ('logged-in@example.com', '-', 'customer', now() - interval '90 days', now() - interval '1 day'),
    ('in-session@example.com', '-', 'customer', now() - interval '90 days', NULL),
    ('in-audit@example.com', '-', 'customer', now() - interval '90 days', NULL),
    ('set-password@example.com', '-', 'customer', now() - interval '90 days', NULL),
    ('ordered@example.com', '-', 'customer', now() - interval '90 days', NULL),
    ('owner@example.com', '-', 'owner', now() - interval '90 days', NULL);
  INSERT INTO session (sid, sess, expire)
    SELECT 'a', json_build_object('userId', id), now() + interval '1 day' FROM app_user WHERE email LIKE 'in-session%';
  INSERT INTO audit_entry (actor, action, subject_type, subject_id)
    SELECT '{}'::jsonb, 'login.succeeded', 'user', id::text FROM app_user WHERE email LIKE 'in-audit%'
    UNION ALL SELECT '{}'::jsonb, 'password.changed', 'user', id::text FROM app_user WHERE email LIKE 'set-password%'
    UNION ALL SELECT '{}'::jsonb, 'user.registered', 'user', id::text FROM app_user WHERE email LIKE 'never%';
  INSERT INTO customer (user_id, email) SELECT id, email FROM app_user WHERE role = 'customer';
  INSERT INTO shop_order (key, reference, status, currency, language, customer_id, subtotal, tax, shipping, total,
      prices_include_tax, payment_method, shipping_address, billing_address)
    SELECT repeat('k', 22), 'RF18000017', 'pending', 'EUR', 'en', id, 0, 0, 0, 0, true, 'cash', '{}', '{}'
    FROM customer WHERE email LIKE 'ordered%'`;

describe('the upgrade from a version without verified email addresses', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  /** Runs the pending migrations before `next`, or all of them. */
  async function migrate(next?: (typeof migrations)[number]): Promise<void> {
    const list = next ? migrations.slice(0, migrations.indexOf(next)) : migrations;
    const source = new DataSource({ ...dataSourceOptions(database.url, 2), migrations: list });
    await source.initialize();
    await source.runMigrations().finally(() => source.destroy());
  }

  const unverified = async (): Promise<string[]> =>
    (await client.query('SELECT email FROM app_user WHERE email_verified_at IS NULL ORDER BY email')).rows.map(
      ({ email }: { email: string }) => email,
    );

  test('the upgrade marks accounts without login, emailed password and order as unverified', async () => {
    await migrate(VerifiedAddresses1763700171000);
    await client.query(OLD);
    await migrate();
    expect(await unverified()).toEqual(['never-too@example.com', 'never@example.com']);
  });

  test('the upgrade of a shop that had an earlier upgrade marks unused accounts as unverified and keeps later verifications', async () => {
    await migrate(VerifiedAddresses1763700171000);
    await client.query(OLD);
    await migrate(AccountsNeverUsed1764700000000);
    await client.query(`INSERT INTO app_user (email, password_hash, role, email_verified_at) VALUES
      ('since@example.com', '-', 'customer', now() + interval '1 minute'), ('new@example.com', '-', 'customer', NULL)`);
    await migrate();
    expect(await unverified()).toEqual(['never-too@example.com', 'never@example.com', 'new@example.com']);
  });

  test('after a restore from a backup, the upgrade marks unused accounts as unverified', async () => {
    await migrate(VerifiedAddresses1763700171000);
    await client.query(OLD);
    await migrate(AccountsNeverUsed1764700000000);
    await client.query('VACUUM FULL app_user');
    await migrate();
    expect(await unverified()).toEqual(['never-too@example.com', 'never@example.com']);
  });

  test('the upgrade changes no account of a shop that always verified email addresses', async () => {
    await migrate(AccountsNeverUsed1764700000000);
    await client.query(`INSERT INTO app_user (email, password_hash, role, created_at, email_verified_at) VALUES
      ('one@example.com', '-', 'customer', now() - interval '1 day', now() - interval '1 hour'),
      ('two@example.com', '-', 'customer', now() - interval '1 day', now() - interval '2 hours')`);
    await migrate();
    expect(await unverified()).toEqual([]);
  });
});
