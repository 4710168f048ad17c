import type { CsvMapping } from '../read-file.types.js';
import type { Choice } from './choose-columns.js';
import { cellText } from './cell.js';
import { LOOKS } from './chooser.js';
import { readDateText } from './date.js';
import { profileOf } from './profile.js';
import { bookedRows, columnNames, type Table } from './table.js';
import { directionOf } from './words/direction-words.js';

const SAMPLE_ROWS = 100;

/** Guesses the columns of a table without titles from the contents of its cells. */
function guessByContents(table: Table): {
  booked: number | null;
  value: number | null;
  amount: number | null;
  currency: number | null;
  text: number | null;
  /** Column with known words for credit and debit, if the amounts have no signs. */
  direction: number | null;
} {
  const rows = bookedRows(table, SAMPLE_ROWS);
  const profiles = columnNames(table).map((_, at) => ({ at, ...profileOf(rows, at) }));
  const dates = profiles.filter(({ dates: count, filled }) => filled === rows.length && count === filled);
  const amounts = profiles.filter(
    ({ at, amounts: count, filled }) =>
      filled === rows.length && count === filled && rows.some(({ cells }) => /[.,]\d{1,2}\D*$/.test(cells[at] ?? '')),
  );
  const signed = amounts.find(({ signs }) => signs > 0);
  const direction = signed === undefined ? profiles.find((one) => LOOKS.direction(one)) : undefined;
  const unsigned = amounts.length === 1 || direction !== undefined ? amounts[0] : undefined;
  const length = (at: number): number => rows.reduce((sum, { cells }) => sum + cellText(cells[at]).length, 0);
  const texts = profiles.filter((one) => one.dates + one.amounts === 0 && !LOOKS.account(one));
  const longest = texts.reduce<{ at: number } | null>(
    (best, one) => (best === null || length(one.at) > length(best.at) ? one : best),
    null,
  );
  return {
    booked: dates[0]?.at ?? null,
    value: dates[1]?.at ?? null,
    amount: signed?.at ?? unsigned?.at ?? null,
    currency: profiles.find(({ currencies, filled }) => filled === rows.length && currencies === filled)?.at ?? null,
    text: longest?.at ?? null,
    direction: direction?.at ?? null,
  };
}

/** Returns up to 20 different words of a column that satisfy the condition. */
function wordsOf(table: Table, at: number, fits: (cell: string) => boolean): string[] {
  const words = table.rows
    .filter(({ cells }) => cells.some((cell) => readDateText(cell) !== null))
    .map(({ cells }) => cellText(cells[at]));
  return [...new Set(words.filter((word) => word !== '' && word.length <= 40 && fits(word)))].slice(0, 20);
}

/** Proposes a mapping. A field is left out if no column is known to have it. */
export function proposeMapping(table: Table, { columns, unexplained }: Choice): Partial<CsvMapping> {
  const names = columnNames(table);
  const guess = table.titles === null ? guessByContents(table) : null;
  const name = (at: number | null | undefined): string | undefined =>
    at === null || at === undefined ? undefined : names[at];
  const { direction, status } = columns;
  const directionAt = direction?.at ?? unexplained ?? guess?.direction ?? null;
  const directionWords = (wanted: 'credit' | 'debit'): string[] =>
    directionAt === null
      ? []
      : wordsOf(table, directionAt, (word) => (direction?.read ?? directionOf)(word) === wanted);
  const proposal: Partial<Record<keyof CsvMapping, unknown>> = {
    booked_on: name(columns.booked ?? guess?.booked),
    value_on: name(columns.value ?? guess?.value),
    amount: columns.credit === null ? name(columns.amount ?? guess?.amount) : undefined,
    credit: name(columns.credit),
    debit: name(columns.debit),
    direction:
      directionAt === null
        ? undefined
        : { column: names[directionAt], credit: directionWords('credit'), debit: directionWords('debit') },
    status:
      status === null
        ? undefined
        : { column: names[status.at], booked: wordsOf(table, status.at, (word) => status.isBooked(word) === true) },
    currency: name(columns.currency ?? guess?.currency),
    counterparty_name: name(columns.name ?? columns.payer),
    counterparty_account: name(columns.nameAccount ?? columns.payerAccount),
    remittance_information: name(columns.purposes[0] ?? columns.descriptions[0] ?? guess?.text),
    bank_reference: name(columns.bankReference),
  };
  return Object.fromEntries(Object.entries(proposal).filter(([, value]) => value !== undefined)) as Partial<CsvMapping>;
}
