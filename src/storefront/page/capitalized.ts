import type { Language } from '#kernel';

/**
 * Returns the text with a capital first letter, for options and values that stand alone. Texts whose first word has a
 * capital or a digit, such as `iPhone`, `pH` or `350 ml`, stay unchanged.
 */
export function capitalized(text: string, language: Language): string {
  const [first = ''] = text;
  const [word = ''] = text.split(' ');
  return /^[\p{Ll}’'-]+[,;.]?$/u.test(word) && word.length > 2
    ? first.toLocaleUpperCase(language) + text.slice(first.length)
    : text;
}
