import { Money } from '#kernel';

/** Days and balances of a stored statement. Days are YYYY-MM-DD. */
export interface StatementSpan {
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: Money | null;
  readonly closing: Money | null;
}

/** Missing statements: the balance changed between two days without a statement. */
export interface Gap {
  /** Last day of the statement before the gap. */
  readonly after: string;
  /** First day of the statement behind it. */
  readonly before: string;
  /** Opening balance behind the gap less closing balance before it. */
  readonly difference: Money;
}

export interface Coverage {
  /** First and last day of the statements with balances; null without one. */
  readonly coveredFrom: string | null;
  readonly coveredUntil: string | null;
  readonly lastClosing: Money | null;
  readonly gaps: readonly Gap[];
}

type Balanced = { readonly [name in keyof StatementSpan]: NonNullable<StatementSpan[name]> };

const isBalanced = (span: StatementSpan): span is Balanced => Object.values(span).every((value) => value !== null);

/**
 * Follows the balances of an account's statements from day to day. A statement that begins inside the days of an
 * earlier one opens no gap. One without balances, such as a notification or an export of some transactions, does not
 * show that nothing is missing, and covers no day. A statement of more days closes the gaps inside it.
 */
export function coverageOf(spans: readonly StatementSpan[]): Coverage {
  const gaps: Gap[] = [];
  let last: Balanced | undefined;
  const balanced = withoutRepeats(spans.filter(isBalanced));
  for (const next of inOrder(balanced)) {
    if (last && next.from >= last.to && !next.opening.equals(last.closing))
      gaps.push({ after: last.to, before: next.from, difference: next.opening.subtract(last.closing) });
    if (!last || next.to >= last.to) last = next;
  }
  const open = gaps.filter(({ after, before }) => !balanced.some(({ from, to }) => from <= after && before <= to));
  return {
    coveredFrom: balanced.reduce<string | null>((first, { from }) => (first && first < from ? first : from), null),
    coveredUntil: last?.to ?? null,
    lastClosing: last?.closing ?? null,
    gaps: open,
  };
}

/** The same statement may come in two formats. */
function withoutRepeats(spans: readonly Balanced[]): Balanced[] {
  const seen = new Set<string>();
  return spans.filter(({ to, opening, closing }) => {
    const key = `${to} ${opening.minor} ${closing.minor}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * By days; of statements of the same days, the one that continues the balance comes first, because numbers of
 * statements are not reliable.
 */
function inOrder(spans: readonly Balanced[]): Balanced[] {
  const sorted = [...spans].sort((a, b) => compare(a.to, b.to) || compare(a.from, b.from));
  const ordered: Balanced[] = [];
  for (let at = 0; at < sorted.length;) {
    const { from, to } = sorted[at]!;
    let end = at;
    while (end < sorted.length && sorted[end]!.from === from && sorted[end]!.to === to) end++;
    ordered.push(...chained(sorted.slice(at, end), ordered.at(-1)?.closing ?? null));
    at = end;
  }
  return ordered;
}

/** @param before balance before these statements of the same days; null if it is not known */
function chained(sameDays: readonly Balanced[], before: Money | null): Balanced[] {
  const waiting = [...sameDays];
  const chain: Balanced[] = [];
  for (let balance = before; waiting.length > 0; balance = chain.at(-1)!.closing) {
    const next =
      waiting.find(({ opening }) => balance !== null && opening.equals(balance)) ??
      waiting.find(({ opening }) => !waiting.some(({ closing }) => closing.equals(opening))) ??
      waiting[0]!;
    waiting.splice(waiting.indexOf(next), 1);
    chain.push(next);
  }
  return chain;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Whether statements cover the day, with no gap that contains it. */
export const covers = ({ coveredFrom, coveredUntil, gaps }: Coverage, day: string): boolean =>
  coveredFrom !== null &&
  coveredFrom <= day &&
  coveredUntil !== null &&
  coveredUntil >= day &&
  !gaps.some(({ after, before }) => after < day && day < before);
