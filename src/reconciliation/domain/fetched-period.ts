import { dayAfter, type ClockCoverage } from './coverage.js';

/**
 * Adds days for which a bank feed has fetched all transactions. They close gaps between statements that they contain;
 * days between them and the statements become a gap.
 */
export function withFetched(
  { coveredFrom, coveredUntil, gaps }: ClockCoverage,
  { from, until }: { readonly from: string; readonly until: string },
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
