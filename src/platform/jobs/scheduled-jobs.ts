import { Injectable } from '@nestjs/common';
import { inBackground } from '../database/session-limits.js';
import type { QueueOptions } from './job.js';
import { Jobs } from './jobs.js';

/** One run; returns plain data that describes what it did. */
export type ScheduledJob = () => Promise<object>;

/** Jobs that run on a schedule, and by `npm run job -- NAME`. */
@Injectable()
export class ScheduledJobs {
  private readonly known = new Map<string, ScheduledJob>();

  constructor(private readonly jobs: Jobs) {}

  /**
   * Defines a job; call it in `onModuleInit`.
   * @param cron five fields, in the shop's time zone
   */
  define(name: string, cron: string, job: ScheduledJob, options: QueueOptions = {}): void {
    this.known.set(name, job);
    this.jobs.schedule(
      name,
      cron,
      async () => {
        await job();
      },
      options,
    );
  }

  get names(): string[] {
    return [...this.known.keys()].sort();
  }

  /**
   * Runs the job now, in this process.
   * @throws Error for a name that is not defined
   */
  async run(name: string): Promise<object> {
    const job = this.known.get(name);
    if (!job) throw new Error(`There is no job ${name}. Jobs: ${this.names.join(', ')}`);
    return inBackground(job);
  }
}
