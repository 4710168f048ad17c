import { coverageOf, dayAfter, type ClockCoverage, type Coverage, type StatementSpan } from './coverage.js';

/** Days of which a bank feed has fetched all transactions, YYYY-MM-DD. */
export interface FetchedPeriod {
  readonly from: string;
  readonly until: string;
}

/**
 * The days that statements and bank feeds cover, as the page of an account shows them. Only balances prove that a
 * statement is missing; files without balances count only if the account has no others, as for the payment clock.
 */
export function coverageOfAccount(spans: readonly StatementSpan[], fetched: readonly FetchedPeriod[]): Coverage {
  const { gaps, ...coverage } = coverageOf(spans);
  const files = coverage.coveredUntil === null ? spans.flatMap(({ to }) => to ?? []) : [coverage.coveredUntil];
  const isFetched = ({ after, before }: { after: string; before: string }): boolean =>
    fetched.some(({ from, until }) => from <= after && before <= until);
  return {
    ...coverage,
    coveredUntil: [...files, ...fetched.map(({ until }) => until)].sort().at(-1) ?? null,
    gaps: gaps.filter((gap) => !isFetched(gap)),
  };
}

/**
 * Adds days for which a bank feed has fetched all transactions. They close gaps between statements that they contain;
 * days between them and the statements become a gap.
 */
export function withFetched(
  { coveredFrom, coveredUntil, gaps }: ClockCoverage,
  { from, until }: FetchedPeriod,
): ClockCoverage {
  if (coveredFrom === null || coveredUntil === null) return { coveredFrom: from, coveredUntil: until, gaps: [] };
  const open = gaps.filter(({ after, before }) => after < from || until < before);
  if (dayAfter(coveredUntil) < from) open.push({ after: coveredUntil, before: from });
  if (dayAfter(until) < coveredFrom) open.push({ after: until, before: coveredFrom });
  return {
    coveredFrom: from < coveredFrom ? from : coveredFrom,
    coveredUntil: until > coveredUntil ? until : coveredUntil,
    gaps: open.sort((one, other) => (one.after < other.after ? -1 : 1)),
  };
}
