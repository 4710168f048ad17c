import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ScheduledJobs } from './scheduled-jobs.js';

/** Seals stored values of one kind with the current key where they are not yet; answers how many it changed. */
export type Reseal = () => Promise<number>;

/**
 * All that rests sealed in the database. The job `rotate-keys` seals it again with the current key; then an older one
 * can be removed.
 */
@Injectable()
export class SealedValues implements OnModuleInit {
  private readonly kinds = new Map<string, Reseal>();

  constructor(private readonly jobs: ScheduledJobs) {}

  onModuleInit(): void {
    this.jobs.define('rotate-keys', '40 3 * * *', () => this.reseal());
  }

  /** Modules call it in `onModuleInit`. */
  register(kind: string, reseal: Reseal): void {
    this.kinds.set(kind, reseal);
  }

  /** How many values of each kind were sealed again. */
  async reseal(): Promise<Record<string, number>> {
    const done: Record<string, number> = {};
    for (const [kind, reseal] of this.kinds) done[kind] = await reseal();
    return done;
  }
}
