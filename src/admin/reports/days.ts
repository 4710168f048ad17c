const DAY_MS = 86_400_000;

/** Days in the shop's time zone, `2026-11-21`, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * DAY_MS);

/** Number of days; below 1 if `to` is before `from`. */
export const lengthOf = ({ from, to }: Days): number => (timeOf(to) - timeOf(from)) / DAY_MS + 1;

/** The period of the same length that ends before the first of these days. */
export const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -lengthOf(days)),
  to: addDays(days.from, -1),
});

/** @param timeZone IANA name */
export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
