import { UnreadableStatement } from '../read-file.types.js';
import { negate } from '../statement/decimal.js';
import type { Field } from './read-fields.js';
import { bookingDay, readAmount, shortDay } from './read-values.js';

/** The parts of a :61:. Dates are YYYY-MM-DD. */
export interface Line61 {
  readonly valueOn: string;
  readonly bookedOn: string;
  /** Decimal text; negative if money left the account. */
  readonly amount: string;
  /** Whether the bank reverses an earlier entry: RC takes money from the account, RD returns money to it. */
  readonly isReversal: boolean;
  /** Whether the entry is only expected (EC and ED in MT942). */
  readonly isExpected: boolean;
  /** The three characters after N, S or F, e.g. 'TRF'. */
  readonly type: string;
  /** The text after the type: a reference, in some dialects with an account and a name. */
  readonly reference: string;
  /** The text after '//', or null. */
  readonly bankText: string | null;
  /** The lines after the first. */
  readonly supplement: readonly string[];
}

/**
 * Value date, booking date (some banks omit it or write blanks), mark, third letter of the currency, amount, type. 'CR'
 * is a credit in a currency whose code ends with R, such as EUR.
 */
const PATTERN =
  /^(\d{6})(\d{4}| {4})? *(E[CD]|R[CD]|[CD])([A-Z])? *(\d{1,18}(?:[,.]\d{0,8})?) *(?:[NSF](.{0,3}))?(.*)$/;
const MAX_LINE = 1000;

/**
 * Reads a :61:.
 * @throws UnreadableStatement 'bad_transaction' or 'bad_date', each with the line
 */
export function readLine61(field: Field): Line61 {
  const [, value, booking = '', mark = '', , digits = '', type = '', rest = ''] =
    PATTERN.exec(field.lines[0]!.slice(0, MAX_LINE).trim()) ?? [];
  const size = readAmount(digits);
  if (value === undefined || size === null) throw new UnreadableStatement('bad_transaction', `line ${field.line}`);
  const valueOn = shortDay(value);
  if (valueOn === null) throw new UnreadableStatement('bad_date', `line ${field.line}`);
  // RC reverses a credit, so the money leaves the account.
  const isDebit = mark === 'D' || mark === 'RC' || mark === 'ED';
  const split = /^\/VS/i.test(rest) ? -1 : rest.indexOf('//');
  return {
    valueOn,
    bookedOn: (/^\d/.test(booking) ? bookingDay(booking, valueOn) : null) ?? valueOn,
    amount: isDebit ? negate(size) : size,
    isReversal: mark.startsWith('R'),
    isExpected: mark.startsWith('E'),
    type: type.trim(),
    reference: split < 0 ? rest : rest.slice(0, split),
    bankText: split < 0 ? null : rest.slice(split + 2).trim(),
    supplement: field.lines.slice(1).filter((line) => line.trim() !== ''),
  };
}
