import { readDecimal } from '../statement/decimal.js';
import { currencyCode, isCurrencyWord } from './currency.js';

export type DecimalMark = '.' | ',';

/** An amount as it is written, split into its parts. */
export interface AmountText {
  readonly isNegative: boolean;
  /** Whether the amount has a plus sign. */
  readonly isPositive: boolean;
  /** The direction that letters after the number give, as in '12.50 CR'. */
  readonly direction: 'credit' | 'debit' | null;
  readonly currency: string | null;
  /** The digits with decimal mark and thousands separators as written. */
  readonly digits: string;
}

const MAX_LENGTH = 40;
const BLANKS = /[\s\u00a0\u2000-\u200a\u202f\u2060\u3000]/g;
const MINUS = /^[-\u2010-\u2013\u2212]|[-\u2010-\u2013\u2212]$/;
const DIGITS = /^\d[\d'’.,]*$|^[.,]\d+$/;
const DIRECTIONS: Readonly<Record<string, 'credit' | 'debit'>> = {
  CR: 'credit',
  H: 'credit',
  C: 'credit',
  DR: 'debit',
  S: 'debit',
  D: 'debit',
};

/** Splits a currency or direction off the beginning or end of the text. */
function outerWord(text: string): [word: string, rest: string] {
  const before = /^([^\d\s.,'’+()\-\u2010-\u2013\u2212]{1,5}\.?)(.*)$/u.exec(text);
  if (before !== null) return [before[1]!, before[2]!];
  const after = /^(.*[\d)\-+\u2212])([^\d\s.,'’+()\-\u2010-\u2013\u2212]{1,5}\.?)$/u.exec(text);
  return after === null ? ['', text] : [after[2]!, after[1]!];
}

/** Reads a cell as an amount; returns null for other texts, and for more than 15 digits, which are a reference. */
export function readAmountText(cell: string): AmountText | null {
  if (cell.length > 3 * MAX_LENGTH) return null;
  let text = cell
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(BLANKS, '');
  if (text === '' || text.length > MAX_LENGTH) return null;
  let direction: AmountText['direction'] = null;
  let currency: string | null = null;
  let isNegative = false;
  let isPositive = false;
  for (let i = 0; i < 3; i++) {
    if (/^\(.*\)$/.test(text) && !isNegative) [isNegative, text] = [true, text.slice(1, -1)];
    if (MINUS.test(text) && !isNegative) [isNegative, text] = [true, text.replace(MINUS, '')];
    else if (/^\+|\+$/.test(text)) [isPositive, text] = [true, text.replace(/^\+|\+$/, '')];
    const [word, rest] = outerWord(text);
    if (word === '') break;
    const named = DIRECTIONS[word.toUpperCase()];
    if (named !== undefined && direction === null) direction = named;
    else if (currency === null && isCurrencyWord(word)) currency = currencyCode(word);
    else return null;
    text = rest;
  }
  if (!DIGITS.test(text) || text.replace(/\D/g, '').length > 15) return null;
  return { isNegative, isPositive, direction, currency, digits: text };
}

/** Returns the decimal mark of an amount; null if it is ambiguous, as in '1.000', or missing, as in '250'. */
function shownMark(digits: string): DecimalMark | null {
  const marks = [...digits.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (last === undefined) return null;
  const mark = last[0] as DecimalMark;
  const other = mark === '.' ? ',' : '.';
  if (marks.some(([one]) => one === other)) return mark;
  if (marks.length > 1) return other;
  const whole = digits.slice(0, last.index).replace(/['’]/g, '');
  const isGroup = digits.length - last.index - 1 === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isGroup ? null : mark;
}

/** Returns the decimal mark of a column, which is that of the first unambiguous amount; null if there is none. */
export function decimalMark(amounts: Iterable<AmountText>): DecimalMark | null {
  for (const { digits } of amounts) {
    const mark = shownMark(digits);
    if (mark !== null) return mark;
  }
  return null;
}

const GROUPS = /^\d{1,3}(?:(?:[.,'’]\d{2,3})*[.,'’]\d{3})?$/;

/**
 * Returns the amount as an exact decimal text, e.g. '-1234.5', with its own sign but regardless of direction letters.
 * Null if its separators do not fit the decimal mark. A mark of null means that the amounts have no fractions; then all
 * separators separate thousands.
 */
export function amountOf({ digits, isNegative }: AmountText, mark: DecimalMark | null): string | null {
  const at = mark === null ? -1 : digits.lastIndexOf(mark);
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  if (!/^\d*$/.test(whole) && !GROUPS.test(whole)) return null;
  if (mark !== null && whole.includes(mark)) return null;
  const decimal = readDecimal(`${whole.replace(/\D/g, '') || '0'}.${fraction}`);
  return decimal === null || decimal === '0' || !isNegative ? decimal : `-${decimal}`;
}
