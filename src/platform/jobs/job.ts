/** One attempt to run a job. */
export interface Job<T> {
  readonly id: string;
  readonly data: T;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Whether this is the last attempt. If it fails, the job becomes a failed job. */
  readonly lastAttempt: boolean;
  /** Aborted after the time limit, and when the server stops. */
  readonly signal: AbortSignal;
}

/** Runs a job at least once. If it throws, it is called again, after increasing delays. */
export type JobHandler<T> = (job: Job<T>) => Promise<void>;

export interface QueueOptions {
  /** Number of attempts after the first. Default: 5. */
  readonly retries?: number;
  /** Seconds before the second attempt; doubled for each further attempt, with jitter. Default: 2. */
  readonly pause?: number;
  /** Maximum delay between attempts in seconds. Default: 3600. */
  readonly longestPause?: number;
  /** Whether a job whose last attempt failed is kept as a failed job. Default: true. */
  readonly deadLetter?: boolean;
  /** Number of concurrent jobs in this process. Default: 2. */
  readonly concurrency?: number;
  /** Time limit of one attempt in seconds. Default: 60. */
  readonly timeout?: number;
  /** Polling interval in seconds for jobs of other processes; jobs of this process are noticed at once. Default: 2. */
  readonly poll?: number;
  /** Allows one waiting or running job for each `singletonKey`. Cannot be changed after the queue was created. */
  readonly exclusive?: boolean;
  /**
   * Allows one waiting job for each `singletonKey`, beside running ones, so that a job that is sent while another runs
   * is run afterwards. Cannot be changed after the queue was created.
   */
  readonly oneWaiting?: boolean;
}

/** Thrown by a handler if another attempt cannot succeed: the job becomes a failed job at once. */
export class NonRetryableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Hopeless';
  }
}
