/**
 * How quotes are interpreted in a file that is not well-formed CSV. `doubled_quotes`: a quote in a quoted cell is
 * doubled. `bare_quotes`: it is not doubled. `all_quoted`: as `bare_quotes`, but all cells are quoted, so a quoted cell
 * ends only at a quote, a delimiter and another quote. `no_quotes`: quotes are ordinary characters.
 */
export type Splitting = 'doubled_quotes' | 'bare_quotes' | 'all_quoted' | 'no_quotes';

/** Largest length of a quoted cell. A quote that is part of a text would otherwise swallow the following rows. */
const MAX_QUOTED = 4000;

class Splitter {
  private position = 0;
  private line = 1;
  /** Number of characters that unsuccessful searches for a quote may still examine, to keep the total time linear. */
  private patience: number;

  constructor(
    private readonly text: string,
    private readonly delimiter: string,
    private readonly splitting: Splitting,
  ) {
    this.patience = 4 * text.length;
  }

  private isEnd(position: number): boolean {
    const char = this.text[position];
    return char === undefined || char === this.delimiter || char === '\n';
  }

  private skipBlanks(position: number): number {
    let after = position;
    while (this.text[after] === ' ') after += 1;
    return after;
  }

  private closesCell(quote: number): boolean {
    const after = this.skipBlanks(quote + 1);
    if (!this.isEnd(after)) return false;
    if (this.splitting !== 'all_quoted' || this.text[after] !== this.delimiter) return true;
    return this.text[after + 1] === '"' || this.isEnd(after + 1);
  }

  /** Returns the position of the quote that ends a quoted cell; -1 if there is none within the limit. */
  private closingQuote(from: number): number {
    if (this.patience <= 0) return -1;
    const limit = from + MAX_QUOTED;
    for (let quote = this.text.indexOf('"', from); quote >= 0 && quote <= limit;) {
      const isDoubled = this.splitting === 'doubled_quotes' && this.text[quote + 1] === '"';
      if (!isDoubled && this.closesCell(quote)) return quote;
      quote = this.nextQuote(quote + (isDoubled ? 2 : 1), limit);
    }
    this.patience -= MAX_QUOTED;
    return -1;
  }

  private nextQuote(from: number, limit: number): number {
    for (let i = from; i <= limit && i < this.text.length; i++) if (this.text[i] === '"') return i;
    return -1;
  }

  private cell(): string {
    const start = this.skipBlanks(this.position);
    if (this.text[start] === '"' && this.splitting !== 'no_quotes') {
      const close = this.closingQuote(start + 1);
      if (close >= 0) {
        this.position = this.skipBlanks(close + 1);
        const content = this.text.slice(start + 1, close);
        return this.splitting === 'doubled_quotes' ? content.replaceAll('""', '"') : content;
      }
    }
    let end = this.position;
    while (!this.isEnd(end)) end += 1;
    const content = this.text.slice(this.position, end);
    this.position = end;
    return content;
  }

  /** Reads the next row, up to one cell more than `maxCells`; null at the end of the text. */
  row(maxCells: number): { line: number; cells: string[] } | null {
    if (this.position >= this.text.length) return null;
    const cells: string[] = [];
    for (;;) {
      const cell = this.cell();
      cells.push(cell);
      for (let i = cell.indexOf('\n'); i >= 0; i = cell.indexOf('\n', i + 1)) this.line += 1;
      const isLast = this.text[this.position] !== this.delimiter;
      this.position += 1;
      if (isLast || cells.length > maxCells) break;
    }
    return { line: this.line++, cells };
  }
}

/** Splits a text into rows in linear time. Rows are cut off one cell after `maxCells`. */
export function splitRows(
  text: string,
  delimiter: string,
  splitting: Splitting,
  maxCells: number,
  take: (line: number, cells: string[]) => void,
): void {
  const splitter = new Splitter(text, delimiter, splitting);
  for (let row = splitter.row(maxCells); row !== null; row = splitter.row(maxCells)) take(row.line, row.cells);
}
