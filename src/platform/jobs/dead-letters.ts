import { Injectable } from '@nestjs/common';
import { isUuid } from '#kernel';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { commonErrors } from '../http/errors/common-errors.js';
import { DEAD_LETTERS, JOBS_SCHEMA } from './boss-options.js';
import { Jobs } from './jobs.js';

export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly data: unknown;
  readonly error: string | null;
  readonly tries: number;
  readonly failed_at: Date;
}

const FROM = `FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND state = 'created'`;
/** As many as pg-boss moves at once. */
const AT_ONCE = 1000;

/** Jobs that failed at their last try: an administrator sees them and can run them again. */
@Injectable()
export class DeadLetters {
  constructor(private readonly database: Database, private readonly jobs: Jobs) {}

  async count(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(`SELECT count(*)::int AS count ${FROM}`);
    return row!.count;
  }

  /** Newest first. */
  list(offset: number, limit: number): Promise<DeadLetter[]> {
    return this.database.query<DeadLetter>(
      `SELECT id, source_name AS queue, data, coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message') AS error,
         coalesce(source_retry_count, 0) + 1 AS tries, created_on AS failed_at
       ${FROM} ORDER BY created_on DESC, id OFFSET $1 LIMIT $2`,
      [offset, limit],
    );
  }

  /** Puts the job back into its queue, with all its tries. Throws `not_found`. */
  async retry(id: string): Promise<void> {
    const moved = isUuid(id) ? await this.jobs.boss.redrive(DEAD_LETTERS, { ids: [id] }) : 0;
    if (moved === 0) throw commonErrors.not_found();
  }

  /** Puts all of them back. Answers how many there were. */
  async retryAll(): Promise<number> {
    let moved = 0;
    for (;;) {
      const some = await this.jobs.boss.redrive(DEAD_LETTERS, { limit: AT_ONCE });
      moved += some;
      if (some < AT_ONCE) return moved;
    }
  }

  /** Gives the job up for good. Throws `not_found`. */
  async discard(id: string): Promise<void> {
    const gone = isUuid(id) ? await this.database.query(`DELETE ${FROM} AND id = $1 RETURNING 1`, [id]) : [];
    if (gone.length === 0) throw commonErrors.not_found();
  }

  /** What the letter asked for is done in another way: nobody need see it any more. */
  async settle(tx: Transaction, queue: string, data: object): Promise<void> {
    await tx.query(`DELETE ${FROM} AND source_name = $1 AND data @> $2`, [queue, JSON.stringify(data)]);
  }
}
