const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum amount by which a clock change alters the length of a day, in milliseconds. */
const CLOCK_CHANGE_MS = 2 * 60 * 60 * 1000;

/** The day (YYYY-MM-DD) with this number, counted from 1 January 1970. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The number of a day (YYYY-MM-DD). */
export const dayOfText = (day: string): number => Date.parse(day) / DAY_MS;

/** Latest time that can be `days` days ago. It limits the search to a part of an index. */
export const latestDaysAgo = (days: number, now: Date): Date =>
  new Date(now.getTime() - (days - 1) * DAY_MS + CLOCK_CHANGE_MS);
