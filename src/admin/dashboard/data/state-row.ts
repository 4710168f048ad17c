import { DEAD_LETTERS, JOBS_SCHEMA } from '../../../platform/jobs/boss-options.js';
import type { Database } from '../../../platform/database/database.js';

/** State of the database, of jobs and of emails. */
export interface StateRow {
  readonly version: string;
  readonly outbox_waiting: number;
  /** Age of the oldest waiting event, in seconds. */
  readonly outbox_age: number;
  readonly mails_queued: number;
  readonly mails_dead: number;
  readonly dead_letters: number;
  readonly jobs_late: number;
  /** Orders rejected by the order limits in the last 24 hours. */
  readonly orders_refused: number;
}

/** A job with a longer delay indicates that no worker runs. */
const LATE = "interval '1 minute'";

// SQL: counts the rows of several tables in one statement; the panel shows its duration.
const STATE = {
  name: 'system_state',
  text: `SELECT current_setting('server_version') AS version,
      (SELECT count(*)::int FROM outbox_event WHERE dispatched_at IS NULL) AS outbox_waiting,
      (SELECT coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::int FROM outbox_event
        WHERE dispatched_at IS NULL) AS outbox_age,
      (SELECT count(*)::int FROM mail WHERE state = 'queued') AS mails_queued,
      (SELECT count(*)::int FROM mail WHERE state = 'dead') AS mails_dead,
      (SELECT count(*)::int FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}'
        AND state = 'created') AS dead_letters,
      (SELECT count(*)::int FROM ${JOBS_SCHEMA}.job WHERE name <> '${DEAD_LETTERS}' AND state < 'active'
        AND start_after < now() - ${LATE}) AS jobs_late,
      (SELECT coalesce(sum(orders), 0)::int FROM refused_order
        WHERE hour > now() - interval '24 hours') AS orders_refused`,
};

export async function readState(database: Database): Promise<StateRow> {
  return (await database.query<StateRow>(STATE))[0]!;
}
