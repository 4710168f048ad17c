const DAY_MS = 24 * 60 * 60 * 1000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Number of the calendar day of a time in a time zone, counted from 1 January 1970. The difference of two is a number
 * of calendar days, regardless of their lengths.
 * @param timezone IANA name, such as `Europe/Kyiv`
 */
export function dayNumber(moment: Date, timezone: string): number {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: timezone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      calendar: 'gregory',
    });
    formats.set(timezone, format);
  }
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return Math.floor(Date.UTC(part['year']!, part['month']! - 1, part['day']) / DAY_MS);
}
