import { dayText } from '../statement/day.js';
import { MONTH_NAMES } from './words/month-names.js';

/** A date as it is written: with known parts, or with two numbers that are day and month in either order. */
export type DateText =
  | { readonly year: number; readonly month: number; readonly day: number }
  | { readonly year: number; readonly first: number; readonly second: number; readonly separator: string };

export type DateOrder = 'day_first' | 'month_first';

const MAX_LENGTH = 40;
/** Matches a time after the date. It is ignored: the date applies as the bank writes it. */
const TIME = String.raw`(?:\.?,?[T ]\s*\d{1,2}[:.h]\d{2}.*|\.)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.:])\s?(\d{1,2})\2\s?(\d{1,2})${TIME}`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})${TIME}`);
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const NAME_SECOND = new RegExp(
  String.raw`^(\d{1,2})[-. /]{0,3}(?:de )?(\p{L}{3,12})\.?(?: de)?[-. ,/]{0,3}(\d{4}|\d{2})${TIME}`,
  'u',
);
const NAME_FIRST = new RegExp(
  String.raw`^(\p{L}{3,12})[-. ]{1,3}(\d{1,2})(?:st|nd|rd|th)?[-, ]{1,3}(\d{4})${TIME}`,
  'u',
);

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (year < '70' ? 2000 : 1900);

function monthOf(name: string): number | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const word = /[й]/i.test(name) ? name.toLowerCase() : plain;
  const found = MONTH_NAMES.map((names) =>
    Math.max(0, ...names.filter((n) => word.startsWith(n)).map((n) => n.length)),
  );
  const longest = Math.max(...found);
  return longest === 0 ? null : found.indexOf(longest) + 1;
}

const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

function known(year: number, month: number | null, day: number): DateText | null {
  return month !== null && isDay(month, day) && year >= 1970 && year < 2100 ? { year, month, day } : null;
}

/** Reads the text of a cell as a date, with or without a time; returns null for other texts. */
export function readDateText(cell: string): DateText | null {
  const text = cell.trim();
  if (text.length < 6 || text.length > MAX_LENGTH || !/\d/.test(text)) return null;
  let match = YEAR_FIRST.exec(text) ?? DIGITS.exec(text);
  if (match !== null) {
    const [month, day] = match.slice(-2).map(Number) as [number, number];
    return known(Number(match[1]), month, day);
  }
  match = YEAR_LAST.exec(text);
  if (match !== null) {
    const [first, second] = [Number(match[1]), Number(match[3])];
    if (!isDay(second, first) && !isDay(first, second)) return null;
    return { year: fullYear(match[4]!), first, second, separator: match[2]! };
  }
  match = NAME_SECOND.exec(text);
  if (match !== null) return known(fullYear(match[3]!), monthOf(match[2]!), Number(match[1]));
  match = NAME_FIRST.exec(text);
  return match === null ? null : known(Number(match[3]), monthOf(match[1]!), Number(match[2]));
}

/** Returns the date as YYYY-MM-DD; null if its month is above 12 in this order, or its year is before 1900. */
export function dayOf(date: DateText, order: DateOrder): string | null {
  const isKnown = 'month' in date;
  const [first, second] = isKnown ? [date.day, date.month] : [date.first, date.second];
  const [day, month] = isKnown || order === 'day_first' ? [first, second] : [second, first];
  return dayText(date.year, month, day);
}

/** Returns how often a list of dates changes between rising and falling. */
function turns(days: readonly string[]): number {
  let direction = 0;
  let count = 0;
  for (let i = 1; i < days.length; i++) {
    const step = days[i]! < days[i - 1]! ? -1 : days[i]! > days[i - 1]! ? 1 : 0;
    if (step !== 0 && direction !== 0 && step !== direction) count += 1;
    if (step !== 0) direction = step;
  }
  return count;
}

/**
 * Determines from all dates of a column whether day or month comes first. Rows are sorted by time, so in the wrong
 * order the dates jump back and forth. Returns null if both orders are possible, or if no date is ambiguous.
 */
export function dateOrder(dates: readonly DateText[]): DateOrder | null {
  const open = dates.flatMap((date) => ('first' in date ? [date] : []));
  if (open.some(({ first }) => first > 12)) return 'day_first';
  if (open.some(({ second }) => second > 12)) return 'month_first';
  if (open.length === 0) return null;
  // In the United States dates are written with slashes and rarely with hyphens, but not with points.
  if (open.every(({ separator, first, second }) => separator === '.' || first === second)) return 'day_first';
  const [dayFirst, monthFirst] = (['day_first', 'month_first'] as const).map((order) =>
    turns(open.map((date) => dayOf(date, order)!)),
  ) as [number, number];
  if (dayFirst !== monthFirst) return dayFirst < monthFirst ? 'day_first' : 'month_first';
  return open.every(({ separator }) => separator === '-') ? 'day_first' : null;
}
