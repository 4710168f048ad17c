import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { ScheduledJobs } from '../platform/jobs/scheduled-jobs.js';

/** Deletes or anonymizes what is too old; answers the number of records. Repeated or concurrent runs do no harm. */
export type RetentionStep = () => Promise<number>;

/** Records that one statement takes: no lock is held for long, and little is in memory. */
export const BATCH = 500;
const SECONDS = 3600;

/**
 * The job `housekeeping`: ends the retention of personal data by the settings, every night and by
 * `npm run job -- housekeeping`. Each step works in batches of their own transactions; an interrupted run is continued
 * by the next one.
 */
@Injectable()
export class Retention implements OnModuleInit {
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

  /** How many records of each kind were deleted or anonymized. */
  async run(): Promise<Record<string, number>> {
    const done: Record<string, number> = {};
    for (const [name, step] of [...this.steps, ...this.following]) done[name] = await step();
    return { ...done, ...(await this.housekeeping.deleteExpired()) };
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
