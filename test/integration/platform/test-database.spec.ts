import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../libs/testing/database/index.js';

describe('databases of tests', () => {
  const made: TestDatabase[] = [];
  const clients: pg.Client[] = [];

  const open = async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    made.push(database);
    clients.push(client);
    return client;
  };

  afterAll(async () => {
    for (const client of clients) await client.end();
    for (const database of made) await database.drop();
  });

  it('a test database has the migrated schema', async () => {
    const client = await open();
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM migrations');
    expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  });

  it('a table created in one test database does not exist in another', async () => {
    const [one, other] = [await open(), await open()];
    await one.query('CREATE TABLE mine (id integer)');
    await expect(other.query('SELECT FROM mine')).rejects.toThrow('does not exist');
  });

  it('a test database changes the case of Cyrillic letters', async () => {
    const client = await open();
    const { rows } = await client.query(`SELECT lower('ЩУКА Ї') AS low, 'Їжак' ILIKE 'їЖ%' AS alike`);
    expect(rows).toEqual([{ low: 'щука ї', alike: true }]);
  });
});
