import { askedOnce, countKeys, takeKeys, type AskedKeys } from './asked-keys.js';
import { matchInSlices } from './match-in-slices.js';
import type { AutoMatch, Decision, IncomingTransaction, PayableOrder } from './matching.types.js';

/** Orders that are loaded only when a transaction may be for them. */
export interface OrderSource {
  /** The orders that are loaded. */
  readonly loaded: ReadonlyMap<number, PayableOrder>;
  /**
   * Loads all orders with one of the keys.
   * @returns whether orders were added
   */
  load(keys: AskedKeys): Promise<boolean>;
}

/**
 * Makes the same decisions as `matchTransactions` with all orders of the source, but loads only the orders on which the
 * decisions depend. It matches with the loaded orders, loads the orders for the keys that the rules looked up, and
 * repeats this until no order is added. In the last round, each key found the same orders as in an index of all orders,
 * so every step of the matching had the same result.
 */
export async function matchByAsking(
  transactions: readonly IncomingTransaction[],
  source: OrderSource,
  mode: AutoMatch,
  changed: (order: PayableOrder) => PayableOrder = (order) => order,
): Promise<Decision[]> {
  const asked = askedOnce();
  for (;;) {
    const decisions = await matchInSlices(transactions, [...source.loaded.values()].map(changed), mode, asked);
    const fresh = takeKeys(asked);
    if (countKeys(fresh) === 0 || !(await source.load(fresh))) return decisions;
  }
}
