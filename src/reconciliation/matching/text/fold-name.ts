import { slugify } from '#kernel';
import { GIVEN_NAMES } from './given-names.js';
import { NOT_IN_NAMES } from './not-in-names.js';

/** A name in a form that does not depend on alphabet, spelling and order of its words. */
export interface FoldedName {
  /** Words of at least two letters, without legal forms and titles. */
  readonly words: readonly string[];
  /** Words that distinguish persons: all except common given names, or all if there are no others. */
  readonly telling: readonly string[];
  readonly initials: string;
  /** All words, sorted, in one text. */
  readonly key: string;
}

const MAX_NAME = 600;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = 'aceiopxyABCEHIKMOPTXYkt';
const CYRILLIC = 'асеіорхуАВСЕНІКМОРТХУкт';
const LOOK_ALIKE = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place]!]));

/** Replaces Latin letters in Cyrillic words, which some banks and keyboards mix: 'Марiя' and 'КЛIЄНТ' with Latin i. */
const inOneAlphabet = (word: string): string =>
  /\p{Script=Cyrillic}/u.test(word) && /[a-zA-Z]/.test(word)
    ? word.replace(/[a-zA-Z]/g, (letter) => LOOK_ALIKE.get(letter) ?? letter)
    : word;

const SPELLINGS = /shch|tsch|sch|zgh|sh|sz|cz|ch|ts|zh|kh|ck|ph|[gqwx]/g;
/** One letter for all spellings of a sound, so that different transliterations of a name give the same word. */
const SOUNDS: Readonly<Record<string, string>> = {
  shch: 'c',
  tsch: 'c',
  cz: 'c',
  ch: 'c',
  ts: 'c',
  sch: 's',
  sh: 's',
  sz: 's',
  zgh: 'z',
  zh: 'z',
  kh: 'h',
  g: 'h',
  ck: 'k',
  q: 'k',
  x: 'ks',
  ph: 'f',
  w: 'v',
};

/** Reduces a word in lower-case Latin letters to its sound. */
export const foldSound = (word: string): string =>
  word
    .replace(SPELLINGS, (letters) => SOUNDS[letters]!)
    .replace(/([aou])e/g, '$1')
    .replace(/[iyj]+(?=[aeou])/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Returns the words of a text in lower-case Latin letters, without legal forms and titles. */
export function foldWords(text: string): string[] {
  const slug = slugify(text.slice(0, MAX_NAME).normalize('NFKC').replace(WORD, inOneAlphabet), MAX_NAME);
  return slug === '' ? [] : slug.split('-').filter((word) => !NOT_IN_NAMES.has(word));
}

const GIVEN = new Set(GIVEN_NAMES.map(foldSound));

/** Whether a word in the form of `foldSound` is a common given name. */
export const isGivenName = (sound: string): boolean => GIVEN.has(sound);

/** Removes vowels at the end of a word, because Slavic languages decline names, as in 'за Гнатюк Олену'. */
export const stemOf = (sound: string): string => (sound.length > 4 ? sound.replace(/[aeiou]{1,2}$/, '') : sound);

export function foldName(name: string): FoldedName {
  const all = foldWords(name);
  const words = [...new Set(all.filter((word) => word.length > 1).map(foldSound))].sort();
  const telling = words.filter((word) => !GIVEN.has(word));
  const initials = all.filter((word) => word.length === 1).map(foldSound);
  return { words, telling: telling.length > 0 ? telling : words, initials: initials.join(''), key: words.join(' ') };
}
