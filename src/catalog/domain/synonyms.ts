import type { Language } from '#kernel';
import { wordsOf } from './search-words.js';

/** Words, or short phrases, that mean the same to readers of a language. */
export interface SynonymGroup {
  readonly language: Language;
  readonly words: readonly string[];
}

const MOST_ALTERNATIVES = 8;
/** Phrases and excluded words are meant literally. */
const LITERAL = /"|(?:^|\s)-/;

const plain = (text: string): string => wordsOf(text).join(' ');

/** The words of a group as searches are compared with them: thousands of words are written so once, not per search. */
export const plainWords = ({ words }: SynonymGroup): string[] => words.map(plain).filter((word) => word !== '');

/** The same search with one word or phrase replaced by each that means the same; groups as `plainWords` has them. */
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
