import pg from 'pg';
import { DomainError, isDomainError } from '#kernel';
import { SYSTEM_ACTOR } from '../../../src/platform/access/caller.js';
import { ReadCache } from '../../../src/platform/cache/read-cache.js';
import { part, type Part } from '../../../src/platform/database/part.js';
import { intents, RunningIntent } from '../../../src/platform/database/running-intent.js';
import type { Refusals } from '../../../src/platform/database/refusals.js';
import type { Transaction, TransactionEffects } from '../../../src/platform/database/transaction.js';
import { describeError } from '../../../src/platform/http/errors/describe-error.js';
import { startPlatform, type TestPlatform } from './start-platform.js';

const insert = { name: 'batch_insert', text: `INSERT INTO setting (key, value) VALUES ($1, to_jsonb($2::int))` };
const look = { name: 'batch_look', text: `SELECT key FROM setting WHERE key LIKE 'b-%' ORDER BY key` };
const divide = { name: 'batch_divide', text: 'SELECT 1 / $1::int AS quotient' };
const bounded = {
  name: 'batch_bounded',
  text: `SELECT CASE WHEN $1::int > 2 THEN refuse('too_many', jsonb_build_object('limit', 2, 'asked', $1::int)) END`,
};

const store = (key: string, value = 1): Part<unknown[]> => part(insert, [key, value]);
const seen = (): Part<string[]> => part<{ key: string }>(look).map((rows) => rows.map(({ key }) => key));
const statusChanged = { from: 'pending', to: 'paid', note: null, notify: true } as never;

const tooMany: Refusals = {
  too_many: ({ limit, asked }: { limit: number; asked: number }) => new DomainError('too_many', { limit, asked }),
};

