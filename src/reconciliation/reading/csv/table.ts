import { readAmountText } from './amount.js';
import { readDateText } from './date.js';
import type { Row } from './rows.js';
import { balanceLabel } from './words/balance-words.js';
import { readingsOf } from './words/title-index.js';

/** One table of a CSV file: a header row, and the rows up to the next header row. */
export interface Table {
  /** Rows between the last transaction of the previous table and this header. */
  readonly preamble: readonly Row[];
  /** The trimmed titles; null if the file has no header. */
  readonly titles: readonly string[] | null;
  /** All rows after the header, including totals and other rows that are not transactions. */
  readonly rows: readonly Row[];
}

/** Largest number of rows that are examined in search of headers. */
const MAX_TESTED = 2000;
/** A header in an unknown language is only searched if at most this many rows precede the first transaction. */
const MAX_PREAMBLE = 60;

const hasDate = ({ cells }: Row): boolean => cells.some((cell) => readDateText(cell) !== null);
const isDecimal = (cell: string): boolean => readAmountText(cell) !== null && /\d/.test(cell);
const isAmountCell = (cell: string): boolean => isDecimal(cell) && readDateText(cell) === null;
const isBalance = ({ cells }: Row): boolean => cells.some((cell) => balanceLabel(cell) !== null);
/** Whether the row has a date and an amount, and is not a balance. */
const looksBooked = (row: Row): boolean => hasDate(row) && row.cells.some(isAmountCell) && !isBalance(row);
const trimmed = ({ cells }: Row): string[] => cells.map((cell) => cell.trim());

/** Whether the cells of a row are titles that name at least a date and an amount. */
function isKnownHeader(row: Row): boolean {
  if (row.cells.length < 3 || hasDate(row)) return false;
  const roles = new Set(row.cells.flatMap((cell) => readingsOf(cell.trim()).map(({ role }) => role)));
  const namesAmount = roles.has('amount') || (roles.has('credit') && roles.has('debit'));
  return namesAmount && (roles.has('booked_on') || roles.has('value_on'));
}

/** Splits the file at its headers. The rows between two tables belong to both: they may be a footer or a preamble. */
function cutAt(rows: readonly Row[], headers: readonly number[]): Table[] {
  return headers.map((header, i) => {
    const before = i === 0 ? 0 : headers[i - 1]! + 1;
    const next = headers[i + 1] ?? rows.length;
    const lastBooked = rows.slice(before, header).findLastIndex(hasDate);
    const preamble = rows.slice(i === 0 ? 0 : before + lastBooked + 1, header);
    return { preamble, titles: trimmed(rows[header]!), rows: rows.slice(header + 1, next) };
  });
}

/**
 * Finds a header in an unknown language: titles in the row before the first transaction. Returns -1 if there is none.
 */
function findUnknownHeader(rows: readonly Row[]): number {
  const first = rows.findIndex(looksBooked);
  if (first <= 0 || first > MAX_PREAMBLE) return -1;
  const header = rows[first - 1]!;
  const titles = header.cells.filter((cell) => cell.trim() !== '');
  const isHeader =
    titles.length >= 3 && !titles.some(isDecimal) && header.cells.length >= rows[first]!.cells.length - 1;
  return isHeader ? first - 1 : -1;
}

/** Returns the tables of a file. A file without a header is one table. */
export function findTables(rows: readonly Row[]): Table[] {
  const headers: number[] = [];
  let tested = 0;
  for (let i = 0; i < rows.length && tested < MAX_TESTED; i++) {
    if (hasDate(rows[i]!)) continue;
    tested += 1;
    if (isKnownHeader(rows[i]!)) headers.push(i);
  }
  if (headers.length > 0) return cutAt(rows, headers);
  const unknown = findUnknownHeader(rows);
  return unknown < 0 ? [{ preamble: [], titles: null, rows }] : cutAt(rows, [unknown]);
}

const sameTitle = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the tables whose headers have all of the titles. */
export function findTablesWith(rows: readonly Row[], titles: readonly string[]): Table[] {
  const headers = rows.flatMap((row, i) =>
    titles.every((title) => row.cells.some((cell) => sameTitle(cell, title))) ? [i] : [],
  );
  return cutAt(rows, headers);
}

/** Returns the position of a column by its title in any case, or by '#1', '#2' and so on; -1 if there is none. */
export function positionOf(name: string, titles: readonly string[] | null, width: number): number {
  const byTitle = titles?.findIndex((title) => sameTitle(title, name)) ?? -1;
  if (byTitle >= 0) return byTitle;
  const number = /^\s*#(\d{1,3})\s*$/.exec(name)?.[1];
  return number !== undefined && Number(number) <= width ? Number(number) - 1 : -1;
}

/**
 * Returns the number of columns. Columns after the last title count only if most rows fill them, because an unquoted
 * text may contain the delimiter.
 */
function widthOf({ titles, rows }: Table): number {
  const filled = rows.slice(0, MAX_TESTED).map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  if (titles === null) return Math.max(0, ...filled);
  const median = filled.sort((one, other) => one - other)[filled.length >> 1] ?? 0;
  return Math.max(titles.findLastIndex((title) => title !== '') + 1, median);
}

/** Returns the name of each column: its title, or e.g. '#2' if it has none or shares it with an earlier column. */
export function columnNames(table: Table): string[] {
  const { titles } = table;
  const width = widthOf(table);
  const seen = new Set<string>();
  return Array.from({ length: width }, (_, i) => {
    const title = titles?.[i] ?? '';
    const key = title.toLowerCase();
    if (title === '' || seen.has(key)) return `#${i + 1}`;
    seen.add(key);
    return title;
  });
}

/** Returns the first rows with a date and an amount, up to `count`. */
export const bookedRows = ({ rows }: Table, count: number): Row[] => {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length === count) break;
    if (looksBooked(row)) found.push(row);
  }
  return found;
};
