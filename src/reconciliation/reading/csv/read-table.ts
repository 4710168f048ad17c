import { type ReadStatement, type ReadTransaction, UnreadableStatement } from '../read-file.types.js';
import { accountNumber } from '../statement/account.js';
import { alignCells } from './align-cells.js';
import { readAmountText } from './amount.js';
import type { Columns } from './columns.js';
import { currencyOfCell } from './currency.js';
import { type DateOrder, dayOf, readDateText } from './date.js';
import { readFacts } from './preamble.js';
import { cellText, isEmpty, referenceText } from './cell.js';
import type { Row, RowFile } from './rows.js';
import { SignedAmounts } from './signed-amounts.js';
import { type Group, StatementBuilder } from './statement-builder.js';
import { columnNames, type Table } from './table.js';
import { nameInText, readRemittance, returnOf } from './texts.js';
import { type BalanceLabel, balanceLabel } from './words/balance-words.js';

export interface Layout extends Pick<RowFile, 'delimiter' | 'isStrict' | 'isEnded'> {
  readonly columns: Columns;
  readonly order: DateOrder;
}

/** A status whose meaning is unknown. The client has to name the words for booked transactions. */
export class UnknownStatus extends Error {}

/** Number of rows whose other numbers are used to find the decimal mark if the amounts are ambiguous. */
const HINT_ROWS = 1000;

class TableReader {
  private readonly builder: StatementBuilder;
  private readonly amounts: SignedAmounts;
  private readonly rows: readonly Row[];
  /** The group of the previous row if that was a transaction. */
  private last: Group | null = null;

  constructor(
    table: Table,
    private readonly layout: Layout,
  ) {
    const { columns, delimiter, isStrict, order } = layout;
    const width = columnNames(table).length;
    this.rows = isStrict
      ? table.rows
      : table.rows.map(({ line, cells }) => ({ line, cells: alignCells(cells, width, delimiter, columns) }));
    const around = this.rows.filter((row) => this.day(row) === null).slice(0, HINT_ROWS);
    this.builder = new StatementBuilder(readFacts(table.preamble, around, order));
    const hints = [...table.preamble, ...around, ...this.rows.slice(0, HINT_ROWS)].flatMap(({ cells }) =>
      cells.filter((cell) => /[.,]\d{1,2}(?!\d)/.test(cell) && readDateText(cell) === null),
    );
    this.amounts = new SignedAmounts(
      columns,
      this.rows.filter((row) => this.day(row) !== null),
      hints,
    );
  }

  private day({ cells }: Row): string | null {
    const date = readDateText(cells[this.layout.columns.booked] ?? '');
    return date === null ? null : dayOf(date, this.layout.order);
  }

  private cell(cells: readonly string[], at: number | null): string {
    return at === null ? '' : cellText(cells[at]);
  }

  /** Returns the kind of balance or total in a row, else null. Such a row names no other account than the own one. */
  private balance(cells: readonly string[], account: string | null): BalanceLabel | null {
    const { purposes, descriptions, name, nameAccount } = this.layout.columns;
    const texts = [...purposes, ...descriptions].filter((at) => !isEmpty(cells[at]));
    const label = (texts.length > 0 ? texts.map((at) => cells[at]!) : cells)
      .map(balanceLabel)
      .find((one) => one !== null);
    if (label === undefined) return null;
    const other = accountNumber(this.cell(cells, nameAccount));
    const isOwn = other === null ? this.cell(cells, name) === '' : other === account;
    return isOwn ? label : null;
  }

  /** Returns the group for the account and currency of a row. */
  private group(cells: readonly string[]): Group {
    const { account, currency, currencyCode } = this.layout.columns;
    const code = currencyOfCell(this.cell(cells, currency)) ?? currencyCode ?? this.amounts.currency(cells);
    return this.builder.group(accountNumber(this.cell(cells, account)), code);
  }

  private isBooked(cells: readonly string[]): boolean {
    const { status } = this.layout.columns;
    if (status === null || isEmpty(cells[status.at])) return true;
    const isBooked = status.isBooked(cells[status.at]!);
    if (isBooked === null) throw new UnknownStatus(cells[status.at]);
    return isBooked;
  }

  /** Appends the row to the previous text. Some banks continue a text in rows that are otherwise empty. */
  private continueText(cells: readonly string[]): void {
    const { purposes, descriptions } = this.layout.columns;
    const filled = cells.flatMap((cell, at) => (isEmpty(cell) ? [] : [at]));
    const [at] = filled;
    if (this.last === null || at === undefined || filled.length > 1) return;
    if (![...purposes, ...descriptions].includes(at)) return;
    const { transactions } = this.last;
    const transaction = transactions.pop()!;
    transactions.push({ ...transaction, remittance: `${transaction.remittance}\n${this.cell(cells, at)}` });
  }

