import { isBlank, isDigit } from './readable.js';
import { isUnclearEnd } from './reference-end.js';

const START = /R\s{0,3}F\s{0,3}(?=\d)/g;
const MAX_DIGITS = 23;
const MIN_DIGITS = 3;
const MAX_BLANKS = 3;
/** More are not read: what names so many orders is for a person. */
export const MAX_REFERENCES = 20;

/** What a reference may be if it ends here. */
export interface ReferenceEnd {
  /** RF with the digits, without blanks. The check digits are not verified. */
  readonly reference: string;
  /** Whether the sign before or after makes it another number, such as a digit that is glued to it. */
  readonly isUnclear: boolean;
}

/** RF and digits in a text. Where blanks follow digits, it may end at each of them; shortest first. */
export interface FoundReference {
  readonly ends: readonly ReferenceEnd[];
  /** Where its last digit ends. */
  readonly end: number;
}

/** Finds RF with digits, in which blanks and line breaks may be anywhere. @param text in capitals */
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

/** @param isGlued whether a digit that is not of another reference is in front */
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
