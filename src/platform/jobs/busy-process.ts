import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
const BELIEVED_MS = 200;
/** Share of the time in which the event loop works; above it, people are waiting for answers. */
const BUSY = 0.6;
/** Work that is later than this no longer waits: it grows while it waits. */
const LATE_MS = 30_000;

/** Whether the process is busy answering requests, measured by its event loop and by the waits for the database. */
export class BusyProcess {
  private looking: Promise<boolean> | null = null;
  private lookedAt = -Infinity;

  /** @param waited number of requests that had to wait for the database so far; while it grows, the process is busy */
  constructor(private readonly waited: () => number) {}

  /**
   * Waits while the process is busy, `longest` milliseconds at the most: background work may be late, but never
   * starves. Idle, it costs a look of 100 ms now and then. @param since when the work could have begun; after 30
   * seconds it no longer waits
   */
  async wait({ longest = 2000, since }: { longest?: number; since?: Date | null } = {}): Promise<void> {
    if (since && Date.now() - since.getTime() > LATE_MS) return;
    const end = performance.now() + longest;
    do {
      if (!(await this.isBusy())) return;
    } while (performance.now() < end);
  }

  /** One look serves all who ask meanwhile; an idle result is used for a moment. */
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
