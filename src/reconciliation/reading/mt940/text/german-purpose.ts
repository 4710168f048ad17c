/** Parts of a purpose by code; the text without a code is `text`. Texts have a line break after each subfield. */
export type Purpose = ReadonlyMap<string, string>;

const CODE = /(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|PURP|IBAN|BIC|SQTP|SECU|RREF)\+/g;
/** Codes of references, which end with their subfield unless it is full. Other parts end at the next code. */
const REFERENCES = new Set(['EREF', 'KREF', 'MREF', 'CRED', 'DEBT']);
const TEXTS = new Set(['text', 'SVWZ']);
/** A subfield of at least this length may be full. It can have 27 characters, but blanks at its end may be lost. */
const FULL = 25;

/** Joins the subfields. Returns the text, the positions of subfields, and those at which references may end. */
function join(subfields: readonly string[]): { text: string; starts: Set<number>; ends: number[] } {
  const starts = new Set<number>();
  const ends: number[] = [];
  let text = '';
  for (const subfield of subfields) {
    starts.add(text.length);
    text += subfield;
    if (subfield.length < FULL) ends.push(text.length);
  }
  return { text, starts, ends };
}

/**
 * Splits the purpose of a German statement at its SEPA codes. A code is at the beginning of a subfield or, at some
 * banks, after a blank. It may continue in the next subfield.
 */
export function readPurpose(subfields: readonly string[]): Purpose {
  const { text, starts, ends } = join(subfields);
  const codes = [...text.matchAll(CODE)].filter(({ index }) => starts.has(index) || /\s/.test(text[index - 1] ?? ' '));
  const parts = new Map<string, string>();
  const add = (code: string, from: number, to: number): void => {
    const places = TEXTS.has(code) ? [...starts].filter((place) => place > from && place < to) : [];
    const lines = [from, ...places].map((place, index) => text.slice(place, places[index] ?? to));
    const before = parts.get(code);
    parts.set(code, (before ? `${before}\n` : '') + lines.join('\n'));
  };
  add('text', 0, codes[0]?.index ?? text.length);
  codes.forEach((match, number) => {
    const code = match[0].slice(0, -1);
    const start = match.index + match[0].length;
    const next = codes[number + 1]?.index ?? text.length;
    const end = REFERENCES.has(code) ? Math.min(next, ends.find((place) => place > start) ?? next) : next;
    add(code, start, end);
    if (end < next) add('text', end, next);
  });
  return parts;
}
