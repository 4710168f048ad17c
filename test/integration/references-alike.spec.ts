import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#testing';
import { migrations } from '../../migrations/index.js';
import { ReferencesAlike1763700189000 } from '../../migrations/1763700189000-references-alike.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';

const PAYMENTS = `
  WITH o AS (
    INSERT INTO shop_order (key, reference, status, currency, language, subtotal, tax, shipping, total,
      prices_include_tax, payment_method, shipping_address, billing_address)
    SELECT 'key-of-the-order-number-' || n, 'RF' || n, 'paid', 'EUR', 'en', 100, 0, 0, 100, true, 'cash', '{}', '{}'
    FROM generate_series(1, 3) n RETURNING id)
  INSERT INTO payment (order_id, method, amount, currency, status, reference, split, actor, idempotency_key)
  SELECT id, 'cash', 100, 'EUR', 'captured', reference, false, '{}', gen_random_uuid()
  FROM o JOIN (VALUES (1, 'Bank-7A'), (2, 'BANK-7a'), (3, 'Bank-8')) AS r(place, reference) ON r.place = o.id`;

describe('the migration that makes payment references case-insensitive', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  async function migrate(upTo?: (typeof migrations)[number]): Promise<void> {
    const options = dataSourceOptions(database.url, 2);
    const some = upTo ? migrations.slice(0, migrations.indexOf(upTo)) : migrations;
    const dataSource = await new DataSource({ ...options, migrations: some } as typeof options).initialize();
    await dataSource.runMigrations().finally(() => dataSource.destroy());
  }

  test('the migration accepts references that differ only in case; later references are unique regardless of case', async () => {
    await migrate(ReferencesAlike1763700189000);
    await client.query(PAYMENTS);
    await migrate();
    const { rows } = await client.query('SELECT reference, split FROM payment ORDER BY id');
    expect(rows).toEqual([
      { reference: 'Bank-7A', split: null },
      { reference: 'BANK-7a', split: null },
      { reference: 'Bank-8', split: false },
    ]);
    const again = `INSERT INTO payment (order_id, method, amount, currency, status, reference, split, actor, idempotency_key)
      VALUES (1, 'cash', 1, 'EUR', 'captured', 'BANK-8', false, '{}', gen_random_uuid())`;
    await expect(client.query(again)).rejects.toMatchObject({ constraint: 'payment_reference_one_order' });
  });
});
