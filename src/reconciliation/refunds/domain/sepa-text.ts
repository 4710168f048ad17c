import { transliterate } from '#kernel';

/** Replacements that EPC217-08 recommends for characters outside the set that all banks take. */
const REPLACED: Readonly<Record<string, string>> = {
  '&': '+',
  '@': '(at)',
  _: '-',
  '"': "'",
  ';': ',',
  '!': '.',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '«': "'",
  '»': "'",
  '„': "'",
  '“': "'",
  '”': "'",
  '–': '-',
  '—': '-',
  '№': 'No.',
};

/**
 * The text in the characters that every bank of SEPA takes: Latin letters without diacritics, digits and
 * `/ - ? : ( ) . , ' +`. Other letters are transliterated, characters without a replacement become a full stop
 * (EPC217-08). Never empty.
 * @param longest number of characters that are kept
 */
export function sepaText(text: string, longest: number): string {
  const latin = inLatin(text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' '))
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (character) => REPLACED[character] ?? '.')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ /]+/g, '')
    .slice(0, longest)
    .replaceAll(/[ /]+$/g, '');
  return latin === '' ? 'NOTPROVIDED' : latin;
}

/** Transliterates the text and keeps the capitals of each word. */
function inLatin(text: string): string {
  const words = text.split(' ');
  return transliterate(text)
    .split(' ')
    .map((latin, index) => withCapitals(words[index] ?? '', latin))
    .join(' ');
}

function withCapitals(word: string, latin: string): string {
  if (word.length === latin.length)
    return [...latin].map((letter, index) => (/\p{Lu}/u.test(word[index]!) ? letter.toUpperCase() : letter)).join('');
  const letters = word.replaceAll(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return latin.toUpperCase();
  // Both parts of a double name begin with a capital.
  const parts = word.split('-');
  return latin
    .split('-')
    .map((part, index) => (/^[^\p{L}]*\p{Lu}/u.test(parts[index] ?? '') ? capitalized(part) : part))
    .join('-');
}

const capitalized = (text: string): string => text.replace(/[a-z]/, (letter) => letter.toUpperCase());
