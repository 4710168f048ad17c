/** Earliest year that is accepted. No bank statement is older, and PostgreSQL has no year 0. */
const EARLIEST = 1900;
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && !isLeap ? 28 : LENGTHS[month - 1]!;
}

/**
 * Returns the day as YYYY-MM-DD, or null if it is invalid. The 29th to 31st of a shorter month become its last day,
 * because banks that count 30 days in every month write value dates such as 30 February.
 */
export function dayText(year: number, month: number, day: number): string | null {
  if (!(year >= EARLIEST && month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  const lastDay = Math.min(day, daysIn(year, month));
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(lastDay).padStart(2, '0')}`;
}

/**
 * Returns the date of an ISO 8601 date or time, or null if it has none. Time and time zone are ignored, because a
 * conversion could change the date.
 */
export function isoDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text) ?? [];
  return year === undefined ? null : dayText(Number(year), Number(month), Number(day));
}

/** Returns the day before, e.g. '2026-02-28' for '2026-03-01'. */
export function dayBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (date > 1) return dayText(year, month, date - 1)!;
  return month > 1 ? dayText(year, month - 1, 31)! : dayText(year - 1, 12, 31)!;
}
