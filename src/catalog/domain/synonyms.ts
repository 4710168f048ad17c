import type { Language } from '#kernel';
import { wordsOf } from './search-words.js';

/** Words, or short phrases, with the same meaning in a language. */
export interface SynonymGroup {
  readonly language: Language;
  readonly words: readonly string[];
}

const MOST_ALTERNATIVES = 8;
/** Phrases and excluded words have no synonyms. */
const LITERAL = /"|(?:^|\s)-/;

const plain = (text: string): string => wordsOf(text).join(' ');

/** The normalized words of a group, computed once instead of for each search. */
export const plainWords = ({ words }: SynonymGroup): string[] => words.map(plain).filter((word) => word !== '');

/** The search with each word or phrase replaced by each of its synonyms; groups are results of `plainWords`. */
export function synonymTexts(q: string, groups: ReadonlyArray<readonly string[]>): string[] {
  const asked = ` ${plain(q)} `;
  if (LITERAL.test(q)) return [];
  const texts = groups.flatMap((known) =>
    known
      .filter((word) => asked.includes(` ${word} `))
      .flatMap((word) =>
        known.filter((other) => other !== word).map((other) => asked.replace(` ${word} `, () => ` ${other} `).trim()),
      ),
  );
  return [...new Set(texts)].slice(0, MOST_ALTERNATIVES);
}
