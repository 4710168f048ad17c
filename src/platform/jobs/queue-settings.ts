import type { Queue, WorkOptions } from 'pg-boss';
import { DEAD_LETTERS, HEARTBEAT_SECONDS } from './boss-options.js';
import type { QueueOptions } from './job.js';

const DAY = 86_400;

/** A queue as pg-boss stores it. Completed jobs are deleted soon; modules keep what they need in their own tables. */
export function queueSettings(name: string, options: QueueOptions): Queue {
  const {
    retries = 5,
    pause = 2,
    longestPause = 3600,
    deadLetter = true,
    timeout = 60,
    exclusive,
    oneWaiting,
  } = options;
  return {
    name,
    policy: exclusive ? 'exclusive' : oneWaiting ? 'short' : 'standard',
    retryLimit: retries,
    retryDelay: pause,
    retryBackoff: true,
    retryDelayMax: longestPause,
    // The handler's own time limit is shorter. This one is for processes that died.
    expireInSeconds: timeout + 30,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 90 * DAY,
    deleteAfterSeconds: 3600,
    ...(deadLetter && { deadLetter: DEAD_LETTERS }),
  };
}

/**
 * Two workers, each with half of the concurrent jobs as its batch, so that one slow job never delays the whole queue.
 */
export function workSettings({
  concurrency = 2,
  poll = 2,
}: QueueOptions): WorkOptions & { includeMetadata: true; perJobResults: true } {
  const workers = Math.min(2, concurrency);
  return {
    includeMetadata: true,
    perJobResults: true,
    localConcurrency: workers,
    batchSize: Math.ceil(concurrency / workers),
    burstWhenBatchFull: true,
    pollingIntervalSeconds: poll,
  };
}

/** The settings that can be changed for an existing queue. */
export function changeable({ name: _, policy: __, ...rest }: Queue): Omit<Queue, 'name' | 'policy'> {
  return rest;
}

/** Failed jobs are kept practically for ever, until an administrator deletes them. */
export const deadLetterSettings: Queue = { name: DEAD_LETTERS, retentionSeconds: 3650 * DAY, retryLimit: 0 };
