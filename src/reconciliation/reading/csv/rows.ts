import { CsvError, parse } from 'csv-parse/sync';
import { UnreadableStatement } from '../read-file.types.js';
import { detectDelimiter } from './delimiter.js';
import { splitRows, type Splitting } from './split-rows.js';

/** A row of the file; `line` is the number of its last line. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface RowFile {
  readonly rows: readonly Row[];
  readonly delimiter: string;
  /** Whether the file is well-formed CSV. Otherwise an unquoted text may contain the delimiter. */
  readonly isStrict: boolean;
  /** Whether the file ends with a line break. Without one, the download may be incomplete. */
  readonly isEnded: boolean;
}

// Bank exports stay far below these limits. Larger files are attempts to exhaust memory.
const MAX_ROWS = 250_000;
const MAX_COLUMNS = 256;
const MAX_LINE = 200_000;
/** Cells of a row beyond this number do not count in `regularity`. */
const ENOUGH_CELLS = 10;

/** Ways to read a file that is not well-formed, the most common first. */
const SPLITTINGS: readonly Splitting[] = ['doubled_quotes', 'bare_quotes', 'all_quoted', 'no_quotes'];

class Rows {
  readonly rows: Row[] = [];

  add(line: number, cells: readonly string[]): void {
    if (cells.length > MAX_COLUMNS) throw new UnreadableStatement('too_many_columns', `line ${line}`);
    if (this.rows.length === MAX_ROWS) throw new UnreadableStatement('too_many_rows', `line ${line}`);
    if (cells.some((cell) => cell.trim() !== '')) this.rows.push({ line, cells });
  }

  /**
   * Whether all rows with more than one cell have the same number of cells. A quote that is part of a text would join
   * several cells or rows.
   */
  isUniform(): boolean {
    return new Set(this.rows.map(({ cells }) => cells.length).filter((length) => length > 1)).size === 1;
  }

  /**
   * Returns a measure of how regular the rows are: the cells in rows of equal length, minus a penalty for each row in
   * which two cells were read as one.
   */
  regularity(delimiter: string): number {
    const counts = new Map<number, number>();
    const boundary = `"${delimiter}"`;
    let joined = 0;
    for (const { cells } of this.rows) {
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
      if (cells.some((cell) => cell.includes(boundary))) joined += 1;
    }
    const regular = [...counts].map(([cells, rows]) => Math.min(cells, ENOUGH_CELLS) * rows);
    return Math.max(0, ...regular) - 2 * ENOUGH_CELLS * joined;
  }
}

/** Returns null if the file is not well-formed. */
function parseStrictly(text: string, delimiter: string): Rows | null {
  const found = new Rows();
  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        found.add(lines, cells);
        // Returning null keeps the parser from collecting the records.
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
  return found;
}

function split(text: string, delimiter: string, splitting: Splitting): Rows {
  const found = new Rows();
  splitRows(text, delimiter, splitting, MAX_COLUMNS, (line, cells) => found.add(line, cells));
  return found;
}

/** Whether a cell contains a line end. If so, a quote in a text may have been read as the beginning of a cell. */
const hasLineEnds = ({ rows }: Rows): boolean => rows.some(({ cells }) => cells.some((cell) => cell.includes('\n')));

function checkLines(text: string): void {
  let line = 1;
  for (let start = 0; start < text.length; line++) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > MAX_LINE)
      throw new UnreadableStatement('line_too_long', `line ${line}`);
    if (end < 0) return;
    start = end + 1;
  }
}

function readWith(text: string, delimiter: string): Omit<RowFile, 'isEnded'> {
  const strict = parseStrictly(text, delimiter);
  if (strict !== null && (!hasLineEnds(strict) || strict.isUniform()))
    return { rows: strict.rows, delimiter, isStrict: true };
  let best = strict;
  for (const splitting of SPLITTINGS) {
    const found = split(text, delimiter, splitting);
    if (best === null || found.regularity(delimiter) > best.regularity(delimiter)) best = found;
  }
  return { rows: best!.rows, delimiter, isStrict: best === strict };
}

/** Returns the text inside the quotes if each row is one quoted cell, as some spreadsheets save it; else null. */
function unwrapped(file: Pick<RowFile, 'rows'>): string | null {
  if (file.rows.length < 2 || file.rows.some(({ cells }) => cells.slice(1).some((cell) => cell !== ''))) return null;
  const lines = file.rows.map(({ cells }) => cells[0]!);
  return lines.every((line) => /[;,\t|]/.test(line)) ? lines.join('\n') : null;
}

/**
 * Splits a CSV file into rows and detects its delimiter. Empty rows are left out.
 * @throws UnreadableStatement 'line_too_long', 'too_many_columns', 'too_many_rows'
 */
export function readRows(bankText: string): RowFile {
  const text = bankText.replace(/\r+\n?/g, '\n');
  checkLines(text);
  const [declaration, declared] = /^"?sep=(.)"?\n/i.exec(text) ?? [];
  const body = declaration === undefined ? text : text.slice(declaration.length);
  const file = readWith(body, declared ?? detectDelimiter(body));
  const inner = unwrapped(file);
  const read = inner === null ? file : readWith(inner, detectDelimiter(inner));
  return { ...read, isEnded: text.endsWith('\n') };
}
