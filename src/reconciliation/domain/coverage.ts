import { Money } from '#kernel';

/** Days and balances of a stored statement. Days are YYYY-MM-DD. */
export interface StatementSpan {
  /** Id of the import. */
  readonly file: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: Money | null;
  readonly closing: Money | null;
  /** Day of the import in the shop's time zone. */
  readonly importedOn: string;
  /** False if the transactions do not add up to the change of the balance, so that some are missing. */
  readonly addsUp: boolean;
}

/** One or more missing statements: the balance changed between two statements. */
export interface Gap {
  /** Last day of the statement before the gap. */
  readonly after: string;
  /** First day of the statement after the gap. */
  readonly before: string;
  /** Opening balance after the gap less the closing balance before it. */
  readonly difference: Money;
}

export interface Coverage {
  /** First day of all statements with balances; null if there are none. */
  readonly coveredFrom: string | null;
  readonly coveredUntil: string | null;
  readonly lastClosing: Money | null;
  readonly gaps: readonly Gap[];
}

/** Coverage of an account as the payment clock needs it. */
export interface ClockCoverage extends Pick<Coverage, 'coveredFrom' | 'coveredUntil'> {
  readonly gaps: ReadonlyArray<Pick<Gap, 'after' | 'before'>>;
}

type DatedSpan = StatementSpan & { readonly from: string; readonly to: string };
type Balanced = DatedSpan & { readonly opening: Money; readonly closing: Money };

const isBalanced = (span: StatementSpan): span is Balanced =>
  isDated(span) && span.opening !== null && span.closing !== null;

/**
 * Compares the closing balance of each statement of an account with the opening balance of the next: a difference is a
 * gap. There is no gap before a statement that begins within the days of an earlier one, and none within the days of a
 * longer statement. A statement without balances, such as a notification, proves nothing and covers no day.
 */
export function coverageOf(spans: readonly StatementSpan[]): Coverage {
  const gaps: Gap[] = [];
  let last: Balanced | undefined;
  const balanced = withoutRepeats(spans.filter(isBalanced));
  for (const next of inOrder(balanced)) {
    if (last && next.from >= last.to && !next.opening.equals(last.closing) && !repeatsDay(next, balanced))
      gaps.push({ after: last.to, before: next.from, difference: next.opening.subtract(last.closing) });
    if (!last || next.to >= last.to) last = next;
  }
  const open = gaps.filter((gap) => !balanced.some((span) => containsGap(span, gap)));
  return {
    coveredFrom: balanced.reduce<string | null>((first, { from }) => (first && first < from ? first : from), null),
    coveredUntil: last?.to ?? null,
    lastClosing: last?.closing ?? null,
    gaps: open,
  };
}

/** Whether a statement contains the days of a gap. Only a statement of several days contains a gap within one day. */
const containsGap = ({ from, to }: Balanced, { after, before }: Gap): boolean =>
  from <= after && before <= to && (after < before || from < before || after < to);

/** Whether another statement begins on the same day with the same balance, as a later export of an unfinished day. */
const repeatsDay = (span: Balanced, all: readonly Balanced[]): boolean =>
  all.some((other) => other !== span && other.from === span.from && other.opening.equals(span.opening));

/** Removes repeats, because a statement may be imported in two formats. */
function withoutRepeats(spans: readonly Balanced[]): Balanced[] {
  const seen = new Set<string>();
  return spans.filter(({ to, opening, closing }) => {
    const key = `${to} ${opening.minor} ${closing.minor}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Sorts by days. Statements of the same days are put in the order of their balances, because the banks' numbers of
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

/**
 * Puts statements of the same days into the order of their balances.
 * @param before closing balance of the day before; null if it is not known
 */
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

/**
 * What statements cover for the payment clock. The days of an incomplete statement are a gap, because the payment may
 * be among its missing transactions. An account whose files never have balances, such as exports of transactions, is
 * covered from the first to the last day of its files, because gaps cannot be seen. A file covers only days that were
 * over when it was imported, because later transactions of the same day are in the next file.
 */
export function coverageForClock(spans: readonly StatementSpan[]): ClockCoverage {
  const complete = spans.filter(({ addsUp }) => addsUp);
  const { gaps, ...coverage } = coverageOf(complete);
  const open = [...gaps, ...incompleteOf(spans).map(daysAround)].sort((one, other) => compare(one.after, other.after));
  const counted = (spans.some(isBalanced) ? complete.filter(isBalanced) : spans).filter(isDated);
  const first = counted.map(({ from }) => from).sort(compare)[0];
  const last = counted.map(lastWholeDay).sort(compare).at(-1);
  if (first === undefined || last === undefined || last < first) return { ...NOTHING_COVERED, gaps: open };
  return { ...coverage, coveredFrom: first, coveredUntil: last, gaps: open };
}

const daysAround = ({ from, to }: DatedSpan): ClockCoverage['gaps'][number] => ({
  after: dayBefore(from),
  before: dayAfter(to),
});

/**
 * Statements that do not add up, oldest first. One that a complete statement replaces is left out: a later download, or
 * a longer period.
 */
export function incompleteOf(spans: readonly StatementSpan[]): Array<StatementSpan & { from: string; to: string }> {
  const balanced = spans.filter(isBalanced);
  const complete = balanced.filter(({ addsUp }) => addsUp);
  return balanced
    .filter((span) => !span.addsUp && !complete.some((other) => replaces(other, span)))
    .sort((one, other) => compare(one.to, other.to));
}

/** One day may have several statements; the download of the same one begins or ends with the same balance. */
const replaces = (complete: Balanced, { from, to, opening, closing }: Balanced): boolean =>
  complete.from <= from &&
  to <= complete.to &&
  (complete.from < from || to < complete.to || complete.opening.equals(opening) || complete.closing.equals(closing));

const NOTHING_COVERED = { coveredFrom: null, coveredUntil: null };

const isDated = (span: StatementSpan): span is DatedSpan => span.from !== null && span.to !== null;

const lastWholeDay = ({ to, importedOn }: DatedSpan): string => (importedOn > to ? to : dayBefore(importedOn));

/**
 * First missing day of statements for a payment awaited from the day `first` to the day `last`: the beginning of a gap
 * between them, else the day after the covered days. Null if statements cover the day `last` and have no such gap.
 */
export function firstMissing(
  { coveredFrom, coveredUntil, gaps }: ClockCoverage,
  first: string,
  last: string,
): string | null {
  const begin = compare(first, last) > 0 ? last : first;
  const gap = gaps.find(({ after, before }) => after < last && before > begin);
  if (gap) return dayAfter(gap.after);
  if (coveredFrom === null || coveredUntil === null || coveredFrom > last) return last;
  return coveredUntil < last ? dayAfter(coveredUntil) : null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
export const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
