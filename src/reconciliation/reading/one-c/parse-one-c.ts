import { UnreadableStatement } from '../read-file.types.js';

// Exports stay far below these limits. Larger files are attempts to exhaust memory.
const MAX_LINE = 10_000;
const MAX_LINES = 2_000_000;
const MAX_DOCUMENTS = 100_000;
const MAX_KEYS = 200;

/** The `key=value` lines of a section. A key that occurs several times has several values. */
export class Section {
  private readonly values = new Map<string, string[]>();
  private size = 0;

  constructor(readonly line: number) {}

  add(key: string, value: string): void {
    this.size += 1;
    if (this.size > MAX_KEYS) throw new UnreadableStatement('too_many_rows', `line ${this.line}`);
    const all = this.values.get(key);
    if (all === undefined) this.values.set(key, [value]);
    else all.push(value);
  }

  all(key: string): readonly string[] {
    return this.values.get(key) ?? [];
  }

  get(key: string): string | undefined {
    return this.values.get(key)?.find((value) => value !== '');
  }
}

/** A payment order, memorial order or other document that moves money. */
export type Document = Section;

export interface OneCFile {
  readonly header: Section;
  readonly accounts: readonly Section[];
  readonly documents: readonly Document[];
}

const isSignature = (line: string): boolean => /^\s*1CClientBankExchange\s*$/.test(line);

class Parser {
  readonly header = new Section(1);
  readonly accounts: Section[] = [];
  readonly documents: Document[] = [];
  isEnded = false;
  private current: Section | null = null;

  /** Starts a section. If another section has not ended, lines of the file are missing. */
  private begin(list: Section[], line: number): void {
    if (this.current !== null) throw new UnreadableStatement('cut_off', `line ${line}`);
    if (list.length === MAX_DOCUMENTS) throw new UnreadableStatement('too_many_rows', `line ${line}`);
    this.current = new Section(line);
    list.push(this.current);
  }

  get isInSection(): boolean {
    return this.current !== null;
  }

  take(text: string, line: number): void {
    const at = text.indexOf('=');
    const key = (at < 0 ? text : text.slice(0, at)).trim();
    const value = at < 0 ? '' : text.slice(at + 1).trim();
    if (key === 'СекцияРасчСчет') this.begin(this.accounts, line);
    else if (key === 'СекцияДокумент') this.begin(this.documents, line);
    else if (key === 'КонецРасчСчет' || key === 'КонецДокумента') this.current = null;
    else if (key === 'КонецФайла') this.isEnded = true;
    else if (at >= 0) (this.current ?? this.header).add(key, value);
  }
}

/**
 * Splits the text into its sections.
 * @throws UnreadableStatement 'not_one_c', 'line_too_long', 'too_many_rows', or 'cut_off' if the end is missing
 */
export function parseOneC(text: string): OneCFile {
  const parser = new Parser();
  let number = 0;
  for (let start = 0; start < text.length && !parser.isEnded;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    number += 1;
    if (end - start > MAX_LINE) throw new UnreadableStatement('line_too_long', `line ${number}`);
    if (number > MAX_LINES) throw new UnreadableStatement('too_many_rows', `line ${number}`);
    const line = text.slice(start, end);
    if (number === 1 && !isSignature(line)) throw new UnreadableStatement('not_one_c', 'line 1');
    parser.take(line, number);
    start = end + 1;
  }
  if (number === 0) throw new UnreadableStatement('not_one_c', 'line 1');
  if (!parser.isEnded || parser.isInSection) throw new UnreadableStatement('cut_off', `line ${number}`);
  return parser;
}
