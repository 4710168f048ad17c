import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#testing';
import { ReleasedTransactions1766000000300 } from '../../migrations/1766000000300-released-transactions.js';
import { migrations } from '../../migrations/index.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { runMigrations } from '../../src/platform/schema/migrate.js';

/** The schema as text: columns, constraints, indexes, functions and triggers. */
const SCHEMA = `
  SELECT format('column %s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
    generation_expression) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
    AND prokind = 'f'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  ORDER BY 1`;

describe('the migrations', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterEach(() => database.drop());

  async function read<T>(sql: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query(sql)).rows as T[];
    } finally {
      await client.end();
    }
  }
  const schema = async (): Promise<string[]> => (await read<{ line: string }>(SCHEMA)).map(({ line }) => line);

  test('concurrent and repeated runs of the migrations execute each migration once', async () => {
    const done = await Promise.all(Array.from({ length: 5 }, () => runMigrations(database.url)));
    expect(done.flat().sort()).toEqual(migrations.map(({ name }) => name).sort());
    const once = await schema();
    expect(await runMigrations(database.url)).toEqual([]);
    expect(await schema()).toEqual(once);
    expect(await read('SELECT name FROM migrations GROUP BY name HAVING count(*) > 1')).toEqual([]);
  });

  test('an index built concurrently does not block writes, even if other servers wait to migrate', async () => {
    class NotesOfOrders1999999999999 {
      readonly name = 'NotesOfOrders1999999999999';
      readonly transaction = false;
      up = async (runner: QueryRunner): Promise<void> => {
        await runner.query('CREATE INDEX CONCURRENTLY shop_order_note ON shop_order (note)');
      };
      down = async (runner: QueryRunner): Promise<void> => {
        await runner.query('DROP INDEX CONCURRENTLY shop_order_note');
      };
    }
    await runMigrations(database.url);
    const more = [NotesOfOrders1999999999999];
    const done = await Promise.all(Array.from({ length: 3 }, () => runMigrations(database.url, null, more)));
    expect(done.flat()).toEqual(['NotesOfOrders1999999999999']);
    expect(await read("SELECT indisvalid FROM pg_index WHERE indexrelid = 'shop_order_note'::regclass")).toEqual([
      { indisvalid: true },
    ]);
  });

  test('the migrations can be reverted one by one to an empty schema and run again with the same result', async () => {
    await runMigrations(database.url);
    const before = await schema();
    const dataSource = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
    try {
      for (const _ of migrations) await dataSource.undoLastMigration();
    } finally {
      await dataSource.destroy();
    }
    expect(await read("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")).toEqual([
      { table_name: 'migrations' },
    ]);
    expect((await schema()).filter((line) => !/\bmigrations\b/.test(line))).toEqual([]);
    expect(await runMigrations(database.url)).toHaveLength(migrations.length);
    expect(await schema()).toEqual(before);
  });

  test('an upgrade makes guests with the same email address one customer with all orders, tags and notes', async () => {
    await runMigrations(database.url);
    const later = migrations.length - migrations.findIndex(({ name }) => name.startsWith('GuestsByEmail'));
    const dataSource = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
    try {
      for (let undone = 0; undone < later; undone++) await dataSource.undoLastMigration();
      await dataSource.query(`
        INSERT INTO payment_method (key, provider, active, position) VALUES ('cod', 'cod', true, 1);
        INSERT INTO customer (email, first_name, tags, staff_note) VALUES
          ('ira@example.com', 'Ira', '{loyal}', 'First.'), ('Ira@example.com ', 'Iryna', '{b2b,loyal}', 'Second.'),
          ('oleh@example.com', 'Oleh', '{}', NULL), ('IRA@EXAMPLE.COM', NULL, '{}', NULL), (NULL, 'By phone', '{}', NULL);
        INSERT INTO shop_order (key, reference, status, currency, language, customer_id, email, subtotal, tax, shipping,
          total, payment_method, shipping_address, billing_address, prices_include_tax)
        SELECT lpad(c.id::text, 32, '0'), 'RF' || c.id, 'pending', 'EUR', 'en', c.id, c.email, 100, 0, 0, 100, 'cod', '{}', '{}', true
        FROM customer c`);
    } finally {
      await dataSource.destroy();
    }
    await runMigrations(database.url);
    expect(
      await read(`SELECT c.id, c.email, c.guest_email, c.tags, c.staff_note, c.merged_into,
        (SELECT count(*)::int FROM shop_order o WHERE o.customer_id = c.id) AS orders FROM customer c ORDER BY id`),
    ).toEqual([
      {
        id: 1,
        email: 'ira@example.com',
        guest_email: 'ira@example.com',
        tags: ['b2b', 'loyal'],
        staff_note: 'First.\nSecond.',
        merged_into: null,
        orders: 3,
      },
      { id: 2, email: null, guest_email: null, tags: [], staff_note: null, merged_into: 1, orders: 0 },
      expect.objectContaining({ id: 3, guest_email: 'oleh@example.com', orders: 1 }),
      { id: 4, email: null, guest_email: null, tags: [], staff_note: null, merged_into: 1, orders: 0 },
      expect.objectContaining({ id: 5, guest_email: null, orders: 1 }),
    ]);
  });

  test('an interrupted change of the bank allocations is repeated with valid indexes, in both directions', async () => {
    await runMigrations(database.url);
    const before = await schema();
    const dataSource = await new DataSource(dataSourceOptions(database.url, 2)).initialize();
    const runner = dataSource.createQueryRunner();
    const migration = new ReleasedTransactions1766000000300();
    try {
      await migration.down(runner);
      await migration.down(runner);
      await migration.up(runner);
      // A failed build leaves an invalid index, as an interrupted one does.
      await runner.query('DROP INDEX bank_allocation_transaction');
      const failing = 'CREATE UNIQUE INDEX CONCURRENTLY bank_allocation_transaction ON migrations ((id > 0))';
      await expect(runner.query(failing)).rejects.toThrow('could not create unique index');
      await migration.up(runner);
    } finally {
      await runner.release();
      await dataSource.destroy();
    }
    expect(await schema()).toEqual(before);
    expect(await read('SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid')).toEqual([]);
  });
});
