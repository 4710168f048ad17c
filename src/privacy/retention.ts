import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { ScheduledJobs } from '../platform/jobs/scheduled-jobs.js';

/**
 * Deletes or anonymizes data after its retention; returns the number of records. Repeated or concurrent runs do no
 * harm.
 */
export type RetentionStep = () => Promise<number>;

/** Numbers of deleted or anonymized records of each kind, and the failed steps. */
export type RetentionResult = Record<string, number | string[]> & { readonly failed: string[] };

/** Number of records of one statement; few, so that locks are short and little memory is used. */
export const BATCH = 500;
const SECONDS = 3600;

/**
 * The job `housekeeping`: ends the retention of personal data by the settings, every night and by `npm run job --
 * housekeeping`. Each step works in batches with their own transactions; the next run continues an interrupted one. A
 * step that fails does not stop the others.
 */
@Injectable()
export class Retention implements OnModuleInit {
  private readonly logger = new Logger('Retention');
  private readonly steps = new Map<string, RetentionStep>();
  private readonly following = new Map<string, RetentionStep>();

  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.jobs.define('housekeeping', '10 3 * * *', () => this.run(), { timeout: SECONDS });
  }

  /**
   * Adds a step; modules call it in `onModuleInit`.
   * @param follows true if the step depends on what other steps have anonymized, and runs after them
   */
  register(name: string, step: RetentionStep, { follows = false } = {}): void {
    (follows ? this.following : this.steps).set(name, step);
  }

  async run(): Promise<RetentionResult> {
    const done: Record<string, number> = {};
    const failed: string[] = [];
    for (const [name, step] of [...this.steps, ...this.following]) {
      try {
        done[name] = await step();
      } catch (error) {
        failed.push(name);
        this.logger.error({ err: error, step: name }, 'A step of the retention failed; the next run repeats it.');
      }
    }
    const expired = await this.housekeeping.deleteExpired();
    return { ...done, ...expired, failed: [...failed, ...expired.failed] };
  }
}

/** Repeats a batch until one is not full. Returns the sum. */
export async function inBatches(batch: (size: number) => Promise<number>, size = BATCH): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await batch(size);
    sum += count;
    if (count < size) return sum;
  }
}
