import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { ServerEvent } from '#contracts';
import { ReadCache } from '../cache/read-cache.js';
import { Database } from '../database/database.js';
import { OutboxSignal } from '../database/outbox-signal.js';
import { Jobs } from '../jobs/jobs.js';
import { EVENT_QUEUE } from './event-delivery.js';

const BATCH = 200;
/** Events within this time (milliseconds) are moved in one transaction. */
const GATHER_MS = 100;
/** Polling interval in milliseconds, for events of processes that were killed or run no jobs. */
const LOOK_MS = 500;

// SQL: runs twice a second, so it is prepared
const ANY_WAITING = { name: 'outbox_any', text: 'SELECT 1 FROM outbox_event WHERE dispatched_at IS NULL LIMIT 1' };
// SQL: skips rows that other instances have locked
const TAKE = {
  name: 'outbox_take',
  text: `SELECT seq, id, type, occurred_at, actor, data, cache_tags FROM outbox_event
    WHERE dispatched_at IS NULL ORDER BY seq LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
};
// SQL: one statement for all events
const MARK = {
  name: 'outbox_mark',
  text: 'UPDATE outbox_event SET dispatched_at = now() WHERE seq = ANY($1::bigint[])',
};

interface OutboxRow {
  readonly seq: string;
  readonly id: string;
  readonly type: ServerEvent['type'];
  readonly occurred_at: Date;
  readonly actor: ServerEvent['actor'];
  readonly data: ServerEvent['data'];
  readonly cache_tags: string[];
}

/**
 * Moves committed events to the job queue, in their order. The mark and the job are written in one transaction, and the
 * job has the event's id.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private timer: NodeJS.Timeout | null = null;
  private moving: Promise<void> | null = null;
  private again = false;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly cache: ReadCache,
    private readonly signal: OutboxSignal,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.jobs.works) return;
    this.signal.onWake(() => this.wake());
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.wake();
  }

  /** Moves waiting events now, before the next poll. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.moving ??= this.moveAll().finally(() => (this.moving = null));
  }

  private async look(): Promise<void> {
    if (this.moving) return;
    try {
      if ((await this.database.query(ANY_WAITING)).length > 0) this.wake();
    } catch {
      // The database is unavailable; the next poll tries again.
    }
  }

  private async moveAll(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        await pause(GATHER_MS);
        this.again = false;
        let moved: readonly OutboxRow[] = [];
        do {
          await this.jobs.busy.wait({ since: moved[0]?.occurred_at ?? null });
          moved = await this.moveBatch();
        } while (moved.length === BATCH && !this.stopped);
      }
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.warn({ msg: 'events wait', error: (error as Error).message });
      this.failing = true;
    }
  }

  private moveBatch(): Promise<readonly OutboxRow[]> {
    return this.database.transaction(async (tx) => {
      const rows = await tx.query<OutboxRow>(TAKE);
      if (rows.length === 0) return rows;
      // The change was committed before, but its writer may have been killed before it notified the other instances.
      this.cache.drop(new Set(rows.flatMap((row) => row.cache_tags)));
      await this.jobs.sendMany(
        EVENT_QUEUE,
        rows.map((row) => ({ id: row.id, data: eventOf(row) })),
        tx,
      );
      await tx.query(MARK, [rows.map(({ seq }) => seq)]);
      return rows;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearInterval(this.timer);
    await this.moving;
  }
}

function eventOf({ id, type, occurred_at, actor, data }: OutboxRow): ServerEvent {
  return { id, type, occurred_at: occurred_at.toISOString(), actor, data };
}
