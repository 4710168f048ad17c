import { setImmediate } from 'node:timers/promises';
import { matchInSteps } from './match-transactions.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder } from './matching.types.js';

/** Milliseconds of matching before other requests are served; one step more can take it over this limit. */
const SLICE = 8;

/** `matchTransactions` in slices of a few milliseconds; between them the event loop serves other requests. */
export async function matchInSlices(
  transactions: readonly IncomingTransaction[],
  orders: readonly PayableOrder[],
  mode: AutoMatch,
): Promise<Decision[]> {
  const steps = matchInSteps(transactions, orders, mode);
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
}
