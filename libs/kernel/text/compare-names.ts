import type { Language } from './localized.js';

export type CompareNames = (one: string, other: string) => number;

const known = new Map<string, CompareNames>();

/**
 * Compares names by the alphabet of a language: first by letters, then by accents, then by case. For names that are
 * displayed in that language; lists that the database sorts use `byName` of src/platform/database.
 * @param numeric compares digits as numbers: 20 ml before 100 ml
 */
export function compareNames(language: Language, { numeric = false } = {}): CompareNames {
  const key = `${language} ${numeric}`;
  let compare = known.get(key);
  if (!compare) known.set(key, (compare = new Intl.Collator(language, { numeric }).compare));
  return compare;
}
