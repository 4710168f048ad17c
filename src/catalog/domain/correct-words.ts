import { onOtherLayouts } from './keyboard-layouts.js';
import { wordsOf } from './search-words.js';
import { forgivenErrors, typingDistance } from './typing-distance.js';

/** A word of the catalog that may have been meant; `folded` is its form by the database function `search_fold`. */
export interface MeantWord {
  readonly asked: string;
  readonly askedFolded: string;
  readonly word: string;
  readonly folded: string;
}

/** A corrected search. */
export interface Correction {
  readonly text: string;
  /** Other spellings that the catalog has, as texts. */
  readonly alternatives: readonly string[];
}

const MOST_FOR_WORD = 5;
const MOST_ALTERNATIVES = 8;
/** Minimum length of corrected words. Numbers and parts of SKUs are not corrected. */
const SHORTEST = 3;

export const isCorrectable = (word: string): boolean => word.length >= SHORTEST && !/\p{N}/u.test(word);

/** The words as typed, and as the same keys write them on other keyboard layouts. */
export const readings = (q: string): string[][] => [q, ...onOtherLayouts(q)].map(wordsOf);

/** Probability that the word was meant: as typed, another spelling, a prefix, with typing errors; 0: not at all. */
function certainty({ asked, askedFolded, word, folded }: MeantWord): number {
  if (word === asked) return 4;
  if (folded === askedFolded) return 3;
  if (askedFolded.length >= SHORTEST && folded.startsWith(askedFolded)) return 2;
  // The typed letters are compared too: two exchanged letters may be one sound in the folded form, such as `ch` in
  // `sencha`.
  return Math.max(likeness(askedFolded, folded), likeness(asked, word));
}

function likeness(asked: string, word: string): number {
  const errors = typingDistance(asked, word);
  return errors <= forgivenErrors(asked.length) ? 1 / errors : 0;
}

/** Whether a word of the catalog may have been meant. */
export const isLikely = (candidate: MeantWord): boolean => certainty(candidate) > 0;

/**
 * The reading whose least probable word is the most probable. Null if no reading has a candidate for each word, or if
 * the best one is the typed text.
 */
export function chooseCorrection(q: string, candidates: readonly MeantWord[]): Correction | null {
  const meant = likeliestWords(candidates);
  const best = readings(q)
    .map((words) => words.map((asked) => ({ asked, meant: wordsFor(asked, meant) })))
    .filter((words) => words.length > 0 && words.every((word) => word.meant.length > 0))
    .map((words) => ({ words, sure: Math.min(...words.map((word) => word.meant[0]!.sure)) }))
    .reduce<Reading | null>((found, reading) => (found && found.sure >= reading.sure ? found : reading), null);
  if (!best) return null;
  const text = textOf(best.words);
  if (text === wordsOf(q).join(' ')) return null;
  const alternatives = best.words.flatMap(({ meant: others }, place) =>
    others.slice(1).map(({ word }) => textOf(best.words, { place, word })),
  );
  return { text, alternatives: [...new Set(alternatives)].slice(0, MOST_ALTERNATIVES) };
}

interface SureWord {
  readonly word: string;
  readonly sure: number;
}

interface Reading {
  readonly words: ReadonlyArray<{ readonly meant: readonly SureWord[] }>;
  readonly sure: number;
}

/** The most likely corrections for each search word. */
function likeliestWords(candidates: readonly MeantWord[]): Map<string, SureWord[]> {
  const likeliest = new Map<string, SureWord[]>();
  for (const candidate of candidates) {
    const sure = certainty(candidate);
    const known = likeliest.get(candidate.asked) ?? [];
    const least = known[0]?.sure ?? 0;
    if (sure > least) likeliest.set(candidate.asked, [{ word: candidate.word, sure }]);
    else if (sure === least && sure > 0 && known.length < MOST_FOR_WORD) known.push({ word: candidate.word, sure });
  }
  return likeliest;
}

const wordsFor = (asked: string, meant: ReadonlyMap<string, readonly SureWord[]>): readonly SureWord[] =>
  isCorrectable(asked) ? (meant.get(asked) ?? []) : [{ word: asked, sure: Infinity }];

const textOf = (words: Reading['words'], instead?: { readonly place: number; readonly word: string }): string =>
  words.map(({ meant }, place) => (place === instead?.place ? instead.word : meant[0]!.word)).join(' ');
