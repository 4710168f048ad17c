import { foldDigits } from './look-alikes.js';

const WORD = /[\p{L}\p{N}]+/gu;
const BLANKS = /^[\s./-]{1,2}$/;
const MAX_WORDS = 7;
const MAX_CANDIDATES = 16;
const SHORTEST = 7;
const LONGEST = 27;

/** Matches RF, also in Cyrillic, and RF with one letter that is wrong, missing, doubled, added or swapped. */
const PREFIX =
  /^(?:RF|РФ|РF|RФ|[A-ZА-ЯІ]F|R[0-9A-ZА-ЯІ]|FR|R|F|RRF|RFF|RF[A-ZА-Я]|[A-ZА-Я]RF|R[A-ZА-Я]F)(?=[0-9A-ZА-ЯІ])/;

/** Matches the beginning of a possible reference. Words with more letters before the first digit are ordinary words. */
const BEGINNING = /^(?:[RFР]|[A-ZА-ЯІ]F|[A-ZА-Я]RF)[A-ZА-ЯІ]{0,2}(?![A-ZА-ЯІ]{2})/;

/** A text that may be a mistyped reference. */
export interface ReferenceLike {
  readonly written: string;
  /** Whether the letters at the beginning are RF, in Latin or Cyrillic letters. */
  readonly hasPrefix: boolean;
  /** The text after the letters, with digits instead of letters that look like them. One other letter is possible. */
  readonly digits: string;
}

/**
 * Finds words and sequences of words that begin like a reference.
 * @param text in capitals
 */
export function referenceLike(text: string): ReferenceLike[] {
  const words = [...text.matchAll(WORD)];
  const found: ReferenceLike[] = [];
  for (let first = 0; first < words.length && found.length < MAX_CANDIDATES; first++) {
    if (!BEGINNING.test(words[first]![0])) continue;
    let written = '';
    for (let last = first; last < words.length && last < first + MAX_WORDS; last++) {
      const word = words[last]!;
      const before = words[last - 1];
      if (last > first && !BLANKS.test(text.slice(before!.index + before![0].length, word.index))) break;
      written += word[0];
      if (written.length > LONGEST) break;
      if (written.length >= SHORTEST) found.push(...split(written));
    }
  }
  return found;
}

/** Splits letters and digits. A letter that looks like a digit may belong to either part: RFO9… may be RF09… */
function split(written: string): ReferenceLike[] {
  return [1, 2, 3].flatMap((length) => {
    const letters = written.slice(0, length);
    if (PREFIX.exec(`${letters}0`)?.[0] !== letters) return [];
    const digits = foldDigits(written.slice(length));
    if ((digits.match(/\D/g)?.length ?? 0) > 1 || digits.length < SHORTEST - 1) return [];
    return [{ written, hasPrefix: /^(?:RF|РФ|РF|RФ)$/.test(letters), digits }];
  });
}

/** Largest length of check digits and number together. All variants up to it are exact as JavaScript numbers. */
const MOST_DIGITS = 14;
const NUMBER_OF_RF = 271_500;

/** Verifies check digits and number, given as one number of `length` digits, by ISO 7064 MOD 97-10. */
function isValid(value: number, length: number): boolean {
  const place = 10 ** (length - 2);
  const number = value % place;
  // RF and the check digits are moved to the end, which multiplies the number by 1 000 000, i.e. by 27 modulo 97.
  return ((number % 97) * 27 + NUMBER_OF_RF + (value - number) / place) % 97 === 1;
}

/**
 * Returns the valid references, without RF, that differ from `digits` by one character: replaced, missing, added, or
 * two swapped. It calculates with numbers, because there are about two hundred variants of each text.
 * @param digits may contain one character that is not a digit; then only this character is wrong
 * @param isLength whether any order has a reference of this length without RF
 */
export function oneCharacterAway(digits: string, isLength: (length: number) => boolean): string[] {
  const { length } = digits;
  if (length > MOST_DIGITS) return [];
  const found = new Set<string>();
  const wrong = digits.search(/\D/);
  const value = Number(digits.replace(/\D/, '0'));
  const add = (variant: number, size: number): void => {
    if (isValid(variant, size)) found.add(String(variant).padStart(size, '0'));
  };
  for (let at = 0; at <= length; at++) {
    const power = 10 ** at;
    const right = value % power;
    const isHere = at < length && (wrong < 0 || wrong === length - 1 - at);
    const digit = Math.floor(value / power) % 10;
    const left = Math.floor(value / power / 10);
    for (let other = 0; other < 10; other++) {
      if (isHere && isLength(length)) add((left * 10 + other) * power + right, length);
      if (wrong < 0 && isLength(length + 1)) add((Math.floor(value / power) * 10 + other) * power + right, length + 1);
    }
    if (isHere && isLength(length - 1)) add(left * power + right, length - 1);
    if (wrong < 0 && at + 1 < length && isLength(length)) {
      const next = left % 10;
      add(value + (digit - next) * (10 * power - power), length);
    }
  }
  return [...found];
}
