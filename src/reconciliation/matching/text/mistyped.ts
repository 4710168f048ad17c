import { foldDigits } from './look-alikes.js';

const WORD = /[\p{L}\p{N}]+/gu;
const BLANKS = /^[\s./-]{1,2}$/;
const MAX_WORDS = 7;
const MAX_CANDIDATES = 16;
const SHORTEST = 7;
const LONGEST = 27;

/** RF, and what is left of it with one letter wrong, missing, doubled or swapped; РФ is RF in Cyrillic. */
const PREFIX =
  /^(?:RF|РФ|РF|RФ|[A-ZА-ЯІ]F|R[0-9A-ZА-ЯІ]|FR|R|F|RRF|RFF|RF[A-ZА-Я]|[A-ZА-Я]RF|R[A-ZА-Я]F)(?=[0-9A-ZА-ЯІ])/;

/** What all of these begin with; longer words are words of a language. */
const BEGINNING = /^(?:[RFР]|[A-ZА-ЯІ]F|[A-ZА-Я]RF)[A-ZА-ЯІ]{0,2}(?![A-ZА-ЯІ]{2})/;

/** Text that may be meant as a reference: `letters` in front, and signs that should be digits. */
export interface ReferenceLike {
  readonly written: string;
  /** Whether the letters are RF in one of the alphabets. */
  readonly hasPrefix: boolean;
  /** Look-alike letters are replaced by digits; other letters are left. */
  readonly digits: string;
}

/** Words and groups of words that begin like a reference. @param text in capitals */
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

/** A letter that looks like a digit may belong to either side: RFO9… is RF09… with the letter O. */
function split(written: string): ReferenceLike[] {
  return [1, 2, 3].flatMap((length) => {
    const letters = written.slice(0, length);
    if (PREFIX.exec(`${letters}0`)?.[0] !== letters) return [];
    const digits = foldDigits(written.slice(length));
    if ((digits.match(/\D/g)?.length ?? 0) > 1 || digits.length < SHORTEST - 1) return [];
    return [{ written, hasPrefix: /^(?:RF|РФ|РF|RФ)$/.test(letters), digits }];
  });
}

/** Check digits and number together, so that all variants are exact as numbers. */
const MOST_DIGITS = 14;
const NUMBER_OF_RF = 271_500;

/** ISO 7064 MOD 97-10 for check digits and number as one number of `length` digits. */
function isValid(value: number, length: number): boolean {
  const place = 10 ** (length - 2);
  const number = value % place;
  // 1 000 000, by which RF and the check digits move the number, leaves 27
  return ((number % 97) * 27 + NUMBER_OF_RF + (value - number) / place) % 97 === 1;
}

/**
 * The references, without RF, that differ from `digits` in one character: replaced, left out, added, or two swapped. All
 * have right check digits. Calculated with numbers, because there are about two hundred variants of a text.
 * @param digits at most one sign is no digit; then only this one is wrong
 * @param isLength tells which lengths are of interest
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
