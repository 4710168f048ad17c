import { isISO31661Alpha2 } from 'class-validator';
import { compareNames, type Language } from '#kernel';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

const lists = new Map<Language, readonly Country[]>();

/** All countries with translated names, sorted by the alphabet of the language. */
export function countriesIn(language: Language): readonly Country[] {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const list = codes().map((code) => ({ code, name: names.of(code) ?? code }));
  const compare = compareNames(language);
  list.sort((a, b) => compare(a.name, b.name));
  lists.set(language, list);
  return list;
}

export const countryName = (code: string, language: Language): string =>
  countriesIn(language).find((country) => country.code === code)?.name ?? code;

function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => isISO31661Alpha2(code));
}
