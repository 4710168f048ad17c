import { compareTexts } from './collect-clues.js';
import type { IncomingTransaction } from './matching.types.js';

/**
 * Sorts transactions by day, then content, then id, so that the result does not depend on the order in which they are
 * given. Yields after small steps.
 */
export function* inCanonicalOrder<Item>(
  items: readonly Item[],
  transactionOf: (item: Item) => IncomingTransaction,
): Generator<void, Item[]> {
  let sorted: Array<readonly [string, Item]> = [];
  const keyed = items.map((item) => [keyOf(transactionOf(item)), item] as const);
  yield;
  const runs: Array<typeof sorted> = [];
  for (let at = 0; at < keyed.length; at += RUN) {
    runs.push(keyed.slice(at, at + RUN).sort(byKey));
    yield;
  }
  while (runs.length > 1) runs.push(yield* merge(runs.shift()!, runs.shift()!));
  sorted = runs[0] ?? [];
  return sorted.map(([, item]) => item);
}

const RUN = 500;

const byKey = (one: readonly [string, unknown], other: readonly [string, unknown]): number =>
  compareTexts(one[0], other[0]);

function keyOf(transaction: IncomingTransaction): string {
  const { bookedOn, amount, text, creditorReference, endToEndId, payerName, payerAccount, id } = transaction;
  const content = [amount.currency, String(amount.minor), creditorReference, text, payerName, payerAccount, endToEndId];
  return [bookedOn, ...content, id].map((part) => part ?? '').join('\u0000');
}

function* merge<Entry extends readonly [string, unknown]>(left: Entry[], right: Entry[]): Generator<void, Entry[]> {
  const merged: Entry[] = [];
  let one = 0;
  let other = 0;
  while (one < left.length && other < right.length) {
    merged.push(byKey(left[one]!, right[other]!) <= 0 ? left[one++]! : right[other++]!);
    if (merged.length % RUN === 0) yield;
  }
  return [...merged, ...left.slice(one), ...right.slice(other)];
}
