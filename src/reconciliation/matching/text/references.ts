import { isBlank, isDigit } from './readable.js';
import { isUnclearEnd } from './reference-end.js';

const START = /R\s{0,3}F\s{0,3}(?=\d)/g;
const MAX_DIGITS = 23;
const MIN_DIGITS = 3;
const MAX_BLANKS = 3;
/** Further references are not read. A transaction with so many is checked by a person. */
export const MAX_REFERENCES = 20;

/** One of the possible references in a sequence of digits. */
export interface ReferenceEnd {
  /** RF and the digits, without spaces. The check digits are not verified. */
  readonly reference: string;
  /** Whether it may be part of another number, e.g. because of a digit directly before or after it. */
  readonly isUnclear: boolean;
}

/** RF and digits in a text. If there are spaces after some of the digits, the reference may end at each of them. */
export interface FoundReference {
  /** The possible references, the shortest first. */
  readonly ends: readonly ReferenceEnd[];
  /** Position after the last digit. */
  readonly end: number;
}

/**
 * Finds RF followed by digits, with spaces and line breaks at any place.
 * @param text in capitals
 */
export function findReferences(text: string): readonly FoundReference[] {
  const found: FoundReference[] = [];
  for (const match of text.matchAll(START)) {
    const isGlued = isDigit(text[match.index - 1]) && found.at(-1)?.end !== match.index;
    const reference = readReference(text, match.index + match[0].length, isGlued);
    if (reference.ends.length > 0) found.push(reference);
    if (found.length > MAX_REFERENCES) break;
  }
  return found;
}

/**
 * Reads a reference from its first digit on.
 * @param isGlued whether a digit that belongs to no other reference directly precedes RF
 */
function readReference(text: string, digitsFrom: number, isGlued: boolean): FoundReference {
  const ends: ReferenceEnd[] = [];
  let end = digitsFrom;
  let digits = '';
  let groups = 0;
  for (let at = digitsFrom; isDigit(text[at]);) {
    const from = at;
    while (isDigit(text[at])) at++;
    digits += text.slice(from, at);
    groups++;
    if (digits.length > MAX_DIGITS) break;
    const reference = `RF${digits}`;
    const isUnclear = isGlued || isUnclearEnd({ text, end: at, reference, groups, lastGroup: at - from });
    if (digits.length >= MIN_DIGITS) ends.push({ reference, isUnclear });
    end = at;
    at = afterBlanks(text, at);
  }
  return { ends, end };
}

function afterBlanks(text: string, at: number): number {
  let next = at;
  while (next - at < MAX_BLANKS && isBlank(text[next])) next++;
  return next;
}
