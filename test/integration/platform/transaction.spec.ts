import pg from 'pg';
import { startPlatform, type TestPlatform } from './start-platform.js';

describe('a transaction', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform({}, { WORKER: 'off', DATABASE_POOL: '2' });
  });
  afterAll(() => platform.close());

  const count = async (): Promise<unknown> => (await platform.db.query(`SELECT FROM setting WHERE key LIKE 'tx-%'`)).length;

  it('is not acknowledged when a failure was passed over in it: PostgreSQL rolls it back', async () => {
    const work = platform.db.transaction(async (tx) => {
      await tx.query(`INSERT INTO setting (key, value) VALUES ('tx-1', '1')`);
      await tx.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(await count()).toBe(0);
  });

  it('stands when work after its commit fails', async () => {
    await platform.db.transaction(async (tx) => {
      await tx.query(`INSERT INTO setting (key, value) VALUES ('tx-2', '1')`);
      tx.afterCommit(() => {
        throw new Error('a hook');
      });
    });
    expect(await count()).toBe(1);
  });

  it('may begin with a statement of a name that could not be prepared the time before', async () => {
    const named = { name: 'tx_later', text: 'SELECT n FROM comes_later' };
    const run = (): Promise<unknown[]> => platform.db.transaction((tx) => tx.query(named));
    for (let time = 0; time < 4; time++) await expect(run()).rejects.toThrow(/comes_later/);
    const client = new pg.Client({ connectionString: platform.url });
    await client.connect();
    await client.query('CREATE TABLE comes_later AS SELECT 1 AS n');
    await client.end();
    for (let time = 0; time < 4; time++) expect(await run()).toEqual([{ n: 1 }]);
  });
});
