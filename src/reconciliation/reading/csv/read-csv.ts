import { decodeStatement } from '../encoding/decode-statement.js';
import { hashOfColumns } from '../hash-of-columns.js';
import {
  ColumnsNeeded,
  type CsvMapping,
  type KeptProfile,
  type ReadOptions,
  type ReadStatement,
  type ReadStatementFile,
  UnreadableStatement,
} from '../read-file.types.js';
import { chooseColumns } from './choose-columns.js';
import { chooseOrder } from './choose-order.js';
import { profileOf } from './profile.js';
import { mappedColumns, titlesOf } from './mapped-columns.js';
import { proposeMapping } from './propose-mapping.js';
import { readTable, UnknownStatus } from './read-table.js';
import { type RowFile, readRows } from './rows.js';
import { bookedRows, columnNames, findTables, findTablesWith, type Table } from './table.js';

const SAMPLE_ROWS = 3;
const PROFILED_ROWS = 300;

/** The error for a table whose columns are not clear. A text without any day or amount is no statement. */
function needColumns(table: Table): ColumnsNeeded | UnreadableStatement {
  const names = columnNames(table);
  const profiles = names.map((_, at) => profileOf(table.rows.slice(0, PROFILED_ROWS), at));
  const has = (count: 'dates' | 'amounts'): boolean => profiles.some((profile) => profile[count] > 0);
  if (table.rows.length > 0 && !has('dates') && !has('amounts')) return new UnreadableStatement('not_a_statement');
  const booked = bookedRows(table, SAMPLE_ROWS);
  const rows = booked.length > 0 ? booked : table.rows.slice(0, SAMPLE_ROWS);
  const sample = rows.map(({ cells }) => names.map((_, i) => (cells[i] ?? '').trim()));
  return new ColumnsNeeded(names, sample, proposeMapping(table, chooseColumns(table)));
}

function readChosen(table: Table, file: RowFile): ReadStatement[] {
  const { columns, isCertain } = chooseColumns(table);
  if (!isCertain || columns.booked === null) throw needColumns(table);
  const known = { ...columns, booked: columns.booked };
  const order = chooseOrder(table, known);
  if (order === null) throw needColumns(table);
  try {
    return readTable(table, { ...file, columns: known, order });
  } catch (error) {
    if (error instanceof UnknownStatus) throw needColumns(table);
    throw error;
  }
}

function readMapped(table: Table, file: RowFile, mapping: CsvMapping): ReadStatement[] {
  const columns = mappedColumns(table, mapping);
  // Ambiguous dates are read with the day first, as everywhere except in the United States.
  const order = chooseOrder(table, columns) ?? 'day_first';
  try {
    return readTable(table, { ...file, columns, order });
  } catch (error) {
    // The mapping names no status column, and the detected one has an unknown word.
    if (error instanceof UnknownStatus) throw needColumns(table);
    throw error;
  }
}

/** Finds the tables for a mapping: those with its titles, or all if it gives columns by position only. */
function mappedTables(file: RowFile, mapping: CsvMapping): Table[] {
  const titles = titlesOf(mapping);
  if (titles.length === 0) return findTables(file.rows);
  const tables = findTablesWith(file.rows, titles);
  if (tables.length > 0) return tables;
  // Throws an error that names the unknown title.
  const [table] = findTables(file.rows);
  mappedColumns(table!, mapping);
  return [table!];
}

/** Statements without a currency get the currency of the others, e.g. in a file of two cards. */
function withCurrency(statements: readonly ReadStatement[]): ReadStatement[] {
  const currency = statements.find((one) => one.currency !== null)?.currency ?? null;
  return statements.map((one) => (one.currency === null ? { ...one, currency } : one));
}

function columnsOf(file: RowFile): string[] | undefined {
  const [first] = findTables(file.rows);
  return first && columnNames(first);
}

function readFile(file: RowFile, mapping: CsvMapping | undefined): ReadStatementFile {
  const tables = mapping === undefined ? findTables(file.rows) : mappedTables(file, mapping);
  const statements = tables.flatMap((table) =>
    mapping === undefined ? readChosen(table, file) : readMapped(table, file, mapping),
  );
  const columns = columnsOf(file);
  return { format: 'CSV', statements: withCurrency(statements), ...(columns && { columns }) };
}

/**
 * Reads an export of transactions as CSV. Encoding, delimiter, header, columns, decimal mark and order of dates are
 * detected. Several tables, accounts or currencies give several statements.
 * @throws UnreadableStatement 'unknown_encoding', 'not_text', 'not_a_statement', 'no_rows', 'line_too_long', 'too_many_columns',
 * 'too_many_rows', 'unknown_column', 'bad_date', 'bad_amount', 'unknown_direction', 'row_cut_off'
 * @throws ColumnsNeeded if the meaning of a column is not clear from its title and contents, and no kept profile has it
 */
export function readCsv(bytes: Uint8Array, { encoding, mapping, kept }: ReadOptions = {}): ReadStatementFile {
  const file = readRows(decodeStatement(bytes, encoding));
  if (file.rows.length === 0) throw new UnreadableStatement('no_rows');
  const profile = mapping === undefined ? profileFor(file, kept) : undefined;
  if (!profile) return readFile(file, mapping);
  const isOtherEncoding = encoding === undefined && profile.encoding !== null;
  const decoded = isOtherEncoding ? readRows(decodeStatement(bytes, profile.encoding)) : file;
  return { ...readFile(decoded, profile.mapping), profile: profile.id };
}

function profileFor(file: RowFile, kept: ReadOptions['kept'] = {}): KeptProfile | undefined {
  const columns = columnsOf(file);
  return columns && kept[hashOfColumns(columns)];
}
