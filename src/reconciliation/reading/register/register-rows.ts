import { amountOf, decimalMark, readAmountText, type AmountText, type DecimalMark } from '../csv/amount.js';
import { cellText, referenceText } from '../csv/cell.js';
import { currencyOfCell } from '../csv/currency.js';
import { dateOrder, dayOf, readDateText, type DateOrder, type DateText } from '../csv/date.js';
import type { Row } from '../csv/rows.js';
import { UnreadableStatement } from '../read-file.types.js';
import { negate, sum } from '../statement/decimal.js';
import { TOTAL_WORDS } from './layouts.js';
import type { RegisterColumns } from './register-columns.js';
import type { ReadRegisterRow } from './register.types.js';

/** Maximum number of parcels in a register. */
const MOST_ROWS = 5_000;
const LONGEST_NUMBER = 64;

export interface ReadRows {
  readonly rows: readonly ReadRegisterRow[];
  readonly withoutMoney: number;
  readonly currency: string | null;
  /** Sums that the file gives. */
  readonly totals: readonly string[];
}

/**
 * Reads the rows below the titles. A row without a number is a sum or a remark.
 * @throws UnreadableStatement 'bad_amount', 'number_lost', 'several_currencies', 'too_many_rows', 'no_rows'
 */
export function readRegisterRows(rows: readonly Row[], columns: RegisterColumns): ReadRows {
  const reader = new RowReader(rows, columns);
  for (const row of rows) reader.take(row);
  if (reader.rows.length === 0) throw new UnreadableStatement('no_rows');
  return reader;
}

class RowReader implements ReadRows {
  readonly rows: ReadRegisterRow[] = [];
  readonly totals: string[] = [];
  withoutMoney = 0;
  currency: string | null = null;
  private readonly mark: DecimalMark | null;
  private readonly order: DateOrder;

  constructor(
    rows: readonly Row[],
    private readonly columns: RegisterColumns,
  ) {
    this.mark = decimalMark(this.amountTexts(rows));
    const dates = rows.flatMap((row) => readDateText(this.cell(row, 'collected_on')) ?? []);
    this.order = dateOrder(dates) ?? 'day_first';
  }

  take(row: Row): void {
    const sent = [this.cell(row, 'tracking_number'), this.cell(row, 'order_number')];
    const isTotal = row.cells.some((cell) => TOTAL_WORDS.test(cell.trim())) && !sent.some(hasDigit);
    if (isTotal || !sent.some((text) => text !== '')) return this.takeTotal(row);
    const amount = this.amount(row, 'amount');
    const payout = this.amount(row, 'payout');
    // The row is a remark below the table, such as a signature.
    if (amount === null && payout === null && !sent.some(hasDigit)) return;
    const [trackingNumber, orderNumber] = sent.map(numberText);
    if (!trackingNumber && !orderNumber) throw new UnreadableStatement('number_lost', `line ${row.line}`);
    const collected = amount ?? payout;
    if (collected === null) throw new UnreadableStatement('bad_amount', `line ${row.line}`);
    this.takeCurrency(row);
    if (collected === '0') {
      this.withoutMoney += 1;
      return;
    }
    if (this.rows.length === MOST_ROWS) throw new UnreadableStatement('too_many_rows', `line ${row.line}`);
    this.rows.push({
      line: row.line,
      trackingNumber: trackingNumber ?? null,
      orderNumber: orderNumber ?? null,
      amount: collected,
      fee: this.feeOf(row, collected, payout),
      collectedOn: this.day(readDateText(this.cell(row, 'collected_on'))),
    });
  }

  /** What the courier keeps: the amount less the payout, else the fee, which some couriers write with a minus. */
  private feeOf(row: Row, collected: string, payout: string | null): string {
    if (payout !== null) return sum([collected, negate(payout)]);
    const fee = this.amount(row, 'fee') ?? '0';
    return fee.startsWith('-') ? negate(fee) : fee;
  }

  private takeTotal(row: Row): void {
    const total = this.tryAmount(row, 'amount') ?? this.tryAmount(row, 'payout');
    if (total !== null && total !== '0') this.totals.push(total);
  }

  private takeCurrency(row: Row): void {
    const written = currencyOfCell(this.cell(row, 'currency')) ?? readAmountText(this.cell(row, 'amount'))?.currency;
    if (!written) return;
    if (this.currency !== null && this.currency !== written)
      throw new UnreadableStatement('several_currencies', `line ${row.line}`);
    this.currency = written;
  }

  /** @throws UnreadableStatement 'bad_amount' for a text that is not an amount */
  private amount(row: Row, role: 'amount' | 'fee' | 'payout'): string | null {
    if (cellText(this.cell(row, role)) === '') return null;
    const amount = this.tryAmount(row, role);
    const hasNumber = hasDigit(this.cell(row, 'tracking_number')) || hasDigit(this.cell(row, 'order_number'));
    if (amount === null && hasNumber) throw new UnreadableStatement('bad_amount', `line ${row.line}`);
    return amount;
  }

  private tryAmount(row: Row, role: 'amount' | 'fee' | 'payout'): string | null {
    const text = readAmountText(this.cell(row, role));
    return text && amountOf(text, this.mark);
  }

  private day = (date: DateText | null): string | null => date && dayOf(date, this.order);

  private cell({ cells }: Row, role: keyof RegisterColumns): string {
    const at = this.columns[role];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  }

  private *amountTexts(rows: readonly Row[]): Generator<AmountText> {
    for (const row of rows)
      for (const role of ['amount', 'fee', 'payout'] as const) {
        const text = readAmountText(this.cell(row, role));
        if (text) yield text;
      }
  }
}

const hasDigit = (text: string): boolean => /\d/.test(text);

const numberText = (cell: string): string | null => referenceText(cell)?.slice(0, LONGEST_NUMBER).trim() || null;
