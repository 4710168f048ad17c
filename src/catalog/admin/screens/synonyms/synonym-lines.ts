import { LANGUAGES, type Data, type Language } from '#panel';

export type Groups = Data<'getSearchSynonyms'>['groups'];
/** Groups of synonyms by language, one group per line. */
export type Lines = Readonly<Record<Language, string>>;

export const linesOf = (groups: Groups): Lines =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      groups
        .filter((group) => group.language === language)
        .map(({ words }) => words.join(', '))
        .join('\n'),
    ]),
  ) as Lines;

const wordsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

const filled = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Number of the first line with fewer than two words; undefined if every line is a group. */
export const shortLine = (text: string): string | undefined => filled(text).find((line) => wordsOf(line).length < 2);

export const groupsOf = (lines: Lines): Groups =>
  LANGUAGES.flatMap((language) => filled(lines[language]).map((line) => ({ language, words: wordsOf(line) })));
