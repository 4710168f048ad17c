import type { ConstructorOptions } from 'pg-boss';

export const JOBS_SCHEMA = 'pgboss';

/** Where jobs go that failed at their last try; only an administrator handles it. */
export const DEAD_LETTERS = 'dead_letter';

/** Seconds between looks for jobs whose process died, and how long such a one may be silent before that. */
export const HEARTBEAT_SECONDS = 15;

/** Looks after what others left: jobs of killed processes, expired jobs, schedules. */
export const supervising: ConstructorOptions = {
  supervise: true,
  schedule: true,
  superviseIntervalSeconds: HEARTBEAT_SECONDS,
  monitorIntervalSeconds: HEARTBEAT_SECONDS,
  cronMonitorIntervalSeconds: 15,
  cronWorkerIntervalSeconds: 5,
  // the pool's statement limit would leave a rebuilt index half made
  reindex: false,
};

/** Only sends. */
export const quiet: ConstructorOptions = { supervise: false, schedule: false, reindex: false };
