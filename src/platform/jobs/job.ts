/** One run of one job. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** From 1. */
  readonly attempt: number;
  /** After this one it is a dead letter. */
  readonly lastAttempt: boolean;
  /** Aborted when the time is over or the server stops. */
  readonly signal: AbortSignal;
}

/** Runs at least once; a throw means again, with growing pauses. */
export type JobHandler<T> = (job: Job<T>) => Promise<void>;

export interface QueueOptions {
  /** Further tries after the first. Default 5. */
  readonly retries?: number;
  /** Seconds before the second try; doubles from try to try, with jitter. Default 2. */
  readonly pause?: number;
  /** Seconds; the longest pause. Default 3600. */
  readonly longestPause?: number;
  /** Whether a job that failed at its last try is kept for an administrator. Default true. */
  readonly deadLetter?: boolean;
  /** Jobs at a time in this process. Default 2. */
  readonly concurrency?: number;
  /** Seconds that one run may take. Default 60. */
  readonly timeout?: number;
  /** Seconds between looks for jobs sent by other processes; those of this one are seen at once. Default 2. */
  readonly poll?: number;
  /** At most one job, waiting or running, for each `singletonKey`. Fixed when the queue is made. */
  readonly exclusive?: boolean;
}

/** Thrown by a handler when another try cannot help: the job becomes a dead letter at once. */
export class NonRetryableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Hopeless';
  }
}
