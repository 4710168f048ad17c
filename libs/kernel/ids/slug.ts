import { transliterate } from './transliterate.js';

/**
 * URL slug of a text: `a-z`, `0-9` and single inner dashes, at most `maxLength` characters; '' if the text has no
 * letters or digits. Ukrainian follows the national system of 2010, Russian and accented Latin letters the usual
 * transliteration.
 */
export function slugify(text: string, maxLength = 120): string {
  const words = transliterate(text).match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').slice(0, maxLength);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}