describe('batches of statements', () => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform({}, { WORKER: 'off', DATABASE_POOL: '10' });
  });
  afterAll(() => platform.close());
  afterEach(async () => {
    await platform.db.query(`DELETE FROM setting WHERE key LIKE 'b-%'`);
    await platform.db.query('DELETE FROM outbox_event');
  });

  const keys = async (): Promise<string[]> => (await platform.db.query<{ key: string }>(look)).map(({ key }) => key);
  const events = (): Promise<unknown[]> =>
    platform.db.query(`SELECT data ->> 'order_id' AS id, data ->> 'to' AS to, cache_tags AS tags FROM outbox_event`);
  const isIdle = async (): Promise<boolean> =>
    (
      await platform.db.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      )
    ).length === 0;
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  describe('a batch as a whole transaction', () => {
    it('a batch sends nothing if a part throws while the batch is composed', async () => {
      const connect = jest.spyOn(platform.db.pool, 'connect');
      const broken = (): Part<void> => {
        throw new Error('a part that cannot be made');
      };
      const work = platform.db.batch((effects) => {
        effects.publish('OrderStatusChanged', SYSTEM_ACTOR, statusChanged);
        return [store('b-1'), broken(), store('b-2')];
      });
      await expect(work).rejects.toThrow('a part that cannot be made');
      expect(connect).not.toHaveBeenCalled();
      connect.mockRestore();
      expect(await keys()).toEqual([]);
      expect(await events()).toEqual([]);
    });

    it('a composed batch refuses further events, tags and callbacks', async () => {
      let kept: TransactionEffects | undefined;
      await platform.db.batch((effects) => {
        kept = effects;
        return [store('b-1')];
      });
      expect(() => kept!.publish('OrderStatusChanged', SYSTEM_ACTOR, statusChanged)).toThrow(/over/);
      expect(() => kept!.touch('products')).toThrow(/over/);
      expect(() => kept!.afterCommit(() => undefined)).toThrow(/over/);
      expect(await events()).toEqual([]);
    });

    it('a batch commits the statements of all parts or of none, and returns the answers in the order of the parts', async () => {
      const write = (key: string, divisor = 1) =>
        platform.db.batch(() => [store(key), null, part<{ quotient: number }>(divide, [divisor]), false, seen()]);
      for (let time = 0; time < 4; time++) {
        const [inserted, left, quotients, skipped, found] = await write(`b-${time}`);
        expect([inserted, left, quotients, skipped]).toEqual([[], undefined, [{ quotient: 1 }], undefined]);
        expect(found).toHaveLength(time + 1);
        await expect(write(`b-${time}-zero`, 0)).rejects.toMatchObject({ code: '22012' });
      }
      await expect(write('b-2')).rejects.toThrow(/duplicate/);
      expect(await keys()).toEqual(['b-0', 'b-1', 'b-2', 'b-3']);
    });

    it('a batch stores its events with values and cache tags that its statements determine', async () => {
      const facts = {
        name: 'batch_facts',
        members: ['order_id'] as const,
        sql: `jsonb_build_object('order_id', 40 + 2)`,
      };
      const dropped: string[] = [];
      for (const tag of ['b-always', 'b-edge']) platform.app.get(ReadCache).watch(tag, () => dropped.push(tag));
      const touching = { name: 'batch_touch', text: `SELECT CASE WHEN $1::boolean THEN touch('b-edge') END` };
      for (const isEdge of [false, true, false]) {
        await platform.db.batch((effects) => {
          effects.publishDecidedLater(facts, 'OrderStatusChanged', SYSTEM_ACTOR, statusChanged);
          effects.touch('b-always');
          return [part(touching, [isEdge])];
        });
      }
      const event = { id: '42', to: 'paid' };
      expect(await events()).toEqual([
        { ...event, tags: ['b-always'] },
        { ...event, tags: ['b-always', 'b-edge'] },
        { ...event, tags: ['b-always'] },
      ]);
      expect(dropped).toEqual(['b-always', 'b-always', 'b-edge', 'b-always']);
    });

    it('a batch is retried after a serialization failure and stores its events once', async () => {
      await platform.db.query('CREATE SEQUENCE IF NOT EXISTS batch_tries');
      await platform.db.query(`CREATE OR REPLACE FUNCTION fail_once() RETURNS int LANGUAGE plpgsql AS $$
        BEGIN IF nextval('batch_tries') = 1 THEN RAISE serialization_failure; END IF; RETURN 1; END $$`);
      await platform.db.batch((effects) => {
        effects.publish('OrderStatusChanged', SYSTEM_ACTOR, statusChanged);
        return [store('b-1'), part('SELECT fail_once()')];
      });
      expect(await keys()).toEqual(['b-1']);
      expect(await events()).toHaveLength(1);
    });

    it('a batch outside a transaction is one message to PostgreSQL and one answer', async () => {
      const write = (key: string) => platform.db.batch(() => [store(key), store(`${key}+`), seen()]);
      await Promise.all(['b-1', 'b-2'].map((key) => write(key)));
      const asked: unknown[] = [];
      const client = await platform.db.pool.connect();
      const { query } = client;
      client.query = function (this: unknown, ...args: unknown[]) {
        asked.push(args[0]);
        return (query as (...sent: unknown[]) => unknown).apply(this, args);
      } as typeof client.query;
      client.release();
      for (const key of ['b-3', 'b-4']) await write(key);
      client.query = query;
      expect(asked).toHaveLength(2);
    });

    it('a batch stores its Idempotency-Key, and stores nothing if a statement refuses', async () => {
      const mark = async (tx: Transaction): Promise<void> => {
        await tx.query(insert, ['b-mark', 1]);
      };
      const run = (asked: number): Promise<unknown> => {
        const intent = new RunningIntent(mark);
        return intents
          .run(intent, () => platform.db.batch(() => [store('b-1'), part(bounded, [asked], tooMany)]))
          .then(
            () => intent.mayBeCommitted,
            () => intent.mayBeCommitted,
          );
      };
      expect(await run(3)).toBe(false);
      expect(await keys()).toEqual([]);
      expect(await run(1)).toBe(true);
      expect(await keys()).toEqual(['b-1', 'b-mark']);
    });

    it('a batch without a stored response releases its Idempotency-Key if a statement refuses', async () => {
      for (const [asked, mayBeCommitted] of [
        [3, false],
        [1, true],
      ] as const) {
        const intent = new RunningIntent(null);
        await failure(intents.run(intent, () => platform.db.batch(() => [part(bounded, [asked], tooMany)])));
        expect(intent.mayBeCommitted).toBe(mayBeCommitted);
      }
    });

    it('batches of one connection pool wait for each other, but not for a batch that waits for a lock', async () => {
      await platform.db.batch(() => [store('b-lock'), store('b-free')]);
      const blocker = new pg.Client({ connectionString: platform.url });
      await blocker.connect();
      await blocker.query(`BEGIN; SELECT FROM setting WHERE key = 'b-lock' FOR UPDATE`);
      const touch = { name: 'batch_update', text: `UPDATE setting SET value = '2' WHERE key = $1 RETURNING value` };
      const touched = (key: string): Promise<unknown> => platform.db.batch(() => [part(touch, [key])]);
      const before = platform.db.waitedForTurn;
      let isBlocked = true;
      // Ten connections allow two such batches at a time; the two that wait for the lock occupy both.
      const locked = [touched('b-lock'), touched('b-lock')].map((one) => one.finally(() => (isBlocked = false)));
      const others = await Promise.all([touched('b-free'), touched('b-free'), touched('b-free')]);
      expect(others).toEqual(Array(3).fill([[{ value: 2 }]]));
      expect(isBlocked).toBe(true);
      expect(platform.db.waitedForTurn - before).toBe(3);
      await blocker.query('ROLLBACK');
      await blocker.end();
      await Promise.all(locked);
    });

    it('a batch holds no locks after its answer', async () => {
      await platform.db.batch(() => [store('b-1')]);
      const client = new pg.Client({ connectionString: platform.url });
      await client.connect();
      await client.query(`SET lock_timeout = '500ms'`);
      const { rowCount } = await client.query(`DELETE FROM setting WHERE key LIKE 'b-%'`);
      await client.end();
      expect(rowCount).toBe(1);
    });
  });

  describe('a batch in a transaction', () => {
    it('a transaction sends nothing of a batch whose part throws, and returns the connection without a transaction', async () => {
      const work = platform.db.transaction(async (tx) => {
        const broken = (): Part<void> => {
          throw new Error('a part that cannot be made');
        };
        tx.publish('OrderStatusChanged', SYSTEM_ACTOR, statusChanged);
        return tx.batch([store('b-1'), broken()]);
      });
      await expect(work).rejects.toThrow('a part that cannot be made');
      expect(await isIdle()).toBe(true);
      expect([await keys(), await events()]).toEqual([[], []]);
    });

    it('a batch in a transaction sees earlier writes, and later statements see its writes', async () => {
      const found = await platform.db.transaction(async (tx) => {
        await tx.query(insert, ['b-1', 1]);
        const [, inside] = await tx.batch([store('b-2'), seen()]);
        return [inside, (await tx.query(look)).length];
      });
      expect(found).toEqual([['b-1', 'b-2'], 2]);
    });

    it('a transaction refuses events after its commit', async () => {
      let kept: Transaction | undefined;
      await platform.db.transaction(async (tx) => {
        kept = tx;
        await tx.batch([store('b-1')]);
      });
      expect(() => kept!.publish('OrderStatusChanged', SYSTEM_ACTOR, statusChanged)).toThrow(/over/);
      await expect(kept!.batch([store('b-2')])).rejects.toThrow(/over/);
    });
  });

  describe.each<[string, (parts: Array<Part<unknown>>, refusals?: Refusals) => Promise<unknown>]>([
    ['as a whole transaction', (parts, refusals) => platform.db.batch(() => parts, refusals)],
    ['in a transaction', (parts, refusals) => platform.db.transaction((tx) => tx.batch(parts, refusals))],
  ])('refusals in a batch %s', (where, run) => {
    it(`a refusal in a batch ${where} throws the error that its part declares for the code, and changes nothing`, async () => {
      for (const asked of [3, 1, 4, 2, 5]) {
        const error = await failure(run([store(`b-${asked}`), part(bounded, [asked], tooMany), store(`b-${asked}+`)]));
        if (asked > 2) expect(error).toMatchObject({ code: 'too_many', details: { limit: 2, asked } });
        else expect(error).toBeNull();
      }
      expect(await keys()).toEqual(['b-1', 'b-1+', 'b-2', 'b-2+']);
      expect(await isIdle()).toBe(true);
    });

    it(`the errors of a batch ${where} take precedence over those of its parts, and a code has only one error`, async () => {
      const other = { too_many: () => new DomainError('other') };
      expect(await failure(run([part(bounded, [3], tooMany)], other))).toMatchObject({ code: 'other' });
      expect(await failure(run([part(bounded, [1], tooMany), part(bounded, [1], other)]))).toMatchObject({
        message: 'Two parts of a batch declare the refusal "too_many".',
      });
    });

    it(`a refusal with an undeclared code in a batch ${where} is an internal error that names its cause`, async () => {
      const error = await failure(run([store('b-1'), part(bounded, [3])]));
      expect(error).toMatchObject({
        message: 'A statement refused with the undeclared code "too_many".',
        cause: { code: 'SH001' },
      });
      expect(describeError(error, (key) => key)).toMatchObject({ status: 500, code: 'internal_error' });
      expect(await keys()).toEqual([]);
    });

    it(`a division by zero in a batch ${where} is an internal error, whatever refusals are declared`, async () => {
      const error = await failure(run([store('b-1'), part(divide, [0], tooMany)], tooMany));
      expect(error).toMatchObject({ code: '22012', message: 'division by zero' });
      expect(isDomainError(error)).toBe(false);
      expect(describeError(error, (key) => key)).toMatchObject({ status: 500, code: 'internal_error' });
    });
  });
});
