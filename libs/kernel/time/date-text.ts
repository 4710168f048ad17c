import type { Language } from '../text/localized.js';

export type DateTextOptions = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** Formatters by language, time zone and style. They are expensive to create, and there are few combinations. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a date, by default with the whole name of the month, such as `27 листопада 2026 р.`. A non-breaking
 * space keeps the year and the letter after it on one line.
 * @param timeZone IANA name
 */
export function dateText(
  moment: Date,
  language: Language,
  timeZone: string,
  { dateStyle = 'long', timeStyle }: DateTextOptions = {},
): string {
  const key = [language, timeZone, dateStyle, timeStyle].join(' ');
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle, timeStyle, timeZone });
    formats.set(key, format);
  }
  return format.format(moment).replace(/ (?=[рг]\.)/, '\u00a0');
}
