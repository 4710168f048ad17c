import { amountOf, readAmountText } from '../csv/amount.js';
import { dayOf, readDateText } from '../csv/date.js';
import { UnreadableStatement } from '../read-file.types.js';

/**
 * Returns an amount such as '899.00', '899,00' or '899-00' as a decimal text.
 * @throws UnreadableStatement 'bad_amount', also for a negative amount unless `maySign`
 */
export function oneCAmount(text: string | undefined, line: number, maySign = false): string {
  const written = (text ?? '').trim().replace(/^(\d+)-(\d\d)$/, '$1.$2');
  const amount = readAmountText(written);
  const decimal = amount === null ? null : amountOf(amount, /,\d{1,2}$/.test(amount.digits) ? ',' : '.');
  if (decimal === null || (!maySign && decimal.startsWith('-'))) {
    throw new UnreadableStatement('bad_amount', `line ${line}`);
  }
  return decimal;
}

/**
 * Returns a 'dd.mm.yyyy' date as YYYY-MM-DD.
 * @throws UnreadableStatement 'bad_date'
 */
export function oneCDay(text: string | undefined, line: number): string {
  const date = readDateText(text ?? '');
  const day = date === null ? null : dayOf(date, 'day_first');
  if (day === null) throw new UnreadableStatement('bad_date', `line ${line}`);
  return day;
}
