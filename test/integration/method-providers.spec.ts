import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#testing';
import { migrations } from '../../migrations/index.js';
import { MethodProviders1763800100000 } from '../../migrations/1763800100000-method-providers.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';

const ORDER = `INSERT INTO shop_order (key, reference, status, currency, language, subtotal, tax, shipping, total,
  prices_include_tax, payment_method, shipping_method, shipping_address, billing_address)
  VALUES ($1, $1, 'pending', 'EUR', 'en', 100, 0, 0, 100, true, $2, $3, '{}', '{}')`;

/** Methods and orders of a shop of the previous version. */
describe('the migration that adds providers to methods', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    const before = migrations.slice(0, migrations.indexOf(MethodProviders1763800100000));
    const options = dataSourceOptions(database.url, 2);
    const old = await new DataSource({ ...options, migrations: before } as typeof options).initialize();
    await old.runMigrations().finally(() => old.destroy());
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`
      INSERT INTO payment_method (key, active, position, title, settings) VALUES
        ('cash', true, 1, '{"en": "Cash"}', '{}'), ('bank_invoice', true, 2, '{}', '{"tax_id": "12345678"}');
      INSERT INTO shipping_method (key, active, position, title) VALUES
        ('flat_rate', true, 2, '{}'), ('pickup', true, 1, '{"en": "Pickup"}'), ('bike', false, 3, '{}')`);
    for (const values of [
      ['key-of-order-number-one', 'cash', 'pickup'],
      ['key-of-order-number-two', 'bank_invoice', null],
      ['key-of-order-number-three', 'of_another_shop', 'by_pigeon'],
    ])
      await client.query(ORDER, values);
    dataSource = await new DataSource(options).initialize();
    await dataSource.runMigrations();
  });
  afterAll(async () => {
    await client?.end();
    await dataSource?.destroy();
    await database?.drop();
  });

  const rows = async (sql: string): Promise<unknown[]> => (await client.query({ text: sql, rowMode: 'array' })).rows;

  test('the migration to providers gives every payment method the provider with the same key and changes nothing else', async () => {
    expect(
      await rows('SELECT key, provider, active, position, title, settings FROM payment_method ORDER BY id'),
    ).toEqual([
      ['cash', 'cash', true, 1, { en: 'Cash' }, {}],
      ['bank_invoice', 'bank_invoice', true, 2, {}, { tax_id: '12345678' }],
      ['of_another_shop', 'of_another_shop', false, 1_000_000, {}, {}],
    ]);
  });

  test('the migration to providers numbers shipping methods by position, and new ones get the next ids', async () => {
    expect(await rows('SELECT id, key, provider, active FROM shipping_method ORDER BY id')).toEqual([
      [1, 'pickup', 'pickup', true],
      [2, 'flat_rate', 'flat_rate', true],
      [3, 'bike', 'bike', false],
      [4, 'by_pigeon', 'by_pigeon', false],
    ]);
    const added = `INSERT INTO shipping_method (key, provider, active, position) VALUES ('express', 'flat_rate', true,
      4) RETURNING id`;
    expect(await rows(added)).toEqual([[5]]);
  });

  test('the migration to providers stores which providers already have methods', async () => {
    expect(await rows('SELECT kind, key FROM known_provider ORDER BY 1, 2')).toEqual([
      ['payment_method', 'bank_invoice'],
      ['payment_method', 'cash'],
      ['payment_method', 'of_another_shop'],
      ['shipping_method', 'bike'],
      ['shipping_method', 'by_pigeon'],
      ['shipping_method', 'flat_rate'],
      ['shipping_method', 'pickup'],
    ]);
  });

  test('after the migration to providers, used methods cannot be deleted, and orders cannot use unknown methods', async () => {
    await expect(client.query(`DELETE FROM payment_method WHERE key = 'bank_invoice'`)).rejects.toMatchObject({
      constraint: 'shop_order_payment_method_fkey',
    });
    await expect(client.query(ORDER, ['key-of-order-number-four', 'cash', 'teleport'])).rejects.toMatchObject({
      constraint: 'shop_order_shipping_method_fkey',
    });
  });

  test('the migration to providers can be reverted and repeated without loss of methods', async () => {
    await dataSource.undoLastMigration();
    expect(await rows('SELECT key FROM shipping_method ORDER BY position')).toHaveLength(5);
    await dataSource.runMigrations();
    expect(await rows(`SELECT provider FROM payment_method WHERE key = 'cash'`)).toEqual([['cash']]);
  });
});
