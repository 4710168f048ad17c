import { amountOf, readAmountText } from '../csv/amount.js';
import { dayOf, readDateText } from '../csv/date.js';
import { UnreadableStatement } from '../read-file.types.js';

/** Decimal text of an amount: '899.00', '899,00' and '899-00' are written. */
export function oneCAmount(text: string | undefined, line: number, maySign = false): string {
  const written = (text ?? '').trim().replace(/^(\d+)-(\d\d)$/, '$1.$2');
  const amount = readAmountText(written);
  const decimal = amount === null ? null : amountOf(amount, /,\d{1,2}$/.test(amount.digits) ? ',' : '.');
  if (decimal === null || (!maySign && decimal.startsWith('-'))) {
    throw new UnreadableStatement('bad_amount', `line ${line}`);
  }
  return decimal;
}

/** The day of 'dd.mm.yyyy' as YYYY-MM-DD. */
export function oneCDay(text: string | undefined, line: number): string {
  const date = readDateText(text ?? '');
  const day = date === null ? null : dayOf(date, 'day_first');
  if (day === null) throw new UnreadableStatement('bad_date', `line ${line}`);
  return day;
}
