import { Injectable } from '@nestjs/common';

const MAX_BYTES = 64 * 1024 * 1024;
/** Estimated memory per tag: the tag in the entry, and the entry in the index of the tag. */
const TAG_BYTES = 150;
const MAX_REMEMBERED_DROPS = 50_000;
/** Limits how long a change made outside the service (e.g. by psql) stays invisible. */
const TTL_MS = 60_000;
/**
 * Time to live with read replicas. It is short because an answer may be read from a replica that does not have the
 * change yet.
 */
const TTL_WITH_REPLICAS_MS = 1_000;

interface Entry {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly bytes: number;
  readonly expiresAt: number;
}

/** Moment at which a read began. An answer that became stale after it is not cached. */
export type Ticket = number;

/**
 * Answers of frequent public reads, cached in memory and dropped by tag: `product:12` for answers that show the
 * product, `products` for answers that depend on the set of products. Disabled, and empty, while the connection over
 * which the other instances send changes is down.
 */
@Injectable()
export class ReadCache {
  private readonly entries = new Map<string, Entry>();
  private readonly keysByTag = new Map<string, Set<string>>();
  private readonly dropped = new Map<string, number>();
  private bytes = 0;
  private moment = 1;
  private oldestKnownDrop = 0;
  private listening = false;
  private ttlMs = TTL_MS;
  private broadcast: (tags: readonly string[]) => void = () => undefined;
  private readonly watchers: Array<{ readonly tag: string; readonly work: () => void }> = [];

  get size(): number {
    return this.entries.size;
  }

  begin(): Ticket {
    return this.moment;
  }

  get<T>(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt < Date.now()) {
      this.remove(key, entry);
      return undefined;
    }
    // The entry moves to the end of the eviction order, so that unusual requests evict rarely read entries first.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value as T;
  }

  /** Caches an answer whose read began at `ticket`, unless one of its tags was dropped since. */
  put(key: string, value: unknown, valueBytes: number, tags: readonly string[], ticket: Ticket): void {
    // Keys contain URLs, whose length the client chooses, up to the header limit.
    const bytes = valueBytes + 2 * key.length + TAG_BYTES * tags.length;
    if (!this.listening || ticket < this.oldestKnownDrop || bytes > MAX_BYTES / 16) return;
    for (const tag of tags) if ((this.dropped.get(tag) ?? 0) >= ticket) return;
    const old = this.entries.get(key);
    if (old) this.remove(key, old);
    this.entries.set(key, { value, tags, bytes, expiresAt: Date.now() + this.ttlMs });
    this.bytes += bytes;
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.keysByTag.set(tag, keys);
    }
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= MAX_BYTES) break;
      this.remove(oldest, entry);
    }
  }

  /** Returns the cached object, or loads and caches it. */
  async remember<T>(key: string, tags: readonly string[], load: () => Promise<T>, bytes = 1024): Promise<T> {
    const known = this.get<T>(key);
    if (known !== undefined) return known;
    const ticket = this.begin();
    const value = await load();
    this.put(key, value, bytes, tags, ticket);
    return value;
  }

  /** Drops the tags in this instance at once, and notifies the other instances. */
  drop(tags: Iterable<string>): void {
    const list = [...tags];
    if (list.length === 0) return;
    this.dropHere(list);
    this.broadcast(list);
  }

  dropHere(tags: readonly string[]): void {
    const now = this.moment++;
    for (const tag of tags) {
      this.dropped.delete(tag);
      this.dropped.set(tag, now);
      for (const key of this.keysByTag.get(tag) ?? []) {
        const entry = this.entries.get(key);
        if (entry) this.remove(key, entry);
      }
    }
    for (const { tag, work } of this.watchers) if (tags.includes(tag)) work();
    for (const [tag, at] of this.dropped) {
      if (this.dropped.size <= MAX_REMEMBERED_DROPS) break;
      this.dropped.delete(tag);
      this.oldestKnownDrop = at + 1;
    }
  }

  /**
   * Sets the function that sends tags to the other instances. It is also called while this instance caches nothing,
   * because other instances may have cached the answers.
   */
  broadcastWith(broadcast: (tags: readonly string[]) => void): void {
    this.broadcast = broadcast;
  }

  /** Calls `work` when an instance drops the tag, and after a lost connection, because drops may have been missed. */
  watch(tag: string, work: () => void): void {
    this.watchers.push({ tag, work });
  }

  /** Starts caching. Before it, and after `stopListening`, nothing is cached. */
  startListening(lagging = false): void {
    this.clear();
    this.ttlMs = lagging ? TTL_WITH_REPLICAS_MS : TTL_MS;
    this.listening = true;
    for (const { work } of this.watchers) work();
  }

  stopListening(): void {
    this.listening = false;
    this.clear();
  }

  clear(): void {
    this.oldestKnownDrop = ++this.moment;
    this.entries.clear();
    this.keysByTag.clear();
    this.dropped.clear();
    this.bytes = 0;
  }

  private remove(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }
}
