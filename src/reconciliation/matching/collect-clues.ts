import type { Clue, CluesOfOrders, Rule } from './clue.js';
import type { Candidate, OrderIndex } from './order-index.js';
import type { Reading } from './text/reading.js';

/** Adds the clues from the payer's name and account to those of the text. */
export function collectClues(
  reading: Reading,
  index: OrderIndex,
  rules: readonly Rule[],
  ofText: readonly Clue[],
): CluesOfOrders {
  const clues = new Map<Candidate, Clue[]>();
  const add = (clue: Clue): void => {
    const known = clues.get(clue.candidate);
    if (known) known.push(clue);
    else clues.set(clue.candidate, [clue]);
  };
  ofText.forEach(add);
  const found = new Set(clues.keys());
  for (const rule of rules) for (const candidate of rule.findByPayer?.(reading, index) ?? []) found.add(candidate);
  for (const candidate of found) {
    for (const rule of rules) {
      const clue = rule.support?.(reading, candidate);
      if (clue) add(clue);
    }
  }
  return clues;
}

/** Compares equally strong clues by their reasons, so that the order of the rules and orders does not matter. */
const isStronger = (one: Clue, other: Clue): boolean =>
  one.strength !== other.strength ? one.strength > other.strength : compareTexts(textOf(one), textOf(other)) < 0;

const textOf = ({ reason }: Clue): string => `${reason.code} ${JSON.stringify(reason.values)}`;

export const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export function strongestOf(clues: readonly Clue[], source: Clue['source']): Clue | undefined {
  let best: Clue | undefined;
  for (const clue of clues) if (clue.source === source && (!best || isStronger(clue, best))) best = clue;
  return best;
}
