import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, sha256Hex, type Clock } from '#kernel';
import { Database } from '../database/database.js';
import { commonErrors } from '../errors/common-errors.js';

/** A number of calls within a number of seconds, counted from the first call. */
export interface Limit {
  readonly limit: number;
  readonly seconds: number;
}

// SQL: one statement for the first call and for later ones; runs frequently, so it is prepared
const HIT = {
  name: 'rate_hit',
  text: `INSERT INTO rate_counter AS c (bucket, hits, resets_at) VALUES ($1, 1, $3)
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN c.resets_at <= $2 THEN 1 ELSE least(c.hits, 1000000) + 1 END,
      resets_at = CASE WHEN c.resets_at <= $2 THEN $3 ELSE c.resets_at END
    RETURNING hits, resets_at`,
};
// SQL: the counter never falls below zero, whatever others count meanwhile
const GIVE_BACK = 'UPDATE rate_counter SET hits = greatest(hits - 1, 0) WHERE bucket = $1';

/**
 * Counters in PostgreSQL, shared by all instances. SQL: these statements are frequent; each counts a call and returns
 * the number.
 */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Counts a call.
   * @param who any text; only its hash is stored
   * @throws DomainError `too_many_requests` with `retry_after` in seconds
   */
  async hit(what: string, who: string, { limit, seconds }: Limit): Promise<void> {
    const now = this.clock.now();
    const end = new Date(now.getTime() + seconds * 1000);
    const [row] = await this.database.query<{ hits: number; resets_at: Date }>(HIT, [bucketOf(what, who), now, end]);
    if (row!.hits <= limit) return;
    throw commonErrors.too_many_requests({
      retry_after: Math.max(1, Math.ceil((row!.resets_at.getTime() - now.getTime()) / 1000)),
    });
  }

  /** Subtracts a call that should not have been counted. */
  async giveBack(what: string, who: string): Promise<void> {
    await this.database.query(GIVE_BACK, [bucketOf(what, who)]);
  }

  async clear(what: string, who: string): Promise<void> {
    await this.database.query('DELETE FROM rate_counter WHERE bucket = $1', [bucketOf(what, who)]);
  }

  /** Whether a call of `what` by `who` was counted, and its period has not ended. */
  async isLimited(what: string, who: string): Promise<boolean> {
    const rows = await this.database.query('SELECT FROM rate_counter WHERE bucket = $1 AND resets_at > $2', [
      bucketOf(what, who),
      this.clock.now(),
    ]);
    return rows.length > 0;
  }
}

const bucketOf = (what: string, who: string): string => `${what}:${sha256Hex(who).slice(0, 40)}`;
