import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ScheduledJobs } from './scheduled-jobs.js';

/**
 * Encrypts the stored values of one kind with the current key, unless they already are; returns the number of changed
 * values.
 */
export type Reseal = () => Promise<number>;

/**
 * All encrypted values in the database. The job `rotate-keys` encrypts them with the current key; then an older key can
 * be removed.
 */
@Injectable()
export class SealedValues implements OnModuleInit {
  private readonly kinds = new Map<string, Reseal>();

  constructor(private readonly jobs: ScheduledJobs) {}

  onModuleInit(): void {
    this.jobs.define('rotate-keys', '40 3 * * *', () => this.reseal());
  }

  /** Adds a kind of values; modules call it in `onModuleInit`. */
  register(kind: string, reseal: Reseal): void {
    this.kinds.set(kind, reseal);
  }

  /** Returns the number of changed values of each kind. */
  async reseal(): Promise<Record<string, number>> {
    const done: Record<string, number> = {};
    for (const [kind, reseal] of this.kinds) done[kind] = await reseal();
    return done;
  }
}
