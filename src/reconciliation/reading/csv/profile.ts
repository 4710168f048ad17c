import { readAmountText } from './amount.js';
import { cellText } from './cell.js';
import { currencyOfCell } from './currency.js';
import { readDateText } from './date.js';
import type { Row } from './rows.js';
import { directionOf } from './words/direction-words.js';
import { isBookedStatus } from './words/status-words.js';

/** Number of filled cells in a column and how many of them have each kind of content. */
export interface Profile {
  readonly rows: number;
  readonly filled: number;
  readonly dates: number;
  readonly amounts: number;
  /** Number of amounts with a plus or minus sign. */
  readonly signs: number;
  readonly currencies: number;
  readonly directions: number;
  readonly statuses: number;
  /** Cells that may be the number of an account or card. */
  readonly accounts: number;
  /** Numbers of occurrences by value, for up to 50 different values. */
  readonly values: ReadonlyMap<string, number>;
}

const MAX_VALUES = 50;
const ACCOUNT = /^(?!.*\.\.)(?=(?:\D*\d){4})[\p{L}\d .,/*:_-]{4,60}$/u;

export function profileOf(rows: readonly Row[], column: number): Profile {
  const values = new Map<string, number>();
  const counts = { filled: 0, dates: 0, amounts: 0, signs: 0, currencies: 0, directions: 0, statuses: 0, accounts: 0 };
  for (const { cells } of rows) {
    const text = cellText(cells[column]);
    if (text === '') continue;
    counts.filled += 1;
    if (values.size < MAX_VALUES || values.has(text)) values.set(text, (values.get(text) ?? 0) + 1);
    const isDate = readDateText(text) !== null;
    const amount = readAmountText(text);
    if (isDate) counts.dates += 1;
    if (amount !== null) counts.amounts += 1;
    if (amount?.isNegative || amount?.isPositive) counts.signs += 1;
    if (text.length <= 40 && currencyOfCell(text) !== null) counts.currencies += 1;
    if (text.length <= 40 && directionOf(text) !== null) counts.directions += 1;
    if (text.length <= 40 && isBookedStatus(text) !== null) counts.statuses += 1;
    if (!isDate && ACCOUNT.test(text)) counts.accounts += 1;
  }
  return { rows: rows.length, ...counts, values };
}
