export const MARKS = ['bold', 'italic', 'heading', 'list', 'link'] as const;
export type Mark = (typeof MARKS)[number];

/** Replaces `from`–`to` of a text by `insert`; afterwards `start`–`end` is selected. */
export interface MarkdownEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

const AROUND = { bold: '**', italic: '*' } as const;
const BEFORE = { heading: '## ', list: '- ' } as const;
const ADDRESS = 'https://';

/**
 * What a button of the toolbar does with the selection `start`–`end`. Bold, italic, heading and list are removed if the
 * selection has them.
 */
export function markdownEdit(text: string, start: number, end: number, mark: Mark): MarkdownEdit {
  if (mark === 'link') return linkEdit(text, start, end);
  return mark === 'bold' || mark === 'italic'
    ? wrapEdit(text, start, end, AROUND[mark])
    : lineEdit(text, start, end, BEFORE[mark]);
}

function wrapEdit(text: string, start: number, end: number, sign: string): MarkdownEdit {
  const words = text.slice(start, end);
  const [from, to] = [start - sign.length, end + sign.length];
  if (from >= 0 && isWrapped(text, from, to, sign))
    return { from, to, insert: words, start: from, end: from + words.length };
  const first = start + sign.length;
  return { from: start, to: end, insert: `${sign}${words}${sign}`, start: first, end: first + words.length };
}

/** Whether exactly this sign surrounds the text: `**` is not two `*`. */
const isWrapped = (text: string, from: number, to: number, sign: string): boolean =>
  text.slice(from, from + sign.length) === sign &&
  text.slice(to - sign.length, to) === sign &&
  (sign.length > 1 || text[from - 1] !== sign || text[from - 2] === sign) &&
  (sign.length > 1 || text[to] !== sign || text[to + 1] === sign);

/** Changes all lines that the selection touches. */
function lineEdit(text: string, start: number, end: number, sign: string): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const hasAll = lines.every((line) => line.startsWith(sign));
  const insert = lines.map((line) => (hasAll ? line.slice(sign.length) : marked(line, sign))).join('\n');
  return { from, to, insert, start: lines.length === 1 ? from + insert.length : from, end: from + insert.length };
}

const marked = (line: string, sign: string): string => (line.startsWith(sign) ? line : sign + line);

/** Selects the address, which is typed next; a selected address becomes the target of the link. */
function linkEdit(text: string, start: number, end: number): MarkdownEdit {
  const words = text.slice(start, end);
  if (/^https?:\/\/\S+$/.test(words))
    return { from: start, to: end, insert: `[](${words})`, start: start + 1, end: start + 1 };
  const first = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](${ADDRESS})`, start: first, end: first + ADDRESS.length };
}
