import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, startTestShop, type TestDatabase, type TestShop } from '#testing';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';

/** One line for each column, with all its properties except its position in the table. */
const COLUMNS = `
  SELECT format('%s.%s: %s, nullable %s, default %s, length %s, precision %s, scale %s, of time %s, identity %s, generated %s',
    c.table_name, c.column_name, format_type(a.atttypid, a.atttypmod), c.is_nullable, c.column_default,
    c.character_maximum_length, c.numeric_precision, c.numeric_scale, c.datetime_precision, c.identity_generation,
    c.generation_expression) AS line
  FROM information_schema.columns c
  JOIN pg_attribute a ON a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
    AND a.attname = c.column_name
  WHERE c.table_schema = 'public' AND c.table_name = ANY ($1) ORDER BY 1`;

/** Functions that generated columns call. Migrations create them, entities cannot. */
const FUNCTIONS = `SELECT pg_get_functiondef('search_words(text)'::regprocedure) AS definition`;

/** Compares the schema that TypeORM creates from the entities in an empty database with the migrated schema. */
describe('the TypeORM entities', () => {
  let shop: TestShop;
  let database: TestDatabase;

  beforeAll(async () => {
    [shop, database] = await Promise.all([
      startTestShop({ env: { WORKER: 'off' } }),
      createTestDatabase({ empty: true }),
    ]);
  });
  afterAll(async () => {
    await shop?.close();
    await database?.drop();
  });

  async function ask<T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  const columnsOf = async (url: string, tables: string[]): Promise<string[]> =>
    (await ask<{ line: string }>(url, COLUMNS, [tables])).map(({ line }) => line);

  test('the entities describe exactly the columns that the migrations created in their tables', async () => {
    const { entityMetadatas } = shop.db.dataSource;
    const tables = entityMetadatas.map(({ tableName }) => tableName);
    expect(tables).toContain('content_page');
    const migratedUrl = shop.db.pool.options.connectionString!;
    for (const { definition } of await ask<{ definition: string }>(migratedUrl, FUNCTIONS))
      await ask(database.url, definition);
    const described = await new DataSource({
      ...dataSourceOptions(database.url, 2),
      entities: entityMetadatas.map(({ target }) => target),
      migrations: [],
    } as ConstructorParameters<typeof DataSource>[0]).initialize();
    try {
      await described.synchronize();
    } finally {
      await described.destroy();
    }
    const migrated = await columnsOf(migratedUrl, tables);
    expect(new Set(migrated.map((line) => line.split('.')[0]))).toEqual(new Set(tables));
    expect(await columnsOf(database.url, tables)).toEqual(migrated);
  });
});
