import type { ConstructorOptions } from 'pg-boss';

export const JOBS_SCHEMA = 'pgboss';

/** Queue of jobs whose last attempt failed; administrators retry or delete them. */
export const DEAD_LETTERS = 'dead_letter';

/**
 * Interval in seconds of the search for jobs whose process died, and the time without a heartbeat after which a job
 * counts as abandoned.
 */
export const HEARTBEAT_SECONDS = 15;

/** Supervises all processes: jobs of killed processes, expired jobs, schedules. */
export const supervising: ConstructorOptions = {
  supervise: true,
  schedule: true,
  superviseIntervalSeconds: HEARTBEAT_SECONDS,
  monitorIntervalSeconds: HEARTBEAT_SECONDS,
  cronMonitorIntervalSeconds: 15,
  cronWorkerIntervalSeconds: 5,
  // The pool's statement timeout would interrupt a rebuild and leave an invalid index.
  reindex: false,
};

/** Options of processes that only send jobs. */
export const quiet: ConstructorOptions = { supervise: false, schedule: false, reindex: false };