  /** Handles a row without a booking date: a total, a continued text, or a transaction that is not booked yet. */
  private readUndated(row: Row): void {
    const { cells, line } = row;
    const { booked, amount, credit, debit } = this.layout.columns;
    const shown = [amount, credit, debit].map((at) => readAmountText(this.cell(cells, at)));
    if (shown.every((one) => one === null || /^[0.,]*$/.test(one.digits))) return this.continueText(cells);
    const text = this.cell(cells, booked);
    if (this.isLabel(row)) return;
    // An unknown date format is an error; otherwise the money of this row would be lost.
    if (/\d/.test(text)) throw new UnreadableStatement('bad_date', `line ${line}`);
    this.group(cells).notBooked += 1;
  }

  /** Whether the file ends within this row: it is shorter than the previous one and has no line end. */
  private isCutOff(row: Row): boolean {
    if (this.layout.isEnded || row !== this.rows.at(-1) || this.isLabel(row)) return false;
    const before = this.rows.at(-2);
    return before !== undefined && this.day(before) !== null && row.cells.length < before.cells.length;
  }

  private isLabel({ cells }: Row): boolean {
    return cells.some((cell) => balanceLabel(cell) !== null);
  }

  private readRow(row: Row): void {
    const { cells, line } = row;
    const { columns, order } = this.layout;
    const bookedOn = this.day(row);
    if (bookedOn === null) return this.readUndated(row);
    this.last = null;
    if (this.isCutOff(row)) throw new UnreadableStatement('row_cut_off', `line ${line}`);
    const group = this.group(cells);
    group.ownerName ??= this.cell(cells, columns.owner) || null;
    const amount = this.amounts.read(cells);
    if (amount === null && [columns.amount, columns.credit].some((at) => at !== null && at >= cells.length)) {
      throw new UnreadableStatement('row_cut_off', `line ${line}`);
    }
    if (amount !== null && typeof amount === 'object') throw new UnreadableStatement(amount.bad, `line ${line}`);
    const balance = this.balance(cells, group.account);
    if (balance === 'opening' || balance === 'closing') {
      this.builder.addBalance(group, balance, { amount: amount ?? '0', on: bookedOn });
    }
    if (balance !== null) return;
    if (!this.isBooked(cells)) group.notBooked += 1;
    else if (amount !== null && amount !== '0') this.book(group, this.transaction(cells, bookedOn, amount, order));
  }

  private book(group: Group, transaction: ReadTransaction): void {
    group.transactions.push(transaction);
    this.last = group;
  }

  private transaction(cells: readonly string[], bookedOn: string, amount: string, order: DateOrder): ReadTransaction {
    const { columns } = this.layout;
    const isCredit = !amount.startsWith('-');
    const value = readDateText(this.cell(cells, columns.value));
    const { text, endToEndId, creditorReference } = readRemittance(cells, columns);
    const described = columns.descriptions.map((at) => nameInText(this.cell(cells, at))).find((name) => name !== null);
    const party = this.cell(cells, isCredit ? columns.payer : columns.payee);
    const partyAccount = this.cell(cells, isCredit ? columns.payerAccount : columns.payeeAccount);
    const returned = returnOf(cells, columns, text);
    return {
      bookedOn,
      valueOn: value === null ? null : dayOf(value, order),
      amount,
      currency: null,
      isReturn: returned !== null,
      returnReason: returned,
      counterpartyName: party || this.cell(cells, columns.name) || (nameInText(text) ?? described ?? null),
      counterpartyAccount: accountNumber(this.cell(cells, columns.nameAccount) || partyAccount),
      remittance: text,
      creditorReference,
      endToEndId: (columns.endToEnd === null ? null : referenceText(cells[columns.endToEnd])) ?? endToEndId,
      bankReference: columns.bankReference === null ? null : referenceText(cells[columns.bankReference]),
      entryReference: null,
      part: 'entry',
    };
  }

  read(): ReadStatement[] {
    for (const row of this.rows) this.readRow(row);
    return this.builder.statements();
  }
}

/**
 * Reads the rows of a table into one statement per account and currency.
 * @throws UnreadableStatement 'bad_date', 'bad_amount', 'unknown_direction', 'row_cut_off'
 * @throws UnknownStatus
 */
export function readTable(table: Table, layout: Layout): ReadStatement[] {
  return new TableReader(table, layout).read();
}
