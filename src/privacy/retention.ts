import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { ScheduledJobs } from '../platform/jobs/scheduled-jobs.js';

/** Deletes or anonymizes what is too old; answers the number of records. Repeated or concurrent runs do no harm. */
export type RetentionStep = () => Promise<number>;

/** How many records of each kind were deleted or anonymized, and the steps that failed. */
export type RetentionResult = Record<string, number | string[]> & { readonly failed: string[] };

/** Records that one statement takes: no lock is held for long, and little is in memory. */
export const BATCH = 500;
const SECONDS = 3600;

/**
 * The job `housekeeping`: ends the retention of personal data by the settings, every night and by
 * `npm run job -- housekeeping`. Each step works in batches of their own transactions; an interrupted run is continued
 * by the next one. A step that fails does not stop the others.
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
   * Modules call it in `onModuleInit`.
   * @param follows it depends on what the other steps have anonymized, and runs after them
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

/** Repeats a batch until it finds less than a whole one. Answers the sum. */
export async function inBatches(batch: (size: number) => Promise<number>, size = BATCH): Promise<number> {
  let sum = 0;
  for (;;) {
    const count = await batch(size);
    sum += count;
    if (count < size) return sum;
  }
}
