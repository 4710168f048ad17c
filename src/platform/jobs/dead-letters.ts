import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
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
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

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
    const moved = UUID.test(id) ? await this.jobs.boss.redrive(DEAD_LETTERS, { ids: [id] }) : 0;
    if (moved === 0) throw commonErrors.not_found();
  }
}
