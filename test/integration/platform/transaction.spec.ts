import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { ContentPageEntity } from '../../../src/content/data/content-page.entity.js';
import { isDatabaseUnavailable, isRolledBack, isUniqueViolation } from '../../../src/platform/database/pg-errors.js';
import { part, type Part } from '../../../src/platform/database/part.js';
import { inBackground } from '../../../src/platform/database/session-limits.js';
import type { SteadyClient } from '../../../src/platform/database/steady-client.js';
import { eventually, startPlatform, type TestPlatform } from './start-platform.js';

describe('database transactions', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform(
      { imports: [TypeOrmModule.forFeature([ContentPageEntity])] },
      { WORKER: 'off', DATABASE_POOL: '10' },
    );
  });
  afterAll(() => platform.close());

  const count = async (): Promise<unknown> =>
    (await platform.db.query(`SELECT FROM setting WHERE key LIKE 'tx-%'`)).length;

  it('a transaction that ignores a failed statement is rolled back and throws', async () => {
    const work = platform.db.transaction(async (tx) => {
      await tx.query(`INSERT INTO setting (key, value) VALUES ('tx-1', '1')`);
      await tx.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(await count()).toBe(0);
  });

  it('a transaction may take ten seconds, and a transaction of a job five minutes', async () => {
    const read = async (): Promise<unknown> => {
      const limits = `SELECT current_setting('transaction_timeout') AS transaction,
        current_setting('client_connection_check_interval') AS client`;
      return (await platform.db.transaction((tx) => tx.query(limits)))[0];
    };
    expect(await read()).toEqual({ transaction: '10100ms', client: '1s' });
    expect(await inBackground(read)).toEqual({ transaction: '5min', client: '1s' });
    expect(await read()).toEqual({ transaction: '10100ms', client: '1s' });
  });

  it('PostgreSQL ends a transaction that exceeds its time limit without a commit, and its connection is replaced', async () => {
    // SQL: a new value does not change a running timer; it must be stopped and started again
    const shorten = `SELECT set_config('transaction_timeout', '0', true), set_config('transaction_timeout', '200ms', true)`;
    const late = platform.db.transaction(async (tx) => {
      await tx.query(`INSERT INTO setting (key, value) VALUES ('tx-late', '1')`);
      await tx.query(shorten);
      await tx.query('SELECT pg_sleep(30)');
    });
    const error: unknown = await late.catch((failure: unknown) => failure);
    expect([isDatabaseUnavailable(error), isRolledBack(error)]).toEqual([true, true]);
    const after = Array.from({ length: 10 }, () => platform.db.query(`SELECT FROM setting WHERE key = 'tx-late'`));
    expect((await Promise.all(after)).flat()).toEqual([]);
  });

  it('a transaction ends when its client has disconnected, also while it waits for a lock', async () => {
    await platform.db.query(`INSERT INTO setting (key, value) VALUES ('gone-lock', '1'), ('gone', '1')`);
    const blocker = new pg.Client({ connectionString: platform.url });
    await blocker.connect();
    await blocker.query(`BEGIN; SELECT FROM setting WHERE key = 'gone-lock' FOR UPDATE`);
    const client = await platform.db.pool.connect();
    const message = client
      .query(
        `BEGIN; UPDATE setting SET value = '2' WHERE key = 'gone'; SELECT FROM setting WHERE key = 'gone-lock' FOR UPDATE; COMMIT`,
      )
      .catch((error: unknown) => error);
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    await eventually(async () => (await platform.db.query(waiting)).length === 1);
    (client as unknown as SteadyClient).abort();
    await message;
    client.release(true);
    await eventually(async () => (await platform.db.query(waiting)).length === 0);
    await blocker.query('ROLLBACK');
    await blocker.end();
    expect(await platform.db.query(`DELETE FROM setting WHERE key LIKE 'gone%' RETURNING value`)).toEqual([
      { value: 1 },
      { value: 1 },
    ]);
  });

  it('a transaction stays committed if a callback after its commit throws', async () => {
    await platform.db.transaction(async (tx) => {
      await tx.query(`INSERT INTO setting (key, value) VALUES ('tx-2', '1')`);
      tx.afterCommit(() => {
        throw new Error('a hook');
      });
    });
    expect(await count()).toBe(1);
  });

  it('a transaction may start with a named statement that could not be prepared in earlier transactions', async () => {
    const named = { name: 'tx_later', text: 'SELECT n FROM comes_later' };
    const run = (): Promise<unknown[]> => platform.db.transaction((tx) => tx.query(named));
    for (let time = 0; time < 4; time++) await expect(run()).rejects.toThrow(/comes_later/);
    const client = new pg.Client({ connectionString: platform.url });
    await client.connect();
    await client.query('CREATE TABLE comes_later AS SELECT 1 AS n');
    await client.end();
    for (let time = 0; time < 4; time++) expect(await run()).toEqual([{ n: 1 }]);
  });

  describe('repositories of a transaction', () => {
    const slugs = async (): Promise<string[]> =>
      (await platform.db.query<{ slug: string }>('SELECT slug FROM content_page ORDER BY id')).map(({ slug }) => slug);

    it('repositories begin the transaction, see the effects of its SQL statements and are seen by them', async () => {
      await platform.db.transaction(async (tx) => {
        await tx.entities.insert(ContentPageEntity, { slug: 'first' });
        await tx.query("UPDATE content_page SET slug = 'one' WHERE slug = 'first'");
        const page = await tx.entities.findOneOrFail(ContentPageEntity, {
          where: { slug: 'one' },
          lock: { mode: 'pessimistic_write' },
        });
        expect(await slugs()).toEqual([]);
        await tx.entities.save(ContentPageEntity, { ...page, position: 3 });
      });
      expect(await platform.db.query('SELECT slug, position, version FROM content_page')).toEqual([
        { slug: 'one', position: 3, version: 2 },
      ]);
    });

    it('changes made by repositories are rolled back when their transaction fails', async () => {
      const work = platform.db.transaction(async (tx) => {
        await tx.entities.save(ContentPageEntity, { slug: 'two' });
        await tx.entities.insert(ContentPageEntity, { slug: 'one' });
      });
      const error: unknown = await work.catch((failure: unknown) => failure);
      expect(isUniqueViolation(error, 'content_page_slug_key')).toBe(true);
      expect(await slugs()).toEqual(['one']);
    });

    it('repositories of a transaction begin no nested transaction and send no statement after its end', async () => {
      let kept: EntityManager | undefined;
      const work = platform.db.transaction(async (tx) => {
        kept = tx.entities;
        await kept.transaction((inner) => inner.insert(ContentPageEntity, { slug: 'inner' }));
      });
      await expect(work).rejects.toThrow(/running already/);
      await expect(kept!.count(ContentPageEntity)).rejects.toThrow(/over/);
    });
  });

  describe('batches in a transaction', () => {
    const insert = { name: 'tx_insert', text: 'INSERT INTO setting (key, value) VALUES ($1, $2::jsonb)' };
    const look = { name: 'tx_look', text: `SELECT key, value FROM setting WHERE key LIKE 'tx-b%' ORDER BY key` };
    const both = (key: string): Promise<[unknown[], Array<{ key: string; value: unknown }>]> =>
      platform.db.transaction((tx) =>
        tx.batch([part(insert, [key, '{"n": 1}']), part<{ key: string; value: unknown }>(look)]),
      );

    it('each statement of a batch in a transaction sees the effects of the previous ones, prepared or not', async () => {
      for (const n of [1, 2, 3, 4]) {
        const [inserted, seen] = await both(`tx-b${n}`);
        expect(inserted).toEqual([]);
        expect(seen.at(-1)).toEqual({ key: `tx-b${n}`, value: { n: 1 } });
        expect(seen).toHaveLength(n);
      }
    });

    it('a batch in a transaction fails with the error of its failing statement and leaves no changes', async () => {
      const before = await platform.db.query(look);
      for (let time = 0; time < 3; time++) {
        const work = platform.db.transaction((tx) =>
          tx.batch([part(insert, ['tx-b9', '1']), part(insert, ['tx-b1', '1']), part(look)]),
        );
        await expect(work).rejects.toMatchObject({ code: '23505' });
      }
      expect(await platform.db.query(look)).toEqual(before);
    });

    it('a batch in a transaction is one message to PostgreSQL and one answer', async () => {
      const sent: number[] = [];
      await platform.db.transaction(async (tx) => {
        await tx.query('SELECT 1');
        const { stream } = (
          tx as unknown as { client: { connection: { stream: { bytesWritten: number; writableCorked: number } } } }
        ).client.connection;
        const started = stream.bytesWritten;
        const answers = tx.batch([part('SELECT 2 AS n'), part('SELECT $1::int AS n', [3]), part(look)]);
        for (let turn = 0; turn < 10; turn++) await Promise.resolve();
        sent.push(stream.bytesWritten - started);
        expect((await answers).slice(0, 2)).toEqual([[{ n: 2 }], [{ n: 3 }]]);
        sent.push(stream.bytesWritten - started);
      });
      expect(sent[0]).toBeGreaterThan(0);
      expect(sent[1]).toBe(sent[0]);
    });

    it('a transaction that fails while it prepares a batch sends no statement after the rollback', async () => {
      for (let n = 0; n < 4; n++) {
        const late = (word: string): Part<unknown> =>
          part({ name: `tx_${word}_${Math.min(n, 1)}`, text: insert.text }, [`tx-${word}-${n}`, '1']);
        const work = platform.db.transaction((tx) =>
          Promise.all([tx.batch([late('late'), late('later')]), Promise.reject(new Error('not of SQL'))]),
        );
        await expect(work).rejects.toThrow('not of SQL');
      }
      expect(await platform.db.query("SELECT key FROM setting WHERE key LIKE 'tx-late%'")).toEqual([]);
    });

    it('a transaction runs statements in the order of the calls, even if an earlier one is not prepared yet', async () => {
      for (let n = 0; n < 3; n++) {
        const order = await platform.db.transaction(async (tx) => {
          const first = tx.query<{ at: Date }>({
            name: `tx_order_${n}`,
            text: 'SELECT clock_timestamp() AS at, pg_sleep(0.02)',
          });
          await new Promise((resolve) => setTimeout(resolve, 5));
          const second = tx.query<{ at: Date }>('SELECT clock_timestamp() AS at');
          return Promise.all([first, second]);
        });
        expect(order[0][0]!.at.getTime()).toBeLessThan(order[1][0]!.at.getTime());
      }
    });

    it('a transaction rejects statements after its end', async () => {
      let kept: { query(sql: string): Promise<unknown[]> } | undefined;
      await expect(
        platform.db.transaction((tx) => {
          kept = tx;
          return tx.query('SELECT 1 / 0');
        }),
      ).rejects.toThrow(/division/);
      await expect(kept!.query('SELECT 1')).rejects.toThrow(/over/);
    });
  });
});
