import { startTestShop, type TestShop } from '#testing';

describe('database connections that PostgreSQL closes', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({ env: { WORKER: 'off' } });
  });
  afterAll(() => shop.close());

  test('the process continues if PostgreSQL closes a connection that runs no query', async () => {
    const { pool } = shop.db;
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const lost = new Promise((resolve) => client.once('end', resolve));
    await shop.db.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
    await lost;
    await expect(client.query('SELECT 1')).rejects.toThrow(/not queryable|Connection terminated/);
    client.release();
    expect((await shop.client().get('/health/ready')).status).toBe(200);
  });
});
