/** The source of the current time. Inject it by `CLOCK`, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const CLOCK = Symbol.for('shop.clock');

export const systemClock: Clock = { now: () => new Date() };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same time of day in UTC, `days` days later, or earlier if negative. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
