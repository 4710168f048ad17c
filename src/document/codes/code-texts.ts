import { transliterate } from '#kernel';

/** The text as one line: control characters become blanks. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** At most `most` UTF-16 units of the line, without half a surrogate pair at the end. */
export const cut = (text: string, most: number): string =>
  oneLine(text)
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** The whole line, then its shortened forms that end with a whole word, longest first. */
export function wordPrefixes(text: string): string[] {
  const words = oneLine(text).split(' ');
  return words.map((_, index) => {
    const prefix = words.slice(0, words.length - index).join(' ');
    return index === 0 ? prefix : prefix.replace(/[\s,;:.–—-]+$/u, '');
  });
}

/**
 * The longest form of the purpose that fits: the whole text, or the text shortened at a word and followed by the
 * reference, or the reference alone. For formats without a field for the reference.
 */
export function purposeWithReference(purpose: string, reference: string, most: number): string {
  const fits = wordPrefixes(purpose)
    .map((prefix) => (prefix.includes(reference) ? prefix : `${prefix} ${reference}`))
    .find(({ length }) => length <= most);
  return fits ?? cut(reference, most);
}

/** The longest beginning of the purpose with whole words and at most `most` characters; '' if the first word is longer. */
export const purposeAtWord = (purpose: string, most: number): string =>
  wordPrefixes(purpose).find(({ length }) => length <= most) ?? '';

/**
 * Replaces words with characters outside of a Latin character set by their transliteration, and removes the characters
 * that still are outside of it.
 * @param outside matches one character outside of the set, with the flags `u` and `g`
 */
export const inLatin = (text: string, outside: RegExp): string =>
  oneLine(
    oneLine(text)
      .normalize('NFC')
      .replace(/№/g, 'No.')
      .replace(/[«»„“”]/g, '"')
      .replace(/[‘’ʼ]/g, "'")
      .replace(/[–—]/g, '-')
      .replace(/[\p{L}\p{M}']+/gu, (word) => (word.search(outside) < 0 ? word : withCase(word, transliterate(word))))
      .replace(outside, ''),
  );

function withCase(word: string, latin: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return latin.toUpperCase();
  return word.charAt(0) === word.charAt(0).toUpperCase() ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
}
