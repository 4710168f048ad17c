import { TARGET_HOLIDAYS, UKRAINIAN_BANK_HOLIDAYS } from './bank-holidays.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const SATURDAY = 6;
const SUNDAY = 0;

const holidaysIn = (country: string | null): readonly string[] =>
  country === 'UA' ? UKRAINIAN_BANK_HOLIDAYS : TARGET_HOLIDAYS;

/**
 * Whether banks of the country settle transfers on the day: Ukraine has the calendar of its National Bank, all others
 * that of TARGET, which settles SEPA transfers.
 * @param day number of the day counted from 1 January 1970, as `dayNumber` returns it
 * @param country of the account, ISO 3166-1 alpha-2; null: not known
 */
export function isBankingDay(day: number, country: string | null): boolean {
  const date = new Date(day * DAY_MS);
  return (
    date.getUTCDay() !== SATURDAY &&
    date.getUTCDay() !== SUNDAY &&
    !holidaysIn(country).includes(date.toISOString().slice(0, 10))
  );
}
