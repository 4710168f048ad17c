import { negate } from '../statement/decimal.js';
import { type AmountText, amountOf, type DecimalMark, decimalMark, readAmountText } from './amount.js';
import type { Columns } from './columns.js';
import { isEmpty } from './cell.js';
import type { Row } from './rows.js';

export type BadAmount = 'bad_amount' | 'unknown_direction';

/** Numbers of negative and positive amounts in a column, and the direction letters after them. */
interface Signs {
  negative: number;
  positive: number;
  /** Number of positive amounts with a plus sign. */
  plus: number;
  readonly letters: Set<'credit' | 'debit'>;
}

const absolute = (amount: string): string => (amount.startsWith('-') ? negate(amount) : amount);

/** Reads signed amounts. How signs are written is determined from all rows of the table. */
export class SignedAmounts {
  private readonly mark: DecimalMark | null;
  private readonly amountSigns: Signs;
  private readonly debitSigns: Signs;
  /** Whether the sign of each amount fits the direction in its row. */
  private readonly signsAgree: boolean;

  constructor(
    private readonly columns: Columns,
    rows: readonly Row[],
    hints: Iterable<string>,
  ) {
    const { amount, credit, debit } = columns;
    const shown = (at: number | null): AmountText[] =>
      at === null ? [] : rows.flatMap(({ cells }) => readAmountText(cells[at] ?? '') ?? []);
    const [amounts, debits] = [shown(amount), shown(debit)];
    this.mark =
      decimalMark(amounts) ??
      decimalMark(debits) ??
      decimalMark(shown(credit)) ??
      decimalMark([...hints].flatMap((hint) => readAmountText(hint) ?? []));
    this.amountSigns = this.signsOf(amounts);
    this.debitSigns = this.signsOf(debits);
    this.signsAgree = rows.every((row) => this.agrees(row));
  }

  private signsOf(amounts: readonly AmountText[]): Signs {
    const signs: Signs = { negative: 0, positive: 0, plus: 0, letters: new Set() };
    for (const one of amounts) {
      const amount = amountOf(one, this.mark);
      if (one.direction !== null) signs.letters.add(one.direction);
      if (amount === null || amount === '0') continue;
      if (one.isNegative) signs.negative += 1;
      else signs.positive += 1;
      if (one.isPositive) signs.plus += 1;
    }
    return signs;
  }

  private agrees({ cells }: Row): boolean {
    const { amount, direction } = this.columns;
    if (direction === null || amount === null) return true;
    const text = readAmountText(cells[amount] ?? '');
    const named = direction.read(cells[direction.at] ?? '');
    return (
      text === null || named === null || text.isNegative === (named === 'debit') || amountOf(text, this.mark) === '0'
    );
  }

  /** Returns the currency in the cell of the amount, as in '5,00 €'; null if there is none. */
  currency(cells: readonly string[]): string | null {
    const at = [this.columns.amount, this.columns.credit, this.columns.debit].find(
      (one) => one !== null && !isEmpty(cells[one]),
    );
    return at === undefined || at === null ? null : (readAmountText(cells[at]!)?.currency ?? null);
  }

  /** Returns the decimal text of a cell, null if it is empty, or the reason why it cannot be read. */
  plain(cell: string | undefined): string | null | { readonly bad: BadAmount } {
    if (isEmpty(cell)) return null;
    const text = readAmountText(cell!);
    return (text === null ? null : amountOf(text, this.mark)) ?? { bad: 'bad_amount' };
  }

  /** Returns the signed decimal text of a row, null if its cells are empty, or the reason why it cannot be read. */
  read(cells: readonly string[]): string | null | { readonly bad: BadAmount } {
    const { amount, credit, debit } = this.columns;
    if (credit !== null || debit !== null) {
      const came = credit === null ? null : this.plain(cells[credit]);
      const left = debit === null ? null : this.plain(cells[debit]);
      for (const one of [came, left]) if (typeof one === 'object' && one !== null) return one;
      const [hasCome, hasLeft] = [came !== null && came !== '0', left !== null && left !== '0'];
      if (hasCome && hasLeft) return { bad: 'bad_amount' };
      if (hasCome) return came;
      if (hasLeft) return this.debitSigns.negative > this.debitSigns.positive ? left : negate(left as string);
      if (amount === null || isEmpty(cells[amount])) return came ?? left;
    }
    return amount === null ? null : this.readAmount(cells, amount);
  }

  private readAmount(cells: readonly string[], at: number): string | null | { readonly bad: BadAmount } {
    const amount = this.plain(cells[at]);
    if (typeof amount !== 'string' || amount === '0') return amount;
    const { direction } = this.columns;
    if (direction === null) return this.withLetters(amount, readAmountText(cells[at]!)!);
    const named = direction.read(cells[direction.at] ?? '');
    if (named === null) return { bad: 'unknown_direction' };
    const size = this.amountSigns.negative > 0 && this.signsAgree ? absolute(amount) : amount;
    return named === 'debit' ? negate(size) : size;
  }

  /**
   * Applies the sign of direction letters or plus signs. If only CR or only DR occurs in the column, amounts without a
   * letter have the other direction. Exports of cards may write expenses without a sign, and payments to the card with
   * a plus.
   */
  private withLetters(amount: string, { direction, isPositive }: AmountText): string {
    const { letters, negative, positive, plus } = this.amountSigns;
    const isMarked = plus > 0 && plus < positive && negative === 0;
    if (letters.size === 0) return isMarked && !isPositive ? negate(amount) : amount;
    const named = direction ?? (letters.size === 1 && letters.has('credit') ? 'debit' : 'credit');
    return named === 'debit' ? negate(absolute(amount)) : absolute(amount);
  }
}
