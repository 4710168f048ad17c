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
 * Makes the same decisions as `matchTransactions` with all orders of the source, and loads only those on which they
 * depend. It matches with the orders that are loaded, loads those for whose keys the rules have asked, and repeats this
 * until no order is added. Then each key gave the same orders as in an index of all orders, hence each step of the
 * matching was the same.
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
