import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before other requests are served. The last step of a slice may exceed this time. */
const SLICE = 8;

/** Runs all steps, but lets the event loop serve other requests every few milliseconds. */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
}
