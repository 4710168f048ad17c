import type { ReadBalance } from '../read-file.types.js';
import { dayText } from '../statement/day.js';
import { negate, readDecimal } from '../statement/decimal.js';

/** Returns an amount with a decimal comma, e.g. '79,7' or '000001000,00', as a decimal text; null if it is invalid. */
export function readAmount(text: string): string | null {
  return readDecimal(text.replace(',', '.'));
}

const year = (text: string): number => (Number(text) < 70 ? 2000 : 1900) + Number(text);

/** Returns a YYMMDD day as YYYY-MM-DD, with 70 to 99 in the 20th century; null if it is invalid. */
export function shortDay(text: string): string | null {
  return dayText(year(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)));
}

const distance = (day: string, other: string): number => Math.abs(Date.parse(day) - Date.parse(other));

/** Returns an MMDD booking day as YYYY-MM-DD, in the year that is closest to the value date; null if it is invalid. */
export function bookingDay(text: string, valueOn: string): string | null {
  const valueYear = Number(valueOn.slice(0, 4));
  const days = [valueYear - 1, valueYear, valueYear + 1].flatMap(
    (candidate) => dayText(candidate, Number(text.slice(0, 2)), Number(text.slice(2, 4))) ?? [],
  );
  return days.toSorted((one, other) => distance(one, valueOn) - distance(other, valueOn))[0] ?? null;
}

export interface CurrencyBalance extends ReadBalance {
  readonly currency: string;
}

/** Reads a balance such as 'C200219EUR3085,00'; returns null if it is invalid. */
export function readBalance(text: string): CurrencyBalance | null {
  const [, mark, day, currency, digits] =
    /^([CD])(\d{6})([A-Z]{3})(\d{1,18}(?:[,.]\d{0,8})?)\s*$/.exec(text.trim()) ?? [];
  const amount = digits === undefined ? null : readAmount(digits);
  if (amount === null) return null;
  return { amount: mark === 'D' ? negate(amount) : amount, on: shortDay(day!), currency: currency! };
}
