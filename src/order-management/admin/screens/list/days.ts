const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When a day of a time zone begins, ISO 8601 UTC; '' for what is no day. */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(midnight)) return '';
  // the clock may change on that day, so the first result is corrected
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString();
}

/** Its last millisecond. */
export function endOfDay(day: string, timeZone: string): string {
  const midnight = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(midnight)) return '';
  const next = new Date(midnight + 86_400_000).toISOString().slice(0, 10);
  return new Date(Date.parse(startOfDay(next, timeZone)) - 1).toISOString();
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    Math.floor(moment / 1000) * 1000
  );
}
