import { session } from '../session/session.js';
import { accountText } from '../../kernel/bank/account-text.js';

const { language, shop } = session;
const DAY_MS = 86_400_000;
const LOCALES = { en: 'en-GB', uk: 'uk-UA', ru: 'ru-RU' } as const;
const locale = LOCALES[language];

const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

// in Ukrainian only the narrow symbols include the euro sign
const displayOf = (currency: string) => (currency === 'EUR' ? 'narrowSymbol' : 'symbol');
const monies = once(
  (currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: displayOf(currency) }),
);
const shortMonies = once(
  (currency) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: displayOf(currency),
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
);
const typed = once(
  (currency) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: currencyDigits(currency),
      maximumFractionDigits: currencyDigits(currency),
    }),
);
const numbers = new Intl.NumberFormat(locale);
const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: shop.timeZone });
const dateTimes = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shop.timeZone });
const thisYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: shop.timeZone,
});
const dayOfThisYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: shop.timeZone });
const yearOf = (date: Date): string => dayKeys.format(date).slice(0, 4);
const days = {
  short: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};
const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: shop.timeZone });
const isThisYear = (iso: string): boolean => yearOf(new Date(iso)) === yearOf(new Date());
/** Intl writes a hyphen before negative numbers; texts of the panel have a minus sign. */
const withMinus = (text: string): string => text.replace('-', '−');
/** Keeps the letter of «2026 р.», «2026 г.» on the line of its year. */
const whole = (date: string): string => date.replace(/ (?=[рг]\.)/, '\u00a0');
const dayKeys = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: shop.timeZone });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const regions = new Intl.DisplayNames(locale, { type: 'region' });
const languages = new Intl.DisplayNames(locale, { type: 'language' });

/**
 * Formats money, dates and numbers for the panel's language, in the shop's time zone. Amounts are those of the API:
 * numbers in the currency's unit.
 */
export const format = {
  money: (amount: number, currency: string = shop.currency): string => withMinus(monies(currency).format(amount)),
  /** A short amount for the axis of a chart: `€1.5K`. */
  shortMoney: (amount: number, currency: string = shop.currency): string => shortMonies(currency).format(amount),
  number: (value: number): string => withMinus(numbers.format(value)),
  /** An amount as it is typed: without currency and thousands separators, with all decimal places. */
  amount: (value: number, currency: string = shop.currency): string => typed(currency).format(value),
  /** A share between 0 and 1 as a percentage. */
  percent: (share: number): string => percents.format(share),
  date: (iso: string | null | undefined): string => (iso ? whole(dates.format(new Date(iso))) : ''),
  dateTime: (iso: string | null | undefined): string => (iso ? whole(dateTimes.format(new Date(iso))) : ''),
  /** Date and time for lists, without the current year. */
  shortDateTime: (iso: string): string => whole((isThisYear(iso) ? thisYear : dateTimes).format(new Date(iso))),
  /** A date on one line: `3 Dec`. */
  shortDate: (iso: string): string =>
    (isThisYear(iso) ? dayOfThisYear : dates).format(new Date(iso)).replaceAll(' ', '\u00a0'),
  time: (iso: string): string => times.format(new Date(iso)),
  /** `today`, `yesterday`, or the date. */
  dayName: (iso: string): string => {
    const day = dayKeys.format(new Date(iso));
    const ago = [0, 1].find((count) => dayKeys.format(Date.now() - count * DAY_MS) === day);
    return ago === undefined ? whole(dates.format(new Date(iso))) : relative.format(-ago, 'day');
  },
  /**
   * Formats a date without a time, such as `2026-11-21`: with day and month (`long`: the whole name of the month), with
   * the year too, or with month and year only.
   */
  day: (day: string, how: keyof typeof days = 'short'): string => whole(days[how].format(new Date(`${day}T00:00:00Z`))),
  /** `in 3 days`, `yesterday`. */
  daysFromNow: (iso: string): string =>
    relative.format(Math.round((new Date(iso).getTime() - Date.now()) / DAY_MS), 'day'),
  country: (code: string): string => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
  /** The name of a language as it is written within a sentence: in Ukrainian and Russian with a lower-case letter. */
  language: (code: string): string => languages.of(code) ?? code,
  /** An IBAN or a payment reference in groups of four; other account numbers unchanged. */
  iban: accountText,
};

/** Decimal places of the currency (ISO 4217). */
export const currencyDigits = (currency: string = shop.currency): number =>
  monies(currency).resolvedOptions().maximumFractionDigits ?? 2;
