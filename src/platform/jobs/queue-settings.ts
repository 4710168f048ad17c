import type { Queue, WorkOptions } from 'pg-boss';
import { DEAD_LETTERS, HEARTBEAT_SECONDS } from './boss-options.js';
import type { QueueOptions } from './job.js';

const DAY = 86_400;

/** A queue as pg-boss stores it. Done jobs go soon: what is worth keeping has a table of its own. */
export function queueSettings(name: string, options: QueueOptions): Queue {
  const { retries = 5, pause = 2, longestPause = 3600, deadLetter = true, timeout = 60, exclusive = false } = options;
  return {
    name,
    policy: exclusive ? 'exclusive' : 'standard',
    retryLimit: retries,
    retryDelay: pause,
    retryBackoff: true,
    retryDelayMax: longestPause,
    // our own limit comes first; this one is for processes that died
    expireInSeconds: timeout + 30,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 90 * DAY,
    deleteAfterSeconds: 3600,
    ...(deadLetter && { deadLetter: DEAD_LETTERS }),
  };
}

/** Half of the places are two workers' batches: one slow job never holds up the whole queue. */
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

/** What may be changed on a queue that is there already. */
export function changeable({ name: _, policy: __, ...rest }: Queue): Omit<Queue, 'name' | 'policy'> {
  return rest;
}

/** For ever, in practice: an administrator decides. */
export const deadLetterSettings: Queue = { name: DEAD_LETTERS, retentionSeconds: 3650 * DAY, retryLimit: 0 };
