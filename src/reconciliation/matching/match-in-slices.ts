import { setImmediate } from 'node:timers/promises';
import type { AskedOnce, OrderKeys } from './asked-keys.js';
import { matchInSteps } from './match-transactions.js';
import { RULES } from './rules/rules.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder } from './matching.types.js';

/** Milliseconds of matching after which other requests are served. The last step of a slice may exceed them. */
const SLICE = 8;

/** Does the same as `matchTransactions`, but lets the event loop serve other requests every few milliseconds. */
export async function matchInSlices(
  transactions: readonly IncomingTransaction[],
  orders: Iterable<PayableOrder>,
  mode: AutoMatch,
  asked: OrderKeys<AskedOnce> | null = null,
): Promise<Decision[]> {
  const steps = matchInSteps(transactions, orders, mode, RULES, asked);
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
}
