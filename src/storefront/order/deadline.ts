import { dayNumber } from '#kernel';

export interface Deadline {
  /** Days until the deadline in the shop's calendar; 0: today is the last day. */
  readonly days: number;
  /** Whether the day of the deadline has passed. */
  readonly isOver: boolean;
}

export function deadline(dueAt: Date | null, now: Date, timeZone: string): Deadline | null {
  if (!dueAt) return null;
  const days = dayNumber(dueAt, timeZone) - dayNumber(now, timeZone);
  return { days: Math.max(0, days), isOver: days < 0 };
}
