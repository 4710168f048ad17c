import { UnreadableStatement } from '../read-file.types.js';

/** A field such as :61:, with its lines but without its tag. */
export interface Field {
  readonly tag: string;
  readonly lines: string[];
  /** Line of the file at which the field begins. */
  readonly line: number;
}

export interface Message {
  readonly fields: Field[];
  /** Whether the message is inside a SWIFT block, which ends with '-}'. */
  readonly isInBlock: boolean;
  isEnded: boolean;
}

/** Known fields. Other lines that begin with a colon, e.g. ':30: Uhr', are part of a text. */
const TAG = /^\s{0,8}:(20|21|25P?|28C?|34F|13[CD]?|60[FM]?|61|86|62[FM]?|64F?|65F?|90[CD]|NS|94[02]):/;
/**
 * Fields that may follow these ones. If another field follows inside a text, the line only looks like a field: a line
 * break split a time before it, e.g. before ':20:37'.
 */
const FOLLOWERS = new Map([
  ['20', /^(?:13|2[158]|NS)/],
  ['25', /^(?:13|28|34|60|NS)/],
  ['28', /^(?!)/],
]);
const END = /^\s?-(?:[}åÅü].*)?\s*$/;
/** Beginning of the SWIFT block with the message. Nordic banks write national letters instead of braces. */
const BLOCK = /[{äÄ]4:/;
const MAX_FIELD = 100_000;
/** Maximum number of lines: five times those of a statement with 20,000 transactions. */
const MAX_LINES = 1_000_000;

/** Splits a file into lines. Raw FinTS responses have '@@' instead of line breaks. */
function splitLines(text: string): string[] {
  const breaks = /(?:^|@@):(?:20|61|86):/.test(text) && text.includes('@@:') ? /\r{0,2}\n|\r|@@/ : /\r{0,2}\n|\r/;
  const lines = text.split(breaks, MAX_LINES + 1);
  if (lines.length > MAX_LINES) throw new UnreadableStatement('too_complex', `line ${MAX_LINES}`);
  return lines;
}

/** Returns for each line what comes next: the tag of a field, '-' for a line that may end a message, or null. */
function nextMarks(lines: readonly string[]): (string | null)[] {
  const marks: (string | null)[] = new Array<string | null>(lines.length + 1).fill(null);
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index]!;
    marks[index] = TAG.exec(line)?.[1] ?? (END.test(line) ? '-' : marks[index + 1]!);
  }
  return marks;
}

class Collector {
  readonly messages: Message[] = [];
  private message: Message | null = null;
  private isInBlock = false;
  private length = 0;

  private readonly nextMarks: readonly (string | null)[];

  constructor(private readonly lines: readonly string[]) {
    this.nextMarks = nextMarks(lines);
  }

  collect(): Message[] {
    this.lines.forEach((line, index) => this.take(line, index));
    return this.messages;
  }

  private take(line: string, index: number): void {
    const tag = TAG.exec(line);
    if (tag && !this.isTime(tag[1]!, index)) {
      this.begin(tag[1]!, line.slice(tag[0].length), index);
      return;
    }
    const fields = this.message?.fields;
    if (fields === undefined || this.endsMessage(index)) {
      if (this.message) this.message.isEnded = true;
      this.message = null;
      const block = BLOCK.exec(line);
      this.isInBlock ||= block !== null;
      const inBlock = block ? line.slice(block.index + block[0].length) : '';
      if (TAG.test(inBlock)) this.take(inBlock, index);
      return;
    }
    this.length += line.length;
    if (this.length > MAX_FIELD) throw new UnreadableStatement('too_complex', `line ${index + 1}`);
    fields.at(-1)?.lines.push(line);
  }

  /** Whether the line ends the message. A text may also have a line '-', but then fields of the same message follow. */
  private endsMessage(index: number): boolean {
    const next = this.nextMarks[index + 1] ?? null;
    return END.test(this.lines[index]!) && (next === null || /^(?:20|25|94)/.test(next));
  }

  /** Whether the line looks like a field but is part of a time in a text. */
  private isTime(tag: string, index: number): boolean {
    const followers = this.message?.fields.at(-1)?.tag === '86' ? FOLLOWERS.get(tag) : undefined;
    return followers !== undefined && !followers.test(this.nextMarks[index + 1] ?? '');
  }

  private begin(tag: string, rest: string, index: number): void {
    if (rest.length > MAX_FIELD) throw new UnreadableStatement('too_complex', `line ${index + 1}`);
    const hasAccount = this.message?.fields.some((field) => field.tag.startsWith('25')) ?? false;
    const isNew = tag === '20' || tag.startsWith('94') || (tag.startsWith('25') && hasAccount);
    const last = this.message?.fields;
    if (this.message === null || (isNew && !(last?.length === 1 && last[0]!.tag.startsWith('94')))) {
      this.message = { fields: [], isInBlock: this.isInBlock, isEnded: false };
      this.messages.push(this.message);
      this.isInBlock = false;
    }
    this.message.fields.push({ tag, lines: [rest], line: index + 1 });
    this.length = rest.length;
  }
}

/**
 * Returns the messages of a file with their fields, without the text around the messages.
 * @throws UnreadableStatement 'too_complex' for a field or a file that is too long
 */
export const readFields = (text: string): Message[] => new Collector(splitLines(text)).collect();
