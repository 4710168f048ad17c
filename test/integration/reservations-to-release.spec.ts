import { createTestDatabase, type TestDatabase } from '#testing';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { ReservationsToRelease1765311000000 } from '../../migrations/1765311000000-reservations-to-release.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';

const ORDERS = `INSERT INTO shop_order (key, reference, status, currency, language, subtotal, tax, shipping, total,
  prices_include_tax, payment_method, shipping_method, shipping_address, billing_address)
  SELECT 'key-of-order-number-no' || chr(96 + n), n, 'cancelled', 'EUR', 'en', 100, 0, 0, 100, true, 'hosted', NULL, '{}', '{}'
  FROM generate_series(1, 3) n`;

describe('the migration that adds payments to be released', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    const options = dataSourceOptions(database.url, 2);
    const known = migrations.slice(0, migrations.indexOf(ReservationsToRelease1765311000000) + 1);
    dataSource = await new DataSource({ ...options, migrations: known } as typeof options).initialize();
    await dataSource.runMigrations();
  });
  afterAll(async () => {
    await dataSource?.destroy();
    await database?.drop();
  });

  test('reverting the migration keeps amounts reserved where an order has no other open payment', async () => {
    await dataSource.query(`
      INSERT INTO payment_method (key, provider, active, position) VALUES ('hosted', 'hosted', true, 1)`);
    await dataSource.query(ORDERS);
    await dataSource.query(`
      INSERT INTO payment (order_id, method, amount, currency, status, operation, operation_key, actor, idempotency_key)
      SELECT o.id, 'hosted', 100, 'EUR', p.status, CASE WHEN p.status = 'releasing' THEN 'void' END,
        gen_random_uuid(), '{}', gen_random_uuid()
      FROM (VALUES (1, '1', 'releasing'), (2, '2', 'releasing'), (3, '2', 'releasing'), (4, '3', 'releasing'),
        (5, '3', 'pending')) p (position, reference, status)
      JOIN shop_order o USING (reference) ORDER BY p.position`);
    await dataSource.undoLastMigration();
    const rows = await dataSource.query<object[]>(`SELECT o.reference, p.status, operation
      FROM payment p JOIN shop_order o ON o.id = order_id ORDER BY p.id`);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['1', 'authorized', 'void'],
      ['2', 'voided', null],
      ['2', 'authorized', 'void'],
      ['3', 'voided', null],
      ['3', 'pending', null],
    ]);
  });
});
