import type { StatementToStore } from './statement-import.js';

/** Groups in the order of their first items. */
export function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Groups and sorts statements by account, so that all imports lock accounts in the same order. */
export const byAccount = (statements: readonly StatementToStore[]): StatementToStore[][] =>
  [...groupBy(statements, ({ account, currency }) => `${account} ${currency}`)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group);
