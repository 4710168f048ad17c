import { slugify } from '#kernel';
import { GIVEN_NAMES } from './given-names.js';
import { NOT_IN_NAMES } from './not-in-names.js';

/** A name reduced to what banks, alphabets and habits leave of it. */
export interface FoldedName {
  /** Words of two letters or more, without legal forms and titles. */
  readonly words: readonly string[];
  /** Words that tell persons apart: all but common given names, or all if there are no others. */
  readonly telling: readonly string[];
  readonly initials: string;
  /** All words in one canonical text. */
  readonly key: string;
}

const MAX_NAME = 600;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = 'aceiopxyABCEHIKMOPTXYkt';
const CYRILLIC = 'асеіорхуАВСЕНІКМОРТХУкт';
const LOOK_ALIKE = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place]!]));

/** Banks and keyboards put Latin letters into Cyrillic words, Ukrainian banks always i for і: 'Марiя', 'КЛIЄНТ'. */
const inOneAlphabet = (word: string): string =>
  /\p{Script=Cyrillic}/u.test(word) && /[a-zA-Z]/.test(word)
    ? word.replace(/[a-zA-Z]/g, (letter) => LOOK_ALIKE.get(letter) ?? letter)
    : word;

const SPELLINGS = /shch|tsch|sch|zgh|sh|sz|cz|ch|ts|zh|kh|ck|ph|[gqwx]/g;
/** Spellings of one sound, so that the ways to write a name in Latin letters give the same word. */
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

/** The sound of a word in lower-case Latin letters. */
export const foldSound = (word: string): string =>
  word
    .replace(SPELLINGS, (letters) => SOUNDS[letters]!)
    .replace(/([aou])e/g, '$1')
    .replace(/[iyj]+(?=[aeou])/g, '')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Words in lower-case Latin letters: 'Gnatyuk' and 'Гнатюк' give the same. */
export function foldWords(text: string): string[] {
  const slug = slugify(text.slice(0, MAX_NAME).normalize('NFKC').replace(WORD, inOneAlphabet), MAX_NAME);
  return slug === '' ? [] : slug.split('-').filter((word) => !NOT_IN_NAMES.has(word));
}

const GIVEN = new Set(GIVEN_NAMES.map(foldSound));

export const isGivenName = (sound: string): boolean => GIVEN.has(sound);

/** A word without the ending that Slavic languages change: 'за Гнатюк Олену'. */
export const stemOf = (sound: string): string => (sound.length > 4 ? sound.replace(/[aeiou]{1,2}$/, '') : sound);

export function foldName(name: string): FoldedName {
  const all = foldWords(name);
  const words = [...new Set(all.filter((word) => word.length > 1).map(foldSound))].sort();
  const telling = words.filter((word) => !GIVEN.has(word));
  const initials = all.filter((word) => word.length === 1).map(foldSound);
  return { words, telling: telling.length > 0 ? telling : words, initials: initials.join(''), key: words.join(' ') };
}
