import type { Candidate } from '../order-index.js';

const MAX_ORDERS = 12;
const MAX_FOUND = 5;

/**
 * Returns up to five sets of at least two orders whose open amounts add up to the amount, larger sets first. Returns
 * none if there are more than twelve orders, because each order doubles the number of sets.
 */
export function setsThatAddUp(candidates: readonly Candidate[], amount: bigint): Candidate[][] {
  if (candidates.length < 2 || candidates.length > MAX_ORDERS) return [];
  const ordered = candidates.toSorted((one, other) => one.order.id - other.order.id);
  const found: Candidate[][] = [];
  const extend = (start: number, rest: bigint, chosen: readonly Candidate[]): void => {
    if (rest === 0n && chosen.length > 1) found.push([...chosen]);
    if (rest <= 0n) return;
    for (let at = start; at < ordered.length; at++) {
      extend(at + 1, rest - ordered[at]!.open, [...chosen, ordered[at]!]);
    }
  };
  extend(0, amount, []);
  return found.toSorted((one, other) => other.length - one.length).slice(0, MAX_FOUND);
}
