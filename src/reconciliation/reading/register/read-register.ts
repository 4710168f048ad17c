import { dayOf, readDateText } from '../csv/date.js';
import { currencyIn } from '../csv/currency.js';
import { readRows, type Row } from '../csv/rows.js';
import { columnNames, findTablesWith } from '../csv/table.js';
import { decodeStatement } from '../encoding/decode-statement.js';
import { fileKind } from '../file-kind.js';
import { hashOfColumns } from '../hash-of-columns.js';
import { ColumnsNeeded, UnreadableStatement } from '../read-file.types.js';
import { negate, sum } from '../statement/decimal.js';
import { GENERIC_LAYOUT, REGISTER_LAYOUTS, type RegisterLayout } from './layouts.js';
import { columnsOf, mappedRegisterColumns, type RegisterColumns } from './register-columns.js';
import { readRegisterRows, type ReadRows } from './register-rows.js';
import type { ReadRegister, RegisterMapping, RegisterOptions } from './register.types.js';

/** Number of rows in which the titles are searched. */
const MOST_BEFORE = 60;
const SAMPLE_ROWS = 3;
const NUMBER =
  /(?:реєстр\p{L}*|реестр\p{L}*|register|registry|registras|reestr|reģistr\p{L}*|manifest|statement|payout|list|liste|aruanne|звіт|отч[её]т)[^\p{L}\d]{0,4}(?:№|no\.?|nr\.?|#|number|номер)?\s*:?\s*((?=[\p{L}\d/_-]*\d)[\p{L}\d][\p{L}\d/_-]{1,38})/iu;
const DAY = /\d{1,4}[-./]\d{1,2}[-./]\d{2,4}/;

interface Found {
  readonly layout: RegisterLayout;
  readonly columns: RegisterColumns;
  /** Index of the row with the titles. */
  readonly header: number;
}

/**
 * Reads a courier's register of collected money as CSV. Encoding, delimiter, layout and columns are detected.
 * @throws UnreadableStatement with a reason of `readCsv` or `readRegisterRows`
 * @throws ColumnsNeeded if no row has titles of a number and an amount, or if `asksColumns`
 */
export function readRegister(bytes: Uint8Array, options: RegisterOptions = {}): ReadRegister {
  if (fileKind(bytes) !== 'table') throw new UnreadableStatement('not_a_register');
  const { rows } = readRows(decodeStatement(bytes, options.encoding));
  if (rows.length === 0) throw new UnreadableStatement('no_rows');
  const needed = columnsNeeded(rows);
  if (options.asksColumns) throw needed;
  // A mapping that was sent with the file takes precedence over the stored one.
  const mapping = options.mapping ?? options.kept?.[hashOfColumns(needed.columns)];
  const { layout, columns, header } = mapping ? mapped(rows, mapping, options) : detected(rows, options);
  const read = readRegisterRows(rows.slice(header + 1), columns);
  const before = [...rows.slice(0, Math.max(header, 0)).map(({ cells }) => cells.join(' ')), nameWithoutEnd(options)];
  const titles = rows[header]?.cells ?? [];
  return {
    columns: needed.columns,
    layout: layout.key,
    carrier: layout.carrier,
    number: before.map((text) => NUMBER.exec(text)?.[1]).find((one) => one && !readDateText(one)) ?? null,
    day: dayIn(before) ?? lastDay(read),
    currency: read.currency ?? titles.map(currencyOfTitle).find(Boolean) ?? null,
    rows: read.rows,
    withoutMoney: read.withoutMoney,
    addsUp: addsUp(read),
  };
}

/** The row with the titles of the named layout, else of the layout that the file shows. */
function detected(rows: readonly Row[], options: RegisterOptions): Found {
  const layout = layoutOf(rows, options);
  for (let header = 0; header < Math.min(rows.length, MOST_BEFORE); header++) {
    const columns = columnsOf(rows[header]!.cells, layout);
    if (columns) return { layout: confirmed(layout, rows.slice(header + 1), columns, options), columns, header };
  }
  throw columnsNeeded(rows);
}

function mapped(rows: readonly Row[], mapping: RegisterMapping, options: RegisterOptions): Found {
  const titles = Object.values(mapping).filter((name) => !/^\s*#\d{1,3}\s*$/.test(name));
  const [table] = titles.length > 0 ? findTablesWith(rows, titles) : [];
  const header = table ? rows.length - table.rows.length - 1 : -1;
  const cells = rows[Math.max(header, 0)]!.cells;
  return { layout: layoutOf(rows, options), columns: mappedRegisterColumns(cells, mapping), header };
}

/** The requested layout, else the one whose courier the file names. */
function layoutOf(rows: readonly Row[], { layout, fileName = '' }: RegisterOptions): RegisterLayout {
  const named = [...REGISTER_LAYOUTS, GENERIC_LAYOUT].find(({ key }) => key === layout);
  if (named) return named;
  const beginning = [fileName, ...rows.slice(0, MOST_BEFORE).map(({ cells }) => cells.join(' '))].join('\n');
  return REGISTER_LAYOUTS.find(({ names }) => names?.test(beginning)) ?? GENERIC_LAYOUT;
}

/**
 * The layout for a file that names no courier: the one whose tracking numbers have the form of all numbers in the file.
 */
function confirmed(
  layout: RegisterLayout,
  rows: readonly Row[],
  { tracking_number: at }: RegisterColumns,
  { layout: asked }: RegisterOptions,
): RegisterLayout {
  if (asked || layout !== GENERIC_LAYOUT || at === undefined) return layout;
  const numbers = rows.map(({ cells }) => (cells[at] ?? '').replaceAll(/\s/g, '')).filter((text) => /\d{6}/.test(text));
  if (numbers.length === 0) return layout;
  return REGISTER_LAYOUTS.find(({ tracking }) => tracking && numbers.every((one) => tracking.test(one))) ?? layout;
}

/** Makes the error that requests the columns. The first of the rows with the most cells is taken for the titles. */
function columnsNeeded(rows: readonly Row[]): ColumnsNeeded {
  const first = rows.slice(0, MOST_BEFORE);
  const filled = ({ cells }: Row): number => cells.filter((cell) => cell.trim() !== '').length;
  const fullest = Math.max(...first.map(filled));
  const header = first.findIndex((row) => filled(row) === fullest);
  const titles = rows[header]!.cells.map((cell) => cell.trim());
  const below = rows.slice(header + 1);
  const names = columnNames({ preamble: [], titles, rows: below });
  const sample = below.slice(0, SAMPLE_ROWS).map(({ cells }) => names.map((_, at) => (cells[at] ?? '').trim()));
  return new ColumnsNeeded(names, sample, {});
}

/** The currency in the title of a column of amounts; Ukrainian couriers write it in small letters. */
const currencyOfTitle = (title: string): string | null =>
  currencyIn(title) ?? (/(?<!\p{L})грн|₴/iu.test(title) ? 'UAH' : null);

function dayIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const date = readDateText(DAY.exec(text)?.[0] ?? '');
    const day = date && dayOf(date, 'day_first');
    if (day) return day;
  }
  return null;
}

const nameWithoutEnd = ({ fileName = '' }: RegisterOptions): string => fileName.replace(/\.\w{1,5}$/, '');

const lastDay = ({ rows }: ReadRows): string | null =>
  rows.reduce<string | null>((last, { collectedOn: day }) => (day && (!last || day > last) ? day : last), null);

/** Whether the last sum in the file equals that of the rows, with or without the fees. */
function addsUp({ rows, totals }: ReadRows): boolean | null {
  const total = totals.at(-1);
  if (total === undefined) return null;
  const collected = sum(rows.map(({ amount }) => amount));
  const fees = sum(rows.map(({ fee }) => fee));
  return [collected, sum([collected, negate(fees)]), fees].includes(total);
}
