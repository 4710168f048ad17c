import { dayNumber } from './day-number.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HAS_OFFSET = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/**
 * Reads an ISO 8601 text. A date without a time is the start of that day in the time zone; a time without an offset is
 * local time there.
 * @param timezone IANA name, such as `Europe/Kyiv`
 */
export function readMoment(text: string, timezone: string): Date {
  if (DAY.test(text)) return startOfDay(Date.parse(text), timezone);
  return HAS_OFFSET.test(text) ? new Date(text) : onClock(Date.parse(`${text}Z`), timezone);
}

/** The first time after the named one: the end of the whole day if the text is a date without a time. */
export function readEnd(text: string, timezone: string): Date {
  return DAY.test(text)
    ? startOfDay(Date.parse(text) + DAY_MS, timezone)
    : new Date(readMoment(text, timezone).getTime() + 1);
}

/** Midnight, or the first time of the day if the clocks skip midnight or the whole day. */
function startOfDay(midnight: number, timezone: string): Date {
  const moments = onClocks(midnight, timezone);
  return new Date(moments.find((moment) => dayNumber(new Date(moment), timezone) * DAY_MS >= midnight) ?? moments[0]!);
}

/**
 * The first time with this local time; if the clocks skip it, the same local time with the offset before the change.
 */
function onClock(wall: number, timezone: string): Date {
  const moments = onClocks(wall, timezone);
  return new Date(moments.find((moment) => wallAt(moment, timezone) === wall) ?? moments.at(-1)!);
}

/**
 * Returns two possible times, by the UTC offset of the day before and by that of the day after; the earlier one first.
 */
const onClocks = (wall: number, timezone: string): number[] =>
  [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallAt(near, timezone) - near)).sort((a, b) => a - b);

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time, as if it were UTC. */
function wallAt(moment: number, timezone: string): number {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: timezone,
      calendar: 'gregory',
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(timezone, format);
  }
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = part as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) + (((moment % 1000) + 1000) % 1000);
}
