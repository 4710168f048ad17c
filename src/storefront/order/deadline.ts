const DAY_MS = 86_400_000;

export interface Deadline {
  /** Days until the deadline in the shop's calendar; 0: today is the last day. */
  readonly days: number;
  readonly isOver: boolean;
}

export function deadline(dueAt: Date | null, now: Date, timeZone: string): Deadline | null {
  if (!dueAt) return null;
  return { days: Math.max(0, dayNumber(dueAt, timeZone) - dayNumber(now, timeZone)), isOver: dueAt < now };
}

/** Number of the calendar day in the time zone, counted from 1970. */
function dayNumber(moment: Date, timeZone: string): number {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment).split('-').map(Number);
  return Date.UTC(year!, month! - 1, day) / DAY_MS;
}
