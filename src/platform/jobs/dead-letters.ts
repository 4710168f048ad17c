import { Injectable } from '@nestjs/common';
import { isUuid } from '#kernel';
import { AuditTrail } from '../audit/audit-trail.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import type { Caller } from '../access/caller.js';
import { commonErrors } from '../errors/common-errors.js';
import { DEAD_LETTERS, JOBS_SCHEMA } from './boss-options.js';
import { inTransaction } from './boss-database.js';
import { Jobs } from './jobs.js';

export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  readonly data: object | null;
  readonly error: string | null;
  readonly attempts: number;
  readonly failedAt: Date;
}

// SQL: the table belongs to pg-boss
const FROM = `FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND state = 'created'`;
/** Maximum number of jobs that pg-boss moves at once. */
const AT_ONCE = 1000;

/** Failed jobs: an administrator sees them and can run them again. SQL: the table belongs to pg-boss. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly audit: AuditTrail,
  ) {}

  async count(): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(`SELECT count(*)::int AS count ${FROM}`);
    return row!.count;
  }

  /** Lists failed jobs, newest first. */
  list(offset: number, limit: number): Promise<DeadLetter[]> {
    return this.database.query<DeadLetter>(
      `SELECT id, source_name AS queue, data, coalesce(source_output ->> 'message',
        source_output -> 'value' ->> 'message') AS error,
         coalesce(source_retry_count, 0) + 1 AS attempts, created_on AS "failedAt"
       ${FROM} ORDER BY created_on DESC, id OFFSET $1 LIMIT $2`,
      [offset, limit],
    );
  }

  /**
   * Puts the job back into its queue, where it has its full number of attempts again.
   * @throws not_found
   */
  async retry(id: string, caller: Caller | null = null): Promise<void> {
    await this.database.transaction(async (tx) => {
      const moved = isUuid(id) ? await this.jobs.boss.redrive(DEAD_LETTERS, { ids: [id], db: inTransaction(tx) }) : 0;
      if (moved === 0) throw commonErrors.not_found();
      await this.audit.record(tx, { caller, action: 'job.retried', subjectType: 'job', subjectId: id });
    });
  }

  /** Puts all failed jobs back into their queues. Returns their number. */
  async retryAll(caller: Caller | null = null): Promise<number> {
    return this.database.transaction(async (tx) => {
      for (let count = 0; ;) {
        const some = await this.jobs.boss.redrive(DEAD_LETTERS, { limit: AT_ONCE, db: inTransaction(tx) });
        count += some;
        if (some === AT_ONCE) continue;
        await this.audit.record(tx, {
          caller,
          action: 'job.all_retried',
          subjectType: 'job',
          subjectId: null,
          after: { count },
        });
        return count;
      }
    });
  }

  /**
   * Deletes the job; the activity log keeps its data.
   * @throws not_found
   */
  async discard(id: string, caller: Caller | null = null): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [discarded] = isUuid(id)
        ? await tx.query<object>(
            `DELETE ${FROM} AND id = $1 RETURNING source_name AS queue, data, source_output AS error`,
            [id],
          )
        : [];
      if (!discarded) throw commonErrors.not_found();
      await this.audit.record(tx, {
        caller,
        action: 'job.discarded',
        subjectType: 'job',
        subjectId: id,
        before: discarded,
      });
    });
  }

  /** Deletes the failed job after its work was done in another way. */
  async settle(tx: Transaction, queue: string, data: object): Promise<void> {
    await tx.query(`DELETE ${FROM} AND source_name = $1 AND data @> $2`, [queue, JSON.stringify(data)]);
  }
}
