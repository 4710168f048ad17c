import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import type { ServerEvent } from '#contracts';
import { DeadLetters } from '../../../src/platform/jobs/dead-letters.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { SYSTEM_ACTOR } from '../../../src/platform/access/caller.js';
import { ReadCache } from '../../../src/platform/cache/read-cache.js';
import { EventReceipts } from '../../../src/platform/events/event-receipts.js';
import { delivered } from '../../fixtures/delivered.js';
import { eventually, startPlatform, type TestPlatform } from './start-platform.js';

const heard: Array<{ id: string }> = [];
const booked: string[] = [];
let failures = 0;

@Injectable()
class PlainListener {
  @OnEvent('ProductCreated')
  handle(event: ServerEvent<'ProductCreated'>): void {
    heard.push({ id: event.id });
  }
}

@Injectable()
class ThrowingListener {
  @OnEvent('ProductUpdated')
  handle(event: ServerEvent<'ProductUpdated'>): void {
    heard.push({ id: event.id });
    if (failures-- > 0) throw new Error('not yet');
  }

  @OnEvent('ProductDeleted', { async: true })
  async handleLater(): Promise<void> {
    await Promise.resolve();
    throw new Error('never');
  }
}

@Injectable()
class BookingListener {
  constructor(private readonly receipts: EventReceipts) {}

  @OnEvent('ProductUpdated')
  async handle(event: ServerEvent<'ProductUpdated'>): Promise<void> {
    await this.receipts.once(event.id, 'booking', async () => void booked.push(event.id));
  }
}

const product = { product_id: 1, name: 'Tea', alias: 'tea', sku: null };
const times = (id: string) => heard.filter((one) => one.id === id).length;

describe('delivery of events from the outbox', () => {
  let shop: TestPlatform;

  const publish = (type: 'ProductCreated' | 'ProductUpdated' | 'ProductDeleted') =>
    shop.db.transaction(async (tx) => tx.publish(type, SYSTEM_ACTOR, product));

  beforeAll(async () => {
    shop = await startPlatform({ providers: [PlainListener, ThrowingListener, BookingListener] });
  });
  afterAll(() => shop.close());

  it('an event reaches its listener without a request to deliver, soon after the commit', async () => {
    const id = await publish('ProductCreated');
    await eventually(() => times(id) > 0);
    expect(times(id)).toBe(1);
  });

  it('an event has id, type, occurred_at, actor and data', async () => {
    const id = await publish('ProductCreated');
    const [job] = await eventually(async () => {
      const rows = await shop.db.query<{ data: unknown }>(
        `SELECT data FROM pgboss.job WHERE name = 'event' AND id = $1`,
        [id],
      );
      return rows.length > 0 && rows;
    });
    expect(job!.data).toEqual({
      id,
      type: 'ProductCreated',
      occurred_at: expect.stringMatching(/Z$/),
      actor: SYSTEM_ACTOR,
      data: product,
    });
  });

  it('an event of a transaction that fails is not delivered', async () => {
    let id = '';
    await expect(
      shop.db.transaction(async (tx) => {
        id = tx.publish('ProductCreated', SYSTEM_ACTOR, product);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const next = await publish('ProductCreated');
    await delivered(shop);
    expect([times(id), times(next)]).toEqual([0, 1]);
  });

  it('an event whose writer was killed after the commit is delivered, and invalidates the cached reads that it made stale', async () => {
    const cache = shop.app.get(ReadCache);
    await eventually(() => {
      cache.put('kept', 'old', 10, ['product:1'], cache.begin());
      return cache.get('kept');
    });
    const id = '0197f0a2-6c1e-7b1c-9a3e-2f6f1c0d9e11';
    await shop.db.query(
      `INSERT INTO outbox_event (id, type, actor, data, cache_tags) VALUES ($1, 'ProductCreated', $2, $3, '{product:1}')`,
      [id, SYSTEM_ACTOR, product],
    );
    await eventually(() => times(id) > 0);
    expect(cache.get('kept')).toBeUndefined();
  });

  it('an event is delivered again to a plain listener that threw, and listeners that succeeded run once', async () => {
    failures = 2;
    const id = await publish('ProductUpdated');
    await eventually(() => times(id) === 3);
    expect(booked.filter((one) => one === id)).toHaveLength(1);
  });

  it('an event that is dispatched twice is delivered once', async () => {
    const id = await publish('ProductCreated');
    await eventually(() => times(id) > 0);
    await shop.db.query('UPDATE outbox_event SET dispatched_at = NULL WHERE id = $1', [id]);
    await eventually(
      async () =>
        (await shop.db.query('SELECT FROM outbox_event WHERE id = $1 AND dispatched_at IS NOT NULL', [id])).length,
    );
    await delivered(shop);
    expect(times(id)).toBe(1);
  });

  it('an event that fails permanently becomes a failed job that can be run again', async () => {
    const id = await publish('ProductDeleted');
    await eventually(
      async () =>
        (
          await shop.db.query(
            `UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'event' AND id = $1 AND state < 'active' RETURNING id`,
            [id],
          )
        ).length,
    );
    const deadLetters = shop.app.get(DeadLetters);
    const [letter] = await eventually(async () => {
      const list = await deadLetters.list(0, 10);
      return list.length > 0 && list;
    });
    expect(letter).toMatchObject({ queue: 'event', error: 'never', data: { id } });
    await deadLetters.retry(letter!.id);
    expect(await deadLetters.count()).toBe(0);
    await expect(deadLetters.retry(letter!.id)).rejects.toThrow('not_found');
  });

  it('events and jobs continue after the database closes every connection', async () => {
    await shop.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
        AND pid <> pg_backend_pid()`,
    );
    const id = await eventually(() => publish('ProductCreated').catch(() => ''));
    await eventually(() => times(id) > 0);
    expect(shop.app.get(Jobs).works).toBe(true);
  });
});
