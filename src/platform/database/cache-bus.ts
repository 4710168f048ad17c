import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type pg from 'pg';
import { uuid } from '#kernel';
import { Config } from '../config/config.js';
import { SteadyClient } from './steady-client.js';
import { withTimeout } from '../time/durations.js';
import { ReadCache } from '../cache/read-cache.js';

const CHANNEL = 'shop_cache';
/**
 * Changes within this time (milliseconds) are sent together. NOTIFY serializes commits, so business transactions do not
 * use it.
 */
const GATHER_MS = 30;
/** A NOTIFY payload must stay below 8000 bytes. */
const TAGS_A_MESSAGE = 200;
const RECONNECT_MS = 500;
const FINAL_NOTIFY_TIMEOUT_MS = 1_000;
/**
 * Interval of test queries in milliseconds: a connection that only listens would not notice that the network drops
 * packets.
 */
const BEAT_MS = 5_000;

/** Exchanges stale cache tags with the other instances by LISTEN/NOTIFY. */
@Injectable()
export class CacheBus implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sender = uuid();
  private readonly waiting = new Set<string>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private retry: NodeJS.Timeout | null = null;
  private beat: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly cache: ReadCache,
    private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.cache.broadcastWith((tags) => this.notify(tags));
    await this.connect();
  }

  private async connect(): Promise<void> {
    const client = new SteadyClient({
      connectionString: this.config.databaseUrl!,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      answerTimeoutMillis: BEAT_MS,
    });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      // SQL: TypeORM has no LISTEN
      await client.query(`LISTEN ${CHANNEL}`);
      this.beat = setInterval(() => {
        // The query detects an interrupted connection, which listening alone would not.
        if (this.timer === null) client.query('SELECT').catch(() => this.lost(client));
      }, BEAT_MS).unref();
      this.cache.startListening(this.config.replicaUrls.length > 0);
      this.notify([]);
    } catch {
      this.lost(client);
    }
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.beat) clearInterval(this.beat);
    this.cache.stopListening();
    client.end().catch(() => undefined);
    if (!this.stopped) this.retry = setTimeout(() => void this.connect(), RECONNECT_MS);
  }

  private hear(payload: string): void {
    const [sender, ...tags] = tagsOf(payload);
    if (sender !== this.sender) this.cache.dropHere(tags);
  }

  private notify(tags: readonly string[]): void {
    for (const tag of tags) this.waiting.add(tag);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /**
   * Sends the waiting tags. Tags that cannot be sent now are sent by the next connection, because the other instances
   * may be caching meanwhile.
   */
  private async flush(): Promise<void> {
    const { client } = this;
    const tags = [...this.waiting];
    this.waiting.clear();
    for (let i = 0; i < tags.length; i += TAGS_A_MESSAGE) {
      const some = tags.slice(i, i + TAGS_A_MESSAGE);
      try {
        if (!client) throw new Error('The bus is not connected.');
        // SQL: calls a function of PostgreSQL
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify([this.sender, ...some])]);
      } catch {
        for (const tag of some) this.waiting.add(tag);
      }
    }
    this.timer = null;
    if (this.client && this.waiting.size > 0 && !this.stopped) this.notify([]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.retry) clearTimeout(this.retry);
    if (this.beat) clearInterval(this.beat);
    // The last changes are sent before the shutdown, because only these messages tell other instances of changes that
    // have no event.
    if (this.waiting.size > 0) await withTimeout(FINAL_NOTIFY_TIMEOUT_MS, () => this.flush()).catch(() => undefined);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}

/** Reads a payload. An unexpected one must not end the process. */
function tagsOf(payload: string): string[] {
  try {
    const parsed: unknown = JSON.parse(payload);
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
