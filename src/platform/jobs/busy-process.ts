import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
const BELIEVED_MS = 200;
/** Utilization of the event loop above which requests are likely to wait. */
const BUSY = 0.6;
/** Work that is later than this (milliseconds) does not wait, because more work would accumulate. */
const LATE_MS = 30_000;

/**
 * Detects whether the process is busy with requests, by the utilization of its event loop and by waits for the
 * database.
 */
export class BusyProcess {
  private looking: Promise<boolean> | null = null;
  private lookedAt = -Infinity;

  /**
   * @param waited number of batches that have had to wait for the database; an increase means that the process is busy
   */
  constructor(private readonly waited: () => number) {}

  /**
   * Waits while the process is busy, for at most `longest` milliseconds, so that background work is delayed but never
   * starved. If the process is idle, it costs a measurement of 100 ms from time to time.
   * @param since time from which the work could have begun; after 30 seconds it no longer waits
   */
  async wait({ longest = 2000, since }: { longest?: number; since?: Date | null } = {}): Promise<void> {
    if (since && Date.now() - since.getTime() > LATE_MS) return;
    const end = performance.now() + longest;
    do {
      if (!(await this.isBusy())) return;
    } while (performance.now() < end);
  }

  /** Measures once for all concurrent callers; an idle result is reused for a moment. */
  private isBusy(): Promise<boolean> {
    if (this.looking === null && performance.now() - this.lookedAt < BELIEVED_MS) return Promise.resolve(false);
    this.looking ??= this.look().finally(() => (this.looking = null));
    return this.looking;
  }

  private async look(): Promise<boolean> {
    const [before, waitedBefore] = [performance.eventLoopUtilization(), this.waited()];
    await pause(LOOK_MS, undefined, { ref: false });
    const busy = performance.eventLoopUtilization(before).utilization > BUSY || this.waited() > waitedBefore;
    if (!busy) this.lookedAt = performance.now();
    return busy;
  }
}
