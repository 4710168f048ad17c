import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
const BELIEVED_MS = 200;
/** Share of the time in which the event loop works; above it, people are waiting for answers. */
const BUSY = 0.6;

/**
 * Waits while the process is busy answering requests, `longest` milliseconds at the most: background work may be late,
 * but never starves. Idle, it costs a look of 100 ms now and then.
 * @param waited how many requests had to wait for the database so far; while it grows, the process is busy too
 */
export async function waitWhileBusy(waited: () => number, longest = 2000): Promise<void> {
  const end = performance.now() + longest;
  do {
    if (!(await isBusy(waited))) return;
  } while (performance.now() < end);
}

let looking: Promise<boolean> | null = null;
let lookedAt = -Infinity;

/** One look serves all who ask meanwhile; an idle result is used for a moment. */
function isBusy(waited: () => number): Promise<boolean> {
  if (looking === null && performance.now() - lookedAt < BELIEVED_MS) return Promise.resolve(false);
  looking ??= look(waited).finally(() => (looking = null));
  return looking;
}

async function look(waited: () => number): Promise<boolean> {
  const [before, waitedBefore] = [performance.eventLoopUtilization(), waited()];
  await pause(LOOK_MS, undefined, { ref: false });
  const busy = performance.eventLoopUtilization(before).utilization > BUSY || waited() > waitedBefore;
  if (!busy) lookedAt = performance.now();
  return busy;
}
