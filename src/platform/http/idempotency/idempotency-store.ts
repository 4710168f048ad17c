import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Config } from '../../config/config.js';
import { Database } from '../../database/database.js';
import type { Transaction } from '../../database/transaction.js';
import { commonErrors } from '../../errors/common-errors.js';
import { Sealer } from '../../crypto/sealer.js';

/** A first request that has not answered within this time (milliseconds) was killed. */
const ABANDONED_MS = 60_000;
export const KEPT_MS = 24 * 60 * 60 * 1000;

// SQL: one statement, so that only one of several requests with the same key succeeds
/**
 * Takes a free key, an abandoned one of the same request, or one that is a day old. An abandoned request keeps its
 * intent, so that its effect is found; a key that is a day old gets a new intent.
 */
const CLAIM = {
  name: 'idempotency_claim',
  text: `INSERT INTO idempotency_key AS k (caller, key, request_hash, started_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (caller, key) DO UPDATE
      SET request_hash = excluded.request_hash, started_at = excluded.started_at, finished_at = NULL, status = NULL,
        body = NULL,
        intent = CASE WHEN k.started_at < $6 THEN excluded.intent ELSE k.intent END,
        done_at = CASE WHEN k.started_at >= $6 THEN k.done_at END
      WHERE k.started_at < $6 OR (k.finished_at IS NULL AND k.started_at < $5
        AND k.request_hash = excluded.request_hash)
    RETURNING intent, done_at IS NOT NULL AS done`,
};
// SQL: runs for every repeated request, so it is prepared
const FIND = {
  name: 'idempotency_find',
  text: 'SELECT request_hash, status, body, finished_at FROM idempotency_key WHERE caller = $1 AND key = $2',
};
// SQL: runs for every request with a key, so it is prepared; checks that no other request has taken the claim over
const FINISH = {
  name: 'idempotency_finish',
  text: `UPDATE idempotency_key SET status = $4, body = $5, finished_at = $6
    WHERE caller = $1 AND key = $2 AND started_at = $3 AND finished_at IS NULL`,
};
// SQL: checks that no other request has taken the claim over
const RELEASE = {
  name: 'idempotency_release',
  text: `DELETE FROM idempotency_key
    WHERE caller = $1 AND key = $2 AND started_at = $3 AND finished_at IS NULL AND done_at IS NULL`,
};
// SQL: checks that no other request has taken the claim over
/** The same request can take the key over at once; a different request with this key is still refused. */
const ABANDON = {
  name: 'idempotency_abandon',
  text: `UPDATE idempotency_key SET started_at = $4
    WHERE caller = $1 AND key = $2 AND started_at = $3 AND finished_at IS NULL`,
};
// SQL: is sent together with the statements of the work; checks that no other request has taken the claim over
const MARK_DONE = {
  name: 'idempotency_done',
  text: `UPDATE idempotency_key SET done_at = $4
    WHERE caller = $1 AND key = $2 AND started_at = $3 AND finished_at IS NULL RETURNING 1`,
};

export interface Claim {
  readonly caller: string;
  readonly key: string;
  readonly startedAt: Date;
  /**
   * UUID of the intent: the same for each repeat of a request with its key within a day, different for all others. Rows
   * that the request creates refer to it.
   */
  readonly intent: string;
  /** An earlier request was carried out, but its answer was lost. */
  readonly done: boolean;
}

export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface KeyRow {
  readonly request_hash: Buffer;
  readonly status: number | null;
  readonly body: string | null;
  readonly finished_at: Date | null;
}

/** Requests with their keys, and their answers. */
@Injectable()
export class IdempotencyStore {
  // Stored answers are encrypted, because they may contain what is stored nowhere else, such as a new token.
  private readonly sealer: Sealer;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    config: Config,
  ) {
    this.sealer = new Sealer(config.keys, 'idempotency answers');
  }

  /**
   * Returns the claim to do the work, or the stored answer if the work was already done.
   * @throws DomainError `idempotency_key_reused` (422), `idempotency_in_progress` (409)
   */
  async begin(caller: string, key: string, requestHash: Buffer): Promise<Claim | KeptAnswer> {
    const startedAt = this.clock.now();
    const before = (ms: number): Date => new Date(startedAt.getTime() - ms);
    const values = [caller, key, requestHash, startedAt, before(ABANDONED_MS), before(KEPT_MS)];
    const [claimed] = await this.database.query<Pick<Claim, 'intent' | 'done'>>(CLAIM, values);
    if (claimed) return { caller, key, startedAt, ...claimed };
    const row = await this.find(caller, key);
    if (row && !row.request_hash.equals(requestHash)) throw commonErrors.idempotency_key_reused();
    const kept = row && this.open(row);
    if (!kept) throw commonErrors.idempotency_in_progress({ retry_after: 1 });
    return kept;
  }

  /**
   * The stored answer if it gave the guest this token; otherwise null.
   * @throws DomainError `idempotency_key_reused` (422) if it answered a different request of that guest
   */
  async answeredTo(guestToken: string, caller: string, key: string, requestHash: Buffer): Promise<KeptAnswer | null> {
    const row = await this.find(caller, key);
    const kept = row && this.open(row);
    if (!kept || kept.headers['x-cart-token'] !== guestToken) return null;
    if (!row.request_hash.equals(requestHash)) throw commonErrors.idempotency_key_reused();
    return kept;
  }

  private async find(caller: string, key: string): Promise<KeyRow | undefined> {
    return (await this.database.query<KeyRow>(FIND, [caller, key]))[0];
  }

  private open(row: KeyRow): KeptAnswer | null {
    const kept = row.finished_at ? this.sealer.open(row.body!) : null;
    return kept === null
      ? null
      : { status: row.status!, ...(JSON.parse(kept) as Pick<KeptAnswer, 'body' | 'headers'>) };
  }

  async finish({ caller, key, startedAt }: Claim, { status, body, headers }: KeptAnswer): Promise<void> {
    const sealed = this.sealer.seal(JSON.stringify({ body, headers }));
    await this.database.query(FINISH, [caller, key, startedAt, status, sealed, this.clock.now()]);
  }

  /** Releases the key after work that was refused and changed nothing. */
  async release({ caller, key, startedAt }: Claim): Promise<void> {
    await this.database.query(RELEASE, [caller, key, startedAt]);
  }

  /**
   * Abandons the claim of work that may be committed although its answer is lost, so that a repeat need not wait for
   * the time limit.
   */
  async abandon({ caller, key, startedAt }: Claim): Promise<void> {
    await this.database.query(ABANDON, [caller, key, startedAt, new Date(startedAt.getTime() - ABANDONED_MS - 1000)]);
  }

  /**
   * Part of the transaction that does the work.
   * @throws DomainError `idempotency_in_progress` (409) if another request has taken the claim over
   */
  async markDone(tx: Transaction, { caller, key, startedAt }: Claim): Promise<void> {
    const marked = await tx.query(MARK_DONE, [caller, key, startedAt, this.clock.now()]);
    if (marked.length === 0) throw commonErrors.idempotency_in_progress({ retry_after: 1 });
  }
}
